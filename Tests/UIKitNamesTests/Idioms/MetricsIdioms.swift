import Testing
import UIKit

struct MetricsIdioms {
    @Test("UIFontMetrics (type)") func asProperty() {
        let metrics = UIFontMetrics(forTextStyle: .largeTitle)
        let large = UITraitCollection.reader(.large)
        #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 34)
    }

    @Test("UIFontMetrics.init(forTextStyle:)") func ofStyle() throws {
        let font = try #require(AppFonts.font("Regular", 17))
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: font, compatibleWith: .largest).pointSize == 48)
    }

    @Test("UIFontMetrics.default") func defaultMetrics() {
        UITraitCollection.largest.performAsCurrent {
            let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            #expect(font.pointSize == 48)
        }
    }

    @Test("UIFontMetrics.scaledFont(for:)") func scaledFont() {
        UITraitCollection.reader(.medium).performAsCurrent {
            let font = UIFont.systemFont(ofSize: 28, weight: .bold)
            let scaled = UIFontMetrics(forTextStyle: .headline).scaledFont(for: font)
            #expect(scaled.pointSize == 27)
            #expect(scaled.fontName == ".SFUI-Bold")
        }
    }

    @Test("UIFontMetrics.scaledFont(for:compatibleWith:)") func scaledFontForTraits() {
        let font = UIFont.systemFont(ofSize: 17)
        let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: .largest)
        #expect(scaled.pointSize == 48)
        #expect(scaled !== font)
    }

    @Test("UIFontMetrics.scaledFont(for:maximumPointSize:)") func cappedFont() {
        UITraitCollection.largest.performAsCurrent {
            let font = UIFont.systemFont(ofSize: 17)
            let metrics = UIFontMetrics.default
            #expect(metrics.scaledFont(for: font, maximumPointSize: 30.5).pointSize == 30.5)
            #expect(metrics.scaledFont(for: font, maximumPointSize: 0).pointSize == 48)
            #expect(metrics.scaledFont(for: font, maximumPointSize: .nan).pointSize == 48)
        }
    }

    @Test("UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)") func cappedForTraits() {
        let scaled = UIFontMetrics(forTextStyle: .headline).scaledFont(
            for: .systemFont(ofSize: 17),
            maximumPointSize: 30,
            compatibleWith: .largest
        )
        #expect(scaled.pointSize == 30)
    }

    @Test("UIFontMetrics.scaledValue(for:)") func scaledValue() {
        let value = UIFontMetrics.default.scaledValue(for: 17)
        #expect(value == 17)
    }

    @Test("UIFontMetrics.scaledValue(for:compatibleWith:)") func scaledValueForTraits() {
        let metrics = UIFont.TextStyle.body.metrics
        #expect(metrics.scaledValue(for: 44, compatibleWith: .largest) == 124)
        let twoPixels = UITraitCollection(traitsFrom: [
            .reader(.large), UITraitCollection(displayScale: 2),
        ])
        #expect(metrics.scaledValue(for: -3.3, compatibleWith: twoPixels) == -3.5)
    }

    // This idiom is the most common in published apps. At AX5, it scales a size that is already
    // scaled.
    @Test func `a system font in the size of a preferred descriptor can be scaled`() {
        func bold(_ style: UIFont.TextStyle) -> UIFont {
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            let font = UIFont.systemFont(ofSize: descriptor.pointSize, weight: .bold)
            return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
        }
        UITraitCollection.reader(.large).performAsCurrent {
            #expect(bold(.body).pointSize == 17)
        }
        UITraitCollection.largest.performAsCurrent { #expect(bold(.body).pointSize == 149) }
    }

    @Test func `a scaled font cannot be scaled again`() throws {
        let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        let error = #expect(throws: UIFontScaledTwice.self) {
            try UIFontMetrics.default.scaledFont(checking: font)
        }
        let sentence =
            "A scaled font returned by UIFontMetrics should not be used to create another scaled "
            + "font."
        #expect(error?.description == sentence)
        let preferred = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .largest)
        let again = try UIFontMetrics.default.scaledFont(
            checking: preferred,
            compatibleWith: .largest
        )
        #expect(again.pointSize == 149)
    }

    @Test func `scaling twice ends the process, as on iOS`() async {
        await #expect(processExitsWith: .failure) {
            let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            _ = UIFontMetrics.default.scaledFont(for: font)
        }
    }

    @Test func `Bold Text makes only the system font heavier`() throws {
        let bold = UITraitCollection.reader(.large).modifyingTraits { $0.legibilityWeight = .bold }
        let metrics = UIFontMetrics.default
        let light = UIFont.systemFont(ofSize: 17, weight: .light)
        #expect(metrics.scaledFont(for: light, compatibleWith: bold).fontName == ".SFUI-Regular")
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
        #expect(body.fontName == ".SFUI-Semibold")
        let brand = try #require(AppFonts.font("Regular", 17))
        #expect(metrics.scaledFont(for: brand, compatibleWith: bold).fontName == "Brand-Regular")
    }

    @Test func `fonts that were created differently can be equal`() {
        let scaled = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 17),
            compatibleWith: .reader(.large)
        )
        #expect(scaled == UIFont.systemFont(ofSize: 17))
        #expect(scaled.hash == UIFont.systemFont(ofSize: 17).hash)
    }

    @Test func `the descriptor of a scaled font has the new size and the original features`() {
        let features = [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
        let original = UIFont.systemFont(ofSize: 17).fontDescriptor
            .addingAttributes([.featureSettings: features])
        let font = UIFontMetrics.default.scaledFont(
            for: UIFont(descriptor: original, size: 0),
            compatibleWith: .largest
        )
        let descriptor = font.fontDescriptor
        #expect(font.pointSize > original.pointSize)
        #expect(descriptor.pointSize == font.pointSize)
        #expect(UIFont(descriptor: descriptor, size: 0) == font)
        let settings = descriptor.object(forKey: .featureSettings)
        #expect(settings as? [[UIFontDescriptor.FeatureKey: Int]] == features)
    }
}
