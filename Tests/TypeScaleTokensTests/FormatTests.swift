import Testing
import TypeScale
import TypeScaleDiagnostics

@testable import TypeScaleTokens

/// Documents with the shape of the examples in the DTCG format report 2025.10.
struct FormatTests {
    @Test func `a typography token has the properties of its value`() throws {
        let recovered = try read(
            """
            {"type styles": {
              "heading-level-1": {"$type": "typography", "$value": \(typography())},
              "microcopy": {"$type": "typography", "$value": {
                "fontFamily": "{font.serif}", "fontSize": "{font.size.smallest}",
                "fontWeight": "{font.weight.normal}",
                "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}}},
             "font": {
               "serif": {"$type": "fontFamily", "$value": ["Georgia", "serif"]},
               "size": {"$type": "dimension", "smallest": {"$value": {"value": 0.75, "unit": "rem"}}},
               "weight": {"$type": "fontWeight", "normal": {"$value": "normal"}}}}
            """
        )
        #expect(recovered.errors.isEmpty)
        let roles = recovered.system.roles
        #expect(roles.map(\.name) == ["type styles.heading-level-1", "type styles.microcopy"])
        let heading = FontDescription(
            name: "Roboto",
            textStyle: .largeTitle,
            size: 42,
            weight: .bold
        )
        .lineHeight(.multiple(1.2)).tracking(.points(0.1))
        #expect(roles[0].font == heading)
        let microcopy = FontDescription(
            name: "Georgia",
            textStyle: .caption1,
            size: 12,
            weight: .regular
        )
        #expect(roles[1].font == microcopy.lineHeight(.multiple(1)).tracking(.points(0)))
        #expect(roles[1].families == ["Georgia", "serif"])
    }

    /// The table in the chapter "Font weight".
    @Test(arguments: [
        ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200),
        ("light", 300), ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500),
        ("semi-bold", 600), ("demi-bold", 600), ("bold", 700), ("extra-bold", 800),
        ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
        ("ultra-black", 950),
    ])
    func `a named weight has its number`(name: String, number: Double) throws {
        let recovered = try read(
            "{\"a\": {\"$type\": \"typography\", \"$value\": \(typography(weight: "\"\(name)\""))}}"
        )
        #expect(recovered.errors.isEmpty)
        #expect(recovered.system.roles.first?.font.weight?.rawValue == number)
    }

    @Test func `a group extends another group and replaces whole tokens`() throws {
        let recovered = try read(
            """
            {"base": {"$type": "typography", "body": \(token()),
                      "nested": {"a": \(token()), "b": \(token())}},
             "brand": {"$extends": "{base}",
                       "nested": {"b": \(token(typography("\"Inter\"")))}, "c": \(token())},
             "deep": {"$ref": "#/brand", "d": \(token())}}
            """
        )
        #expect(recovered.errors.isEmpty)
        #expect(
            recovered.system.roles.map(\.name) == [
                "base.body", "base.nested.a", "base.nested.b", "brand.body", "brand.nested.a",
                "brand.nested.b", "brand.c", "deep.body", "deep.nested.a", "deep.nested.b",
                "deep.c",
                "deep.d",
            ]
        )
        #expect(recovered.system.role(named: "deep.nested.b")?.families == ["Inter"])
        #expect(recovered.system.role(named: "deep.nested.a")?.families == ["Roboto"])
    }

    @Test func `a group has a token of its own`() throws {
        let recovered = try read(
            """
            {"label": {"$type": "typography", "$root": \(token()), "small": \(token()),
                       "alias": {"$value": "{label.$root}"}}}
            """
        )
        #expect(recovered.errors.isEmpty)
        #expect(
            recovered.system.roles.map(\.name) == ["label.$root", "label.small", "label.alias"]
        )
    }

    @Test func `pointers refer to tokens and to parts of values`() throws {
        let recovered = try read(
            """
            {"base": {"$type": "typography", "$value": \(typography())},
             "same": {"$ref": "#/base"},
             "part": {"$type": "dimension", "$ref": "#/base/$value/fontSize"},
             "through": {"$type": "number", "$ref": "#/same/$value/fontSize/value"},
             "a b/c": {"$type": "fontWeight", "$value": 300},
             "built": {"$type": "typography", "$value": {
               "fontFamily": {"$ref": "#/base/$value/fontFamily"}, "fontSize": "{part}",
               "fontWeight": {"$ref": "#/a%20b~1c/$value"},
               "letterSpacing": {"value": {"$ref": "#/through/$value"}, "unit": "px"},
               "lineHeight": {"$ref": "#/base/$value/lineHeight"}}}}
            """
        )
        #expect(recovered.errors.isEmpty)
        #expect(recovered.system.role(named: "same")?.font == recovered.system.roles.first?.font)
        let built = FontDescription(
            name: "Roboto",
            textStyle: .largeTitle,
            size: 42,
            weight: .light
        )
        #expect(
            recovered.system.role(named: "built")?.font
                == built.lineHeight(.multiple(1.2)).tracking(.points(42))
        )
    }

    @Test func `a long chain of aliases resolves`() throws {
        let chain = (0..<900).map { "\"t\($0)\": {\"$value\": \"{t\($0 + 1)}\"}" }
        let recovered = try read(
            "{\(chain.joined(separator: ",")), \"t900\": {\"$type\": \"typography\", "
                + "\"$value\": \(typography())}}"
        )
        #expect(recovered.errors.isEmpty)
        #expect(recovered.system.roles.count == 901)
    }

    @Test func `other types, metadata and empty groups are accepted`() throws {
        let recovered = try read(
            """
            {"$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
             "$description": "a", "$extensions": {"org.example": [1, {"a": null}]},
             "color": {"$type": "color", "$deprecated": "use others",
               "acid green": {"$value": {"colorSpace": "srgb", "components": [0, 1, 0.4]}},
               "alias": {"$value": "{color.acid green}", "$deprecated": true}},
             "empty": {"$description": "b"},
             "ease": {"$type": "cubicBezier", "$value": [0.5, 0, 1, 1]},
             "shadow": {"$type": "shadow", "$value": {"color": "{color.alias}"}}}
            """
        )
        #expect(recovered.diagnostics.map(\.kind) == [.noRoles])
        #expect(recovered.system.roles.isEmpty)
    }

    @Test func `values of earlier drafts and other tools are read with a warning`() throws {
        let recovered = try read(
            """
            {"$type": "typography", "a": \(token(typography(
                "\"'Open Sans', sans-serif\"", size: "\"1.5rem\"", weight: "\"Semi Bold\"",
                spacing: "\"-0.02em\"", lineHeight: "\"150%\""
            )))}
            """
        )
        #expect(recovered.errors.isEmpty)
        #expect(recovered.diagnostics.filter { $0.kind == .nonstandardSyntax }.count == 3)
        let font = FontDescription(
            name: "Open Sans",
            textStyle: .title2,
            size: 24,
            weight: .semibold
        )
        #expect(
            recovered.system.roles.first?.font
                == font.tracking(.multiple(-0.02)).lineHeight(.multiple(1.5))
        )
    }

    /// A range of factors begins with its minimum.
    @Test(arguments: ["[3, 0.5]", "[1]", "[0.5, 3, 4]", "[-2, -1]"])
    func `a linear curve needs a minimum and a maximum`(parameters: String) throws {
        func kinds(_ parameters: String) throws -> [Diagnostic.Kind] {
            let curve = #"{"curve": {"name": "linear", "parameters": \#(parameters)}}"#
            let extensions = #""$extensions": {"org.typescale": \#(curve)}"#
            return try read(
                #"{"$type": "typography", "a": \#(token(typography(), extensions))}"#
            ).kinds
        }
        #expect(try kinds("[0.5, 3]").isEmpty)
        #expect(try kinds(parameters) == [.unknownName])
    }
}
