import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleTokens

/// Small files with the shape and the sizes of public token sets.
///
/// A role converts if it is read without an error and without a change to the file.
struct PublicTokenSetTests {
    /// The shape of Compound's file for iOS: values of Tokens Studio as text, with references.
    @Test func `16 of 16 roles of Compound convert`() throws {
        let sizes = [
            ("body.xs", 12, 16, "0%"), ("body.sm", 13, 18, "-0.6%"), ("body.md", 15, 20, "-1.6%"),
            ("body.lg", 17, 22, "-2.6%"), ("heading.sm", 20, 25, "-2.3%"),
            ("heading.md", 22, 28, "-1.2%"), ("heading.lg", 28, 34, "1.4%"),
            ("heading.xl", 34, 41, "1.2%"),
        ]
        var tree = Node()
        tree["font.family.sans"] = #"{"value": "SF Pro", "type": "fontFamilies"}"#
        for (name, weight) in [("regular", 400), ("semibold", 600), ("bold", 700)] {
            tree["font.weight.\(name)"] = #"{"value": "\#(weight)", "type": "fontWeights"}"#
        }
        for (name, size, line, spacing) in sizes {
            tree["font.size.\(name)"] = #"{"value": "\#(size)", "type": "fontSizes"}"#
            tree["font.line-height.\(name).regular"] =
                #"{"value": "\#(line)", "type": "lineHeights"}"#
            tree["font.letter-spacing.\(name)"] =
                #"{"value": "\#(spacing)", "type": "letterSpacing"}"#
            let isTitle = name.hasPrefix("heading") && name != "heading.sm"
            for weight in ["regular", isTitle ? "bold" : "semibold"] {
                tree["font.\(name).\(weight)"] = """
                    {"value": {"fontFamily": "{font.family.sans}",
                     "fontWeight": "{font.weight.\(weight)}",
                     "lineHeight": "{font.line-height.\(name).regular}",
                     "fontSize": "{font.size.\(name)}",
                     "letterSpacing": "{font.letter-spacing.\(name)}"}, "type": "typography"}
                    """
            }
        }
        let recovered = try read(tree.json)
        #expect(recovered.errors.isEmpty)
        let roles = recovered.system.roles
        #expect(roles.count == 16)
        #expect(roles.map(\.font.size) == sizes.flatMap { [Double($0.1), Double($0.1)] })
        #expect(roles.last?.font.weight == .bold)
        #expect(roles.last?.font.lineHeight == .points(41))
        #expect(roles.last?.font.tracking == .multiple(1.2 / 100))
    }

    /// The shape of Mística's skins: each property is a token, with a value for each device.
    @Test func `10 of 10 roles of Mística convert`() throws {
        let sizes = [12, 14, 16, 18, 20, 24, 28, 32, 40, 48]
        let lines = [16, 20, 24, 24, 24, 28, 32, 40, 48, 56]
        var tree = Node()
        // Colors refer to a group in another group.
        tree["light.brand"] = ##"{"value": "{palette.blue}", "type": "color"}"##
        tree["global.palette.blue"] = ##"{"value": "#0066FF", "type": "color"}"##
        for (index, (size, line)) in zip(sizes, lines).enumerated() {
            let name = "text\(index + 1)"
            tree["text.size.\(name)"] =
                #"{"value": {"mobile": \#(size), "desktop": \#(size + 8)}, "type": "typography"}"#
            tree["text.lineHeight.\(name)"] =
                #"{"value": {"mobile": \#(line), "desktop": \#(line + 8)}, "type": "typography"}"#
        }
        for name in ["text5", "text6", "button"] {
            tree["text.weight.\(name)"] = #"{"value": "medium", "type": "typography"}"#
        }
        let recovered = try read(tree.json)
        #expect(recovered.errors.isEmpty)
        let roles = recovered.system.roles
        #expect(roles.map(\.name) == (1...10).map { "text.text\($0)" })
        #expect(roles.map(\.font.size) == sizes.map(Double.init))
        #expect(roles.map(\.font.lineHeight) == lines.map { .points(Double($0)) })
        #expect(
            roles.filter { $0.font.weight == .medium }.map(\.name) == ["text.text5", "text.text6"]
        )
        #expect(roles.allSatisfy { $0.font.face == .system && $0.proposal != nil })
        #expect(recovered.diagnostics.filter { $0.kind == .nonstandardSyntax }.count == 2)
    }

    /// Eufemia's custom properties as tokens of Style Dictionary: sizes and line heights in `rem`,
    /// and weights that do not belong to sizes.
    @Test func `8 of 8 roles of Eufemia convert`() throws {
        let sizes = [
            ("xx-small", 13, nil), ("x-small", 14, 20), ("small", 16, 20), ("basis", 18, 24),
            ("medium", 20, 24), ("large", 26, 32), ("x-large", 34, 40), ("xx-large", 48, 56),
        ]
        var tree = Node()
        for (name, size, line) in sizes {
            tree["font-size.\(name)"] = #"{"value": "\#(Double(size) / 16)rem"}"#
            if let line { tree["line-height.\(name)"] = #"{"value": "\#(Double(line) / 16)rem"}"# }
        }
        for (name, weight) in [("regular", 400), ("medium", 500), ("bold", 600)] {
            tree["font-weight.\(name)"] = #"{"value": \#(weight)}"#
        }
        let recovered = try read(tree.json)
        #expect(recovered.errors.isEmpty)
        let roles = recovered.system.roles
        #expect(roles.map(\.name) == sizes.map { "font-size.\($0.0)" })
        #expect(roles.map(\.font.size) == sizes.map { Double($0.1) })
        #expect(roles.map(\.font.lineHeight) == sizes.map { $0.2.map { .points(Double($0)) } })
        #expect(roles.allSatisfy { $0.font.weight == nil })
    }

    /// The shape of Orange Unified's composites: three levels of references to core tokens.
    @Test func `12 of 12 roles of Orange Unified convert`() throws {
        let sizes = [
            ("display.large", 40, 48, -0.4), ("display.medium", 36, 44, -0.36),
            ("display.small", 32, 40, -0.32), ("heading.xlarge", 28, 36, -0.28),
            ("heading.large", 24, 32, -0.24), ("heading.medium", 20, 28, -0.2),
            ("heading.small", 18, 24, 0), ("body.large", 18, 24, 0), ("body.medium", 16, 24, 0),
            ("body.small", 14, 20, 0), ("label.medium", 14, 20, 0), ("label.small", 12, 16, 0),
        ]
        var tree = Node()
        tree["core.font.family.system"] = #"{"value": "Helvetica Neue", "type": "fontFamilies"}"#
        tree["core.font.weight.700"] = #"{"value": "Bold", "type": "fontWeights"}"#
        tree["ouds.font.family.ios"] = #"{"value": "{core.font.family.system}"}"#
        tree["ouds.font.weight.ios"] = #"{"value": "{core.font.weight.700}"}"#
        for (index, (name, size, line, spacing)) in sizes.enumerated() {
            for (property, value) in [
                ("size", "\(size)px"), ("line-height", "\(line)px"),
                ("letter-spacing", "\(spacing)px"),
            ] {
                let core = "core.font.\(property).\(index * 50)"
                tree[core] = #"{"value": "\#(value)"}"#
                tree["ouds.font.\(property).\(name).mobile"] = #"{"value": "{\#(core)}"}"#
            }
            tree["type.\(name).mobile"] = """
                {"value": {"fontFamily": "{ouds.font.family.ios}",
                 "fontWeight": "{ouds.font.weight.ios}",
                 "fontSize": "{ouds.font.size.\(name).mobile}",
                 "lineHeight": "{ouds.font.line-height.\(name).mobile}",
                 "letterSpacing": "{ouds.font.letter-spacing.\(name).mobile}"},
                 "type": "typography"}
                """
        }
        let recovered = try read(tree.json)
        #expect(recovered.errors.isEmpty)
        let roles = recovered.system.roles
        #expect(roles.map(\.name) == sizes.map { "type.\($0.0).mobile" })
        #expect(roles.map(\.font.size) == sizes.map { Double($0.1) })
        #expect(roles.map(\.font.lineHeight) == sizes.map { .points(Double($0.2)) })
        #expect(roles.map(\.font.tracking) == sizes.map { .points($0.3) })
        #expect(roles.allSatisfy { $0.font.weight == .bold })
    }

    /// The shape of Primer's files: JSON5 in several files, which a resolver document combines, and
    /// typography without letter spacing.
    @Test func `10 of 11 roles of Primer convert`() throws {
        let sizes = [
            ("display", "", 40, 1.375), ("title", "large", 32, 1.5), ("title", "medium", 20, 1.625),
            ("title", "small", 16, 1.5), ("subtitle", "", 20, 1.625), ("body", "large", 16, 1.5),
            ("body", "medium", 14, 1.5), ("body", "small", 12, 1.625), ("caption", "", 12, 1.25),
            ("codeBlock", "", 13, 1.5),
        ]
        let base = Set(sizes.map(\.3)).map {
            "l\(Int($0 * 1000)): {$value: \($0), $type: 'number'}"
        }
        let roles = sizes.map { role, step, size, line in
            """
              \(role)\(step): {
                // The size is a token of its own.
                size: {$value: '\(size)px', $type: 'dimension',},
                shorthand: {
                  $value: {
                    fontWeight: '{base.text.weight.normal}', fontSize: '{text.\(role)\(step).size}',
                    lineHeight: '{base.text.lineHeight.l\(Int(line * 1000))}',
                    fontFamily: '{fontStack.sansSerif}',
                  },
                  $type: 'typography',
                  $description: 'Text of a page\\'s part',
                  $extensions: {'org.example': {usage: ['a', "b"], /* c */ rules: 'd "e"',},},
                },
              },
            """
        }
        let inline = """
            inline: {
              size: {$value: '0.9285em', $type: 'dimension'},
              shorthand: {$value: {fontWeight: 400, fontSize: '{text.inline.size}', lineHeight: 1.5,
                fontFamily: '{fontStack.sansSerif}'}, $type: 'typography'},
            },
            """
        let files = [
            "primer.resolver.json": ##"""
            {"version": "2025.10", "resolutionOrder": [{"name": "all", "type": "set", "sources": [
              {"$ref": "base.json5"}, {"$ref": "stack.json5"}, {"$ref": "text.json5"}]}]}
            """##,
            "base.json5": """
            {base: {text: {weight: {normal: {$value: 400, $type: 'fontWeight'}},
              lineHeight: {\(base.joined(separator: ","))}}}}
            """,
            "stack.json5": """
            {fontStack: {sansSerif: {$type: 'fontFamily',
              $value: ['-apple-system', 'Segoe UI', 'sans-serif'],},},}
            """,
            "text.json5": "{\n text: {\n\(roles.joined(separator: "\n"))\n\(inline) },\n}\n",
        ]
        let folder = try Folder(files.mapValues { Array($0.utf8) })
        let recovered = try DesignSystem.recovering(
            contentsOf: folder.url.appending(path: "primer.resolver.json")
        )
        // The size in em depends on the text around it.
        #expect(Set(recovered.kinds) == [.badUnit], "\(recovered.errors)")
        let read = recovered.system.roles
        #expect(read.map(\.name) == sizes.map { "text.\($0.0)\($0.1).shorthand" })
        #expect(read.map(\.font.size) == sizes.map { Double($0.2) })
        #expect(read.map(\.font.lineHeight) == sizes.map { .multiple($0.3) })
        #expect(
            read.allSatisfy { $0.font.face == .system && $0.summary == "Text of a page's part" }
        )
        // Data of other tools is written as JSON.
        let json = #"{"usage":["a","b"],"rules":"d \"e\""}"#
        #expect(read.allSatisfy { $0.otherExtensions == ["org.example": json] })
        let again = try DesignSystem.recovering(data: Data(recovered.system.code(for: .dtcg).utf8))
        #expect(again.system == recovered.system)
    }

    /// Sizes of other things than text have no line heights, and are not roles.
    @Test func `sizes of icons are not roles`() throws {
        let icons = #"{"size": {"icon": {"value": 16}, "gap": {"value": 4}}}"#
        #expect(try read(icons).system.roles.isEmpty)
    }
}

/// A tree of tokens, which are written by their paths.
private struct Node {
    private var names: [String] = []
    private var groups: [String: Node] = [:]
    private var token = ""

    subscript(_ path: String) -> String {
        get { "" }
        set { insert(newValue, at: path.split(separator: ".")[...]) }
    }

    private mutating func insert(_ token: String, at path: ArraySlice<Substring>) {
        guard let first = path.first else {
            self.token = token
            return
        }
        if groups[String(first)] == nil { names.append(String(first)) }
        groups[String(first), default: Node()].insert(token, at: path.dropFirst())
    }

    var json: String {
        guard token.isEmpty else { return token }
        let members = names.map { "\"\($0)\": \(groups[$0]?.json ?? "{}")" }
        return "{" + members.joined(separator: ",\n") + "}"
    }
}
