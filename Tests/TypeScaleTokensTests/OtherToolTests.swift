import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleTokens

/// Small files with the shape of real token files.
struct OtherToolTests {
    /// The shape of Compound and other files from Tokens Studio: sets, types of the plugin, and
    /// numbers as text.
    @Test func `a file of Tokens Studio is read`() throws {
        let recovered = try read(
            """
            {"global": {
               "fontFamilies": {"inter": {"value": "Inter", "type": "fontFamilies"}},
               "fontWeights": {"inter-0": {"value": "Semi Bold", "type": "fontWeights"}},
               "lineHeights": {"0": {"value": "130%", "type": "lineHeights"},
                               "1": {"value": "22", "type": "lineHeights"}},
               "fontSize": {"0": {"value": "17", "type": "fontSizes"},
                            "1": {"value": 28, "type": "fontSizes"}},
               "letterSpacing": {"0": {"value": "-1%", "type": "letterSpacing"}},
               "font": {"body": {"value": {"fontFamily": "{fontFamilies.inter}",
                   "fontWeight": "{fontWeights.inter-0}", "lineHeight": "{lineHeights.1}",
                   "fontSize": "{fontSize.0}", "letterSpacing": "{letterSpacing.0}",
                   "paragraphSpacing": "0", "textCase": "none"}, "type": "typography"}}},
             "brand": {"font": {"title": {"value": {"fontFamily": "{fontFamilies.inter}",
                   "fontWeight": "Bold", "lineHeight": "{lineHeights.0}", "fontSize": "$fontSize.1",
                   "letterSpacing": "0"}, "type": "typography"}}},
             "$themes": [], "$metadata": {"tokenSetOrder": ["global", "brand"]}}
            """
        )
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        #expect(recovered.diagnostics.filter { $0.kind == .nonstandardSyntax }.count == 1)
        let roles = recovered.system.roles
        #expect(roles.map(\.name) == ["font.body", "font.title"])
        let body = FontDescription(name: "Inter", textStyle: .body, size: 17, weight: .semibold)
        #expect(roles.first?.font == body.lineHeight(.points(22)).tracking(.multiple(-0.01)))
        let title = FontDescription(name: "Inter", textStyle: .title1, size: 28, weight: .bold)
        #expect(roles.last?.font == title.lineHeight(.multiple(1.3)).tracking(.points(0)))
    }

    /// The categories, types and items of Style Dictionary's older examples, in both orders.
    @Test(arguments: [
        (#"{"font": {"size": {"body": {"value": "16px"}}}}"#, ["font.body"]),
        (#"{"size": {"font": {"body": {"value": "16px"}}}}"#, ["font.body"]),
        (#"{"font": {"size": {"body": {"value": "16px", "type": "fontSizes"}}}}"#, ["font.body"]),
        (#"{"text": {"size": {"body": {"$value": "16px", "$type": "dimension"}}}}"#, ["text.body"]),
        (#"{"size": {"typography": {"body": {"value": 16}}}}"#, ["typography.body"]),
        (#"{"sizes": {"body": {"value": "16", "type": "fontSizes"}}}"#, ["body"]),
        (#"{"scale": {"body": {"value": "16", "type": "fontSizes"}}}"#, ["scale.body"]),
        (#"{"asset": {"font": {"size": {"h1": {"value": "32"}}}}}"#, ["asset.font.h1"]),
        // The steps of a scale keep the names before them.
        (
            #"{"font": {"size": {"sm": {"value": 12}, "md": {"value": 14}}}}"#,
            ["font.size.sm", "font.size.md"]
        ),
        (
            #"{"font-size": {"small": {"1": {"value": "12px"}}, "1": {"SM": {"value": "14px"}}}}"#,
            ["font-size.small.1", "font-size.1.SM"]
        ),
        (
            #"{"FONT_SIZE_XL": {"value": "24px"}, "FONT_SIZE_SM": {"value": "12px"}}"#,
            ["FONT_SIZE_XL", "FONT_SIZE_SM"]
        ),
        (
            #"{"font-size": {"body": {"value": "17px"}, "title": {"value": "28px"}, "sm": {"value": 12}}}"#,
            ["body", "title", "font-size.sm"]
        ),
    ])
    func `sizes of fonts are roles`(json: String, names: [String]) throws {
        let recovered = try read(json)
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        #expect(recovered.system.roles.map(\.name) == names)
    }

    @Test func `sizes and line heights by category are joined`() throws {
        let recovered = try read(
            """
            {"size": {"font": {"body": {"value": "16px"}, "title": {"value": "28px"}},
                      "line-height": {"body": {"value": "24px"}, "title": {"value": "32px"}},
                      "letter-spacing": {"body": {"value": "1px"}}, "icon": {"s": {"value": 8}}}}
            """
        )
        let roles = recovered.system.roles
        #expect(roles.map(\.name) == ["font.body", "font.title"])
        #expect(roles.map(\.font.lineHeight) == [.points(24), .points(32)])
        #expect(roles.map(\.font.tracking) == [.points(1), nil])
    }

    /// The sizes of Style Dictionary's own examples are in `rem`.
    @Test func `a small number without a unit is in rem`() throws {
        let recovered = try read(
            #"""
            {"size": {"font": {"small": {"value": "0.75"}, "base": {"value": 1},
             "large": {"value": "5.5px"}, "huge": {"value": "{size.font.base}"}}}}
            """#
        )
        #expect(recovered.system.roles.map(\.font.size) == [12, 16, 5.5, 16])
        #expect(recovered.diagnostics.contains { $0.message.contains("is read in rem (3 times)") })
    }

    @Test func `two sizes of a role are a warning`() throws {
        let recovered = try read(
            #"{"size": {"font": {"body": {"value": 12}}}, "font": {"size": {"body": {"value": 16}}}}"#
        )
        #expect(recovered.system.roles.map(\.font.size) == [16])
        #expect(recovered.diagnostics.contains { $0.message.contains("'font.body' has two sizes") })
    }

    /// Nothing shows whether a size is of text, so the message says how to show it.
    @Test func `sizes of anything are an error with a remedy`() throws {
        let recovered = try read(#"{"size": {"body": {"value": 16}, "icon": {"s": {"value": 3}}}}"#)
        #expect(
            recovered.diagnostics.filter { $0.kind == .noRoles }.map(\.message) == [
                "no roles; nothing shows that the 2 sizes in 'size' are of text; "
                    + "if so, name the group font-size, or add the type fontSizes"
            ]
        )
    }

    /// The shapes of Movistar's and Spectrum's sizes for devices.
    @Test(arguments: [
        (
            #"{"text": {"size": {"a": {"value": {"mobile": 17, "desktop": 28, "tablet": 20}}}}}"#,
            "'mobile', 'desktop' and 'tablet'"
        ),
        (
            """
            {"font-size": {"a": {"sets": {"desktop": {"value": "28px"}, "mobile": {"value": "17px"},
                "tablet": {"value": "20px"}}}}, "b": {"value": 1}}
            """, "'desktop', 'mobile' and 'tablet'"
        ),
    ])
    func `the size for a device is chosen`(json: String, devices: String) throws {
        func read(_ device: String?) throws -> DesignSystem.Recovered {
            var options = DesignSystem.ReadingOptions()
            options.device = device ?? options.device
            return try DesignSystem.recovering(data: Data(json.utf8), options: options)
        }
        for (device, size) in [(nil, 17), ("desktop", 28), ("tablet", 20)] as [(String?, Double)] {
            let recovered = try read(device)
            #expect(recovered.system.roles.map(\.font.size) == [size])
            let note = recovered.diagnostics.first { $0.kind == .otherDevice }
            let name = device ?? "mobile"
            #expect(note?.message == "sizes for \(devices), of which '\(name)' is read")
            #expect(note?.severity == .note)
        }
        let unknown = try read("tv")
        let message = devices.replacing(" and ", with: " or ")
        #expect(unknown.errors.map(\.message) == ["no size for 'tv'; choose \(message)"])
    }

    @Test func `a folder of lists is one error`() throws {
        let list = Array(#"[{"name": "a", "value": 1}]"#.utf8)
        let folder = try Folder(["a.json": list, "b.json": list, "c.json": list])
        let recovered = try DesignSystem.recovering(contentsOf: folder.url)
        #expect(
            recovered.diagnostics.map(\.message) == [
                "no tokens in this file and 2 other files; expected an object of groups and "
                    + "tokens, found a list"
            ]
        )
    }

    /// Every number that an output writes is finite.
    @Test(arguments: [
        ("1e308", "0", "1"), ("1e-320", "1", "1"), ("0.01", "1e308", "1"), ("0.01", "-1e308", "1"),
        ("16", "0", "1e308"), ("1000000", "1e308", "1e308"), ("17", "-1e308", "1"),
        ("17", "0", "1e300"), ("0.001", "1e305", "1e-320"),
    ])
    func `extreme numbers are errors or finite`(
        size: String,
        spacing: String,
        height: String
    ) throws {
        func pixels(_ number: String) -> String { #"{"value": \#(number), "unit": "px"}"# }
        let value = typography(
            size: pixels(size),
            spacing: pixels(spacing),
            lineHeight: height
        )
        let recovered = try read(#"{"$type": "typography", "a": \#(token(value))}"#)
        #expect(!recovered.errors.isEmpty || !recovered.system.roles.isEmpty)
        for output in TokenOutput.all where !recovered.system.roles.isEmpty {
            guard let code = try? recovered.system.code(for: output) else { continue }
            let words = code.lowercased().split { !$0.isLetter }
            let bad = words.filter { ["inf", "infem", "infrem", "infpx", "nan"].contains($0) }
            #expect(bad.isEmpty, "\(output.name): \(code)")
        }
    }

    /// CSS's letter spacing `normal` computes to 0, and the font determines the line height.
    @Test(arguments: ["normal", "NORMAL"])
    func `a letter spacing and a line height can be normal`(word: String) throws {
        let font = FontDescription(name: "Inter", textStyle: .body, size: 17, weight: .regular)
            .tracking(.points(0))
        // The shape of koobiq: each property is a token.
        let parts = try read(
            """
            {"typography": {"body": {
               "font-size": {"value": "17px"}, "line-height": {"value": "\(word)"},
               "letter-spacing": {"value": "\(word)"}, "font-weight": {"value": "400"},
               "font-family": {"value": "Inter"}}}}
            """
        )
        #expect(parts.errors.isEmpty, "\(parts.errors)")
        #expect(parts.system.roles.map(\.font) == [font])
        let value = typography("\"Inter\"", spacing: "\"\(word)\"", lineHeight: "\"\(word)\"")
        let dtcg = try read(
            """
            {"body": {"$type": "typography", "$value": \(value)},
             "weight": {"$type": "fontWeight", "$value": "normal"},
             "note": {"$type": "typography", "$value": \(typography(spacing: "\"{weight}\""))}}
            """
        )
        let body = try #require(dtcg.system.role(named: "body")?.font)
        #expect(body.tracking == .points(0))
        #expect(body.lineHeight == nil)
        #expect(dtcg.diagnostics.filter { $0.kind == .nonstandardSyntax }.count == 2)
        // Only a length can be normal.
        #expect(dtcg.kinds == [.wrongType])
    }

    /// The shape of files for Style Dictionary: no types, and references that end with `value`.
    @Test func `a file of Style Dictionary is read`() throws {
        let recovered = try read(
            """
            {"size": {"font": {"small": {"value": "0.875rem", "comment": "a"}}},
             "text": {"note": {"value": {"fontFamily": "Arial, sans-serif",
               "fontSize": "{size.font.small.value}", "fontWeight": 400, "lineHeight": 1.5}}}}
            """
        )
        #expect(recovered.errors.isEmpty)
        let note = FontDescription(
            name: "Arial",
            textStyle: .subheadline,
            size: 14,
            weight: .regular
        )
        #expect(recovered.system.roles.map(\.font) == [note.lineHeight(.multiple(1.5))])
        #expect(recovered.system.roles.first?.families == ["Arial", "sans-serif"])
    }

    /// The shape of Primer's old files: typography without letter spacing, and a size in `em`.
    @Test func `a file in which roles lack a property is read`() throws {
        func shorthand(_ name: String) -> String {
            "{\"$type\": \"typography\", \"$value\": {\"fontWeight\": \"{text.\(name).weight}\", "
                + "\"fontSize\": \"{text.\(name).size}\", \"lineHeight\": \"{base.line}\", "
                + "\"fontFamily\": \"{stack}\"}}"
        }
        func role(_ name: String, _ size: String, _ weight: Int) -> String {
            "\"\(name)\": {\"size\": {\"$type\": \"dimension\", \"$value\": \"\(size)\"}, "
                + "\"weight\": {\"$type\": \"fontWeight\", \"$value\": \(weight)}, "
                + "\"shorthand\": \(shorthand(name))}"
        }
        let sizes = [
            ("display", "2.5rem"), ("title", "2rem"), ("subtitle", "1.25rem"), ("large", "1rem"),
            ("medium", "0.875rem"), ("small", "0.75rem"), ("caption", "12px"), ("block", "13px"),
            ("other", "14px"), ("inline", "0.9285em"),
        ]
        let recovered = try read(
            """
            {"base": {"line": {"$type": "number", "$value": 1.5}},
             "stack": {"$type": "fontFamily", "$value": ["-apple-system", "Segoe UI", "sans-serif"]},
             "text": {\(sizes.map { role($0.0, $0.1, 400) }.joined(separator: ","))}}
            """
        )
        // The size in em depends on the text around it, so that it cannot be a role.
        #expect(Set(recovered.kinds) == [.badUnit])
        #expect(recovered.system.roles.count == 9)
        #expect(recovered.system.roles.allSatisfy { $0.font.face == .system })
        #expect(recovered.system.roles.map(\.font.size) == [40, 32, 20, 16, 14, 12, 12, 13, 14])
    }

    @Test func `a role of another tool can lack any property but the size`() throws {
        let recovered = try read(
            #"{"a": {"value": {"fontSize": "17px"}, "type": "typography"}, "#
                + #""b": {"value": {"fontWeight": 400}, "type": "typography"}}"#
        )
        #expect(recovered.kinds == [.missingKey])
        #expect(recovered.errors.first?.path == "$.b")
        #expect(recovered.system.roles.map(\.font) == [.system(.body, size: 17)])
    }

    @Test(arguments: [("tokens.json", 1), ("tokens.json5", 0)])
    func `JSON5 in a file with another name is a warning`(name: String, count: Int) throws {
        let text = "// The body of a page\n{body: {$type: 'typography', $value: \(typography())},}"
        let recovered = try DesignSystem.recovering(data: Data(text.utf8), file: name)
        #expect(recovered.errors.isEmpty)
        let warnings = recovered.diagnostics.filter { $0.kind == .nonstandardSyntax }
        #expect(warnings.count == count)
        #expect(
            warnings.allSatisfy {
                $0.description.hasPrefix("tokens.json:2:1: warning: $: the file is JSON5")
            }
        )
        #expect(recovered.system.roles.map(\.name) == ["body"])
    }
}
