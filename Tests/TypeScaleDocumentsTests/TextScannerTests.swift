import Testing
import TypeScaleDiagnostics
import TypeScaleDocuments

struct TextScannerTests {
    /// The scanner in the documentation of ``TextScanner``.
    struct NumberScanner: TextScanner {
        let bytes: [UInt8]
        var position = 0

        init(_ text: String) { bytes = Array(text.utf8) }

        mutating func next() -> Int? {
            skipWhiteSpace()
            let digits = bytes[position...].prefix { 0x30...0x39 ~= $0 }
            position += digits.count
            return Int(String(decoding: digits, as: UTF8.self))
        }
    }

    @Test func `the documented scanner reads numbers between white space`() {
        var scanner = NumberScanner(" 12\t\r\n3 x")
        #expect(scanner.next() == 12 && scanner.next() == 3 && scanner.next() == nil)
        #expect(scanner.byte == UInt8(ascii: "x"))
    }

    @Test func `the end has no byte and no text`() {
        var scanner = NumberScanner("a")
        #expect(scanner.byte == 0x61 && scanner.isAt("a") && !scanner.isAt("ab"))
        #expect(scanner.skipIf("a") && scanner.byte == nil)
        #expect(scanner.isAt("") && !scanner.isAt("a") && !scanner.skipIf("a"))
        scanner.skipWhiteSpace()
        #expect(!scanner.skip(past: "a") && scanner.position == 1)
    }

    @Test func `a string is skipped only if it comes next`() {
        var scanner = NumberScanner("<!-- -->")
        #expect(!scanner.skipIf("<!DOC") && scanner.position == 0)
        #expect(scanner.skipIf("<!--") && scanner.position == 4)
    }

    /// A combining mark after a delimiter forms one `Character` with it.
    @Test(arguments: [
        ("ab*/c", "*/", 4), ("a*\u{301}*/\u{301}", "*/", 6), ("***/", "*/", 4), ("--->", "-->", 4),
        ("é", "\u{301}", nil), ("a*", "*/", nil), ("", "x", nil),
    ])
    func `the next occurrence is found by its bytes`(text: String, end: String, position: Int?) {
        var scanner = NumberScanner(text)
        #expect(scanner.skip(past: end) == (position != nil))
        #expect(scanner.position == position ?? text.utf8.count)
    }

    @Test func `white space is spaces, tabs and line ends`() {
        for value in 0..<UInt8(0x80) {
            var scanner = NumberScanner(String(UnicodeScalar(value)) + "x")
            scanner.skipWhiteSpace()
            #expect(scanner.position == ([0x20, 0x09, 0x0A, 0x0D].contains(value) ? 1 : 0))
        }
    }

    @Test func `only a byte order mark at the start is skipped`() {
        var scanner = NumberScanner("\u{FEFF}\u{FEFF}a")
        scanner.skipByteOrderMark()
        #expect(scanner.position == 3)
        var plain = NumberScanner("a\u{FEFF}")
        plain.skipByteOrderMark()
        #expect(plain.position == 0)
    }
}
