/// The low bytes of the values that a rule of a context requires around its first glyph.
struct NeighborValues: Sendable {
    /// The maximum number of values in each direction.
    static let maximumCount = 4

    /// The values after the glyph, from the lowest byte, and then the values before it.
    private(set) var bytes: UInt64 = 0
    /// A mask of the bytes that contain a value.
    private(set) var mask: UInt64 = 0

    mutating func insert(_ value: Int, at place: Int) {
        bytes |= UInt64(UInt8(truncatingIfNeeded: value)) << UInt64(8 &* place)
        mask |= 0xFF << UInt64(8 &* place)
    }

    /// Returns whether the first values after the glyph exist in both, and are equal.
    func hasEqualStart(_ other: NeighborValues) -> Bool {
        mask & other.mask & 0xFF != 0 && (bytes ^ other.bytes) & 0xFF == 0
    }
}
