/// A name as a key, which equals the key of each canonically equivalent name.
///
/// The operators of `String` would link their own tables for normalization into a WebAssembly
/// module.
struct NameKey {
    private let name: String
    /// The characters of the canonical decomposition, or `nil` if the name is ASCII.
    private let characters: [UInt32]?
    let hash: UInt32

    init(_ name: String, _ hash: NameHash = NameHash()) {
        self.name = name
        var text = name
        let value = text.withBytes { hash($0) }
        if value.isASCII {
            characters = nil
            self.hash = value.hash
        } else {
            let decomposed = Self.decomposed(name)
            characters = decomposed
            text = String(String.UnicodeScalarView(decomposed.compactMap { Unicode.Scalar($0) }))
            self.hash = text.withBytes { hash($0).hash }
        }
    }

    /// Returns whether the key belongs to a name.
    ///
    /// If the hash values of two names differ, you don't need to compare the names.
    func matches(_ other: String) -> Bool {
        if name.isIdentical(to: other) { return true }
        return characters.map { $0 == Self.decomposed(other) } ?? false
    }

    /// Returns the canonical decomposition of a name, in which long series of marks keep their
    /// order.
    private static func decomposed(_ name: String) -> [UInt32] {
        var sequence = CombiningSequence()
        for scalar in name.unicodeScalars {
            for character in Jamo.decomposition(scalar.value) {
                sequence.append(character, keepsWhole: false) { _ in true }
            }
        }
        sequence.order()
        return sequence.characters
    }
}

extension String {
    /// Returns whether the name consists of the same characters as another name.
    func isIdentical(to other: String) -> Bool {
        var (text, other) = (self, other)
        return text.withSpan { bytes in
            other.withSpan { others in
                bytes.count == others.count
                    && bytes.indices.allSatisfy { bytes[$0] == others[$0] }
            }
        }
    }

    /// Returns whether the name precedes another name in the order of their code points.
    func precedes(_ other: String) -> Bool {
        Array(utf8).lexicographicallyPrecedes(Array(other.utf8))
    }
}

/// A hash function for names, which is five times as fast as `hashValue`.
///
/// The function is [wyhash32](https://github.com/wangyi-fudan/wyhash). Its constants are random, so
/// that a font cannot contain names that collide.
struct NameHash {
    private let seed = (
        UInt32(truncatingIfNeeded: 1.hashValue), UInt32(truncatingIfNeeded: 2.hashValue)
    )

    /// Returns the hash value of bytes, and whether all of them are ASCII characters.
    func callAsFunction(_ letters: RawSpan) -> (hash: UInt32, isASCII: Bool) {
        let count = letters.byteCount
        var state = (seed.0, seed.1 ^ UInt32(truncatingIfNeeded: count))
        var all: UInt32 = 0
        func mix(_ first: UInt32, _ second: UInt32) {
            all |= first | second
            let product = UInt64(state.0 ^ first) &* UInt64(state.1 ^ second)
            state.0 = UInt32(truncatingIfNeeded: product) ^ seed.0
            state.1 = UInt32(truncatingIfNeeded: product >> 32) ^ seed.1
        }
        func mixWords(_ offset: Int) {
            let words: UInt64 = letters.number(at: offset)
            mix(UInt32(truncatingIfNeeded: words >> 32), UInt32(truncatingIfNeeded: words))
        }
        if count >= 8 {
            for offset in stride(from: 0, to: count - 8, by: 8) { mixWords(offset) }
            // The last words can overlap the words before them.
            mixWords(count - 8)
        } else if count >= 4 {
            mix(letters.uint32(at: 0), letters.uint32(at: count - 4))
        } else {
            mix((0..<count).reduce(0) { $0 << 8 | UInt32(letters.uint8(at: $1)) }, 0)
        }
        mix(0, 0)
        return (state.0 ^ state.1, all & 0x8080_8080 == 0)
    }
}
