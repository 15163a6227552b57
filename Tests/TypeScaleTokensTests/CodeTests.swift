import Testing
import TypeScale
import TypeScaleCurves
import TypeScaleFoundation
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
        options.heading = ["From\na file"]
        let code = try system(["a"]).code(for: format, options: options)
        #expect(code.contains("From\u{FFFD}a file"))
        #expect(!code.contains("\na file"))
    }

    @Test func `a maximum in CSS limits the size of its role`() throws {
        var options = CodeOptions()
        options.maximumSizes = ["40"]
        let css = try system(["a", "b"]).code(for: .css, options: options)
        #expect(css.contains("--a-size: min(clamp("))
        #expect(css.contains(", 40px);"))
        #expect(css.contains("--b-size: clamp("))
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
