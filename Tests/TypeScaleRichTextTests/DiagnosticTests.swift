import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleRichText

/// Tests that each error is reported with its exact path, position and effect.
struct DiagnosticTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let json: String
        let summary: String
        var testDescription: String { json }

        init(_ json: String, _ summary: String) {
            self.json = json
            self.summary = summary
        }
    }

    private static let list = "$[0].content.richText"
    private static let text = list + "[0].text"

    static let contents = [
        Case("[5]", "error wrongType $[0] 1:2"),
        Case("[{}]", "error missingKey $[0] 1:2"),
        Case("[{\"viewType\":7}]", "error wrongType $[0].viewType 1:14"),
        Case("[{\"viewType\":\"BViewType\"}]", "error missingKey $[0] 1:2"),
        Case("[{\"viewType\":\"BViewType\",\"content\":[]}]", "error wrongType $[0].content 1:36"),
        Case(
            "[{\"viewType\":\"BViewType\",\n \"content\":{\"title\":[]}}]",
            "error wrongType $[0].content.title 2:21"
        ),
        Case(
            "[{\"viewType\":\"BViewType\",\"content\":{\"titel\":\"x\"}}]",
            "warning unknownKey $[0].content.titel 1:45"
        ),
        Case("[{\"viewType\":\"NewType\"}]", "warning unknownViewType $[0].viewType 1:14"),
        Case(
            "[{\"viewType\":\"AViewType\",\"content\":{\"iconUrl\":\"ftp://x/y\"}}]",
            "error badURL $[0].content.iconUrl 1:47"
        ),
        Case(
            "[{\"viewType\":\"RichViewType\",\"content\":{}}]",
            "error missingKey $[0].content 1:39"
        ),
        Case(
            "[{\"viewType\":\"RichViewType\",\"content\":{\"richText\":{}}}]",
            "error wrongType \(list) 1:51"
        ),
        Case(
            "[{\"viewType\":\"BViewType\",\"content\":{},\"fallback\":3}]",
            "error wrongType $[0].fallback 1:50"
        ),
    ]

    static let inlines = [
        Case(Documents.rich("7"), "error wrongType \(list)[0] 1:52"),
        Case(Documents.rich("{}"), "error missingKey \(list)[0] 1:52"),
        Case(Documents.rich("{\"video\":1}"), "warning unknownInline \(list)[0].video 1:61"),
        Case(Documents.rich("{\"text\":{}}"), "error missingKey \(text) 1:60"),
        Case(Documents.rich("{\"text\":{\"text\":7}}"), "error wrongType \(text).text 1:68"),
        Case(Documents.rich("{\"text\":7}"), "error wrongType \(text) 1:60"),
        Case(Documents.rich("{\"image\":{}}"), "error missingKey \(list)[0].image 1:61"),
        Case(
            Documents.rich("{\"image\":{\"url\":\"https://x.y/z\",\"width\":-1}}"),
            "error badSize \(list)[0].image.width 1:92"
        ),
        Case(
            Documents.rich("{\"text\":{\"text\":\"a\"},\"image\":{\"url\":\"https://x.y/z\"}}"),
            "error ambiguousInline \(list)[0] 1:52"
        ),
        Case(
            Documents.rich("{\"image\":{\"url\":\"https://x.y/z\",\"size\":3}}"),
            "warning unknownKey \(list)[0].image.size 1:91"
        ),
        Case(Documents.rich("{\"lineBreak\":3}"), "error wrongType \(list)[0].lineBreak 1:65"),
        Case(Documents.rich("{\"spacer\":-3}"), "error badSize \(list)[0].spacer 1:62"),
    ]

    static let attributes = [
        Case(Documents.text("\"fontSize\":0"), "error badSize \(text).fontSize 1:83"),
        Case(Documents.text("\"fontSize\":-3.5"), "error badSize \(text).fontSize 1:83"),
        Case(Documents.text("\"fontSize\":1e308"), "error badSize \(text).fontSize 1:83"),
        Case(Documents.text("\"fontSize\":1e400"), "error numberOutOfRange \(text).fontSize 1:83"),
        Case(Documents.text("\"fontSize\":1e-400"), "error numberOutOfRange \(text).fontSize 1:83"),
        Case(Documents.text("\"fontSize\":\"big\""), "error wrongType \(text).fontSize 1:83"),
        Case(Documents.text("\"fontSize\":\"nan\""), "error wrongType \(text).fontSize 1:83"),
        Case(Documents.text("\"fontSize\":true"), "error wrongType \(text).fontSize 1:83"),
        Case(Documents.text("\"fontsize\":3"), "warning unknownKey \(text).fontsize 1:83"),
        Case(
            Documents.text("\"textColor\":\"puce\""),
            "warning unknownColor \(text).textColor 1:84"
        ),
        Case(Documents.text("\"textColor\":3"), "error wrongType \(text).textColor 1:84"),
        Case(Documents.text("\"textColor\":{}"), "error missingKey \(text).textColor 1:84"),
        Case(
            Documents.text("\"textStyle\":[\"bold\",\"wavy\"]"),
            "warning unknownStyle \(text).textStyle[1] 1:92"
        ),
        Case(Documents.text("\"textStyle\":[3]"), "error wrongType \(text).textStyle[0] 1:85"),
        Case(Documents.text("\"fontWeight\":1001"), "error badSize \(text).fontWeight 1:85"),
        Case(
            Documents.text("\"fontWeight\":\"fat\""),
            "warning unknownValue \(text).fontWeight 1:85"
        ),
        Case(
            Documents.text("\"relativeTo\":\"huge\""),
            "warning unknownValue \(text).relativeTo 1:85"
        ),
        Case(
            Documents.text("\"fontSizeUnit\":\"px\""),
            "warning unknownValue \(text).fontSizeUnit 1:87"
        ),
        Case(Documents.text("\"lang\":\"no such\""), "warning unknownValue \(text).lang 1:79"),
        Case(Documents.text("\"link\":\"javascript:1\""), "error badURL \(text).link 1:79"),
        Case(
            Documents.text("\"fontName\":\"A\\ud83d\""),
            "error loneSurrogate \(text).fontName 1:85"
        ),
        Case(Documents.text("\"a key\":3"), "warning unknownKey \(text)['a key'] 1:80"),
        Case(
            Documents.text("\"lang\":\"ko\",\"lang\":\"en\""),
            "error duplicateKey \(text).lang 1:84"
        ),
    ]

    @Test(arguments: contents + inlines + attributes)
    func `reports the position of an error and continues`(bad: Case) throws {
        let decoded = try RichTextDecoder().decode(bad.json)
        #expect(decoded.diagnostics.map(\.summary) == [bad.summary])
        for diagnostic in decoded.diagnostics {
            // The message states the effect at its end.
            #expect(diagnostic.message.contains("; "))
        }
        let resolved = decoded.document.resolved(for: TraitCollection())
        #expect(resolved.contents.count == 1)
        let strict = RichTextDecoder(mode: .strict)
        guard bad.summary.hasPrefix("error") else {
            #expect(try strict.decode(bad.json).diagnostics == decoded.diagnostics)
            return
        }
        let error = #expect(throws: RichTextError.self) { try strict.decode(bad.json) }
        #expect(error?.diagnostics == decoded.diagnostics)
        #expect(error?.diagnostic == decoded.diagnostics.first)
    }

    @Test(
        arguments: [
            Case("", "error notADocument $ -"),
            Case("hello", "error notADocument $ -"),
            Case("<plist/>", "error notADocument $ -"),
            Case("{}", "error notADocument $ 1:1"),
            Case("{\"contents\":3}", "error notADocument $.contents 1:13"),
            Case("{\"responseData\":3}", "error notADocument $.responseData 1:17"),
            Case("{\"responseData\":{}}", "error notADocument $.responseData 1:17"),
            Case("[1,\n 2,]", "error syntax $[2] 2:4"),
            Case("{\"contents\":[{\"viewType\" 3}]}", "error syntax $.contents[0] 1:26"),
            Case("[{\"\\ud800\":1}]", "error syntax $[0] 1:4"),
            Case("[\"\\ud800\\uz\"]", "error syntax $[0] 1:9"),
        ]
    )
    func `malformed documents are errors in both modes`(bad: Case) {
        for mode in RichTextDecoder.Mode.allCases {
            let error = #expect(throws: RichTextError.self) {
                try RichTextDecoder(mode: mode).decode(bad.json)
            }
            #expect(error?.diagnostic.summary == bad.summary)
            #expect(error?.localizedDescription == error?.description)
        }
    }

    @Test(
        arguments: [
            ("a\\ud83d", "a\u{FFFD}", 1), ("\\ude00b", "\u{FFFD}b", 1),
            ("\\ud83d\\ud83d\\ude00", "\u{FFFD}\u{1F600}", 1),
            ("\\ude00\\ud83dx\\n", "\u{FFFD}\u{FFFD}x\n", 2), ("\\ud83d\\ude00", "\u{1F600}", 0),
        ]
    )
    func `replaces unpaired surrogates`(json: String, text: String, count: Int) throws {
        let document = Data(
            "{\"contents\":[{\"viewType\":\"RichViewType\",\"content\":{\"richText\":[\"\(json)\",\"!\"]}}]}"
                .utf8
        )
        let decoded = try RichTextDecoder().decode(document)
        let halves = decoded.diagnostics.filter { $0.kind == .loneSurrogate }
        #expect(halves.count == count)
        #expect(
            halves.allSatisfy { $0.message.hasSuffix("; replaced by U+FFFD") && $0.position != nil }
        )
        let resolved = decoded.document.richTexts.map { $0.resolved(for: TraitCollection()).string }
        #expect(resolved == [text + "!"])
    }

    @Test(
        arguments: [
            (48, String(repeating: "x", count: 48)), (49, String(repeating: "x", count: 48) + "…"),
            (60, String(repeating: "x", count: 48) + "…"),
        ]
    )
    func `messages contain at most 48 scalars of a name`(count: Int, shown: String) throws {
        let name = String(repeating: "x", count: count)
        let decoded = try RichTextDecoder().decode("[{\"viewType\":\"\(name)\"}]")
        #expect(decoded.diagnostics.count == 1)
        let start = "unknown view type \"\(shown)\"; "
        #expect(decoded.diagnostics.first?.message.hasPrefix(start) == true)
    }

    @Test(arguments: [0, -3])
    func `a size that is not above 0 is replaced by the default`(size: Int) throws {
        let decoded = try RichTextDecoder().decode(Documents.text("\"fontSize\":\(size)"))
        let message = "expected a positive number of points, found \(size); the default is used"
        #expect(decoded.diagnostics.map(\.message) == [message])
        #expect(decoded.document.richTexts.first?.inlines == [.text(InlineText("a"))])
    }

    @Test func `a message about a large size states the range and the replacement`() throws {
        let decoded = try RichTextDecoder().decode(Documents.text("\"fontSize\":1000000"))
        let message = try #require(decoded.diagnostics.first?.message)
        #expect(message.hasPrefix("expected a number from "), "\(message)")
        #expect(message.hasSuffix(" to 512, found 1000000; 512 is used"), "\(message)")
    }

    @Test(arguments: [
        ("\"alt\":\"b\"", "; its alt is shown"), ("\"width\":3", "; the element is omitted"),
    ])
    func `a message about a picture states what is shown`(member: String, end: String) throws {
        let image = "{\"image\":{\"url\":\"javascript:x\",\(member)}}"
        let diagnostics = try RichTextDecoder().decode(Documents.rich(image)).diagnostics
        #expect(diagnostics.map(\.kind) == [.badURL])
        #expect(diagnostics.first?.message.hasSuffix(end) == true, "\(diagnostics)")
    }

    /// RFC 3987 excludes private, unassigned and space characters from paths.
    @Test(arguments: ["\u{E000}", "\u{378}", "\u{A0}", "\u{3000}", "\u{202E}", "\u{F0000}"])
    func `a URL has no characters that RFC 3987 excludes`(character: String) throws {
        func kinds(_ address: String) throws -> [Diagnostic.Kind] {
            try RichTextDecoder().decode(Documents.text("\"link\":\"\(address)\"")).diagnostics
                .map(\.kind)
        }
        #expect(try kinds("https://x.y/é").isEmpty)
        #expect(try kinds("https://x.y/\(character)") == [.badURL])
    }

    @Test func `an error contains earlier diagnostics`() {
        let parts =
            "{\"text\":{\"text\":\"a\",\"fontSize\":0}},{\"text\":{\"text\":\"b\",\"link\":\"x\"}}"
        let error = #expect(throws: RichTextError.self) {
            try RichTextDecoder(mode: .strict).decode(Documents.rich(parts))
        }
        let kinds: [Diagnostic.Kind] = [.badSize, .badURL]
        #expect(error?.diagnostics.map(\.kind) == kinds)
        #expect(error?.description.hasPrefix("rich text:1:83: $[0].content") == true)
    }
}
