import Testing

@testable import TypeScaleLayout

struct TrailingSpaceTests {
    // Unicode's white space, all below U+10000, includes no-break spaces of class GL.
    @Test func `is white space, except no-break spaces, or ZERO WIDTH SPACE`() {
        let others: Set<Unicode.Scalar> = ["\u{A0}", "\u{2007}", "\u{202F}"]
        for value in UInt32(0)...0x1_0FFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isTrailing =
                scalar.properties.isWhitespace && !others.contains(scalar) || scalar == "\u{200B}"
            let bytes = Array(String(scalar).utf8)
            let found = TrailingSpace.contains(bytes.span, at: 0)
            if found != isTrailing { Issue.record("U+\(String(value, radix: 16))") }
        }
    }
}
