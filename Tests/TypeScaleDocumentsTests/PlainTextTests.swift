import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleTestSupport

/// Compares with the standard library's and Foundation's conversions.
struct PlainTextTests {
    private static let texts: [Named<String>] = [
        "", "a", "é\r\n가", "👩‍👩‍👧\u{10FFFF}", "\u{FFFE}\u{FFFD}\0",
    ]

    @Test(arguments: texts)
    func `well-formed UTF-8 is returned as it is, with its byte order mark`(
        text: Named<String>
    ) throws {
        for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
            let bytes = mark + text.value.utf8
            #expect(try PlainText.utf8(of: Data(bytes)) == bytes)
        }
    }

    @Test(arguments: texts)
    func `UTF-16 with a byte order mark becomes UTF-8`(text: Named<String>) throws {
        let text = text.value
        for (mark, encoding) in [
            ([0xFE, 0xFF], String.Encoding.utf16BigEndian), ([0xFF, 0xFE], .utf16LittleEndian),
        ] as [([UInt8], String.Encoding)] {
            let data = try #require(text.data(using: encoding))
            #expect(try PlainText.utf8(of: Data(mark) + data) == Array(text.utf8))
        }
    }

    /// Combines the bytes at the bounds in table 3-7 of the Unicode Standard, which defines UTF-8.
    @Test func `UTF-8 is refused where the standard library refuses it`() throws {
        let bounds: [UInt8] = [
            0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xEC,
            0xED, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        var sequences = bounds.map { [$0] }
        for _ in 0..<2 { sequences += sequences.flatMap { start in bounds.map { start + [$0] } } }
        sequences += [0x8F, 0x90].flatMap { second in
            [0x7F, 0x80, 0xC0].map { [0xF4, second, 0x80, $0] }
        }
        for sequence in sequences where !sequence.starts(with: [0xFE, 0xFF]) {
            let isValid = String(validating: sequence, as: UTF8.self) != nil
            do throws(Diagnostic) {
                #expect(try PlainText.utf8(of: Data(sequence)) == sequence)
                #expect(isValid, "\(sequence)")
            } catch {
                #expect(!isValid, "\(sequence)")
                #expect(error.kind == .notUTF8)
                // The text before the error is well-formed, but no sequence there is.
                let offset = try #require(error.offset)
                #expect(String(validating: sequence[..<offset], as: UTF8.self) != nil)
                let next = sequence[offset...]
                #expect(
                    !next.indices.contains { String(validating: next[...$0], as: UTF8.self) != nil }
                )
            }
        }
    }

    @Test(arguments: [
        // An odd number of bytes, and surrogates that are not in pairs.
        ([0xFE, 0xFF, 0x00, 0x61, 0x00], 1, 2), ([0xFF, 0xFE, 0x0A, 0x00, 0x00, 0xD8], 2, 1),
        ([0xFE, 0xFF, 0xDC, 0x00, 0x00, 0x61], 1, 1),
        ([0xFE, 0xFF, 0xD8, 0x00, 0xD8, 0x00, 0xDC, 0x00], 1, 1),
    ])
    func `malformed UTF-16 is refused at its position`(bytes: [UInt8], line: Int, column: Int) {
        let error = #expect(throws: Diagnostic.self) { try PlainText.utf8(of: Data(bytes)) }
        #expect(error?.kind == .notUTF8)
        #expect(error?.position == TextPosition(line: line, column: column))
    }
}
