import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

@testable import TypeScaleRichText

/// Tests documents at each limit, and just above it.
struct LimitTests {
    /// A document-wide limit, with documents of a given size.
    struct Whole: CustomTestStringConvertible, Sendable {
        let name: String
        let kind: Diagnostic.Kind
        let limit: @Sendable (inout RichTextLimits, Int) -> Void
        let document: @Sendable (Int) -> String
        var testDescription: String { name }
    }

    private static func parts(_ count: Int) -> String {
        Array(repeating: "\"a\"", count: count).joined(separator: ",")
    }

    static let wholes = [
        Whole(
            name: "bytes",
            kind: .tooManyBytes,
            limit: { $0.bytes = $1 },
            document: { "[" + String(repeating: " ", count: $0 - 2) + "]" }
        ),
        Whole(
            name: "nesting",
            kind: .tooDeep,
            limit: { $0.nesting = $1 },
            document: { count in
                let deep =
                    String(repeating: "[", count: count - 2)
                    + String(repeating: "]", count: count - 2)
                return "[{\"viewType\":\"X\",\"content\":\(deep)}]"
            }
        ),
        Whole(
            name: "keys",
            kind: .tooManyKeys,
            limit: { $0.keys = $1 },
            document: { count in
                let keys = (0..<count).map { "\"k\($0)\":1" }.joined(separator: ",")
                return "[{\"viewType\":\"X\",\"content\":{\(keys)}}]"
            }
        ),
        Whole(
            name: "contents",
            kind: .tooManyContents,
            limit: { $0.contents = $1 },
            document: { count in
                let content = "{\"viewType\":\"BViewType\",\"content\":{}}"
                let list = Array(repeating: content, count: count).joined(separator: ",")
                return "[\(list)]"
            }
        ),
        Whole(
            name: "inlinesPerContent",
            kind: .tooManyInlines,
            limit: { $0.inlinesPerContent = $1 },
            document: { Documents.rich(parts($0)) }
        ),
        Whole(
            name: "inlines",
            kind: .tooManyInlines,
            limit: { $0.inlines = $1 },
            document: { count in
                let first = Documents.rich(parts(count / 2)).dropLast()
                return first + "," + Documents.rich(parts(count - count / 2)).dropFirst()
            }
        ),
        Whole(
            name: "scalars",
            kind: .tooMuchText,
            limit: { $0.scalars = $1 },
            document: { count in
                let half = String(repeating: "한", count: count / 2)
                let rest = String(repeating: "é", count: count - count / 2)
                return Documents.rich("\"\(half)\",\"\(rest)\"")
            }
        ),
    ]

    @Test(arguments: wholes, RichTextDecoder.Mode.allCases)
    func `exceeding a document limit is an error in both modes`(
        whole: Whole,
        mode: RichTextDecoder.Mode
    ) throws {
        let number = 20
        var decoder = RichTextDecoder(mode: mode)
        whole.limit(&decoder.limits, number)
        #expect(throws: Never.self) { try decoder.decode(whole.document(number)) }
        let error = #expect(throws: RichTextError.self) {
            try decoder.decode(whole.document(number + 1))
        }
        #expect(error?.diagnostic.kind == whole.kind)
        #expect(error?.diagnostic.severity == .error)
        let message = error?.diagnostic.message ?? ""
        #expect(message.contains("(limit \(whole.name))"), "\(message)")
        #expect(message.contains("20"), "\(message)")
    }

    @Test func `default limits equal the documented ones`() {
        let limits = RichTextLimits()
        #expect(limits.bytes == 1_048_576 && limits.nesting == 32 && limits.keys == 10_000)
        #expect(limits.contents == 1_000 && limits.inlinesPerContent == 5_000)
        #expect(limits.inlines == 10_000 && limits.scalars == 200_000)
        #expect(limits.scalarsPerText == 20_000 && limits.scalarsPerCharacter == 64)
        #expect(limits.fontSizes == 1...512 && limits.imageSide == 4096)
        #expect(limits.urlBytes == 2048 && limits.urlSchemes == ["https"])
        #expect(limits.payloadBytes == 65_536 && limits.payloadBytesInAll == 262_144)
        #expect(RichTextDefaults().maximumPointSize == 1024)
    }

    /// Checks that a part past its limit is a strict error, and returns the lenient result.
    private func check(
        _ kind: Diagnostic.Kind,
        at: String,
        past: String,
        _ decoder: RichTextDecoder = RichTextDecoder()
    ) throws -> RichText {
        var strict = decoder
        strict.mode = .strict
        let none: [Diagnostic] = []
        #expect(try strict.decode(at).diagnostics == none)
        let error = #expect(throws: RichTextError.self) { try strict.decode(past) }
        #expect(error?.diagnostic.kind == kind)
        let decoded = try decoder.decode(past)
        #expect(decoded.diagnostics.map(\.kind) == [kind])
        return try #require(decoded.document.richTexts.first)
    }

    @Test func `truncates long strings`() throws {
        var decoder = RichTextDecoder()
        decoder.limits.scalarsPerText = 8
        let text = try check(
            .textTooLong,
            at: Documents.rich("\"가나다라마바사아\""),
            past: Documents.rich("\"가나다라마바사아자\""),
            decoder
        )
        #expect(text.inlines == [.text(InlineText("가나다라마바사아"))])
    }

    @Test func `removes marks past the limit`() throws {
        func marked(_ count: Int) -> String {
            "a" + String(repeating: "\u{301}", count: count - 1)
        }
        let text = try check(
            .tooManyMarks,
            at: Documents.rich("\"\(marked(64))b\""),
            past: Documents.rich("\"\(marked(65))b\"")
        )
        #expect(text.inlines == [.text(InlineText(marked(64) + "b"))])
    }

    @Test func `limits combining marks across strings`() throws {
        func parts(_ counts: Int...) -> String {
            let texts = counts.map { String(repeating: "\u{301}", count: $0) }
            return Documents.rich("\"a\"," + texts.map { "\"\($0)\"" }.joined(separator: ","))
        }
        let text = try check(.tooManyMarks, at: parts(60, 3), past: parts(60, 4))
        let string = text.resolved(for: TraitCollection()).string
        #expect(string.unicodeScalars.count == 64)
        let decoded = try RichTextDecoder().decode(parts(40, 40, 40, 40))
        let all = decoded.document.richTexts.map { $0.resolved(for: TraitCollection()).string }
        #expect(all.map(\.unicodeScalars.count) == [64] as [Int])
        #expect(decoded.diagnostics.count == 3)
        let marks = String(repeating: "\u{301}", count: 60)
        let kinds = [
            "\"\"", "{\"x\":{\"alt\":\"\(marks)\"}}",
            "{\"image\":{\"url\":\"x\",\"alt\":\"\(marks)\"}}", "\"\(marks)\"",
        ]
        let mixed = Documents.rich("\"a\"," + (kinds + kinds).joined(separator: ","))
        let piled = try RichTextDecoder().richText(mixed).resolved(for: TraitCollection())
        #expect(piled.string.unicodeScalars.count == 64)
    }

    // The search reads back through all flags.
    @Test func `searches a text for its last character once`() throws {
        var reader = RichTextParser(try DocumentTree(data: Data("[]".utf8)), RichTextDecoder())
        var list = InlineList()
        list.inlines = ["\u{1F1E9}\u{1F1EA}", "\u{301}", "\u{323}\u{301}"].map {
            .text(InlineText($0))
        }
        reader.limitMarks(of: &list, from: 0, 0)
        #expect(list.lastText.isEmpty)
        #expect(list.marks == 5)
    }

    // Comparing such names takes quadratic time.
    @Test func `refuses names with more than 30 combining marks in a row`() throws {
        let name = String(repeating: "a", count: 97) + String(repeating: "\u{301}", count: 31)
        let members = ["textStyle", "fontName", "textColor", "lang", "fontWeight", "relativeTo"]
            .map { "\"\($0)\":\"\(name)\"" }
        let text = Documents.text(members.joined(separator: ","))
        let decoded = try RichTextDecoder().decode(text)
        #expect(decoded.diagnostics.count == members.count)
        for diagnostic in decoded.diagnostics {
            #expect(diagnostic.kind == .wrongType)
            #expect(diagnostic.message.contains("found more than 30 combining marks in a row"))
        }
        let view = try RichTextDecoder().decode("[{\"viewType\":\"\(name)\"}]")
        #expect(view.diagnostics.map(\.kind).contains(.wrongType))
        let styles = try RichTextDecoder().decode(Documents.text("\"textStyle\":[\"\(name)\"]"))
        #expect(styles.diagnostics.map(\.kind) == [.wrongType])
    }

    @Test(arguments: [(1.0, 0.5), (512.0, 513.0), (512.0, 1e308)])
    func `limits font sizes`(at: Double, past: Double) throws {
        let text = try check(
            .badSize,
            at: Documents.text("\"fontSize\":\(at)"),
            past: Documents.text("\"fontSize\":\(past)")
        )
        #expect(text.resolved(for: TraitCollection()).runs.first?.font.origin.size == at)
    }

    @Test func `limits scaled sizes`() throws {
        let text = try RichTextDecoder().richText(Documents.text("\"fontSize\":512"))
        let largest = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        // Without the limit, this would be 512 x 62 / 22 = 1443.
        #expect(text.resolved(for: largest).runs.first?.font.pointSize == 1024)
    }

    @Test func `limits the sides of pictures`() throws {
        func image(_ side: Double) -> String {
            Documents.rich("{\"image\":{\"url\":\"https://x.y/z\",\"width\":\(side)}}")
        }
        let text = try check(.badSize, at: image(4096), past: image(4097))
        let width = text.resolved(for: TraitCollection()).attachments.first?.width
        #expect(width == 4096)
    }

    @Test func `omits long URLs`() throws {
        func link(_ count: Int) -> String {
            let address = "https://x.y/" + String(repeating: "z", count: count - 12)
            return Documents.text("\"link\":\"\(address)\"")
        }
        let text = try check(.badURL, at: link(2048), past: link(2049))
        #expect(text.inlines == [.text(InlineText("a"))])
    }

    @Test func `limits each unknown value and their total size`() throws {
        func content(_ count: Int) -> String {
            // The quotes are included in the size.
            let text = String(repeating: "x", count: count - 2)
            return "{\"viewType\":\"New\",\"content\":\"\(text)\"}"
        }
        var decoder = RichTextDecoder()
        decoder.limits.payloadBytes = 50
        decoder.limits.payloadBytesInAll = 120
        func kept(_ counts: Int...) throws -> [Bool] {
            let json = "[" + counts.map(content).joined(separator: ",") + "]"
            return try decoder.decode(json).document.contents.map { content in
                guard case .unknown(let payload) = content.kind else { return false }
                return payload != nil
            }
        }
        #expect(try kept(50) == [true] as [Bool])
        #expect(try kept(51) == [false] as [Bool])
        #expect(try kept(50, 50, 20) == [true, true, true] as [Bool])
        #expect(try kept(50, 50, 21, 20) == [true, true, false, true] as [Bool])
        let kinds = try decoder.decode("[\(content(51))]").diagnostics.map(\.kind)
        let expected: [Diagnostic.Kind] = [.unknownViewType, .payloadTooLarge]
        #expect(kinds == expected)
    }

    @Test(arguments: ["[]", "{}"])
    func `an empty list or object has two bytes`(content: String) throws {
        var decoder = RichTextDecoder()
        let json = "[{\"viewType\":\"New\",\"content\":\(content)}]"
        decoder.limits.payloadBytes = 2
        #expect(try decoder.decode(json).diagnostics.map(\.kind) == [.unknownViewType])
        decoder.limits.payloadBytes = 1
        let kinds: [Diagnostic.Kind] = [.unknownViewType, .payloadTooLarge]
        #expect(try decoder.decode(json).diagnostics.map(\.kind) == kinds)
    }

    /// The comma after a member counts, so an object has one byte more than its JSON.
    @Test(arguments: ["{\"ab\":\"cd\",\"ef\":\"gh\"}", "{\"a\":\"\",\"b\":\"\",\"cde\":\"f\"}"])
    func `an object has the bytes of its JSON`(content: String) throws {
        func kinds(_ limit: Int) throws -> [Diagnostic.Kind] {
            var decoder = RichTextDecoder()
            decoder.limits.payloadBytes = limit
            return try decoder.decode("[{\"viewType\":\"New\",\"content\":\(content)}]").diagnostics
                .map(\.kind)
        }
        #expect(try kinds(content.utf8.count + 1) == [.unknownViewType])
        #expect(try kinds(content.utf8.count) == [.unknownViewType, .payloadTooLarge])
    }

    @Test func `warnings past the limit are not errors`() throws {
        var decoder = RichTextDecoder()
        decoder.limits.diagnostics = 1
        let part = "{\"video\":1}"
        let warnings = try decoder.decode(Documents.rich("\(part),\(part),\(part)")).diagnostics
        #expect(warnings.map(\.severity) == [.warning, .warning])
        let mixed = try decoder.decode(Documents.rich("\(part),\(part),7")).diagnostics
        #expect(mixed.map(\.severity) == [.warning, .error])
    }

    @Test func `counts the diagnostics past the limit`() throws {
        var decoder = RichTextDecoder()
        decoder.limits.diagnostics = 3
        let decoded = try decoder.decode(Documents.rich("1,2,3,4,5"))
        #expect(decoded.diagnostics.count == 4)
        #expect(decoded.diagnostics.last?.kind == .tooManyDiagnostics)
        #expect(decoded.diagnostics.last?.severity == .error)
        #expect(decoded.diagnostics.last?.message.contains("not listed: 2") == true)
    }
}
