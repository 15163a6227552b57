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
        #expect(error?.code == .cannotBeWritten)
        #expect(error?.path == "a.b")
    }

    @Test(arguments: CodeFormat.allCases.filter { $0 != .dtcg })
    func `roles need different identifiers`(format: CodeFormat) {
        for (names, message) in [
            (["a b", "A-B"], "the roles 'a b' and 'A-B' have the same identifier"),
            (["\u{E9}"], "cannot name the role '\u{E9}'; rename it with ASCII letters"),
        ] {
            let same = format == .css || format == .android || names.count == 1
            let roles = same ? names : ["a b", "a-b"]
            let error = #expect(throws: Diagnostic.self) { try system(roles).code(for: format) }
            #expect(error?.code == .cannotBeWritten)
            if same {
                #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
            }
        }
    }

    @Test(arguments: CodeFormat.allCases.filter { $0 != .dtcg })
    func `a heading is a comment on one line`(format: CodeFormat) throws {
        var options = CodeOptions()
        // The last character reverses the direction of what follows.
        options.heading = ["From\na file\u{2028}b\u{202E}c"]
        let code = try system(["a"]).code(for: format, options: options)
        #expect(code.contains("From\u{FFFD}a file\u{FFFD}b\u{FFFD}c"))
        #expect(!code.contains("\na file"))
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
        #expect(error?.code == .cannotBeWritten)
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
