import Testing

@testable import TypeScaleFonts

struct ScalarDecoderTests {
    /// The standard library decodes the expected characters.
    @Test func `counts and decodes the characters of every length, at every position`() {
        let characters: [Character] = [
            "a", "\u{7F}", "\u{80}", "é", "\u{7FF}", "가", "\u{FFFF}", "😀",
        ]
        for first in characters {
            for second in characters {
                for count in 0...17 {
                    let text = String(repeating: first, count: count) + String(second)
                    let bytes = Array(text.utf8)
                    let scalarCount = ScalarDecoder.count(unsafe bytes.span.bytes)
                    #expect(scalarCount == text.unicodeScalars.count)
                    var reader = ScalarDecoder()
                    var found: [UInt32] = []
                    while let (scalar, length) = reader.next(bytes.span) {
                        found.append(scalar)
                        reader.skip(length)
                    }
                    #expect(found == text.unicodeScalars.map(\.value))
                    for expected in found.reversed() {
                        let scalar = reader.back(bytes.span)
                        #expect(scalar == expected)
                    }
                    let start = reader.back(bytes.span)
                    #expect(start == nil)
                }
            }
        }
    }
}
