import Testing
import TypeScale
import TypeScaleRichText

/// Compares attributes that a text element inherits with attributes that it sets.
struct InheritanceTests {
    private let ax3 = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

    /// The members of a text element that it can inherit, with two values each.
    static let members = [
        ("fontSize", "20", "30"), ("fontSizeUnit", "\"dp\"", "\"sp\""),
        ("textColor", "\"red\"", "\"blue\""), ("background", "\"#0F0\"", "null"),
        ("textStyle", "[\"bold\",\"italic\"]", "[\"underline\"]"),
        ("fontName", "\"Lato-Bold\"", "\"Lato-Light\""), ("fontWeight", "350", "900"),
        ("relativeTo", "\"largeTitle\"", "\"title3\""), ("minimumFontSize", "50", "60"),
        ("maximumFontSize", "12", "13"), ("lineHeight", "40", "50"), ("letterSpacing", "2", "-1"),
        ("baselineOffset", "3", "-4"), ("lang", "\"ko\"", "\"ja\""),
    ]

    private func run(_ own: [String], inheriting inherited: [String]) throws -> ResolvedRun {
        let members = (["\"text\":\"a\""] + own).joined(separator: ",")
        let json = """
            [{"viewType":"RichViewType","content":{"defaults":{\(inherited.joined(separator: ","))},
            "richText":[{"text":{\(members)}}]}}]
            """
        let text = try RichTextDecoder(mode: .strict).richText(json)
        return try #require(text.resolved(for: ax3).runs.first)
    }

    @Test(arguments: members)
    func `text inherits a member unless it sets the member`(
        name: String,
        value: String,
        other: String
    ) throws {
        let member = "\"\(name)\":\(value)"
        // A further member, because a text element shares all of its attributes if it sets none.
        let further = name == "lang" ? "\"letterSpacing\":1" : "\"lang\":\"en\""
        let own = try run([member, further], inheriting: [])
        #expect(try run([further], inheriting: [member]) == own)
        #expect(try run([further], inheriting: []) != own)
        #expect(try run([member, further], inheriting: ["\"\(name)\":\(other)"]) == own)
        let whole = try run([member], inheriting: [])
        #expect(try run([], inheriting: [member]) == whole)
    }

    @Test func `the app's maximum size limits a larger maximum in a document`() throws {
        var defaults = RichTextDefaults()
        defaults.maximumPointSize = 40
        let json = Documents.text("\"fontSize\":30,\"maximumFontSize\":50")
        let text = try RichTextDecoder().richText(json)
        let size = text.resolved(for: ax3, defaults: defaults).runs.first?.font.pointSize
        #expect(size == 40)
    }
}
