import Foundation
import SwiftUINames
import Testing
import TypeScale
import TypeScaleCurves
import TypeScaleSwiftUI
import TypeScaleTokens

/// The code in `Typography.swift`, which `typescale tokens --swift` generated.
///
/// The tests of the tool compare the file with the tool's output.
@MainActor
struct GeneratedCodeTests {
    /// Returns the fonts of the roles in the token file.
    private static func roles() throws -> [String: FontDescription] {
        let file = URL(filePath: #filePath)
            .appending(path: "../../TypeScaleToolTests/Fixtures/Files/roles.tokens.json")
        var options = DesignSystem.ReadingOptions()
        options.curves = ScalingCurve.named
        let system = try DesignSystem(contentsOf: file.standardizedFileURL, options: options)
        return Dictionary(uniqueKeysWithValues: system.roles.map { ($0.name, $0.font) })
    }

    private func only(
        _ view: some View,
        _ category: TypeScale.ContentSizeCategory,
        in environment: EnvironmentValues = EnvironmentValues()
    ) throws -> EffectiveFont {
        let fonts = effectiveFonts(of: view, at: DynamicTypeSize(category), in: environment)
        #expect(fonts.count == 1)
        return try #require(fonts.first)
    }

    @Test func `the generated roles equal the roles of the token file`() throws {
        #expect(try Typography.all == Self.roles())
    }

    @Test func `a generated role has the numbers of the token file in SwiftUI`() throws {
        for (name, role) in try Self.roles() {
            let generated = try #require(Typography.all[name])
            let view = Text("a").font(generated, ifMissing: { _ in })
            for category in TypeScale.ContentSizeCategory.allCases {
                let wanted = role.scaled(
                    for: TraitCollection(preferredContentSizeCategory: category)
                )
                let text = try only(view, category)
                #expect(text.scaledFont.pointSize == wanted.pointSize, "\(name) at \(category)")
                #expect(text.scaledFont.face == wanted.face)
                #expect(text.tracking == wanted.tracking ?? 0, "\(name) at \(category)")
            }
        }
    }

    /// Material's headline 5, and the numbers in the token file.
    @Test(
        arguments: [
            (Typography.textOtherSystem, [21, 22, 23, 24, 26, 28, 30, 32, 32, 32, 32, 32]),
            (Typography.textTable, [17, 18, 19, 20, 21.5, 23, 25, 29, 34, 40, 46, 51]),
            (Typography.textFixed, Array(repeating: 11, count: 12)),
        ] as [(FontDescription, [Double])]
    )
    func `a role with a curve has the sizes of the curve`(
        role: FontDescription,
        sizes: [Double]
    ) throws {
        for (category, size) in zip(TypeScale.ContentSizeCategory.allCases, sizes) {
            let text = try only(Text("a").font(role, ifMissing: { _ in }), category)
            #expect(text.scaledFont.pointSize == size)
        }
    }

    @Test func `bold text selects the face for bold text`() throws {
        var environment = EnvironmentValues()
        environment.legibilityWeight = .bold
        let view = Text("a").font(Typography.default, ifMissing: { _ in })
        #expect(try only(view, .large).scaledFont.face == .named("TestSans-Regular"))
        #expect(try only(view, .large, in: environment).missingName == "TestSans-Bold")
    }

    @Test func `a generated family has its faces`() {
        let names = ["TestSans-Regular", "TestSans-Italic", "weight", "TestSans-Bold"]
        #expect(Typography.TestSans.Style.allCases.map(\.name) == names)
        #expect(Typography.TestSans.Style.weight_.weight == .medium)
        #expect(Typography.TestSans.headline.face == .named("TestSans-Bold"))
    }
}
