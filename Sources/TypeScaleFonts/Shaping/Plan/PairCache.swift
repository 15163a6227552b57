/// What pairs of glyphs were found to be moved by, up to a limit.
struct PairCache: Sendable {
    /// The maximum number of pairs that are kept: 12 bytes each, with as many places free.
    static let maximumCount = 8192

    private var keys: [UInt32]
    private var values: [Double]
    private var shift: UInt32
    /// How many pairs are known.
    private(set) var count = 0

    /// No glyph has the number 65,535.
    private static let free = UInt32.max

    init() {
        keys = Array(repeating: Self.free, count: 64)
        values = Array(repeating: 0, count: 64)
        shift = 32 - 6
    }

    /// What a pair is moved by, in font units; `nil` if that was not found out.
    @inline(__always)
    func value(_ first: UInt16, _ second: UInt16) -> Double? {
        let key = UInt32(first) << 16 | UInt32(second)
        var place = Int((key &* 0x9E37_79B1) >> shift)
        while true {
            let found = keys[place]
            if found == key { return values[place] }
            if found == Self.free { return nil }
            place = (place + 1) & (keys.count - 1)
        }
    }

    /// Keeps what a pair is moved by; when there are too many, those before are let go of.
    mutating func insert(_ value: Double, _ first: UInt16, _ second: UInt16) {
        if 2 * (count + 1) > keys.count { grow() }
        place(value, UInt32(first) << 16 | UInt32(second))
    }

    private mutating func place(_ value: Double, _ key: UInt32) {
        guard key != Self.free else { return }
        var place = Int((key &* 0x9E37_79B1) >> shift)
        while keys[place] != Self.free, keys[place] != key {
            place = (place + 1) & (keys.count - 1)
        }
        if keys[place] == Self.free { count += 1 }
        keys[place] = key
        values[place] = value
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
        for (index, key) in old.keys.enumerated() { place(old.values[index], key) }
    }
}
