import Testing

@testable import TypeScaleCheck

/// Changes of code that leave the size at L equal.
struct CodeFixTests {
    private func findings(_ code: String, path: String = "A.swift") -> [CheckFinding] {
        AppReport(code: code, path: path).findings
    }

    /// Returns the code with the changes of all findings.
    private func fixed(_ code: String) -> String {
        let fixes = findings(code).compactMap(\.fix)
        return String(decoding: CheckFix.apply(fixes, to: Array(code.utf8)), as: UTF8.self)
    }

    // MARK: - Fonts

    /// Each size is the size of a text style at L.
    @Test(
        arguments: [
            (34, "largeTitle", "largeTitle"), (28, "title", "title1"), (22, "title2", "title2"),
            (20, "title3", "title3"), (17, "body", "body"), (16, "callout", "callout"),
            (15, "subheadline", "subheadline"), (13, "footnote", "footnote"),
            (12, "caption", "caption1"), (11, "caption2", "caption2"),
        ]
    )
    func `a style with the same size at L replaces a system font`(
        points: Int,
        swiftUI: String,
        uiKit: String
    ) {
        #expect(
            fixed("Text(a).font(.system(size: \(points))).bold()")
                == "Text(a).font(.\(swiftUI)).bold()"
        )
        #expect(
            fixed("let a = Font.system(size: \(points)).bold()") == "let a = Font.\(swiftUI).bold()"
        )
        #expect(
            fixed("let a = UIFont.systemFont(ofSize: \(points))")
                == "let a = UIFont.preferredFont(forTextStyle: .\(uiKit))"
        )
    }

    @Test(
        arguments: [
            "Text(a).font(.system(size: 18))",
            "Text(a).font(.custom(\"Lato\", fixedSize: 17))",
            "let a = UIFont(name: \"Lato\", size: 17)",
            "Text(a).font(Font(UIFont.systemFont(ofSize: 17)))",
            "let a = b.font.withSize(17)", "let a = UIFont.systemFont(ofSize: f ? 17 : 20)",
            "import WatchKit\nlet a = Text(b).font(.system(size: 17))",
            "Text(a).font(.system(size: 12)).frame(width: 20, height: 20)",
            "ZStack { Text(a).font(.system(size: 12)) }.frame(width: 20, height: 20)",
        ]
    )
    func `no style replaces a font of another size, face or system, or in a badge`(code: String) {
        #expect(findings(code).map(\.rule) == [.fixedSize])
        #expect(fixed(code) == code)
    }

    @Test func `a style keeps the weight`() {
        #expect(
            fixed("Text(a).font(.system(size: 15, weight: .semibold))")
                == "Text(a).font(.subheadline.weight(.semibold))"
        )
    }

    @Test(
        arguments: [
            ("systemFont(ofSize: 18)", "body"), ("boldSystemFont(ofSize: 17)", "body"),
            ("systemFont(ofSize: 15, weight: .semibold)", "subheadline"),
            ("monospacedDigitSystemFont(ofSize: 12, weight: .light)", "caption1"),
        ]
    )
    func `metrics scale a font of UIKit that no style replaces`(call: String, style: String) {
        let metrics = "UIFontMetrics(forTextStyle: .\(style)).scaledFont(for: "
        #expect(fixed("let a = UIFont.\(call)") == "let a = \(metrics)UIFont.\(call))")
        #expect(
            fixed("a.label.font = .\(call)")
                == "a.label.font = \(metrics).\(call))\na.label.\(Self.adjusts)"
        )
    }

    @Test func `two fonts of a label share the line that makes it adjust`() {
        #expect(
            fixed("label.font = a ? .systemFont(ofSize: 17) : .boldSystemFont(ofSize: 17)")
                == "label.font = a ? .preferredFont(forTextStyle: .body) : "
                + "UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 17))"
                + "\nlabel.\(Self.adjusts)"
        )
    }

    @Test func `a symbol gets a style, too`() {
        #expect(fixed("Image(a).font(.system(size: 17))") == "Image(a).font(.body)")
    }

    @Test func `a custom font gets the style whose size is nearest`() {
        #expect(
            fixed("Text(a).font(.custom(\"Lato\", size: 33).bold())")
                == "Text(a).font(.custom(\"Lato\", size: 33, relativeTo: .largeTitle).bold())"
        )
        #expect(
            fixed("Text(a).font(.custom(\"Lato\", size: 12))")
                == "Text(a).font(.custom(\"Lato\", size: 12, relativeTo: .caption))"
        )
    }

    // MARK: - Labels

    private static let font = "font = .preferredFont(forTextStyle: .body)"
    private static let adjusts = "adjustsFontForContentSizeCategory = true"

    @Test(
        arguments: [
            ("label.\(font)", "label.\(font)\nlabel.\(adjusts)"),
            ("label.\(font) \t\nf()", "label.\(font)\nlabel.\(adjusts) \t\nf()"),
            ("label.\(font)\r\nf()", "label.\(font)\r\nlabel.\(adjusts)\r\nf()"),
            (
                "f()\r\t self.label?.\(font)",
                "f()\r\t self.label?.\(font)\n\t self.label?.\(adjusts)"
            ),
            ("f()\n  label.\(font)\n", "f()\n  label.\(font)\n  label.\(adjusts)\n"),
        ]
    )
    func `a label that does not adjust gets a line`(code: String, expected: String) {
        #expect(findings(code).map(\.rule) == [.notAdjusting])
        #expect(fixed(code) == expected)
    }

    @Test(
        arguments: [
            "label.\(font); f()", "f(); label.\(font)", "label.\(font) // a",
            "if a { label.\(font) }",
            "extension UILabel { func f() {\n\(font)\n} }",
        ]
    )
    func `a label in a line with other code gets none`(code: String) {
        #expect(fixed(code) == code)
    }

    // MARK: - Changes

    private func apply(_ fixes: [[(Range<Int>, String)]], to code: String) -> String {
        let fixes = fixes.map { edits in
            CheckFix(edits: edits.map { CheckFix.Edit(range: $0.0, replacement: $0.1) })
        }
        return String(decoding: CheckFix.apply(fixes, to: Array(code.utf8)), as: UTF8.self)
    }

    @Test func `changes are made in any order`() {
        #expect(apply([[(4..<5, "X")], [(0..<2, "")], [(6..<6, "YZ")]], to: "abcdef") == "cdXfYZ")
        #expect(apply([], to: "ab") == "ab")
        #expect(apply([[(2..<4, "d"), (0..<2, "c")]], to: "abab") == "cd")
        #expect(apply([[(0..<4, "")]], to: "abab") == "")
    }

    @Test func `changes that overlap are made as a whole or not at all`() {
        #expect(apply([[(1..<3, "X")], [(2..<4, "Y")]], to: "abcd") == "aXd")
        #expect(apply([[(1..<3, "X")], [(2..<4, "Y"), (0..<0, "Z")]], to: "abcd") == "aXd")
        #expect(apply([[(1..<3, "X")], [(3..<5, "Y")]], to: "abcd") == "aXd")
        #expect(apply([[(5..<6, "X")]], to: "abcd") == "abcd")
        #expect(
            apply([[(0..<1, "X"), (4..<4, "Y")], [(1..<2, "Z"), (4..<4, "Y")]], to: "abcd")
                == "XZcdY"
        )
    }
}
