import Foundation
import Testing
import TypeScale
import TypeScaleRichText
import TypeScaleTesting

struct ResolvingTests {
    private let large = TraitCollection()
    private let ax3 = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

    private func run(
        _ members: String,
        _ traits: TraitCollection? = nil,
        defaults: RichTextDefaults = RichTextDefaults()
    ) throws -> ResolvedRun {
        let text = try RichTextDecoder().richText(Documents.text(members))
        return try #require(text.resolved(for: traits ?? large, defaults: defaults).runs.first)
    }

    /// Compares every member of a text element with the resolved run.
    @Test func `reads every member of a text element`() throws {
        let run = try run(
            """
            "fontSize":"20","background":null,"textColor":"#12345678",\
            "textStyle":["bold","italic","strikethrough","monospaced"],"fontName":"Lato-Bold",\
            "relativeTo":"title2","minimumFontSize":12,"maximumFontSize":30,"lineHeight":26,\
            "letterSpacing":-0.5,"baselineOffset":4,"link":"https://x.y/z","lang":"ko","alt":"b"
            """,
            ax3
        )
        let scaled = FontMetrics(forTextStyle: .title2)
            .scaledPointSize(for: 20, compatibleWith: ax3)
        #expect(scaled > 30)
        #expect(run.font.pointSize == 30 && run.font.origin.size == 20)
        #expect(run.font.face.postScriptName == "Lato-Bold" && run.font.weight == .bold)
        #expect(run.isItalic && run.isMonospaced && run.isStruckThrough)
        #expect(run.font.origin.textStyle == .title2)
        #expect(run.font.lineHeight == 26 * 1.5 && run.font.tracking == -0.75)
        #expect(run.baselineOffset == 6)
        #expect(run.backgroundColor == nil)
        #expect(run.textColor == RichTextColor(rgba: 0x1234_5678))
        #expect(run.link == "https://x.y/z" && run.language == "ko")
        #expect(run.accessibilityText == "b")
        #expect(run.source.path == "$[0].content.richText[0]")
    }

    @Test(
        arguments: [
            ("\"textStyle\":\"bold\"", 700), ("\"textStyle\":[\"light\"]", 300),
            ("\"textStyle\":[\"semibold\",\"underline\"]", 600), ("\"textStyle\":[]", 400),
            ("\"textStyle\":[\"underline\"]", 400), ("\"textStyle\":[\"regular\"]", 400),
            ("\"fontWeight\":350", 350), ("\"fontWeight\":\"semibold\"", 600),
            ("\"fontWeight\":\"800\"", 800), ("\"fontWeight\":900,\"textStyle\":[\"bold\"]", 900),
        ]
    )
    func weights(members: String, weight: Double) throws {
        #expect(try run(members).font.weight.rawValue == weight)
    }

    /// Compares weights and sizes that the article's code mixes up.
    @Test func `styles do not change other attributes`() throws {
        let plain = try run("\"textStyle\":[\"regular\"],\"fontSize\":24")
        #expect(plain.font.weight == .regular && plain.font.pointSize == 24)
        let lined = try run("\"textStyle\":[\"underline\"],\"fontSize\":24")
        #expect(lined.isUnderlined && lined.font.pointSize == 24)
    }

    @Test func `a fixed size depends only on its limits`() throws {
        #expect(try run("\"fontSize\":20,\"fontSizeUnit\":\"dp\"", ax3).font.pointSize == 20)
        let capped = "\"fontSize\":20,\"fontSizeUnit\":\"dp\",\"maximumFontSize\":18"
        #expect(try run(capped, ax3).font.pointSize == 18)
    }

    /// Compares the sizes with fonts that the TypeScale module scales.
    @Test(arguments: TextStyle.dynamicTypeStyles, TypeMatrix.readers)
    func `sizes scale like fonts`(style: TextStyle, reader: TraitCollection) throws {
        for size in [11.0, 14, 17, 24, 30] {
            let font = try run("\"fontSize\":\(size),\"relativeTo\":\"\(style)\"", reader).font
            let expected = FontDescription.system(style, size: size, weight: .regular)
            #expect(font.pointSize == expected.scaled(for: reader).pointSize)
        }
    }

    @Test(
        arguments: [
            (11, "caption2"), (12, "caption1"), (13, "footnote"), (14, "subheadline"),
            (15, "subheadline"), (16, "callout"), (17, "body"), (18, "body"), (20, "title3"),
            (24, "title2"), (25, "title1"), (26, "title1"), (30, "title1"), (60, "largeTitle"),
        ]
    )
    func `automatic sizes use the nearest style`(size: Int, style: String) throws {
        let font = try run("\"fontSize\":\(size),\"relativeTo\":\"auto\"").font
        #expect(font.origin.textStyle == TextStyle(style))
    }

    @Test func `runs override views, which override defaults`() throws {
        let json = """
            [{"viewType":"RichViewType","content":{
              "defaults":{"fontSize":20,"textColor":"red"},
              "scaling":{"relativeTo":"title1","maximumFontSize":33},
              "richText":["a",{"text":{"text":"b","fontSize":10,"relativeTo":"body"}}]}}]
            """
        let runs = try RichTextDecoder().richText(json).resolved(for: ax3).runs
        #expect(runs.map(\.font.origin.size) == [20, 10] as [Double?])
        #expect(runs.map(\.font.origin.textStyle) == [.title1, .body] as [TextStyle])
        let red = try #require(RichTextColor("red"))
        #expect(runs.map(\.textColor) == [red, red] as [RichTextColor])
        #expect(runs.allSatisfy { $0.font.origin.limits.maximumPointSize == 33 })
    }

    @Test func `uses the app's defaults and colors`() throws {
        var defaults = RichTextDefaults()
        defaults.attributes.fontSize = 17
        defaults.attributes.background = nil
        defaults.colors["brand"] = RichTextColor("#E8590C")
        let run = try run("\"textColor\":\"brand\"", defaults: defaults)
        #expect(run.font.pointSize == 17 && run.backgroundColor == nil)
        #expect(run.textColor.description == "#E8590C")
        #expect(try self.run("\"textColor\":\"brand\"").textColor == .black)
    }

    @Test(
        arguments: [
            ("#F80", "#FF8800"), ("#12abEF", "#12ABEF"), ("#12345678", "#12345678"),
            ("argb:#80123456", "#12345680"), ("RED", "#FF0000"), ("Green", "#00FF00"),
            ("grey", "#808080"), ("clear", "#00000000"), ("navy", "#000080"),
        ]
    )
    func colors(text: String, digits: String) {
        #expect(RichTextColor(text)?.description == digits)
    }

    /// Compares the basic colors and `orange` with CSS, and `green` with UIKit.
    ///
    /// Source: https://www.w3.org/TR/css-color-4/#named-colors
    @Test(
        arguments: [
            ("aqua", "#00FFFF"), ("black", "#000000"), ("blue", "#0000FF"), ("cyan", "#00FFFF"),
            ("fuchsia", "#FF00FF"), ("gray", "#808080"), ("green", "#00FF00"),
            ("grey", "#808080"), ("lime", "#00FF00"), ("magenta", "#FF00FF"),
            ("maroon", "#800000"), ("navy", "#000080"), ("olive", "#808000"),
            ("orange", "#FFA500"), ("purple", "#800080"), ("red", "#FF0000"),
            ("silver", "#C0C0C0"), ("teal", "#008080"), ("white", "#FFFFFF"),
            ("yellow", "#FFFF00"),
        ]
    )
    func `named colors have the values of CSS`(name: String, digits: String) {
        #expect(RichTextColor(name)?.description == digits)
    }

    @Test(
        arguments: [
            "", "#", "#12", "#1234", "#12345", "#1234567", "#123456789", "#GGG", "# 12345",
            "argb:#123456", "rgb(1,2,3)", "red;", "#１２３", "-#123", "#+12345",
        ]
    )
    func `refuses malformed colors`(text: String) {
        #expect(RichTextColor(text) == nil)
    }

    @Test func `reads the opacity first if requested`() throws {
        var decoder = RichTextDecoder()
        decoder.alphaIsFirst = true
        let text = try decoder.richText(Documents.text("\"textColor\":\"#80123456\""))
        let run = try #require(text.resolved(for: large).runs.first)
        #expect(run.textColor.description == "#12345680")
    }

    @Test func `reads colors for light and dark mode`() throws {
        let run = try run("\"textColor\":{\"light\":\"black\",\"dark\":\"white\"}")
        #expect(run.textColor == RichTextColor(rgba: 0xFF, darkRGBA: 0xFFFF_FFFF))
    }

    @Test func `joins adjacent runs that look the same`() throws {
        let json = Documents.rich(
            """
            "a",{"text":{"text":"b"}},{"lineBreak":true},"c",\
            {"image":{"url":"https://x.y/z","alt":"star"}},"d",{"text":{"text":"e","alt":"E"}},"f"
            """
        )
        let text = try RichTextDecoder().richText(json).resolved(for: large)
        #expect(text.string == "ab\nc\u{FFFC}def")
        let ranges = [0..<4, 4..<7, 7..<8, 8..<9, 9..<10]
        #expect(text.runs.map(\.range) == ranges)
        let elements = [0..<4, 4..<5, 5..<6, 6..<7, 7..<8]
        #expect(text.runs.map(\.source.elements) == elements)
        #expect(text.accessibilityText == "ab\ncstardEf")
        #expect(text.plainText == "ab\ncstardef")
        let pieces: [Substring] = ["ab\nc", "\u{FFFC}", "d", "e", "f"]
        #expect(text.runs.map(text.text(of:)) == pieces)
    }

    @Test func `keeps the indices of elements around invalid elements`() throws {
        let json = Documents.rich(
            "7,{\"text\":{\"text\":\"a\"},\"image\":{\"url\":\"https://x.y/z\"}},\"b\""
        )
        let text = try RichTextDecoder().richText(json).resolved(for: large)
        #expect(text.string == "a\u{FFFC}b")
        #expect(text.runs.map(\.source.elements.lowerBound) == [1, 1, 2] as [Int])
    }

    @Test func `scales pictures on request`() throws {
        let json = Documents.rich(
            """
            {"image":{"url":"https://x.y/1"}},\
            {"image":{"url":"https://x.y/2","width":20,"height":10,"scalesWithText":true,\
            "align":"center"}},{"spacer":{"width":8}}
            """
        )
        let text = try RichTextDecoder().richText(json).resolved(for: ax3)
        let metrics = FontMetrics(forTextStyle: .body)
        func scaled(_ value: Double) -> Double {
            metrics.scaledValue(for: value, compatibleWith: ax3)
        }
        #expect(text.attachments.map(\.width) == [15, scaled(20), scaled(8)])
        #expect(text.attachments.map(\.height) == [15, scaled(10), 0])
        #expect(text.attachments[1].alignment == .center)
    }

    @Test func `bold text affects only the system font`() throws {
        let reader = TraitCollection(legibilityWeight: .bold)
        #expect(try run("\"textStyle\":[\"regular\"]", reader).font.weight == .semibold)
        #expect(try run("\"fontName\":\"Lato-Regular\"", reader).font.weight == .regular)
    }

    @Test func `uses the app's curve`() throws {
        let text = try RichTextDecoder().richText(Documents.text("\"fontSize\":17"))
        let sizes = try ScalingCurve.table([17, 17, 17, 17, 18, 19, 20, 28, 33, 40, 47, 53])
        let runs = text.resolved(for: ax3, curve: sizes).runs
        #expect(runs.first?.font.pointSize == 40)
    }

    @Test func `encodes and decodes resolved text`() throws {
        let json = """
            [{"viewType":"RichViewType","content":{"richText":["a",{"text":{"text":"b",
            "textColor":{"light":"black","dark":"white"},"link":"https://x.y/","lineHeight":20}},
            {"image":{"url":"https://x.y/z","tint":"red"}}]}}]
            """
        let document = try RichTextDecoder().decode(json).document.resolved(for: ax3)
        let stored = try JSONEncoder().encode(document)
        #expect(try JSONDecoder().decode(ResolvedDocument.self, from: stored) == document)
    }

    @Test(arguments: ["[-2,1]", "[0,99]", "[1,2]", "[0,1]"])
    func `refuses inconsistent stored ranges`(range: String) throws {
        let text = try RichTextDecoder().richText(Documents.rich("\"한\""))
        let stored = try JSONEncoder().encode(text.resolved(for: large))
        let changed = String(decoding: stored, as: UTF8.self).replacing(
            "\"range\":[0,3]",
            with: "\"range\":\(range)"
        )
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ResolvedRichText.self, from: Data(changed.utf8))
        }
    }
}
