import Testing
import TypeScale
import TypeScaleDiagnostics

@testable import TypeScaleCheck

/// The fonts and sizes that a file shows, and the views that they are for.
struct CodeFontTests {
    private func results(
        _ code: String,
        wrappers: NameDictionary<FontDescription> = NameDictionary()
    ) -> AppReport { AppReport(code: code, fonts: wrappers) }

    private func rules(_ code: String) -> [CheckRule] { results(code).findings.map(\.rule) }

    // MARK: - Styles

    @Test(
        arguments: [
            "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body",
            "callout", "footnote", "caption", "caption2",
        ]
    )
    func `a text style of SwiftUI grows`(style: String) {
        for code in [
            "Text(a).font(.\(style))", "Text(a).font(Font.\(style))",
            "Text(a).font(.\(style).bold())", "Text(a).font(.system(.\(style), design: .serif))",
        ] {
            let results = results(code)
            #expect(results.growingCount == 1)
            #expect(results.findings.isEmpty && results.unseen.isEmpty)
        }
    }

    @Test(
        arguments: [
            "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
            "caption1", "caption2", "largeTitle",
        ]
    )
    func `a text style of UIKit grows`(style: String) {
        for value in [".\(style)", "UIFont.TextStyle.\(style)"] {
            let code = "let a = UIFont.preferredFont(forTextStyle: \(value))"
            #expect(results(code).growingCount == 1)
            #expect(results(code).unseen.isEmpty)
        }
    }

    @Test(arguments: [
        ".Title", ".bodyy", "Font.titles", "Fonts.body", ".title4", "title", ".captions",
    ])
    func `another name is a font of other code`(name: String) {
        let results = results("Text(a).font(\(name))")
        #expect(results.growingCount == 0)
        #expect(results.unseen.map(\.code) == ["font(\(name))"])
    }

    @Test func `fonts in previews are not counted`() {
        let code = """
            #Preview { Text(a).font(.body).lineLimit(1).brandFont(b) }
            let a = Text(b).font(.body)
            let b = UIFont.preferredFont(forTextStyle: .body), c = view.font(.system(size: 12))
            let d = Text(e).font(.brandBody), f = Text(g).font(nil)
            """
        #expect(results(code).growingCount == 2)
        #expect(rules(code) == [.fixedSize])
        #expect(results(code).unseen.map(\.code) == ["font(.brandBody)"])
    }

    @Test func `a font of a design system is known by its name`() {
        var fonts = NameDictionary<FontDescription>()
        fonts["brand"] = .system(.callout)
        for code in [
            "Text(a).font(.brand).frame(height: 44)", "Text(a).font(brand(12)).frame(height: 44)",
            "Text(a).font(Theme.fonts.brand).frame(height: 44)",
            "Text(a).brand(b).frame(height: 44)",
        ] {
            let results = results(code, wrappers: fonts)
            #expect(results.findings.map(\.rule) == [.clips])
            #expect(results.unseen == [])
        }
        let other = results("Text(a).font(branded(12)).frame(height: 44)", wrappers: fonts)
        #expect(other.findings == [])
        #expect(other.unseen.count == 1)
    }

    // MARK: - Sizes

    @Test(
        arguments: [
            ("17", true), ("a ? 17 : 20", true), ("17 * 2", true), ("CGFloat(17)", true),
            ("Self.size", true), ("16.5 + Self.size / 2", true), ("count", false),
            ("17 * count", false), ("f(17)", false), ("a ? 17 : count", false), ("1e1", false),
            ("first", false),
        ]
    )
    func `a size is fixed if all its parts are`(size: String, isFixed: Bool) {
        let code = """
            static let size: CGFloat = 20
            var width: CGFloat = 20
            let first = second, second = first
            Text(a).font(.system(size: \(size)))
            """
        #expect(rules(code) == (isFixed ? [.fixedSize] : []))
        #expect(results(code).unseen.count == (isFixed ? 0 : 1))
    }

    @Test(
        arguments: [
            "metric", "metric * 2", "a ? 17 : metric", "self.metric", "CGFloat(metric)",
            "UIFontMetrics.default.scaledValue(for: 17)",
            "UIFont.preferredFont(forTextStyle: .body).pointSize",
            "UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize",
        ]
    )
    func `a size that follows the text size is not scaled again`(size: String) {
        let code = "@ScaledMetric(relativeTo: .body) var metric = 17\n"
        #expect(rules(code + "Text(a).font(.custom(b, size: \(size)))") == [.scaledTwice])
        #expect(rules(code + "Text(a).font(.system(size: \(size)))") == [])
        #expect(
            rules(code + "UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: \(size)))")
                == [.scaledTwice]
        )
    }

    @Test func `a constant is found in a limited number of steps`() {
        for (count, isFound) in [(7, true), (40, false)] {
            let constants = (1..<count).map { "let c\($0) = c\($0 - 1)" }
            let code = "let c0 = 17\n" + constants.joined(separator: "\n")
            let font = "\nText(a).font(.system(size: c\(count - 1)))"
            #expect(rules(code + font) == (isFound ? [.fixedSize] : []))
        }
    }

    @Test func `a name has the value of its scope`() {
        let code = "func f() { let size = 17; view.font(.system(size: size)) }\n"
        #expect(rules(code) == [.fixedSize])
        #expect(rules(code + "func g(size: CGFloat) { print(size) }") == [.fixedSize])
        let scaled = "struct A: View { @ScaledMetric var size = 17\n"
        let use = "var body: some View { Text(a).font(.custom(b, size: size)) } }\n"
        #expect(rules(scaled + use + "struct B { let size = 5 }") == [.scaledTwice])
    }

    // MARK: - Fonts of UIKit

    @Test(
        arguments: [
            "UIFont(descriptor: d, size: 17)", "UIFont(name: b, size: 17)",
            "UIFont.monospacedSystemFont(ofSize: 17, weight: .bold)",
            "UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .bold)",
            "a.titleFont.withSize(17)", "font.withSize(17)", "a.font?.withSize(17)",
        ]
    )
    func `a call with a number of points makes a fixed font`(code: String) {
        #expect(rules("let a = " + code) == [.fixedSize])
    }

    @Test(
        arguments: [
            "UIFont(size: 17)", "UIFont(other: b, size: 17)", "A.UIFont(name: b, size: 17)",
            "a.button.withSize(17)", "a.font.withSize(to: 17)", "a.font.withSize(17, 18)",
            "f.system(size: 17)", "Text(a).custom(b, fixedSize: 17)", "UIFont.systemFont(17)",
        ]
    )
    func `another call makes no font`(code: String) {
        #expect(rules("let a = " + code) == [])
        #expect(results("let a = " + code).unseen == [])
    }

    @Test(
        arguments: [
            "UIFont(name: b, size: 17)!.lineHeight", "UIFont(name: b, size: 17)?.capHeight",
            "UIFont.systemFont(ofSize: 17).ascender", "UIFont.systemFont(ofSize: 17).descender",
            "UIFont.systemFont(ofSize: 17).xHeight", "UIFont.systemFont(ofSize: 17).leading",
            "UIFont.systemFont(ofSize: 17).pointSize", "b ?? UIFont.systemFont(ofSize: 17)",
        ]
    )
    func `a metric and a fallback show no text`(code: String) {
        #expect(rules("let a = " + code) == [])
        #expect(rules("let a = UIFont.systemFont(ofSize: 17).fontName") == [.fixedSize])
    }

    @Test(
        arguments: [
            ("\\n", true), (" \\t ", true), ("", false), ("a", false), ("\\n-", false),
        ]
    )
    func `a font for space shows no text`(text: String, isSpace: Bool) {
        let code =
            "NSAttributedString(string: \"\(text)\", attributes: [.font: UIFont.systemFont(ofSize: 17)])"
        #expect(rules(code) == (isSpace ? [] : [.fixedSize]))
    }

    @Test func `a font from unknown metrics or styles is not a gap`() {
        for code in [
            "UIFontMetrics(forTextStyle: style).scaledFont(for: font)",
            "metrics.scaledFont(for: UIFont.systemFont(ofSize: 17))",
            "Text(a).font(.custom(b, size: 17, relativeTo: style))",
        ] {
            #expect(results(code).findings == [])
            #expect(results(code).unseen == [])
        }
    }

    @Test func `a named font has other lines than the system font`() {
        let clips = { (font: String) in
            self.rules(
                """
                label.font = UIFontMetrics.default.scaledFont(for: \(font))
                label.adjustsFontForContentSizeCategory = true
                label.heightAnchor.constraint(equalToConstant: 10).isActive = true
                """
            )
        }
        #expect(clips("UIFont.systemFont(ofSize: 17)") == [.clips])
        #expect(clips("UIFont(name: \"Lato\", size: 17)!") == [])
    }

    // MARK: - Views

    @Test(
        arguments: [
            "Text(Image(a))", "Link(destination: a) { Image(b) }",
            "NavigationLink { A() } label: { Image(b) }", "Menu { A() } label: { Image(b) }",
            "Button { Text(a) } label: { Image(b) }", "Image(a).resizable()",
            "HStack { Image(a); VStack { Image(b) } }", "Label { Image(a) } icon: { Image(b) }",
            "chevron", "CloseIcon(a: b)", "StatusSymbol(a)", "Group { if a { Image(b) } }",
            "view.closeImage()", "glyph()",
        ]
    )
    func `a view with images alone is a symbol`(view: String) {
        #expect(rules("\(view).font(.system(size: 17))") == [.fixedSymbol])
        for modifier in ["fontWeight(.light)", "lineLimit(1)", "dynamicTypeSize(.large)"] {
            #expect(rules("\(view).\(modifier)") == [])
        }
    }

    @Test(
        arguments: [
            "Text(a)", "Button(\"Save\") { image = Image(a) }", "Toggle(isOn: $a) { Image(b) }",
            "Label(a, systemImage: b)", "HStack { Image(a); Text(b) }", "Row(a)",
            "Row { Image(a); Row(b) }",
            "Button { Image(a) } label: { Text(b) }", "Picker(a, selection: $b) { Image(c) }",
            "HStack { Image(a); if b { Text(c) } }", "title", "view.row()", "row()",
            "Section { Image(a) }",
        ]
    )
    func `a view that can contain text is text`(view: String) {
        #expect(rules("\(view).font(.system(size: 17))") == [.fixedSize])
    }

    @Test(
        arguments: [
            ("let symbol: Image", "symbol", true), ("let a: Image", "a", true),
            ("let a: ImageRow", "a", false), ("let a: Image, a: B", "a", false),
        ]
    )
    func `a property of the type Image is a symbol`(
        declaration: String,
        name: String,
        isSymbol: Bool
    ) {
        #expect(
            rules("\(declaration)\n\(name).font(.system(size: 17))")
                == [isSymbol ? .fixedSymbol : .fixedSize]
        )
    }

    @Test(
        arguments: [
            ("Image", "resizable()", true), ("Image", "self.resizable()", true),
            ("View", "resizable()", false), ("Image", "row.padding()", false),
        ]
    )
    func `an extension of Image is about symbols`(type: String, view: String, isSymbol: Bool) {
        let code = "extension \(type) { func f() -> some View { \(view).font(.system(size: 17)) } }"
        #expect(rules(code) == [isSymbol ? .fixedSymbol : .fixedSize])
    }

    @Test func `an argument's name says what a font is for`() {
        #expect(rules("A(iconFont: .system(size: 17))") == [.fixedSymbol])
        #expect(rules("A(titleFont: .system(size: 17))") == [.fixedSize])
        #expect(rules("let chevronFont = UIFont.systemFont(ofSize: 17)") == [.fixedSymbol])
        #expect(rules("view.titleLabel = .systemFont(ofSize: 17)") == [.fixedSize])
        #expect(rules("Image(a).font(Font(UIFont.systemFont(ofSize: 17)))") == [.fixedSymbol])
    }

    @Test func `a font that is scaled later is not fixed`() {
        for code in [
            "let base = UIFont.systemFont(ofSize: 17)\nlet a = m.scaledFont(for: base)",
            "let base = UIFont.systemFont(ofSize: 17)\nlet a = m.scaledFont(for: self.base)",
            "let a = m.scaledFont(for: f([UIFont.systemFont(ofSize: 17)]))",
        ] {
            #expect(rules(code) == [])
        }
        let other = "let base = UIFont.systemFont(ofSize: 17)\nlet a = m.scaledFont(for: other)"
        #expect(rules(other) == [.fixedSize])
        #expect(rules("let a = m.scaledFont(of: UIFont.systemFont(ofSize: 17))") == [.fixedSize])
    }

    // MARK: - Labels

    private static let font = "font = .preferredFont(forTextStyle: .body)"

    @Test(
        arguments: [
            ("let header: UILabel", true), ("let header: UITextField!", true),
            ("var header: UITextView?", true), ("@IBOutlet var header: UIButton!", true),
            ("let header = UILabel()", true), ("let header = UILabel(frame: a)", true),
            ("let header: UIView", false), ("let header = A(UILabel())", false), ("", false),
        ]
    )
    func `a label is known by its type`(declaration: String, isLabel: Bool) {
        let code = "\(declaration)\nheader.\(Self.font)"
        #expect(rules(code) == (isLabel ? [.notAdjusting] : []))
    }

    @Test(
        arguments: [
            ("titleLabel", true), ("closeBUTTON", true), ("nameTextField", true), ("lblName", true),
            ("field", true), ("header", false), ("cell.textLabel?", false),
            ("cell.detailTextLabel!", false), ("button.titleLabel?", true), ("a[label]", false),
        ]
    )
    func `a label is known by its name`(name: String, isLabel: Bool) {
        #expect(rules("\(name).\(Self.font)") == (isLabel ? [.notAdjusting] : []))
        #expect(
            rules(
                "\(name).\(Self.font)\nfor view in views { view.adjustsFontForContentSizeCategory = true }"
            )
                == []
        )
    }

    @Test(
        arguments: [
            "UIFont.systemFont(ofSize: 17)", "font", "Font.body",
        ]
    )
    func `a font that is unknown need not follow the text size`(font: String) {
        #expect(!rules("titleLabel.font = \(font)").contains(.notAdjusting))
        let scaled = "titleLabel.font = metrics.scaledFont(for: font)"
        #expect(rules(scaled) == [.notAdjusting])
    }
}
