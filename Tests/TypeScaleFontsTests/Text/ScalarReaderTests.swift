import Testing

@testable import TypeScaleFonts

struct ScalarReaderTests {
    /// The standard library decodes the expected characters.
    @Test func `counts and decodes the characters of every length, at every position`() throws {
        let characters: [Character] = [
            "a", "\u{7F}", "\u{80}", "é", "\u{7FF}", "가", "\u{FFFF}", "😀",
        ]
        for first in characters {
            for second in characters {
                for count in 0...17 {
                    let text = String(repeating: first, count: count) + String(second)
                    var copy = text
                    try copy.withUTF8 { bytes in
                        unsafe #expect(ScalarReader.count(bytes) == text.unicodeScalars.count)
                        var reader = unsafe try #require(ScalarReader(bytes))
                        var found: [UInt32] = []
                        while let (scalar, length) = unsafe reader.next {
                            found.append(scalar)
                            unsafe reader.skip(length)
                        }
                        #expect(found == text.unicodeScalars.map(\.value))
                        for expected in found.reversed() {
                            let scalar = unsafe reader.back()
                            #expect(scalar == expected)
                        }
                        let start = unsafe reader.back()
                        #expect(start == nil)
                    }
                }
            }
        }
    }
}
