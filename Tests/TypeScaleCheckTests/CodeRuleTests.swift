import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleCheck

/// The rules about Swift code.
struct CodeRuleTests {
    private func findings(_ code: String) -> [CheckFinding] {
        AppReport(code: code).findings
    }

    private func rules(_ code: String) -> [String] {
        findings(code).map(\.rule.name).sorted()
    }

    private func unseen(_ code: String) -> [String] {
        AppReport(code: code).unseen.map(\.code)
    }

    @Test(arguments: CheckRule.all.map { Named($0.name, $0) })
    func `every rule has a page with its name, summary and remedy`(rule: Named<CheckRule>) {
        let rule = rule.value
        #expect(rule.page.hasPrefix(rule.name))
        #expect(rule.page.contains(rule.summary))
        #expect(rule.page.contains(rule.remedy))
    }

    // MARK: - Sizes

    @Test(
        arguments: [
            "Text(a).font(.system(size: 17))", "Text(a).font(Font.system(size: 17).bold())",
            "Text(a).font(isLarge ? .system(size: 20) : .body)",
            "let size: CGFloat = 17\nlet a = Text(b).font(.system(size: size))",
            "Text(a).font(.custom(\"Lato\", fixedSize: 17))",
            "Text(a).font(Font(UIFont.systemFont(ofSize: 17)))",
            "label.font = .systemFont(ofSize: 17)", "label.font = label.font.withSize(17)",
            "title.font = button.titleLabel?.font.withSize(17)",
            "label.font = UIFont.boldSystemFont(ofSize: UIFont.labelFontSize)",
            "static let title = UIFont(name: \"Lato\", size: 17) ?? .systemFont(ofSize: 17)",
            "[.font: UIFont.italicSystemFont(ofSize: 17)]",
            "VStack { Image(b); Text(a) }.font(.system(size: 17))",
            "Button(\"OK\") { close() }.font(.system(size: 17))",
            "extension View { func f() -> some View { font(.system(size: 17)) } }",
        ]
    )
    func `a font of a number of points is fixed`(code: String) {
        #expect(rules(code) == ["fixed-size"])
    }

    @Test(
        arguments: [
            "Image(systemName: \"a\").font(.system(size: 17))",
            "extension Image { func f() -> some View { resizable().font(.system(size: 17)) } }",
            "Button { close() } label: { Image(systemName: \"a\") }.font(.system(size: 17))",
            "Button(action: close) { Image(systemName: \"a\") }.font(.system(size: 17))",
            "HStack { if a { Image(b) } else { Image(c) } }.font(.system(size: 17))",
            "Label(a, systemImage: b).labelStyle(.iconOnly).font(.system(size: 17))",
            "closeIcon.font(.system(size: 17))", "image(a).font(.system(size: 17))",
            "Toast(symbolFont: .system(size: 17))",
            "UIImage(systemName: a, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))",
            "let c = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17))",
        ]
    )
    func `a symbol has a rule of its own`(code: String) {
        #expect(rules(code) == ["fixed-symbol"])
    }

    @Test(
        arguments: [
            "Text(a).font(.body)", "Text(a).font(.system(.title2, design: .rounded))",
            "Text(a).font(.custom(\"Lato\", size: 17, relativeTo: .body))",
            "@ScaledMetric var size = 17\nlet a = Text(b).font(.system(size: size))",
            "let f = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))",
            """
            func f() -> UIFont {
                let font = UIFont.systemFont(ofSize: 17)
                return UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
            }
            """,
            """
            guard let font = UIFont(name: "Lato", size: 17) else { return }
            label.font = UIFontMetrics.default.scaledFont(for: font)
            label.adjustsFontForContentSizeCategory = true
            """,
            "UIFont(descriptor: d, size: 0)", "let h = UIFont.systemFont(ofSize: 17).lineHeight",
            "NSAttributedString(string: \"\\n \", attributes: [.font: UIFont.systemFont(ofSize: 8)])",
            "#Preview { Text(a).font(.system(size: 17)) }",
            "struct P: PreviewProvider { static var previews: some View { Text(a).font(.system(size: 8)) } }",
            "// Text(a).font(.system(size: 17))\nlet a = \".font(.system(size: 17))\"",
        ]
    )
    func `a font that grows, a preview and a comment are not findings`(code: String) {
        #expect(rules(code) == [])
    }

    @Test(
        arguments: [
            "Text(a).font(.brandBody)",
            "Text(a).brandFont(.body, size: 17)", "UIFont.systemFont(ofSize: a.size)",
        ]
    )
    func `a font from other code is not seen`(code: String) {
        #expect(rules(code) == [])
        #expect(unseen(code).count == 1)
    }

    @Test func `a Mac has no text size that apps follow`() {
        for code in ["import AppKit", "import Cocoa"] {
            #expect(findings(code + "\nlet a = NSFont.systemFont(ofSize: 9)") == [])
        }
        #expect(rules("import UIKit\nlet a = UIFont.systemFont(ofSize: 12)") == ["fixed-size"])
    }

    @Test func `fonts of AppKit are not findings`() {
        let all = findings("import AppKit\nlabel.font = .systemFont(ofSize: 13)")
        #expect(all == [])
    }

    @Test func `small and thin text is reported with its numbers`() {
        #expect(rules("Text(a).font(.custom(b, size: 9, relativeTo: .caption2))") == ["small-text"])
        // The finding about the fixed size also states these.
        #expect(rules("Text(a).font(.system(size: 9))") == ["fixed-size"])
        #expect(rules("Text(a).font(.system(size: 20, weight: .light))") == ["fixed-size"])
        #expect(rules("Text(a).fontWeight(.thin)") == ["thin-text"])
        #expect(rules("Text(a).font(.body.weight(.light))") == ["thin-text"])
        #expect(rules("Image(a).font(.system(size: 9, weight: .thin))") == ["fixed-symbol"])
    }

    // MARK: - Growth

    @Test(
        arguments: [
            "UIFontMetrics.default.scaledFont(for: UIFont.preferredFont(forTextStyle: .body))",
            "@ScaledMetric var s = 17\nlet a = Text(b).font(.custom(\"Lato\", size: s))",
            "Text(a).font(.custom(b, size: UIFontMetrics.default.scaledValue(for: 17)))",
        ]
    )
    func `a font that is scaled twice is an error`(code: String) {
        #expect(rules(code) == ["scaled-twice"])
    }

    @Test func `a custom font names a style that is near its size`() {
        #expect(rules("Text(a).font(.custom(\"Lato\", size: 34))") == ["custom-without-style"])
        #expect(rules("Text(a).font(.custom(\"Lato\", size: 16))") == [])
        #expect(
            rules("Text(a).font(.custom(\"Lato\", size: 34, relativeTo: .body))")
                == ["style-mismatch"]
        )
        #expect(
            rules("UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28))")
                == []
        )
    }

    /// The percentages are Apple's sizes for body: 19, 33 and 40 of 17 points.
    @Test(
        arguments: [
            ("Text(a).dynamicTypeSize(...DynamicTypeSize.xLarge)", "112%"),
            ("Text(a).dynamicTypeSize(.large)", "100%"),
            ("Text(a).dynamicTypeSize(.small ... .accessibility2)", "194%"),
            ("view.environment(\\.sizeCategory, .extraLarge)", "112%"),
            ("view.maximumContentSizeCategory = .accessibilityLarge", "194%"),
            (
                "UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)",
                "118%"
            ),
        ]
    )
    func `a limit below 200 percent is reported`(code: String, percentage: String) {
        let all = findings(code)
        #expect(all.map(\.rule) == [.stopsBelow200])
        #expect(all.allSatisfy { $0.message.hasSuffix(percentage) })
    }

    @Test(
        arguments: [
            "Text(a).dynamicTypeSize(...DynamicTypeSize.accessibility3)",
            "Text(a).font(.largeTitle).dynamicTypeSize(...DynamicTypeSize.xLarge)",
            "Text(a).lineLimit(nil).minimumScaleFactor(0.1)", "Image(a).dynamicTypeSize(.large)",
            "UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 34)",
        ]
    )
    func `a limit that leaves 200 percent, or a style without it, is not a finding`(code: String) {
        #expect(rules(code) == [])
    }

    @Test func `text that may shrink below 200 percent is a note`() {
        let code = "Text(a).lineLimit(1).minimumScaleFactor(0.5)"
        #expect(rules(code) == ["stops-below-200"])
        #expect(rules("Text(a).lineLimit(1).minimumScaleFactor(0.9)") == [])
        #expect(findings(code).allSatisfy { $0.severity == .note })
        // 53 of 17 points at AX5, times 0.5.
        #expect(findings(code).contains { $0.message.hasSuffix("26.5 of 17 points, 156%") })
    }

    // MARK: - Boxes

    /// Callout has 32 points at AX2, and 38 at AX3.
    ///
    /// A line of San Francisco is 1.193 times as high.
    @Test func `a height clips from the first size with a higher line`() {
        let all = findings("Text(a).font(.callout).frame(height: 44)")
        #expect(all.map(\.rule) == [.clips])
        #expect(all.first?.message.contains("45.3 points at AX3") == true)
        #expect(rules("Text(a).frame(height: 200)") == [])
        #expect(rules("VStack { Text(a) }.frame(height: 10)") == ["clips"])
        #expect(rules("VStack { Toggle(a, isOn: $b) }.frame(height: 10)") == [])
        #expect(rules("Text(a).font(.system(size: 17)).frame(height: 10)") == ["fixed-size"])
        #expect(rules("Text(a).brandFont().frame(height: 10)") == [])
        #expect(rules("Button(a) { b() }.buttonStyle(Brand()).frame(height: 10)") == [])
    }

    @Test(
        arguments: [
            (".font(.callout)", "Brand()", ["clips"]), (".font(.callout)", ".brand", ["clips"]),
            // The style sets no font, and body is higher.
            ("", "Brand()", ["clips"]), (".font(.system(size: 9))", "Brand()", ["fixed-size"]),
            ("", ".plain", ["clips"]), ("", ".other", []), ("", "Other()", []),
        ]
    )
    func `a button has the font of its style`(font: String, style: String, rules: [String]) {
        let code = """
            struct Brand: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label\(font).padding(8)
                }
            }
            extension ButtonStyle where Self == Brand { static var brand: Brand { Brand() } }
            let button = Button(a) { b() }.buttonStyle(\(style)).frame(height: 44)
            """
        #expect(self.rules(code) == rules)
    }

    @Test func `a style that sets a font shows a line`() {
        let code = """
            struct Brand: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.font(.callout).frame(height: 44)
                }
            }
            """
        #expect(rules(code) == ["clips"])
        #expect(rules(code.replacing(".font(.callout)", with: "")) == [])
    }

    @Test func `the height of a label is compared with its font`() {
        let code = """
            label.font = .preferredFont(forTextStyle: .callout)
            label.adjustsFontForContentSizeCategory = true
            label.heightAnchor.constraint(equalToConstant: 44).isActive = true
            other.heightAnchor.constraint(equalToConstant: 10).isActive = true
            """
        #expect(rules(code) == ["clips"])
    }

    @Test(
        arguments: [
            ("a.heightAnchor.constraint(equalToConstant: 44).priority(.required)", true),
            ("a.heightAnchor.constraint(equalToConstant: 44).priority(.defaultLow)", false),
            ("a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).priority(x)", false),
        ]
    )
    func `a function of the app can change a constraint of a button of a class`(
        constraint: String,
        isLow: Bool
    ) {
        let code = """
            class Own: UIButton { func f() {
                titleLabel?.font = .preferredFont(forTextStyle: .callout)
                titleLabel?.adjustsFontForContentSizeCategory = true
            } }
            class Screen { let a = Own()
                func f() { NSLayoutConstraint.activate([\(constraint)]) }
            }
            """
        #expect(rules(code) == (isLow ? ["clips"] : []))
    }

    @Test(
        arguments: [
            "func f() { layout.itemSize = CGSize(width: 90, height: 44) }",
            "func f(_ a: A, layout b: B, sizeForItemAt c: C) -> CGSize { CGSize(width: d, height: 44) }",
            "func f(_ a: A, layout b: B, sizeForItemAt c: C) -> CGSize { .init(width: d, height: 44) }",
            "func f(_ a: A, heightForRowAt c: C) -> CGFloat { 44 }",
            "func f() { table.rowHeight = 44 }",
        ]
    )
    func `the height of rows and items is compared with the fonts of their cells`(code: String) {
        let screen = """
            class Cell { let label = UILabel(); func f() {
                label.font = .preferredFont(forTextStyle: .callout)
                label.adjustsFontForContentSizeCategory = true
            } }
            class Screen { func g() { a.register(Cell.self) }
                \(code)
            }
            """
        #expect(rules(screen) == ["clips"])
        #expect(rules(screen.replacing("44", with: "70")) == [])
    }

    @Test func `a height for some cells is too low only if no cell fits`() {
        func cell(_ name: String, _ font: String) -> String {
            """
            class \(name) { let label = UILabel(); func f() {
                label.font = .\(font)
                label.adjustsFontForContentSizeCategory = true
            } }
            """
        }
        let table = """
            class Screen { func g() { a.register(A.self); a.register(B.self) }
                func f(_ a: A, heightForRowAt c: C) -> CGFloat {
                    switch c.section { case 0: return 44; default: return 90 }
                }
            }
            """
        let body = cell("A", "preferredFont(forTextStyle: .body)")
        #expect(
            rules(body + cell("B", "preferredFont(forTextStyle: .title1)") + table) == ["clips"]
        )
        #expect(rules(body + cell("B", "systemFont(ofSize: 9)") + table) == ["fixed-size"])
    }

    @Test(
        arguments: [
            "Label(\"a\", image: b).lineLimit(1)", "HStack { Label(\"a\", image: b) }.lineLimit(1)",
            "Label(\"a\", image: b).lineLimit(1...3)",
            "Label(\"a\", image: b).lineLimit(2, reservesSpace: true)",
            "label.text = \"a\"\nlabel.numberOfLines = 2",
            "let lines = 2\nlabel.text = \"a\"\nlabel.numberOfLines = lines",
            "label.text = \"a\"\nlabel.text = nil\nlabel.text = \"\"\nlabel.numberOfLines = 2",
        ]
    )
    func `a limit on lines is a note`(code: String) {
        #expect(rules(code) == ["line-limit"])
    }

    @Test(
        arguments: [
            "Text(a).lineLimit(nil)", "Text(a).lineLimit(2...)", "Form { a }.lineLimit(1...5)",
            "Text(a).lineLimit(1)", "Label(a, image: b).lineLimit(1)", "label.numberOfLines = 2",
            "Text(a).lineLimit(count)",
            "label.text = \"a\"\nlabel.text = name\nlabel.numberOfLines = 2",
            "TextField(a, text: $b, axis: .vertical).lineLimit(4)", "label.numberOfLines = 0",
            "var lines = 2\nlabel.numberOfLines = lines",
            "let a = b\nlet b = a\nlabel.numberOfLines = a",
        ]
    )
    func `no limit on lines is known`(code: String) {
        #expect(rules(code) == [])
    }

    @Test func `a label shrinks only if it adjusts its font`() {
        let shrinks = "label.minimumScaleFactor = 0.5"
        let adjusts = "label.adjustsFontSizeToFitWidth = true"
        #expect(rules(shrinks) == [])
        #expect(rules("\(shrinks)\n\(adjusts)") == ["stops-below-200"])
        #expect(rules("\(shrinks)\n\(adjusts)\nlabel.numberOfLines = 0") == [])
        #expect(rules("label.minimumScaleFactor = 0.9\n\(adjusts)") == [])
    }

    // MARK: - Labels

    private static let font = "label.font = .preferredFont(forTextStyle: .body)"

    @Test func `a label must follow changes`() {
        #expect(rules(Self.font) == ["not-adjusting"])
        for code in [
            "label.adjustsFontForContentSizeCategory = true",
            "override func traitCollectionDidChange(_ previous: UITraitCollection?) {}",
            "override func updateConfiguration(using state: UICellConfigurationState) {}",
            "for label in labels { label.adjustsFontForContentSizeCategory = true }",
            "labels.forEach { $0.adjustsFontForContentSizeCategory = true }",
        ] {
            #expect(rules(Self.font + "\n" + code) == [])
        }
        #expect(
            rules(Self.font + "\nother.adjustsFontForContentSizeCategory = true")
                == ["not-adjusting"]
        )
    }

    @Test func `a label in a closure has the name of the property`() {
        func property(_ name: String, _ code: String) -> String {
            "let \(name): UILabel = { let label = UILabel(); \(Self.font); \(code)return label }()\n"
        }
        let adjusts = "label.adjustsFontForContentSizeCategory = true; "
        #expect(rules(property("a", adjusts) + property("b", adjusts)) == [])
        #expect(rules(property("a", adjusts) + property("b", "")) == ["not-adjusting"])
    }

    // MARK: - Fonts of a design system

    @Test func `a declared font has its style`() {
        var fonts = NameDictionary<FontDescription>()
        fonts["brandBody"] = .system(.callout)
        let code =
            "Text(a).font(.brandBody).frame(height: 44)\nText(a).brandBody().frame(height: 44)"
        let results = AppReport(code: code, fonts: fonts)
        #expect(results.findings.map(\.rule) == [.clips, .clips])
        #expect(results.unseen == [])
    }
}
