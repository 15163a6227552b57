import Testing
import TypeScale
import TypeScaleDiagnostics

@testable import TypeScaleCheck

/// The messages of findings, with Apple's sizes of text styles at L and AX5.
struct CodeMessageTests {
    private func results(_ code: String, path: String = "A.swift") -> AppReport {
        AppReport(code: code, path: path)
    }

    private func messages(_ code: String) -> [String] { results(code).findings.map(\.message) }

    // MARK: - Sizes

    @Test(
        arguments: [
            ("Text(a).font(.system(size: 17))", "17 points", "body has 17 at L, and 53 at AX5"),
            (
                "let a = UIFont.systemFont(ofSize: 33)", "33 points",
                "largeTitle has 34 at L, and 60"
            ),
            ("let a = UIFont.systemFont(ofSize: 1_0.5)", "10.5 points", "caption2 has 11 at L"),
            ("let a = UIFont.systemFont(ofSize: CGFloat(14))", "14 points", " at L"),
            ("let a = UIFont.systemFont(ofSize: Double(CGFloat(14)))", "14 points", " at L"),
            ("let a = UIFont.systemFont(ofSize: UIFont.systemFontSize)", "14 points", " at L"),
            (
                "let a = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)", "12 points",
                "caption1"
            ),
            ("let a = UIFont.systemFont(ofSize: UIFont.labelFontSize)", "17 points", "body"),
        ]
    )
    func `a fixed size is compared with the nearest style`(
        code: String,
        start: String,
        end: String
    ) throws {
        let message = try #require(
            messages(code).first { $0.hasPrefix("\(start) at every text size; ") }
        )
        #expect(message.contains(end))
    }

    @Test func `a font has the severity of its system`() {
        func severities(_ code: String) -> [Diagnostic.Severity] {
            results(code).findings.map(\.severity)
        }
        #expect(severities("Text(a).font(.system(size: 17))") == [.warning])
        #expect(severities("import WatchKit\nText(a).font(.system(size: 17))") == [.warning])
        // No text of an app for the Mac grows.
        #expect(severities("import AppKit\nText(a).font(.system(size: 17))") == [])
        #expect(severities("let a = NSFont.systemFont(ofSize: 17)") == [])
        #expect(
            severities("import UIKit\nimport AppKit\na.font = .systemFont(ofSize: 9)")
                == [.warning]
        )
    }

    @Test func `a symbol is compared with the text next to it`() {
        #expect(
            messages("Image(a).font(.system(size: 17))") == [
                "17 points at every text size; a symbol grows with a text style, such as .font(.body)"
            ]
        )
        #expect(
            messages("let icon = UIFont.systemFont(ofSize: 17)") == ["17 points at every text size"]
        )
        #expect(
            messages("UIImage.SymbolConfiguration(pointSize: 20)") == [
                "20 points at every text size; SymbolConfiguration(textStyle:) follows the text size"
            ]
        )
    }

    @Test func `text from 4 to 11 points is small`() {
        for (points, rules) in [
            ("11", [.fixedSize]), ("10.9", [.fixedSize]), ("4", [.fixedSize]), ("3.9", []),
            ("0", []),
        ] as [(String, Set<CheckRule>)] {
            let results = results("Text(a).font(.system(size: \(points)))")
            #expect(Set(results.findings.map(\.rule)) == rules)
            // Code changes the size of a tiny font, but 0 keeps another one.
            #expect(
                results.unseen.map(\.reason)
                    == (points == "3.9"
                        ? ["a font this small shows no text; code probably resizes it"] : [])
            )
        }
        // Text that is small and of a fixed size is one finding.
        #expect(
            messages("Text(a).font(.system(size: 9))").first?
                .hasSuffix("; 9 points at L; the smallest text style has 11") == true
        )
        #expect(
            messages("Text(a).font(.custom(b, size: 9, relativeTo: .caption2))")
                == ["9 points at L; the smallest text style has 11"]
        )
    }

    @Test(
        arguments: [
            ("ultraLight", true), ("thin", true), ("light", true), ("regular", false),
            ("medium", false), ("semibold", false), ("bold", false), ("heavy", false),
            ("black", false),
        ]
    )
    func `weights below regular are thin`(weight: String, isThin: Bool) {
        for code in [
            "Text(a).fontWeight(.\(weight))", "Text(a).font(.body.weight(.\(weight)))",
            "Text(a).font(.system(.body, weight: .\(weight)))",
            "UIFontMetrics(forTextStyle: .body)"
                + ".scaledFont(for: .systemFont(ofSize: 17, weight: .\(weight)))",
        ] {
            #expect(results(code).findings.map(\.rule) == (isThin ? [.thinText] : []))
        }
        for code in ["Image(a).fontWeight(.\(weight))", "Image(a).font(.body.weight(.\(weight)))"] {
            #expect(messages(code) == [])
        }
    }

    // MARK: - Growth

    @Test(arguments: [("20", true), ("19.5", false), ("13.5", false), ("13", true)])
    func `a custom font between 13 and 20 points needs no style`(size: String, isFound: Bool) {
        for code in [
            "Text(a).font(.custom(\"Lato\", size: \(size)))",
            "let a = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: \(size)))",
        ] {
            #expect(
                results(code).findings.map(\.rule) == (isFound ? [.customWithoutStyle] : [])
            )
        }
    }

    @Test func `a custom font grows as body does`() {
        let font = FontDescription(name: "Lato", textStyle: .body, size: 34)
        let traits = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        let largest = Int(font.scaled(for: traits).pointSize)
        #expect(
            messages("Text(a).font(.custom(\"Lato\", size: 34))") == [
                "34 points grow as body does, to \(largest) at AX5; name a style, such as largeTitle"
            ]
        )
    }

    @Test(
        arguments: [
            ("title1", "28", false), ("title1", "42", true), ("title1", "41.9", false),
            ("body", "25.5", true), ("body", "11.4", false), ("body", "11.3", true),
        ]
    )
    func `a style with a size 1.5 times as large or small is another one`(
        style: String,
        size: String,
        isFound: Bool
    ) {
        for metrics in [".\(style)", "UIFont.TextStyle.\(style)"] {
            let found = results(
                "let a = UIFontMetrics(forTextStyle: \(metrics))"
                    + ".scaledFont(for: .systemFont(ofSize: \(size)))"
            )
            #expect(found.findings.map(\.rule) == (isFound ? [.styleMismatch] : []))
        }
        if isFound {
            #expect(
                messages("Text(a).font(.custom(\"L\", size: 34, relativeTo: .body))") == [
                    "34 points grow as body does, which has 17 at L"
                ]
            )
        }
    }

    @Test func `a maximum is compared with twice the size`() {
        func found(_ maximum: String, _ style: String = "body") -> [String] {
            messages(
                "let a = UIFontMetrics(forTextStyle: .\(style))"
                    + ".scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: \(maximum))"
            )
        }
        #expect(found("39.9") == ["20 points grow up to 39.9, 200%"])
        #expect(found("30") == ["20 points grow up to 30, 150%"])
        #expect(found("40") == [])
        // largeTitle grows from 34 to 60 points, which is less than twice.
        #expect(!found("30", "largeTitle").contains { $0.contains("grow up to") })
    }

    // MARK: - Limits

    @Test func `a cap names the style, the category and the size`() {
        #expect(
            messages("Text(a).font(.callout).dynamicTypeSize(...DynamicTypeSize.xxLarge)") == [
                // Callout has 16 points at L, and 20 at XXL.
                "callout stops at XXL, 20 of 16 points, 125%"
            ]
        )
        for limit in ["(.xLarge)", "...(DynamicTypeSize.xLarge)", "((.xLarge))"] {
            #expect(
                results("Text(a).dynamicTypeSize(\(limit))").findings.map(\.rule) == [
                    .stopsBelow200
                ]
            )
        }
        for other in ["size", "...limit", "a[.large]", ".huge"] {
            #expect(messages("Text(a).dynamicTypeSize(\(other))") == [])
        }
        #expect(messages("view.environment(\\.locale, .large)") == [])
        #expect(results("view.environment(\\.dynamicTypeSize, .large)").findings.count == 1)
    }

    @Test func `every category has its names in SwiftUI and UIKit`() {
        let names = [
            ("xSmall", "extraSmall"), ("small", "small"), ("medium", "medium"), ("large", "large"),
            ("xLarge", "extraLarge"), ("xxLarge", "extraExtraLarge"),
            ("xxxLarge", "extraExtraExtraLarge"), ("accessibility1", "accessibilityMedium"),
            ("accessibility2", "accessibilityLarge"),
            ("accessibility3", "accessibilityExtraLarge"),
            ("accessibility4", "accessibilityExtraExtraLarge"),
            ("accessibility5", "accessibilityExtraExtraExtraLarge"),
        ]
        for (category, names) in zip(ContentSizeCategory.allCases.sorted(), names) {
            #expect(ContentSizeCategory(codeName: names.0) == category)
            #expect(ContentSizeCategory(codeName: names.1) == category)
        }
        #expect(ContentSizeCategory(codeName: "XL") == nil)
    }

    @Test func `text that can shrink is compared at AX5`() {
        func notes(_ code: String) -> [String] {
            results(code).findings.filter { $0.rule == .stopsBelow200 }.map(\.message)
        }
        #expect(
            notes("Text(a).font(.callout).lineLimit(1).minimumScaleFactor(0.5)") == [
                // Callout grows from 16 to 51 points.
                "callout can shrink at AX5 to 25.5 of 16 points, 159%"
            ]
        )
        // The largest growth is the one of caption2, from 11 to 40 points.
        #expect(
            notes("HStack { Text(a) }.lineLimit(1).minimumScaleFactor(0.5)") == [
                "the text can shrink to 50%, and no text style grows to more than 364%"
            ]
        )
        // Caption2 shrinks to exactly twice its size at L.
        #expect(notes("HStack { Text(a) }.lineLimit(1).minimumScaleFactor(0.55)") == [])
        #expect(notes("Text(a).font(.caption2).lineLimit(1).minimumScaleFactor(0.55)") == [])
        let factors = ["0", "1", "1.5", "f"]
        for factor in factors {
            #expect(notes("Text(a).lineLimit(1).minimumScaleFactor(\(factor))") == [])
            #expect(notes("HStack { Text(a) }.lineLimit(1).minimumScaleFactor(\(factor))") == [])
            let label = "label.adjustsFontSizeToFitWidth = true\nlabel.minimumScaleFactor = "
            #expect(notes(label + factor) == [])
            #expect(
                notes("\(label)\(factor)\nlabel.font = .preferredFont(forTextStyle: .callout)")
                    == []
            )
        }
        let label = """
            label.font = .preferredFont(forTextStyle: .callout)
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            """
        #expect(notes(label) == ["callout can shrink at AX5 to 25.5 of 16 points, 159%"])
        #expect(notes(label.replacing("= true", with: "= false")) == [])
        #expect(notes("Image(a).lineLimit(1).minimumScaleFactor(0.5)") == [])
    }

    @Test func `a limit on lines names its number`() {
        let end = " at every text size; longer text is truncated"
        #expect(messages("Button(\"a\") {}.lineLimit(2)") == ["at most 2 lines" + end])
        #expect(messages("Text(\"a\").lineLimit(1).fixedSize()") == [])
        #expect(messages("label.text = \"a\"\nlabel.numberOfLines = 1") == ["one line" + end])
        #expect(
            messages("Label(\"a\", image: b).lineLimit(b ? 2 : 5)") == ["at most 5 lines" + end]
        )
        // A value is longer or shorter than what the designer sees.
        #expect(messages("Text(a).lineLimit(1)\nlabel.numberOfLines = 1") == [])
    }

    @Test func `a limit on lines is found in constants`() {
        let constants = (1..<4).map { "let c\($0) = c\($0 - 1)\n" }.joined()
        let code = "let c0 = 2\n\(constants)Label(\"a\", image: b).lineLimit(c3)"
        #expect(results(code).findings.map(\.rule) == [.lineLimit])
    }

    // MARK: - Heights

    /// A line of San Francisco is 1.193 times as high as the font: 20.3 points for body at L.
    @Test func `a height names the categories that it holds`() {
        #expect(
            messages("Text(a).frame(height: 24)") == [
                "a line of body has 25.1 points at XXL; 24 points hold it up to XL"
            ]
        )
        #expect(
            messages("Text(a).frame(height: 1)") == [
                "a line of body has 16.7 points at XS; 1 points never hold it"
            ]
        )
        // The app of vdhamer/Photo-Club-Hub#580 lost the second line at XL. The leading of caption1
        // is 16 points at L, and 19 at XL, in Apple's guidelines.
        #expect(
            messages("Text(a).font(.caption).lineLimit(2).frame(width: 160, height: 35)") == [
                "a line of caption1 has 38.2 points at AX3; 35 points hold 2 lines up to L, "
                    + "1 line up to AX2"
            ]
        )
        #expect(messages("Text(a).frame(height: 0)") == [])
    }

    @Test(
        arguments: [
            "Text(a).font(.callout).frame(height: 44)",
            "Text(a).font(Font.callout).frame(height: 44)",
            "Text(a).font(.callout.bold()).frame(height: 44)",
            "TextField(a, text: $b).font(.callout).frame(height: 44)",
            "Button(a) { b() }.font(.callout).frame(height: 44)",
            "VStack { HStack { if a { Text(b).frame(height: 44) } } }.font(.callout)",
            "Text(a).frame(width: 10, height: 44).font(.system(.callout))",
        ]
    )
    func `a text has the font of its views`(code: String) {
        // At AX2, callout has 38 points, and a line of 45.3 points at AX3 is higher.
        #expect(
            messages(code) == [
                "a line of callout has 45.3 points at AX3; 44 points hold it up to AX2"
            ]
        )
    }

    @Test(
        arguments: [
            "Circle().frame(height: 9)", "Button { a() } label: { Image(b) }.frame(height: 9)",
            "Button(action: a) { Image(b) }.frame(height: 9)",
            "Toggle(a, isOn: $b).frame(height: 9)",
            "text(a).frame(height: 9)", "Text(a).frame(minHeight: 9)",
            "Text(a).font(.custom(b, size: c)).frame(height: 9)",
        ]
    )
    func `another view has no line of text`(code: String) {
        #expect(!results(code).findings.contains { $0.rule == .clips })
    }

    // MARK: - Places

    @Test func `a finding shows its code on one line, with its position`() {
        let code = """
            let a = UIFont
                .systemFont(\r
                    ofSize: 17
                )
            let b = Label("c", image: d)
              .lineLimit(1)
            """
        let all = results(code).findings
        #expect(all.map(\.code) == ["UIFont.systemFont( ofSize: 17 )", "lineLimit(1)"])
        #expect(
            all.map(\.position) == [
                TextPosition(line: 1, column: 9), TextPosition(line: 6, column: 4),
            ]
        )
        #expect(all.allSatisfy { $0.path == "A.swift" })
        let long = results("Text(a).font(.system(size: \(String(repeating: "0", count: 90))17))")
        #expect(
            long.findings.first?.code == ".system(size: " + String(repeating: "0", count: 66) + "…"
        )
        let inverted = results("Text(a).font(.system(size:\n  !b ? 17 : 20))").findings
        #expect(inverted.map(\.code) == [".system(size: !b ? 17 : 20)"])
    }

    @Test func `a gap shows its code and its reason`() {
        let gaps = results("f()\nText(a).brandFont(.body)\nlet b = UIFont.systemFont(ofSize: c)")
            .unseen
        #expect(
            gaps.map(\.code) == ["UIFont.systemFont(ofSize: c)", "brandFont(.body)"].reversed()
        )
        #expect(
            gaps.map(\.reason) == [
                "no code in the folder declares brandFont", "its size comes from other code",
            ]
        )
        #expect(
            gaps.map(\.position) == [
                TextPosition(line: 2, column: 9), TextPosition(line: 3, column: 9),
            ]
        )
    }
}
