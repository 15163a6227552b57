/// A hash function for names, which is five times as fast as `hashValue`.
///
/// The function is [wyhash32](https://github.com/wangyi-fudan/wyhash). Its constants are random, so
/// that a font cannot contain names that collide.
struct NameHash {
    private let seed = (
        UInt32(truncatingIfNeeded: 1.hashValue), UInt32(truncatingIfNeeded: 2.hashValue)
    )

    /// Returns the hash value of a name.
    ///
    /// The values of canonically equivalent names are equal, unless only one of them is ASCII.
    func callAsFunction(_ name: String) -> UInt32 {
        let hash = unsafe name.utf8.withContiguousStorageIfAvailable { letters in
            unsafe asciiHash(UnsafeRawBufferPointer(letters))
        }
        if let hash { return hash ?? UInt32(truncatingIfNeeded: name.hashValue) }
        // On Apple platforms, the storage of an Objective-C string may not be contiguous.
        return self(String(decoding: Array(name.utf8), as: UTF8.self))
    }

    /// Returns the hash value of ASCII characters, or `nil` if one isn't ASCII.
    private func asciiHash(_ letters: UnsafeRawBufferPointer) -> UInt32? {
        let count = letters.count
        var state = (seed.0, seed.1 ^ UInt32(truncatingIfNeeded: count))
        var all: UInt32 = 0
        func mix(_ first: UInt32, _ second: UInt32) {
            all |= first | second
            let product = UInt64(state.0 ^ first) &* UInt64(state.1 ^ second)
            state.0 = UInt32(truncatingIfNeeded: product) ^ seed.0
            state.1 = UInt32(truncatingIfNeeded: product >> 32) ^ seed.1
        }
        func word(_ offset: Int) -> UInt32 {
            unsafe letters.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        }
        if count >= 8 {
            for offset in stride(from: 0, to: count - 8, by: 8) {
                mix(word(offset), word(offset + 4))
            }
            // The last words can overlap the words before them.
            mix(word(count - 8), word(count - 4))
        } else if count >= 4 {
            mix(word(0), word(count - 4))
        } else {
            mix(unsafe letters.reduce(0) { $0 << 8 | UInt32($1) }, 0)
        }
        mix(0, 0)
        return all & 0x8080_8080 == 0 ? state.0 ^ state.1 : nil
    }
}
