import Testing
import TypeScale
import TypeScaleUIKit
import UIKitNames

/// The code in `Typography.swift`, which `typescale tokens --swift` generated.
///
/// The tests of the tool compare the file with the tool's output.
struct GeneratedCodeTests {
    /// The sizes in the transcript of `typescale tokens`.
    private static let sizes: [String: [Double]] = [
        "heading.$root": [26, 26, 27, 28, 30, 31, 34, 38, 42, 47, 48, 48],
        "heading.2xs": [11, 13, 13, 14, 15, 17, 18, 22, 25, 30, 35, 41],
        "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    ]

    @Test func `a generated role has the numbers of the token file in UIKit`() throws {
        #expect(Set(Typography.all.keys) == Set(Self.sizes.keys))
        for (name, font) in Typography.all {
            let sizes = try #require(Self.sizes[name])
            for (category, size) in zip(ContentSizeCategory.allCases, sizes) {
                let traits = UITraitCollection(
                    preferredContentSizeCategory: UIContentSizeCategory(rawValue: category.rawValue)
                )
                let font = font.uiFont(compatibleWith: traits) { _ in }
                #expect(Double(font.pointSize) == size, "\(name) at \(category)")
            }
        }
    }

    @Test func `a generated family has its faces`() {
        #expect(Typography.Lato.Style.allCases.map(\.name) == ["Lato-Regular", "Lato-Bold"])
        #expect(Typography.Lato.headline.face == .named("Lato-Bold"))
        #expect(Typography.Lato.body.weight == .regular)
    }
}
