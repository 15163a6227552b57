/// The bytes at the start of a file that identify its encoding.
package enum ByteOrderMark {
    package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// The big-endian mark, then the little-endian mark.
    package static let utf16: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
}
