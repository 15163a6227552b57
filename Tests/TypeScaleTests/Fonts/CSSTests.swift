import Testing
import TypeScale
import TypeScaleTestSupport

/// Fonts as CSS declarations.
struct CSSTests {
    private func reader(_ category: ContentSizeCategory) -> TraitCollection {
        TraitCollection(preferredContentSizeCategory: category)
    }

    /// The sizes and line heights of iOS at L and AX2 are in Apple's guidelines.
    @Test func `the system font keeps the family of its container`() {
        let body = FontDescription.system(.body)
        #expect(
            body.scaled(for: reader(.large)).css
                == "font-size: 17px; font-weight: 400; line-height: 22px"
        )
        let headline = FontDescription.system(.headline).scaled(for: reader(.accessibilityLarge))
        #expect(headline.css == "font-size: 33px; font-weight: 600; line-height: 40px")
    }

    @Test func `a named face has its name and its own line height`() {
        let font = FontDescription(name: "Lato-Bold", textStyle: .body, size: 20)
            .lineHeight(.multiple(1.25)).tracking(.points(-0.5))
        let stack = "system-ui, sans-serif"
        #expect(
            font.scaled(for: reader(.large)).css
                == "font-family: \"Lato-Bold\", \(stack); font-size: 20px; font-weight: 700; "
                + "line-height: 25px; letter-spacing: -0.5px"
        )
        let plain = FontDescription(name: "Lato-Bold", textStyle: .body, size: 20)
            .scaled(for: reader(.large))
        #expect(
            plain.css(fontFamily: "Lato")
                == "font-family: \"Lato\", \(stack); font-size: 20px; font-weight: 700"
        )
        #expect(plain.css(fontFamily: nil) == "font-size: 20px; font-weight: 700")
    }

    @Test(arguments: [-1, -Double.infinity, .infinity, .nan])
    func `a size that CSS does not allow is omitted`(size: Double) {
        let font = FontDescription.system(.body, size: size).fixed()
        #expect(font.scaled(for: reader(.large)).css.hasPrefix("font-weight: 400"))
    }

    @Test(
        arguments: [
            "Lato\"; } * { display: none", "a\\b", "</style><script>", "line\nbreak", "", "한글",
            "\u{0}", "e\u{301}", "'; @import 'x", "-->", "&quot;",
            Named(repeating: "\"", count: 99),
        ]
    )
    func `no name leaves its string`(name: Named<String>) throws {
        let name = name.value
        let css = FontDescription(name: name, textStyle: .body).scaled(for: reader(.large)).css
        let start = "font-family: \""
        let end = "\", system-ui, sans-serif; font-size: 17px"
        try #require(css.hasPrefix(start))
        let text = css.dropFirst(start.count)
        let quote = try #require(text.firstIndex(of: "\""))
        #expect(text[quote...].hasPrefix(end))
        #expect(!css.unicodeScalars.contains { $0.value < 0x20 || $0.value > 0x7E })
        #expect(!css.contains("<") && !css.contains(">"))
        #expect(unescaped(text[..<quote]) == name)
    }

    /// Returns the value of a string, in which an escape is hexadecimal digits and a space.
    ///
    /// [CSS Syntax](https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point) defines escapes.
    private func unescaped(_ text: Substring) -> String {
        var value = ""
        var rest = text
        while let first = rest.popFirst() {
            guard first == "\\" else {
                value.append(first)
                continue
            }
            let digits = rest.prefix { $0.isHexDigit }.prefix(6)
            rest.removeFirst(digits.count)
            if rest.first == " " { rest.removeFirst() }
            UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
                .map { value.unicodeScalars.append($0) }
        }
        return value
    }

    /// The expected strings follow the rules of
    /// [CSS Syntax](https://www.w3.org/TR/css-syntax-3/#escaping).
    @Test(arguments: [
        ("Open Sans-2_b", #""Open Sans-2_b""#), ("a\"b", #""a\22 b""#),
        ("</style>", #""\3c \2f style\3e ""#),
        ("é\n", #""\e9 \a ""#), ("", #""""#),
    ])
    func `a string in CSS escapes all but plain characters`(text: String, css: String) {
        #expect("\(CSSString(text))" == css)
    }
}
