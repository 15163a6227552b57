import TypeScale
import TypeScaleFonts

/// The bytes of a response, in the format of ``WebRequest``.
struct WebResponse {
    private(set) var bytes: [UInt8] = []

    @inline(never)
    mutating func append(_ number: Double) {
        append(number.bitPattern)
    }

    @inline(never)
    mutating func append(_ count: Int) {
        append(UInt32(truncatingIfNeeded: count))
    }

    @inline(never)
    mutating func append(_ condition: Bool) {
        bytes.append(condition ? 1 : 0)
    }

    mutating func append(_ exactness: WidthExactness) {
        switch exactness {
        case .exact: bytes.append(0)
        case .unkerned: bytes.append(1)
        case .estimated: bytes.append(2)
        }
    }

    @inline(never)
    mutating func append(_ text: String) {
        unsafe append(text.withBytes { $0.count })
        appendBytes(of: text)
    }

    private mutating func appendBytes(of text: String) {
        unsafe text.withBytes { unsafe bytes.append(contentsOf: $0) }
    }

    /// Appends a text whose numbers JavaScript writes.
    mutating func append(_ text: NumberedText) {
        append(text.parts.count)
        for part in text.parts {
            switch part {
            case .text(let text):
                append(false)
                append(text)
            case .number(let number):
                append(true)
                append(number)
            }
        }
    }

    mutating func append(_ texts: [String]) {
        append(texts.count)
        for text in texts { append(text) }
    }

    mutating func append(_ scalars: [Unicode.Scalar]) {
        append(scalars.count)
        for scalar in scalars { append(scalar.value) }
    }

    /// Appends the message of an error, which extends to the end of the response.
    mutating func append(_ error: WebError) {
        appendBytes(of: error.message)
        guard let name = error.name else { return }
        appendBytes(of: " '")
        appendBytes(of: name)
        appendBytes(of: "'")
    }

    private mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        var rest = number
        for _ in 0..<(Number.bitWidth / 8) {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }
}
