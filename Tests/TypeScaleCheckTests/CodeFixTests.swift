import Testing

@testable import TypeScaleCheck

/// Changes of code that leave the size at L equal.
struct CodeFixTests {
    private func findings(_ code: String, path: String = "A.swift") -> [CheckFinding] {
        AppReport(code: code, path: path).findings
    }

    /// Returns the code with the changes of all findings.
    private func fixed(_ code: String) -> String {
        let (result, count) = CheckFix.apply(findings(code).compactMap(\.fix), to: Array(code.utf8))
        #expect((count == 0) == (String(decoding: result, as: UTF8.self) == code))
        return String(decoding: result, as: UTF8.self)
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
        #expect(
            fixed("a.font = .systemFont(ofSize: \(points))")
                == "a.font = .preferredFont(forTextStyle: .\(uiKit))"
        )
    }

    @Test(
        arguments: [
            "Text(a).font(.system(size: 18))",
            "Text(a).font(.custom(\"Lato\", fixedSize: 17))",
            "let a = UIFont.boldSystemFont(ofSize: 17)",
            "let a = UIFont.systemFont(ofSize: 17, weight: .bold)",
            "let a = UIFont(name: \"Lato\", size: 17)",
            "Text(a).font(Font(UIFont.systemFont(ofSize: 17)))",
            "let a = b.font.withSize(17)", "let a = UIFont.systemFont(ofSize: f ? 17 : 20)",
            "import WatchKit\nlet a = Text(b).font(.system(size: 17))",
        ]
    )
    func `no style replaces a font with another size, face, weight or system`(code: String) {
        #expect(findings(code).map(\.rule) == [.fixedSize])
        #expect(fixed(code) == code)
    }

    @Test func `a style keeps the weight`() {
        #expect(
            fixed("Text(a).font(.system(size: 15, weight: .semibold))")
                == "Text(a).font(.subheadline.weight(.semibold))"
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

    private func apply(_ fixes: [(Range<Int>, String)], to code: String) -> (String, Int) {
        let fixes = fixes.map { CheckFix(range: $0.0, replacement: $0.1) }
        let (result, count) = CheckFix.apply(fixes, to: Array(code.utf8))
        return (String(decoding: result, as: UTF8.self), count)
    }

    @Test func `changes are made in any order`() {
        #expect(apply([(4..<5, "X"), (0..<2, ""), (6..<6, "YZ")], to: "abcdef") == ("cdXfYZ", 3))
        #expect(apply([], to: "ab") == ("ab", 0))
        #expect(apply([(0..<2, "c"), (2..<4, "d")], to: "abab") == ("cd", 2))
        #expect(apply([(0..<4, "")], to: "abab") == ("", 1))
    }

    @Test func `of changes that overlap, the first is made, and none outside the code`() {
        #expect(apply([(1..<3, "X"), (2..<4, "Y")], to: "abcd") == ("aXd", 1))
        #expect(apply([(1..<3, "X"), (3..<5, "Y")], to: "abcd") == ("aXd", 1))
        #expect(apply([(5..<6, "X")], to: "abcd") == ("abcd", 0))
    }
}
