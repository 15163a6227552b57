import Foundation
import Testing
import TypeScale
import TypeScaleCurves
import TypeScaleSettings
import TypeScaleSwiftUI
import UIKitNames

@testable import SwiftUINames

@MainActor
struct TextSizeTests {
    private func fonts(
        of view: some View,
        _ size: DynamicTypeSize = .large
    ) -> [EffectiveFont] {
        Array(effectiveFonts(of: view, at: size))
    }

    private func sizes(of view: some View, _ size: DynamicTypeSize = .large) -> [Double] {
        fonts(of: view, size).map(\.scaledFont.pointSize)
    }

    private struct Sample: View {
        @ScaledMetric(relativeTo: .body) private var metric: CGFloat = 17

        var body: some View {
            Text("\(metric)").font(.body)
            Text("b").font(.custom("NoSuchFace", size: 17))
            Text("c").font(FontDescription.system(.body, size: 17))
            Text("d").font(FontDescription.system(.title1))
        }
    }

    @Test func `a view has the size of the preference`() {
        for system in TypeScale.ContentSizeCategory.allCases {
            for steps in [-11, -2, 0, 3, 11] {
                let preference = TextSizePreference(
                    addingSteps: steps,
                    in: .small ... .accessibilityLarge
                )
                let view = Sample().textSize(preference)
                let expected = fonts(
                    of: Sample(),
                    DynamicTypeSize(preference.category(for: system))
                )
                #expect(fonts(of: view, DynamicTypeSize(system)) == expected)
            }
        }
        let fixed = Sample().textSize(TextSizePreference(replacingWith: .accessibilityExtraLarge))
        #expect(fonts(of: fixed, .xSmall) == fonts(of: Sample(), .accessibility3))
    }

    @Test func `nested modifiers do not add steps twice`() {
        let two = TextSizePreference(addingSteps: 2)
        let nested = VStack {
            Text("outer")
            VStack { Text("inner").font(.body) }.textSize(two)
            Text("smaller").textSize(TextSizePreference(addingSteps: -1))
            Text("actual").textSize(TextSizePreference())
        }
        .textSize(two)
        // Body at XXL, M and L.
        #expect(sizes(of: nested) == [21, 21, 16, 17])
        #expect(sizes(of: Text("a").textSize(two).textSize(two).textSize(two)) == [21])
        // Limits apply to the size of the preference.
        let limited = Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge).textSize(two)
        #expect(sizes(of: limited) == [19])
    }

    private struct SystemSize: View {
        @Environment(\.systemTextSize) private var system

        var body: some View { Text("\(system.shortName)") }
    }

    @Test func `a view can read the system's size`() {
        let two = TextSizePreference(addingSteps: 2)
        let view = VStack {
            SystemSize()
            SystemSize().textSize(two)
            SystemSize().textSize(two).textSize(two)
        }
        #expect(fonts(of: view, .xLarge).map(\.string) == ["XL", "XL", "XL"])
    }

    @Test func `an invalid preference is reported`() throws {
        var errors: [TextSizePreferenceError] = []
        let view = Text("a").textSize(
            TextSizePreference(rawValue: "huge"),
            ifInvalid: { errors.append($0) }
        )
        #expect(sizes(of: view, .xxLarge) == [21])
        #expect(errors.map(\.text) == ["huge"])
        #expect(
            sizes(of: Text("a").textSize(TextSizePreference(), ifInvalid: { errors.append($0) }))
                == [17]
        )
        #expect(errors.count == 1)
    }

    // MARK: macOS

    /// The sizes of macOS at L, which AppKit's table contains.
    private static let macSizes: [(TypeScale.TextStyle, Double)] = [
        (.largeTitle, 26), (.title1, 22), (.title2, 17), (.title3, 15), (.headline, 13),
        (.body, 13), (.callout, 12), (.subheadline, 11), (.footnote, 10), (.caption1, 10),
        (.caption2, 10),
    ]

    private func mac(
        _ font: FontDescription,
        _ preference: TextSizePreference?
    ) throws -> EffectiveFont {
        let view = Text("a").font(font)
        let found =
            if let preference {
                fonts(of: view.textSize(preference).environment(\.typePlatform, .macOS))
            } else {
                fonts(of: view.environment(\.typePlatform, .macOS))
            }
        return try #require(found.first)
    }

    @Test func `on macOS, a preference grows the Mac's sizes as on iOS`() throws {
        for category in TypeScale.ContentSizeCategory.allCases {
            let preference = TextSizePreference(replacingWith: category)
            let iOS = TraitCollection(preferredContentSizeCategory: category)
            for (style, size) in Self.macSizes {
                let metrics = FontMetrics(forTextStyle: style)
                let preferred = try mac(.system(style), preference)
                #expect(
                    preferred.scaledFont.pointSize
                        == metrics.scaledPointSize(for: size, compatibleWith: iOS)
                )
                for points in [11, 17.5, 40] {
                    let sized = try mac(.system(style, size: points), preference)
                    #expect(
                        sized.scaledFont.pointSize
                            == metrics.scaledPointSize(for: points, compatibleWith: iOS)
                    )
                }
                // Headlines are bold on macOS, and semibold on iOS.
                #expect(preferred.scaledFont.weight == (style == .headline ? .bold : .regular))
            }
        }
        let largest = TextSizePreference(replacingWith: .accessibilityExtraExtraExtraLarge)
        // 13 x 62 / 22 = 36.6
        #expect(try mac(.system(.body), largest).scaledFont.pointSize == 37)
    }

    @Test func `at L, a preference changes nothing on macOS`() throws {
        for style in TypeScale.TextStyle.allCases {
            for description in [
                .system(style), .system(style, size: 17), .system(style).curve(.uikit),
                .system(style).fixed(), .system(style).curve(.material),
                FontDescription(name: "NoSuchFace", textStyle: style),
                .system(style).lineHeight(.points(40)).tracking(.points(1)),
                .system(style, weight: .black).maximumPointSize(12),
            ] {
                let description = description.boldTextFace(nil)
                let before = try mac(description, nil)
                let after = try mac(description, TextSizePreference())
                #expect(after.scaledFont.pointSize == before.scaledFont.pointSize)
                #expect(after.scaledFont.weight == before.scaledFont.weight)
                #expect(after.lineSpacing == before.lineSpacing)
                #expect(after.tracking == before.tracking)
                #expect(after.font == before.font)
            }
        }
    }

    @Test func `the line height and limits follow on macOS`() throws {
        let largest = TextSizePreference(replacingWith: .accessibilityExtraExtraExtraLarge)
        // The Mac's body has lines of 16 points: 16 x 37 / 13. San Francisco's own lines are
        // 1.193359375 of its size high.
        let spacing = Double(try mac(.system(.body), largest).lineSpacing)
        #expect(abs(spacing - (16.0 * 37 / 13 - 37 * 1.193359375)) < 1e-3)
        let limited = FontDescription.system(.body).maximumPointSize(20)
        #expect(try mac(limited, largest).scaledFont.pointSize == 20)
        #expect(try mac(.system(.body).fixed(), largest).scaledFont.pointSize == 13)
        // A curve of another system follows the category on its own.
        let other = FontDescription.system(.body).curve(.material)
        let grown = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge,
            platform: .macOS
        )
        #expect(try mac(other, largest).scaledFont.pointSize == other.scaled(for: grown).pointSize)
        #expect(try mac(other, largest).scaledFont.pointSize > 13)
    }

    @Test func `without a preference, text on macOS does not scale`() throws {
        let view = Text("a").font(FontDescription.system(.body)).environment(\.typePlatform, .macOS)
        for size in DynamicTypeSize.allCases { #expect(sizes(of: view, size) == [13]) }
    }

    @Test func `text on tvOS grows too, and text on a watch as before`() throws {
        let largest = TextSizePreference(replacingWith: .accessibilityExtraExtraExtraLarge)
        let view = Text("a").font(FontDescription.system(.body)).textSize(largest)
        // tvOS has a body of 29 points: 29 x 62 / 22 = 81.7.
        #expect(sizes(of: view.environment(\.typePlatform, .tvOS)) == [82])
        let watch = Platform.watchOS(.mm45)
        let reader = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge,
            platform: watch
        )
        let expected = ScaledFont.preferredFont(forTextStyle: .body, compatibleWith: reader)
        #expect(sizes(of: view.environment(\.typePlatform, watch)) == [expected.pointSize])
    }

    // MARK: Menus

    private final class Store {
        var preference: TextSizePreference
        init(_ preference: TextSizePreference) { self.preference = preference }

        @MainActor func items(_ size: DynamicTypeSize = .large) -> [RecordedButton] {
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = size
            let binding = Binding(get: { self.preference }, set: { self.preference = $0 })
            return RecordedButton.all(in: TextSizeCommands(binding), environment: environment)
        }
    }

    @Test func `the menu has three items with their keys`() {
        let items = Store(TextSizePreference()).items()
        #expect(items.map(\.title) == ["Make Text Bigger", "Make Text Smaller", "Actual Size"])
        #expect(items.map(\.environment.shortcut?.key.character) == ["+", "-", "0"])
        #expect(items.allSatisfy { $0.environment.shortcut?.modifiers == .command })
        #expect(items.map(\.environment.isEnabled) == [true, true, false])
    }

    @Test func `the items change the preference until they are disabled`() {
        let store = Store(TextSizePreference(in: .medium ... .extraLarge))
        for _ in 0..<10 { store.items()[0].press() }
        #expect(store.preference.addedSteps == 1)
        #expect(store.items().map(\.environment.isEnabled) == [false, true, true])
        store.items()[1].press()
        #expect(store.preference.isActualSize)
        for _ in 0..<10 { store.items()[1].press() }
        #expect(store.preference.addedSteps == -1)
        #expect(store.items().map(\.environment.isEnabled) == [true, false, true])
        store.items()[2].press()
        #expect(store.preference == TextSizePreference(in: .medium ... .extraLarge))
        // The system's size is outside the range.
        store.items(.accessibility5)[1].press()
        #expect(store.preference.category(for: .accessibilityExtraExtraExtraLarge) == .large)
    }

    // MARK: The guide

    @Test func `the app in the guide for the Mac follows its setting`() {
        let store = Store(TextSizePreference())
        func sizes() -> [Double] {
            self.sizes(
                of: ContentView().textSize(store.preference).environment(\.typePlatform, .macOS)
            )
        }
        // The rows of the guide's table, at L, AX1 and AX5.
        #expect(sizes() == [22, 13])
        for _ in 0..<4 { store.items()[0].press() }
        #expect(sizes() == [30, 20])
        for _ in 0..<4 { store.items()[0].press() }
        #expect(sizes() == [44, 37])
        let binding = Binding.constant(store.preference)
        let settings = fonts(of: TextSizeSettings(textSize: binding)).map(\.string)
        #expect(settings == ["Text size"] + ContentSizeCategory.allCases.map(\.shortName))
    }

    // MARK: System fonts

    @Test func `a system font of any size scales with a style`() throws {
        for size in DynamicTypeSize.allCases {
            let traits = UITraitCollection {
                $0.preferredContentSizeCategory = UIContentSizeCategory(size)
            }
            for style in Font.TextStyle.allCases {
                let uiStyle = UIFont.TextStyle(try #require(TextStyle(style)))
                for points: CGFloat in [8.5, 17, 40] {
                    let font = Font.system(size: points, weight: .bold, relativeTo: style)
                    let text = try #require(fonts(of: Text("a").font(font), size).first)
                    let expected = UIFontMetrics(forTextStyle: uiStyle)
                        .scaledFont(for: .systemFont(ofSize: points), compatibleWith: traits)
                    #expect(text.scaledFont.pointSize == Double(expected.pointSize))
                    #expect(text.scaledFont.face == .system)
                    #expect(text.scaledFont.weight == .bold)
                    #expect(text.missingName == nil)
                }
            }
        }
        let regular = try #require(
            fonts(of: Text("a").font(.system(size: 20, relativeTo: .headline))).first
        )
        #expect(regular.scaledFont.weight == .regular)
        #expect(regular.font == .custom("", size: 20, relativeTo: .headline))
        // SwiftUI's own methods are not ambiguous.
        #expect(
            sizes(of: Text("a").font(.system(size: 20, weight: .bold)), .accessibility5) == [20]
        )
    }
}
