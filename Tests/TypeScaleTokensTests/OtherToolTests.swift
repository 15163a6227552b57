import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics

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
