/// The changes that kerning makes to the first glyph of a pair, in font units.
struct Kerning: Equatable, Sendable {
    /// The change of the advance, which a `kern` table splits between both glyphs.
    var advance: Double
    /// The distance by which the glyph is moved.
    var offset: Float

    static let zero = Kerning(advance: 0, offset: 0)
}

/// A hash table of kerned glyph pairs, in which each pair has two possible slots.
///
/// A table of the maximum size replaces single pairs, so the cost of a pair doesn't depend on the
/// number of pairs in the text.
struct PairCache: Sendable {
    /// The maximum number of slots, for which the table takes 320 KB.
    private static let maximumSlotCount = 16_384

    private var keys: [UInt32]
    private var values: [Kerning]
    private var shift: UInt32
    /// The number of pairs that were added since the table grew.
    private var count = 0

    /// The key of a free slot, which no pair uses because glyph 65,535 doesn't exist.
    private static let free = UInt32.max

    init() {
        keys = Array(repeating: Self.free, count: 64)
        values = Array(repeating: .zero, count: 64)
        shift = 32 - 6
    }

    /// Returns the first slot of a pair, where the slot next to it is the second.
    @inline(__always)
    private func slot(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> shift) }

    /// Returns the kerning of a pair, or `nil` if the pair is not cached.
    // Without inlining, kerned text takes 8% more instructions.
    @inline(__always)
    func value(_ first: UInt16, _ second: UInt16) -> Kerning? {
        let key = UInt32(first) << 16 | UInt32(second)
        let slot = slot(key)
        if keys[slot] == key { return values[slot] }
        return keys[slot ^ 1] == key ? values[slot ^ 1] : nil
    }

    /// Adds the kerning of a pair that is not cached.
    mutating func insert(_ value: Kerning, _ first: UInt16, _ second: UInt16) {
        // With more pairs than a quarter of the slots, short texts take 14% more instructions.
        let isFull = 4 * (count + 1) > keys.count
        if isFull, keys.count < Self.maximumSlotCount { grow() }
        store(value, UInt32(first) << 16 | UInt32(second))
    }

    private mutating func store(_ value: Kerning, _ key: UInt32) {
        guard key != Self.free else { return }
        let slot = slot(key)
        // The older pair moves to the second slot.
        if keys[slot] != Self.free {
            keys[slot ^ 1] = keys[slot]
            values[slot ^ 1] = values[slot]
        }
        keys[slot] = key
        values[slot] = value
        count += 1
    }

    private mutating func grow() {
        let old = (keys: keys, values: values)
        let size = 2 * keys.count
        keys = Array(repeating: Self.free, count: size)
        values = Array(repeating: .zero, count: size)
        shift = 32 - UInt32(size.trailingZeroBitCount)
        count = 0
        for (index, key) in old.keys.enumerated() { store(old.values[index], key) }
    }
}
