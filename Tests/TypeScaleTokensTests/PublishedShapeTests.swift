import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics

@testable import TypeScaleTokens

/// Values in the shapes that published design systems use.
struct PublishedShapeTests {
    /// The names of styles in Figma, which Tokens Studio writes as weights.
    @Test(arguments: [
        ("Italic", 400.0, true), ("Bold Italic", 700, true), ("Medium Oblique", 500, true),
        ("SemiBold Italic", 600, true), ("semiBoldItalic", 600, true), ("700 Italic", 700, true),
        ("Semi Bold", 600, false), ("Regular", 400, false),
    ])
    func `a weight can contain a slant`(name: String, weight: Double, isItalic: Bool) throws {
        let recovered = try read(
            #"{"t": {"type": "typography", "value": {"fontFamily": "Inter", "fontSize": "17", "fontWeight": "\#(name)"}}}"#
        )
        #expect(recovered.errors.isEmpty)
        let role = try #require(recovered.system.roles.first)
        #expect(role.font.weight == FontWeight(rawValue: weight))
        #expect(role.isItalic == isItalic)
        let again = try read(role.isItalic ? recovered.system.code(for: .dtcg) : "{}")
        if isItalic { #expect(again.system == recovered.system) }
    }

    @Test func `an italic role has its family's italic face`() throws {
        let recovered = try read(
            """
            {"f": {"$type": "fontFamily", "$value": "Inter", "$extensions": {"org.typescale": {"faces": [
              {"name": "Inter-Bold", "weight": 700}, {"name": "Inter-BoldItalic", "weight": 700, "isItalic": true}]}}},
             "t": \(#"{"$type": "typography", "$value": "# + typography("\"{f}\"", weight: "\"Bold Italic\"") + "}")}
            """
        )
        #expect(recovered.system.roles.first?.font.face == .named("Inter-BoldItalic"))
    }

    /// The shape of Telekom's source.
    @Test func `a token of the type textStyle is a role`() throws {
        let recovered = try read(
            """
            {core: {size: {"4": {value: "16px", type: "dimension"}}},
             "text-style": {body: {value: {"font-family": "TeleNeo, sans-serif",
               "font-size": "{core.size.4.value}", "font-weight": 500, "line-spacing": 1.4,
               "letter-spacing": "0.2px"}, type: "textStyle"}}}
            """
        )
        #expect(recovered.errors.isEmpty)
        let font = FontDescription(name: "TeleNeo", textStyle: .body, size: 16, weight: .medium)
        #expect(
            recovered.system.roles.map(\.font)
                == [font.lineHeight(.multiple(1.4)).tracking(.points(0.2))]
        )
    }

    /// The shapes of Backpack's files for iOS: a list, and names in capitals.
    @Test(arguments: [
        #"{"properties": [{"name": "textHeading1FontSize", "value": "40", "type": "font-size"}, {"name": "textHeading1LineHeight", "value": "48"}, {"name": "textHeading1LetterSpacing", "value": null}, {"name": "fontSizeSm", "value": "14"}]}"#,
        #"{"props": {"TEXT_HEADING1_FONT_SIZE": {"value": "40"}, "TEXT_HEADING1_LINE_HEIGHT": {"value": "48"}, "FONT_SIZE_SM": {"value": "14"}}}"#,
    ])
    func `flat names end with a property`(json: String) throws {
        let recovered = try read(json)
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        #expect(recovered.system.roles.map(\.font.size) == [40])
        #expect(recovered.system.roles.map(\.font.lineHeight) == [.points(48)])
        #expect(recovered.system.roles.first?.name.hasSuffix("text-heading1") == true)
    }

    /// The shape of Cedar's file for phones: the properties are in the group of the role.
    @Test func `a group of properties is a role`() throws {
        let recovered = try read(
            """
            {"text": {"display1": {"docs": "x",
              "size": {"$value": "34px", "$type": "fontSize", "property": "font-size"},
              "line-spacing": {"$value": "40px", "$type": "dimension"},
              "font-family": {"$value": "Stuart"}}}}
            """
        )
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        let role = try #require(recovered.system.role(named: "text.display1"))
        #expect(role.font.size == 34 && role.font.lineHeight == .points(40))
        #expect(role.families == ["Stuart"])
    }

    /// The shape of Kadena's export: tokens within values.
    @Test func `a value can contain tokens`() throws {
        let recovered = try read(
            """
            {"code": {"$type": "typography", "$value": {
              "fontFamily": {"$value": "Kode Mono", "$type": "fontFamily"},
              "fontWeight": {"$value": 400, "$type": "fontWeight"},
              "fontSize": {"$value": "1.125rem", "$type": "dimension"},
              "letterSpacing": {"$value": 0, "$type": "dimension"}}}}
            """
        )
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        #expect(recovered.system.roles.map(\.font.size) == [18])
        #expect(recovered.system.roles.map(\.font.tracking) == [.points(0)])
    }

    /// The shape of HashiCorp's Helios.
    @Test func `a list of families can contain references to lists`() throws {
        let recovered = try read(
            """
            {"mac": {"$type": "fontFamily", "$value": ["-apple-system", "BlinkMacSystemFont"]},
             "all": {"$type": "fontFamily", "$value": ["{mac}", "Segoe UI", "{mac}"]},
             "body": {"$type": "typography", "$value": \(typography("\"{all}\""))}}
            """
        )
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        let mac = ["-apple-system", "BlinkMacSystemFont"]
        #expect(recovered.system.roles.map(\.families) == [mac + ["Segoe UI"] + mac])
    }

    /// The shape of HashiCorp's Helios, in which shadows have no type.
    @Test func `a text with several references needs a type only in a role`() throws {
        func read(_ role: String) throws -> DesignSystem.Recovered {
            try TypeScaleTokensTests.read(
                """
                {"low": {"$value": "0 0 1px #000"}, "high": {"$value": "{low}, {low}"},
                 "body": {"$type": "typography", "$value": \(role)}}
                """
            )
        }
        let recovered = try read(typography())
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        let missing = recovered.diagnostics.filter { $0.kind == .unknownType }
        #expect(missing.count == 1)
        #expect(missing.first?.message.hasSuffix("(2 times)") == true)
        #expect(try read(typography(size: "\"{high}\"")).kinds.contains(.badReference))
    }

    @Test(arguments: ["list", "text", "lists"])
    func `a role with too many families is an error`(form: String) throws {
        func errors(_ count: Int) throws -> [Diagnostic.Kind] {
            let names = (0..<count).map { "\"N\($0)\"" }
            let value =
                switch form {
                case "list": "[\(names.joined(separator: ", "))]"
                case "text": "\"\((0..<count).map { "N\($0)" }.joined(separator: ","))\""
                default: "[\"{one}\", \(names.dropFirst().joined(separator: ", "))]"
                }
            return try read(
                """
                {"one": {"$type": "fontFamily", "$value": ["a"]},
                 "names": {"$type": "fontFamily", "$value": \(value)},
                 "body": {"$type": "typography", "$value": \(typography("\"{names}\""))}}
                """
            ).kinds
        }
        #expect(try errors(64).isEmpty)
        #expect(try errors(65) == [.tooManyValues])
    }

    @Test func `lists of families that contain each other are errors`() throws {
        let lists = (0..<100).map {
            "\"f\($0)\": {\"$type\": \"fontFamily\", \"$value\": [\"{f\(($0 + 1) % 100)}\"]}"
        }
        let recovered = try read("{\(lists.joined(separator: ", "))}")
        #expect(!recovered.kinds.isEmpty)
        #expect(Set(recovered.kinds) == [.wrongType])
    }

    /// The shape of NL Design System: `lg` is 20 points, and another `lg` is 200 %.
    @Test func `two scales are not joined by the names of their steps`() throws {
        func group(_ name: String, _ values: KeyValuePairs<String, String>) -> String {
            let tokens = values.map { #""\#($0)": {"value": "\#($1)"}"# }
            return "\"\(name)\": {\(tokens.joined(separator: ","))}"
        }
        let sizes = group("font-size", ["sm": "14px", "md": "16px", "lg": "20px", "xl": "24px"])
        let separate = group("line-height", ["sm": "130%", "md": "150%", "lg": "200%"])
        let apart = try read("{\"type\": {\(sizes), \(separate)}}")
        #expect(apart.errors.isEmpty)
        #expect(apart.system.roles.map(\.font.size) == [14, 16, 20, 24])
        #expect(apart.system.roles.allSatisfy { $0.font.lineHeight == nil })
        #expect(apart.diagnostics.contains { $0.message.contains("is not joined") })
        let paired = group(
            "line-height",
            ["sm": "20px", "md": "24px", "lg": "28px", "xl": "32px"]
        )
        let joined = try read("{\"type\": {\(sizes), \(paired)}}")
        #expect(joined.system.roles.map(\.font.lineHeight) == [20, 24, 28, 32].map { .points($0) })
    }

    @Test(arguments: [
        ("body", 16.0, TextStyle.body), ("text.body-large", 20, .body), ("caption", 14, .caption1),
        ("title-2", 24, .title2), ("titleLarge", 28, .title1), ("large-title", 30, .largeTitle),
        // A style whose size differs by more than half would grow as small text does.
        ("headline1", 40, .largeTitle), ("card", 16, .callout), ("embodyment", 16, .callout),
    ])
    func `a style in the role's name is proposed`(name: String, size: Double, style: TextStyle) {
        let proposal = TextStyleProposal(pointSize: size, weight: .regular, name: name)
        #expect(proposal.textStyle == style)
    }

    @Test(arguments: [
        ("Roboto Mono", "\"Roboto Mono\", ui-monospace, monospace"),
        ("SourceCodePro", "\"SourceCodePro\", ui-monospace, monospace"),
        ("Noto Serif", "\"Noto Serif\", ui-serif, serif"),
        ("PT Sans Serif", "\"PT Sans Serif\", system-ui, sans-serif"),
        ("Monoton", "\"Monoton\", system-ui, sans-serif"),
    ])
    func `CSS falls back to fonts of the same kind`(name: String, css: String) throws {
        let font = FontDescription(name: name, textStyle: .body, size: 17)
        let system = DesignSystem(roles: [.init(name: "a", font: font, families: [name])])
        #expect(try system.code(for: .css).contains("--a-family: \(css);"))
    }

    @Test func `React Native keeps the weight of a family whose faces are unknown`() throws {
        var role = DesignSystem.Role(
            name: "a",
            font: FontDescription(name: "Inter", textStyle: .body, size: 17, weight: .medium),
            families: ["Inter"]
        )
        role.isItalic = true
        let code = try DesignSystem(roles: [role]).code(for: .reactNative)
        #expect(code.contains("fontFamily: 'Inter', fontWeight: '500', fontStyle: 'italic'"))
        let face = FontDescription(name: "Inter-Bold", textStyle: .body, size: 17, weight: .bold)
        let known = DesignSystem(roles: [.init(name: "a", font: face, families: ["Inter"])])
        #expect(try !known.code(for: .reactNative).contains("fontWeight"))
    }

    @Test(arguments: [(300, nil), (450, "; weight 450 as 500"), (950, "; weight 950 as 900")])
    func `a comment states a weight that a format does not have`(
        weight: Double,
        note: String?
    ) throws {
        let weight = FontWeight(clamping: weight)
        let font = FontDescription(name: "Inter", textStyle: .body, size: 17, weight: weight)
        let system = DesignSystem(roles: [.init(name: "a", font: font, families: ["Inter"])])
        for output in [TokenOutput.reactNative, .flutter] {
            let code = try system.code(for: output)
            #expect(code.contains(note ?? "; weight") == (note != nil))
        }
    }

    @Test func `each format writes an italic role`() throws {
        var role = DesignSystem.Role(
            name: "a",
            font: FontDescription(name: "Inter", textStyle: .body, size: 17),
            families: ["Inter"]
        )
        role.isItalic = true
        let system = DesignSystem(roles: [role])
        for (output, text) in [
            (TokenOutput.css, "--a: italic "), (.flutter, "fontStyle: FontStyle.italic"),
            (.compose, "fontStyle = FontStyle.Italic"), (.android, "textStyle\">italic<"),
            (.swift, "Upright here, italic in the tokens: list the italic face."),
            (.dtcg, "\"isItalic\": true"),
        ] {
            #expect(try system.code(for: output).contains(text), "\(output.name)")
        }
    }

    /// A character of the class Prepend, and a combining mark, form a character with their
    /// neighbors, and hide them from a comparison of characters.
    @Test(arguments: TokenOutput.all)
    func `no special character is hidden from escaping`(output: TokenOutput) throws {
        // The end of a comment or of a string in each format, and how it is escaped.
        let specials = [
            "*/", "-->", "--", "</style>", "'", "\"", "\\", "$", "`", "\n", "\u{2028}", "&", "<",
            "##[", "\u{7}",
        ]
        for special in specials {
            for text in [
                special, "\u{D4E}\(special)", "\(special)\u{301}", "\u{D4E}\(special)\u{301}",
                special.unicodeScalars.map { "\u{D4E}\($0)\u{301}" }.joined(),
            ] {
                var role = DesignSystem.Role(
                    name: "a" + text,
                    font: FontDescription(name: "F" + text, textStyle: .body, size: 17),
                    families: ["F" + text]
                )
                role.summary = text
                let code = try DesignSystem(roles: [role]).code(for: output)
                let plain = try DesignSystem(roles: [Self.plain]).code(for: output)
                try Self.check(code, plain, output.name)
            }
        }
    }

    private static let plain = DesignSystem.Role(
        name: "ax",
        font: FontDescription(name: "Fx", textStyle: .body, size: 17),
        families: ["Fx"]
    )

    /// Compares code with code whose names have no special characters: it has the same ends of
    /// comments and strings, and the same lines.
    private static func check(_ code: String, _ plain: String, _ output: String) throws {
        func count(_ text: String, in code: String) -> Int {
            let (bytes, pattern) = (Data(code.utf8), Data(text.utf8))
            var (count, start) = (0, bytes.startIndex)
            while let range = bytes.range(of: pattern, in: start..<bytes.endIndex) {
                (count, start) = (count + 1, range.lowerBound + 1)
            }
            return count
        }
        func isEqual(_ text: String) {
            let counts = (count(text, in: code), count(text, in: plain))
            #expect(counts.0 == counts.1, "\(output) \(text) \(code)")
        }
        switch output {
        case "css": for text in ["*/", "</style", "\n"] { isEqual(text) }
        case "android": for text in ["--", "<item", "<style", "\n"] { isEqual(text) }
        case "dtcg": _ = try read(code)
        default:
            for text in ["\n", "\r", "\u{2028}"] { isEqual(text) }
            // In strings, all but plain ASCII characters are escaped, and so are the delimiters.
            let lines = code.utf8.split(separator: 0x0A).filter { line in
                let text = line.drop { $0 == 0x20 }
                return !text.starts(with: "//".utf8) && !text.starts(with: "/*".utf8)
                    && !text.starts(with: "*".utf8)
            }
            for line in lines {
                #expect(line.allSatisfy { $0 < 0x80 && $0 >= 0x20 }, "\(output) \(code)")
                var delimiters = 0
                var isEscaped = false
                let quote = UInt8(ascii: ["swift", "compose"].contains(output) ? "\"" : "'")
                for byte in line {
                    if isEscaped {
                        isEscaped = false
                        continue
                    }
                    isEscaped = byte == UInt8(ascii: "\\")
                    if byte == quote { delimiters += 1 }
                    #expect(
                        byte != UInt8(ascii: "$") || ["swift", "react-native"].contains(output)
                    )
                }
                #expect(delimiters % 2 == 0, "\(output) \(code)")
            }
        }
    }
}
