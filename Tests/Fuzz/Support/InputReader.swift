/// Reads choices, numbers and texts from the bytes of an input.
struct InputReader {
    private var rest: ArraySlice<UInt8>

    init(_ start: UnsafePointer<UInt8>, _ count: Int) {
        rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
    }

    /// Returns the next byte, or 0 at the end.
    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// Returns the text before the next NUL, and skips the NUL.
    mutating func text() -> String {
        let text = rest.prefix { $0 != 0 }
        rest = rest.dropFirst(text.count + 1)
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the remaining bytes as text, at most `count` of them.
    mutating func text(upTo count: Int) -> String {
        defer { rest = rest.dropFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }

    /// Returns a number of any kind: ordinary, zero, negative, huge, infinite or NaN.
    mutating func number() -> Double {
        switch byte() {
        case 0: 0
        case 1: .nan
        case 2: .infinity
        case 3: -.infinity
        case 4: 1.7e308
        case 5: -1.7e308
        case 6: .leastNonzeroMagnitude
        case 7: 1e15 + 0.5
        case let byte where byte < 64: -Double(byte) / 3
        case let byte: Double(byte) * 0.7
        }
    }
}
