import Foundation
import Testing
import TypeScale
import TypeScaleCurves
import TypeScaleDiagnostics
import TypeScaleTokens

struct CodeTests {
    private func system(_ names: [String], _ font: FontDescription = .system(.body)) -> DesignSystem
    {
        DesignSystem(roles: names.map { DesignSystem.Role(name: $0, font: font) })
    }

    /// The outputs with comments, and with identifiers for roles.
    private static let named = TokenOutput.all.filter { $0.name != "dtcg" }

    @Test(arguments: ScalingCurve.named)
    func `Swift code names each curve, and never falls back`(curve: ScalingCurve) throws {
        let code = try system(["a"], .system(.body, size: 15).curve(curve)).code(for: .swift)
        #expect(code.contains("\n        .curve(.") && !code.contains("??"), "\(code)")
        let own: [ScalingCurve] = [.uikit, .swiftUI, .fixed]
        #expect(code.contains("import TypeScaleCurves\n") == !own.contains(curve))
    }

    @Test func `Swift code has the numbers of a table and of a range`() throws {
        let sizes = (1...12).map { Double($0) + 0.5 }
        let table = FontDescription.system(.body).curve(try .table(sizes))
        let code = try system(["a"], table).code(for: .swift)
        #expect(code.contains(".curve(.table(extraSmall: 1.5, small: 2.5, medium: 3.5,"))
        let setting = try #require(FontScaleSetting(range: 0.5...3))
        let linear = try system(["a"], .system(.body).curve(.linear(setting))).code(for: .swift)
        #expect(linear.contains(".curve(.linear(FontScaleSetting(minimum: 0.5, maximum: 3)))"))
        #expect(!linear.contains("import TypeScaleCurves"))
    }

    @Test func `a curve without a property cannot be written in Swift`() {
        let clamped = ScalingCurve.android.clamped(maximumFactor: 1.5)
        let system = system(["a.b"], .system(.body).curve(clamped))
        let error = #expect(throws: Diagnostic.self) { try system.code(for: .swift) }
        #expect(error?.kind == .cannotBeWritten)
        #expect(error?.path == "a.b")
    }

    @Test(arguments: Self.named)
    func `roles need different identifiers`(output: TokenOutput) {
        for (names, message) in [
            (["a b", "A-B"], "the roles 'a b' and 'A-B' have the same identifier"),
            (["\u{E9}"], "cannot name the role '\u{E9}'; rename it with ASCII letters"),
        ] {
            let same = ["css", "android"].contains(output.name) || names.count == 1
            let roles = same ? names : ["a b", "a-b"]
            let error = #expect(throws: Diagnostic.self) { try system(roles).code(for: output) }
            #expect(error?.kind == .cannotBeWritten)
            if same {
                #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
            }
        }
    }

    @Test(arguments: Self.named)
    func `a heading is a comment on one line`(output: TokenOutput) throws {
        var options = TokenOutput.Options()
        // The last character reverses the direction of what follows.
        options.heading = ["From\na file\u{2028}b\u{202E}c"]
        let code = try system(["a"]).code(for: output, options: options)
        #expect(code.contains("From\u{FFFD}a file\u{FFFD}b\u{FFFD}c"))
        #expect(!code.contains("\na file"))
    }

    @Test(arguments: [
        ("brand-tokens", "BrandTokens"), ("TextStyle", "TypographyTextStyle"),
        ("2x", "Typography2x"),
        ("\u{E9}", "Typography"),
    ])
    func `a type has the name of the design system`(name: String, type: String) throws {
        var options = TokenOutput.Options()
        options.name = name
        for (output, declaration) in [
            (TokenOutput.swift, "enum"), (.compose, "object"), (.flutter, "class"),
        ] {
            let code = try system(["a"]).code(for: output, options: options)
            #expect(code.contains("\(declaration) \(type) {"), "\(code)")
        }
    }

    /// An output of another package: the heading, and the sizes as CSV.
    private static let points = TokenOutput(
        name: "points-csv",
        summary: "sizes as CSV"
    ) { system, options throws(Diagnostic) in
        guard !system.roles.isEmpty else { throw Diagnostic(.cannotBeWritten, "expected a role") }
        let rows = system.scaledRoles.map { role in
            ([role.role.name] + role.sizes.map { "\($0)" }).joined(separator: ",")
        }
        return ((options.heading + [options.name]).map { "# \($0)" } + rows)
            .map { $0 + "\n" }.joined()
    }

    @Test func `a package can make an output of its own`() throws {
        let json = """
            {"label": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
              "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.5,
              "letterSpacing": {"value": 0, "unit": "px"}},
              "$extensions": {"org.typescale": {"curve": "fixed"}}}}
            """
        let system = try DesignSystem.recovering(data: Data(json.utf8), file: "a.json").system
        var options = TokenOutput.Options()
        options.heading = ["From\na.json"]
        options.name = "Brand"
        let code = try system.code(for: Self.points, options: options)
        let sizes = Array(repeating: "17.0", count: 12).joined(separator: ",")
        #expect(code == "# From\u{FFFD}a.json\n# Brand\nlabel,\(sizes)\n")
        let error = #expect(throws: Diagnostic.self) {
            try DesignSystem(roles: []).code(for: Self.points)
        }
        #expect(error?.message == "expected a role")
    }

    @Test func `outputs have different names, which options can have`() {
        let names = TokenOutput.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D })
        }
        for line in TokenOutput.all.flatMap({ $0.explanation.split(separator: "\n") }) {
            #expect(line.utf8.count <= 96)
        }
    }

    @Test func `a comment in CSS states the difference from iOS`() throws {
        let fixed = FontDescription.system(.body, size: 17).fixed()
        let css = try system(["a"], fixed).code(for: .css)
        #expect(css.contains("/* a: equal to iOS at every text size */"))
        // On iOS, body has 53 points at AX5.
        let body = try system(["a"]).code(for: .css)
        #expect(body.contains("/* a: differs from iOS by at most 34 pt, at AX5 */"))
    }

    /// Body has 17 points at L, 23 at XXXL and 33 at AX2.
    @Test(
        arguments: [
            (TypeLimits(maximumCategory: .accessibilityLarge), "1.9412"),
            (TypeLimits(maximumCategory: .extraExtraExtraLarge), "1.3529"),
            (.factors(maximum: 2), "2"),
            (TypeLimits(maximumPointSize: 34), "2"),
        ] as [(TypeLimits, String)]
    )
    func `React Native limits a role that has a maximum`(
        limits: TypeLimits,
        multiplier: String
    )
        throws
    {
        let code = try system(["a"], .system(.body).limited(to: limits)).code(for: .reactNative)
        #expect(code.contains("maxFontSizeMultiplier: \(multiplier)"), "\(code)")
        let unlimited = try system(["a"]).code(for: .reactNative)
        #expect(!unlimited.contains("maxFontSizeMultiplier"))
    }

    @Test(arguments: [TextLength.points(0), .multiple(0), .multiple(-1), .points(.infinity)])
    func `a line height that is not above 0 is not a token`(lineHeight: TextLength) {
        let system = system(["a"], .system(.body, size: 15).lineHeight(lineHeight))
        let error = #expect(throws: Diagnostic.self) { try system.code(for: .dtcg) }
        #expect(error?.kind == .cannotBeWritten)
        #expect(error?.path == "a")
    }

    @Test func `a scaled role has UIKit's sizes`() throws {
        let role = try #require(system(["a"]).scaledRoles.first)
        // The sizes of body on iOS, from XS to AX5.
        #expect(role.sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(role.base.pointSize == 17)
        #expect(role.webSizes == 17...19)
        #expect(role.webDifference.points == 34)
        #expect(role.webDifference.category == .accessibilityExtraExtraExtraLarge)
    }
}
