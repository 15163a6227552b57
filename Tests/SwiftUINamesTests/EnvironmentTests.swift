import SwiftUI
import Testing

private struct Metrics {
    @ScaledMetric(relativeTo: .body) var body: CGFloat = 17
    @ScaledMetric var single: Float = 8
    @ScaledMetric var invalid = Double.nan
    @Environment(\.dynamicTypeSize) var size
}

private struct Reading: View {
    @ScaledMetric(relativeTo: .body) var spacing = 8.0
    @Environment(\.locale) private var locale
    @Environment(\.lineLimit) private var limit

    var body: some View { Text(verbatim: "\(spacing) \(locale.identifier) \(limit ?? 0)") }
}

struct EnvironmentTests {
    @Test func `without a view, values come from the current traits`() {
        // UIKit's metrics at AX5, observed on iOS 26.1: 17 becomes 48, and 8 becomes 22.67.
        UITraitCollection.reader(.accessibility5).performAsCurrent {
            #expect(Metrics().body == 48)
            #expect(abs(Metrics().single - 22.666666) < 1e-4)
            #expect(Metrics().invalid.isNaN)
            #expect(Metrics().size == .accessibility5)
            #expect(EnvironmentValues().displayScale == 3)
            #expect(EnvironmentValues().pixelLength == CGFloat(1) / 3)
        }
        #expect(EnvironmentValues().font == nil)
    }

    @Test func `unspecified traits come from the device`() {
        UITraitCollection().performAsCurrent {
            #expect(EnvironmentValues().dynamicTypeSize == .large)
            #expect(EnvironmentValues().displayScale == 3)
            #expect(EnvironmentValues().layoutDirection == .leftToRight)
        }
    }

    @Test func `a new environment has the values of the current traits`() {
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = .small
            $0.legibilityWeight = .bold
            $0.displayScale = 2
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .compact
            $0.layoutDirection = .rightToLeft
            $0.userInterfaceStyle = .dark
            $0.accessibilityContrast = .high
        }
        traits.performAsCurrent {
            let environment = EnvironmentValues()
            #expect(environment.dynamicTypeSize == .small)
            #expect(environment.legibilityWeight == .bold)
            #expect(environment.displayScale == 2)
            #expect(environment.horizontalSizeClass == .regular)
            #expect(environment.verticalSizeClass == .compact)
            #expect(environment.layoutDirection == .rightToLeft)
            #expect(environment.colorScheme == .dark)
            #expect(environment.colorSchemeContrast == .increased)
            #expect(environment.isEnabled)
        }
    }

    @Test func `accessibility traits are disjoint`() {
        let traits: [AccessibilityTraits] = [
            .isButton, .isHeader, .isSelected, .isLink, .isImage, .isStaticText,
        ]
        for (index, trait) in traits.enumerated() {
            #expect(!trait.isEmpty && traits[..<index].allSatisfy(trait.isDisjoint))
        }
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity])
    func `an invalid scale has the pixels of the device`(scale: CGFloat) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        #expect(environment.pixelLength == CGFloat(1) / 3)
    }

    @Test func `the category is the size`() {
        var environment = EnvironmentValues()
        environment.sizeCategory = .accessibilityMedium
        #expect(environment.dynamicTypeSize == .accessibility1)
        environment.dynamicTypeSize = .xxLarge
        #expect(environment.sizeCategory == .extraExtraLarge)
    }

    @MainActor @Test func `a body reads the environment of its view`() {
        let view = VStack {
            Reading().dynamicTypeSize(.accessibility5)
            Reading().lineLimit(2)
        }
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .large
        environment.locale = Locale(identifier: "ko_KR")
        environment.displayScale = 1
        let texts = TextWalk(view, in: environment).texts
        #expect(texts.map(\.string) == ["23.0 ko_KR 0", "8.0 ko_KR 2"])
    }
}
