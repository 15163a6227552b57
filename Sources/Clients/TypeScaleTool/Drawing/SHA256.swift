import Foundation

/// The hash function SHA-256 of [FIPS 180-4](https://csrc.nist.gov/pubs/fips/180-4/upd1/final).
///
/// Content security policies use it to name the scripts that a page may run.
enum SHA256 {
    private static let primes = [
        2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89,
        97, 101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181,
        191, 193, 197, 199, 211, 223, 227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281,
        283, 293, 307, 311,
    ]
    /// The first 32 bits of the fraction in each prime's cube root.
    private static let constants = primes.map { fraction(cbrt(Double($0))) }
    private static let start = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

    private static func fraction(_ number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 0x1p32)
    }

    static func hash(_ message: [UInt8]) -> [UInt8] {
        var bytes = message + [0x80]
        bytes += repeatElement(0, count: (120 - bytes.count % 64) % 64)
        bytes += (UInt64(message.count) * 8).bigEndianBytes
        var state = start
        for block in stride(from: 0, to: bytes.count, by: 64) {
            mix(bytes[block..<(block + 64)], into: &state)
        }
        return state.flatMap(\.bigEndianBytes)
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words: [UInt32] = stride(from: block.startIndex, to: block.endIndex, by: 4).map {
            block[$0..<($0 + 4)].reduce(0) { $0 << 8 | UInt32($1) }
        }
        for i in 16..<64 {
            let low = words[i - 15].turned(7) ^ words[i - 15].turned(18) ^ words[i - 15] >> 3
            let high = words[i - 2].turned(17) ^ words[i - 2].turned(19) ^ words[i - 2] >> 10
            words.append(words[i - 16] &+ low &+ words[i - 7] &+ high)
        }
        // The names of the standard.
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for (constant, word) in zip(constants, words) {
            let choice = (e & f) ^ (~e & g)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let low = e.turned(6) ^ e.turned(11) ^ e.turned(25)
            let high = a.turned(2) ^ a.turned(13) ^ a.turned(22)
            let first = h &+ low &+ choice &+ constant &+ word
            let second = high &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
    }
}

extension UInt32 {
    /// Returns the number with its bits rotated to the right.
    fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension FixedWidthInteger {
    fileprivate var bigEndianBytes: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
            UInt8(truncatingIfNeeded: self >> $0)
        }
    }
}
