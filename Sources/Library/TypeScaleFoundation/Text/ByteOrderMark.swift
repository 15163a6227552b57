/// The bytes at the start of a file that identify its encoding.
enum ByteOrderMark {
    static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// The big-endian mark, then the little-endian mark.
    static let utf16: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
}
