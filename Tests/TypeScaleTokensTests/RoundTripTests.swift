import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleFoundation

@testable import TypeScaleTokens

struct RoundTripTests {
    private static let gentle = ScalingCurve(
        CurveDefinition(named: "gentle", source: "a test") { $0.value }
    )

    /// Roles with every property of a font description.
    static func system() throws -> DesignSystem {
        let table = try ScalingCurve.table([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        let inter = FontDescription(name: "Inter-Regular", textStyle: .body, size: 17)
        let linear = FontScaleSetting(range: 0.5...2).map { ScalingCurve.linear($0) }
        let fonts: [(String, FontDescription)] = [
            ("preferred", .system(.headline)), ("fixed", FontDescription.system(.body).fixed()),
            ("system.sized", .system(.title1, size: 26, weight: .black)),
            ("system.face", FontDescription(name: "Inter-Bold", textStyle: .callout)),
            ("plain", inter),
            (
                "weighted",
                FontDescription(
                    name: "Inter-Bold",
                    textStyle: .body,
                    size: 17.25,
                    weight: FontWeight(rawValue: 650)
                )
            ),
            ("table.own", FontDescription.system(.body).curve(table)),
            ("table.sized", inter.curve(table)),
            ("named.curve", inter.curve(gentle)), ("linear", inter.curve(linear ?? .uikit)),
            ("swiftUI", inter.curve(.swiftUI)), ("uikit", inter.curve(.uikit)),
            ("line.points", inter.lineHeight(.points(24.5))),
            ("line.multiple", inter.lineHeight(.multiple(1.4)).tracking(.points(-0.4))),
            ("spacing", inter.tracking(.multiple(0.02))),
            ("bold text", inter.boldTextFace(.named("Inter-Black"))),
            (
                "limited",
                inter.limited(
                    to: TypeLimits(
                        minimumPointSize: 11,
                        maximumPointSize: 40,
                        minimumFactor: 0.9,
                        maximumFactor: 2.5,
                        minimumCategory: .small,
                        maximumCategory: .accessibilityLarge
                    )
                )
            ),
        ]
        var roles = fonts.map { DesignSystem.Role(name: $0, font: $1) }
        roles[4].summary = "Text \"quoted\"\n\u{7}"
        roles[4].otherExtensions = [
            "org.example": #"{"a": [1, null]}"#, "org.text": #""a\"b""#, "org.true": "true",
        ]
        roles.append(
            .init(name: "list", font: inter, families: ["Inter", "Noto Sans", "sans-serif"])
        )
        roles.append(
            .init(name: "label.$root", font: .system(.body, size: 15), families: ["system-ui"])
        )
        return DesignSystem(
            families: [
                .init(
                    name: "Inter",
                    faces: [
                        .init(name: "Inter-Regular", weight: .regular, file: "Inter.ttf"),
                        .init(name: "Inter-Italic", weight: .regular, isItalic: true),
                    ]
                )
            ],
            roles: roles
        )
    }

    @Test func `every role is read as it was written`() throws {
        let system = try Self.system()
        let text = try system.code(for: .dtcg)
        let again = try read(text, curves: [Self.gentle])
        #expect(again.diagnostics.isEmpty, "\(again.diagnostics)")
        for (role, wanted) in zip(again.system.roles, system.roles) { #expect(role == wanted) }
        #expect(again.system == system)
        #expect(try again.system.code(for: .dtcg) == text)
    }

    /// ScaledFont's property list.
    private static let propertyList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>largeTitle</key><dict><key>fontName</key><string>Lato-Bold</string>
        <key>fontSize</key><integer>34</integer></dict>
        <key>title</key><dict><key>fontName</key><string>Lato-Bold</string>
        <key>fontSize</key><real>28.5</real></dict>
        <key>caption2</key><dict><key>fontName</key><string>Lato-Regular</string>
        <key>fontSize</key><integer>11</integer></dict>
        </dict></plist>
        """

    /// A file in each format that the reader accepts, with the number of its roles.
    static let files: [(format: String, text: String, count: Int)] = [
        ("resolver document", ResolverTests.document, 3), ("property list", propertyList, 3),
        ("style dictionary", #"{"body": {"fontName": "Lato-Bold", "fontSize": 17}}"#, 1),
        (
            "DTCG",
            """
            {"family": {"a": {"$type": "fontFamily", "$value": ["Inter", "serif"], "$extensions":
               {"org.typescale": {"faces": [{"name": "Inter-Bold", "weight": 700}]}}}},
             "text": {"$type": "typography", "$root": \(token(typography("\"{family.a}\""))),
               "big": {"$value": \(typography(size: "{\"value\": 2, \"unit\": \"rem\"}")),
                 "$description": "a"}, "alias": {"$value": "{text.big}", "$extensions":
                 {"org.example": {"a": [1.50, null]}, "org.typescale": {"textStyle": "body"}}}},
             "more": {"$extends": "{text}"}}
            """, 6
        ),
        (
            "Tokens Studio",
            """
            {"set": {"size": {"value": "16", "type": "fontSizes"}, "a": {"type": "typography",
               "value": {"fontFamily": "Inter", "fontSize": "{size} * 1.25", "fontWeight": "Bold",
                 "lineHeight": "130%", "letterSpacing": "-1%"}}}, "$themes": [], "$metadata":
               {"tokenSetOrder": ["set"]}}
            """, 1
        ),
        (
            "Style Dictionary",
            """
            {"size": {"a": {"value": "0.875rem", "comment": "a"}}, "text": {"a": {"value":
              {"fontFamily": "Arial, sans-serif", "fontSize": "{size.a.value}", "lineHeight": 1.5}}}}
            """, 1
        ),
        (
            "separate properties",
            """
            {"text": {"size": {"a": {"value": "16px"}, "b": {"value": 20}},
              "lineHeight": {"a": {"value": "24px"}, "b": {"value": 1.25}}}}
            """, 2
        ),
        ("JSON5", "{a: {$type: 'typography', $value: \(typography())}, /* b */}", 1),
    ]

    @Test(arguments: files.indices)
    func `a file that is read, written and read is equal`(index: Int) throws {
        let (format, text, count) = Self.files[index]
        let first = try read(text)
        #expect(first.errors.isEmpty, "\(format): \(first.errors)")
        #expect(first.system.roles.count == count, "\(format): \(first.system.roles)")
        let written = try first.system.code(for: .dtcg)
        let second = try read(written)
        #expect(second.errors.isEmpty, "\(format): \(second.errors)")
        #expect(second.system == first.system, "\(format)")
        #expect(try second.system.code(for: .dtcg) == written)
    }

    @Test func `a property list that is read, written and read is equal`() throws {
        let first = try read(Self.propertyList).system
        let data = [
            try first.styleDictionary().propertyList(), try first.styleDictionary().json(),
        ]
        for data in data {
            let second = try DesignSystem.recovering(data: data)
            #expect(second.diagnostics.isEmpty)
            #expect(second.system == first)
        }
    }

    @Test func `a proposed style is not written as the file's own style`() throws {
        let first = try read(#"{"a": {"$type": "typography", "$value": \#(typography())}}"#).system
        let text = try first.code(for: .dtcg)
        #expect(!text.contains("textStyle"))
        #expect(try read(text).system == first)
    }

    /// The rules of the official schema for groups, typography and font families.
    @Test func `a written file has the form that the schema requires`() throws {
        let text = try Self.system().code(for: .dtcg)
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        )
        func check(families value: Any?) throws {
            let names = try #require(value as? [String])
            #expect(!names.isEmpty)
            // A string in braces is a reference.
            #expect(names.allSatisfy { $0.wholeMatch(of: /\{[^{}]*\}/) == nil })
        }
        func check(_ object: [String: Any]) throws {
            guard let value = object["$value"] else {
                for (name, member) in object {
                    let isName = name.wholeMatch(of: /[^${}.][^{}.]*/) != nil || name == "$root"
                    #expect(isName, "\(name)")
                    try check(try #require(member as? [String: Any]))
                }
                return
            }
            #expect(object["$description"].map { $0 is String } ?? true)
            #expect(object["$extensions"].map { $0 is [String: Any] } ?? true)
            #expect(
                Set(object.keys).isSubset(of: ["$type", "$value", "$description", "$extensions"])
            )
            guard object["$type"] as? String == "typography" else {
                #expect(object["$type"] as? String == "fontFamily")
                return try check(families: value)
            }
            let typography = try #require(value as? [String: Any])
            #expect(
                Set(typography.keys) == [
                    "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
                ]
            )
            try check(families: typography["fontFamily"])
            let weight = try #require(typography["fontWeight"] as? NSNumber).doubleValue
            #expect((1...1000).contains(weight))
            #expect(typography["lineHeight"] is NSNumber)
            for key in ["fontSize", "letterSpacing"] {
                let dimension = try #require(typography[key] as? [String: Any])
                #expect(Set(dimension.keys) == ["unit", "value"])
                #expect(dimension["unit"] as? String == "px")
                #expect(dimension["value"] is NSNumber)
            }
        }
        try check(root)
    }

    @Test(arguments: [
        DesignSystem.Role(name: "", font: .system(.body)),
        .init(name: "a..b", font: .system(.body)), .init(name: "a{", font: .system(.body)),
        .init(name: "$a", font: .system(.body)), .init(name: "a", font: .system(.body, size: .nan)),
        .init(name: "a", font: .system(.body, size: -1)),
        .init(name: "a", font: .system(.body, size: 9).lineHeight(.points(.infinity))),
        .init(name: "a", font: .system(.body), families: ["Inter"]),
        .init(name: "a", font: .init(name: "B", textStyle: .body), families: ["C", "{d}"]),
    ])
    func `a role that the format cannot hold is an error`(role: DesignSystem.Role) {
        let error = #expect(throws: Diagnostic.self) {
            try DesignSystem(roles: [role]).code(for: .dtcg)
        }
        #expect(error?.kind == .cannotBeWritten)
    }

    @Test func `a role cannot have the name of a group`() {
        let roles = ["a", "a.b"].map { DesignSystem.Role(name: $0, font: .system(.body)) }
        #expect(throws: Diagnostic.self) { try DesignSystem(roles: roles).code(for: .dtcg) }
        #expect(throws: Diagnostic.self) {
            try DesignSystem(roles: roles.reversed()).code(for: .dtcg)
        }
    }
}
