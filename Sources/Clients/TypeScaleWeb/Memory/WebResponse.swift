import TypeScale
import TypeScaleFonts

/// The bytes of a response, in the format of ``WebRequest``.
struct WebResponse {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ number: Double) {
        append(number.bitPattern)
    }

    mutating func append(_ count: Int) {
        append(UInt32(truncatingIfNeeded: count))
    }

    mutating func append(_ condition: Bool) {
        bytes.append(condition ? 1 : 0)
    }

    mutating func append(_ exactness: WidthExactness) {
        switch exactness {
        case .exact: bytes.append(0)
        case .withinPixel: bytes.append(1)
        case .estimate: bytes.append(2)
        }
    }

    mutating func append(_ text: String) {
        append(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(_ texts: [String]) {
        append(texts.count)
        for text in texts { append(text) }
    }

    mutating func append(_ scalars: [Unicode.Scalar]) {
        append(scalars.count)
        for scalar in scalars { append(scalar.value) }
    }

    private mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        var rest = number
        for _ in 0..<(Number.bitWidth / 8) {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }
}
