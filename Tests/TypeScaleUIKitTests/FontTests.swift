import Foundation
import Testing
import TypeScale
import TypeScaleTestSupport
import UIKitNames

@testable import TypeScaleUIKit

struct FontTests {
    private static let sizes: [Double] = [0.5, 8, 17, 17.5, 33.3, 1000]

    @Test func `a scaled description equals the font that UIFontMetrics scales`() throws {
        var count = 0
        for category in UITraitCollection.categories {
            for weight in [UILegibilityWeight.regular, .bold] {
                let traits = UITraitCollection.reader(category, weight)
                for (style, uiStyle) in UIFont.TextStyle.all {
                    for size in Self.sizes {
                        let description = FontDescription.system(style, size: size, weight: .medium)
                        let expected = UIFontMetrics(forTextStyle: uiStyle).scaledFont(
                            for: .systemFont(ofSize: size, weight: .medium),
                            compatibleWith: traits
                        )
                        let scaled = description.scaled(for: TraitCollection(traits))
                        let fixed = try UIFont(checking: scaled)
                        let following = description.uiFont(compatibleWith: traits)
                        let size = expected.pointSize
                        #expect(fixed.pointSize == (size > 0 ? size : 12))
                        #expect(fixed.fontName == expected.fontName)
                        #expect(following == expected)
                        count += 1
                    }
                }
            }
        }
        #expect(count == 12 * 2 * 11 * 6)
    }

    // Article 000's sizes: 17 points of body text become 48 at AX5, and the preferred font 53.
    @Test func `the system face without a size is the preferred font`() throws {
        let traits = UITraitCollection.reader(.accessibilityExtraExtraExtraLarge)
        #expect(
            FontDescription.system(.body, size: 17).uiFont(compatibleWith: traits).pointSize == 48
        )
        #expect(FontDescription.system(.body).uiFont(compatibleWith: traits).pointSize == 53)
        for category in UITraitCollection.categories {
            for weight in [UILegibilityWeight.regular, .bold] {
                let traits = UITraitCollection.reader(category, weight)
                for (style, uiStyle) in UIFont.TextStyle.all {
                    let expected = UIFont.preferredFont(
                        forTextStyle: uiStyle,
                        compatibleWith: traits
                    )
                    let description = FontDescription.system(style)
                    #expect(description.uiFont(compatibleWith: traits) == expected)
                    let scaled = description.scaled(for: TraitCollection(traits))
                    #expect(try UIFont(checking: scaled) == expected)
                }
            }
        }
    }

    @Test func `a label can resize the font if UIKit scales it`() throws {
        let (small, large) = (UITraitCollection.reader(.small), UITraitCollection.reader(.large))
        let descriptions: [FontDescription] = [
            .system(.body), .system(.title1, size: 30), .system(.body, size: 17, weight: .heavy),
            .system(.body, size: 17).maximumPointSize(17), .system(.body, size: 0.5),
        ]
        for description in descriptions {
            let font = description.uiFont(compatibleWith: small)
            let expected = description.uiFont(compatibleWith: large)
            let adjusted = font.adjusted(to: large)
            #expect(adjusted.pointSize == expected.pointSize && adjusted !== font)
        }
        // UIKit cannot apply these limits in another category.
        let fixed: [FontDescription] = [
            .system(.body, size: 17).minimumPointSize(5), .system(.body).maximumPointSize(100),
            .system(.body, size: 17).limited(to: .categories(...(.accessibilityMedium))),
            .system(.body, size: 17).fixed(), .system(.body, weight: .bold),
        ]
        for description in fixed {
            let font = description.uiFont(compatibleWith: small)
            #expect(font.adjusted(to: large) === font)
            let size = description.scaled(for: TraitCollection(small)).pointSize
            #expect(Double(font.pointSize) == size)
        }
    }

    @Test func `traits without a value come from the current traits`() throws {
        let description = FontDescription.system(.body, size: 17)
        UITraitCollection.reader(.accessibilityExtraExtraExtraLarge).performAsCurrent {
            #expect(description.uiFont().pointSize == 48)
            let scale = UITraitCollection(displayScale: 2)
            #expect(description.uiFont(compatibleWith: scale).pointSize == 48)
            let large = UITraitCollection(preferredContentSizeCategory: .large)
            #expect(description.uiFont(compatibleWith: large).pointSize == 17)
        }
        // TypeScale's unspecified traits are those of the platform, not the current traits.
        UITraitCollection.reader(.accessibilityLarge, .bold).performAsCurrent {
            let font = UIFont(FontDescription.system(.body).scaled(for: TraitCollection()))
            #expect(
                font
                    == .preferredFont(forTextStyle: .body, compatibleWith: .reader(.large))
            )
        }
    }

    // tvOS does not scale text, and has no large titles.
    @Test func `a font on tvOS has TypeScale's size`() throws {
        let traits = UITraitCollection(traitsFrom: [
            .reader(.accessibilityExtraExtraExtraLarge), UITraitCollection(userInterfaceIdiom: .tv),
        ])
        for style in TypeScale.TextStyle.allCases {
            let scaled = FontDescription.system(style, size: 17).uiFont(compatibleWith: traits)
            #expect(scaled.pointSize == 17)
            let preferred = FontDescription.system(style)
            let size = preferred.scaled(for: TraitCollection(platform: .tvOS)).pointSize
            #expect(Double(preferred.uiFont(compatibleWith: traits).pointSize) == size)
        }
    }

    @Test func `a registered face has the size of TypeScale`() throws {
        let folder = try Folder(["Bridge-Bold.ttf": fontBytes("Bridge-Bold")])
        let url = URL(fileURLWithPath: folder.path("Bridge-Bold.ttf"))
        let isRegistered = CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        #expect(isRegistered)
        let description = FontDescription(name: "Bridge-Bold", textStyle: .body, size: 17)
        let traits = UITraitCollection.reader(.accessibilityExtraExtraExtraLarge, .bold)
        let font = try UIFont(checking: description.scaled(for: TraitCollection(traits)))
        #expect(font.fontName == "Bridge-Bold")
        #expect(font.pointSize == 48)
        #expect(description.uiFont(compatibleWith: traits) == font)
        try TypeScaleSelfCheck.requireNoDifferences(of: description)
    }

    @Test func `a missing face is reported`() {
        let description = FontDescription(name: "NoSuchFace-Bold", textStyle: .body, size: 17)
        let traits = UITraitCollection.reader(.large)
        let error = FontUnavailable(name: "NoSuchFace-Bold")
        let scaled = description.scaled(for: TraitCollection(traits))
        #expect(throws: error) { try UIFont(checking: scaled) }
        var errors: [FontUnavailable] = []
        let fonts = [
            description.uiFont(compatibleWith: traits) { errors.append($0) },
            UIFont(scaled) { errors.append($0) },
        ]
        #expect(errors == [error, error])
        #expect(fonts.allSatisfy { $0 == UIFont.systemFont(ofSize: 17, weight: .bold) })
        #expect(
            "\(error)"
                == "cannot find the font 'NoSuchFace-Bold'; register its file, or check its "
                + "PostScript name"
        )
    }

    // UIKit's functions return fonts of 0 points, which its initializer replaces by 12 points.
    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -17])
    func `a size that no font can have becomes 0`(size: Double) throws {
        let traits = UITraitCollection.reader(.accessibilityLarge)
        let description = FontDescription.system(.body, size: size)
        let scaled = description.scaled(for: TraitCollection(traits))
        #expect(try UIFont(checking: scaled).pointSize == 12)
        #expect(description.uiFont(compatibleWith: traits).pointSize == 0)
        let missing = FontDescription(name: "", textStyle: .body, size: size)
        #expect(missing.uiFont(compatibleWith: traits) { _ in }.pointSize == 0)
    }

    @Test func `an enormous size stays finite`() throws {
        let traits = UITraitCollection.reader(.accessibilityExtraExtraExtraLarge)
        let size = Double.greatestFiniteMagnitude
        let font = FontDescription.system(.body, size: size).uiFont(compatibleWith: traits)
        #expect(Double(font.pointSize) == size)
    }
}

extension TypeScaleSelfCheck {
    fileprivate static func requireNoDifferences(of description: FontDescription) throws {
        #expect(try differences(of: description) == [])
    }
}
