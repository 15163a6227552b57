/// A hash table of kerned glyph pairs, with open addressing and a maximum size.
struct PairCache: Sendable {
    /// The maximum number of pairs, for which the table takes 200 KB.
    static let maximumCount = 8192

    private var keys: [UInt32]
    private var values: [Double]
    private var shift: UInt32
    private(set) var count = 0

    /// The key of a free slot, which no pair uses because glyph 65,535 doesn't exist.
    private static let free = UInt32.max

    init() {
        keys = Array(repeating: Self.free, count: 64)
        values = Array(repeating: 0, count: 64)
        shift = 32 - 6
    }

    /// Returns the kerning of a pair in font units, or `nil` if the pair is not cached.
    @inline(__always)
    func value(_ first: UInt16, _ second: UInt16) -> Double? {
        let key = UInt32(first) << 16 | UInt32(second)
        var slot = Int((key &* 0x9E37_79B1) >> shift)
        while true {
            let found = keys[slot]
            if found == key { return values[slot] }
            if found == Self.free { return nil }
            slot = (slot + 1) & (keys.count - 1)
        }
    }

    /// Adds the kerning of a pair, after removing all pairs if the table is full.
    mutating func insert(_ value: Double, _ first: UInt16, _ second: UInt16) {
        if 2 * (count + 1) > keys.count { grow() }
        store(value, UInt32(first) << 16 | UInt32(second))
    }

    private mutating func store(_ value: Double, _ key: UInt32) {
        guard key != Self.free else { return }
        var slot = Int((key &* 0x9E37_79B1) >> shift)
        while keys[slot] != Self.free, keys[slot] != key {
            slot = (slot + 1) & (keys.count - 1)
        }
        if keys[slot] == Self.free { count += 1 }
        keys[slot] = key
        values[slot] = value
    }

    private mutating func grow() {
        let old = (keys: keys, values: values)
        let isFull = count >= Self.maximumCount
        let size = isFull ? 64 : 2 * keys.count
        keys = Array(repeating: Self.free, count: size)
        values = Array(repeating: 0, count: size)
        shift = 32 - UInt32(size.trailingZeroBitCount)
        count = 0
        guard !isFull else { return }
        for (index, key) in old.keys.enumerated() { store(old.values[index], key) }
    }
}
