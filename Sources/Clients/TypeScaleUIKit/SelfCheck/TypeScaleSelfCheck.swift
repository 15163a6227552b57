#if !os(macOS) && !os(watchOS)
import Foundation
public import TypeScale

#if os(iOS) || os(tvOS) || os(visionOS)
import UIKit
#else
import UIKitNames
#endif

/// Compares TypeScale's results with the results of the system that runs the app.
///
///     #if DEBUG
///     for row in TypeScaleSelfCheck.run() { print(row) }
///     TypeScaleSelfCheck.assertEquivalence(of: Brand.body)
///     #endif
public enum TypeScaleSelfCheck: Sendable {
    /// Compares all text styles in all categories.
    ///
    /// Compares the sizes of preferred fonts, and the results of `UIFontMetrics` for several sizes,
    /// maximums and display scales. Skips the extra-large titles in categories for which TypeScale
    /// does not know their sizes.
    ///
    /// - Parameter platform: The platform whose numbers are expected, such as iOS with the table of
    ///   another version. By default, the device determines it.
    /// - Returns: The results that differ by more than a millionth of a point, in the format of
    ///   TypeScale's probe. An empty array means that all results are equal.
    public static func run(platform: Platform? = nil) -> [SelfCheckRow] {
        let platform = platform ?? TraitCollection(UITraitCollection.current).platform
        var rows: [SelfCheckRow] = []
        for style in TextStyle.allCases {
            for category in ContentSizeCategory.allCases {
                let cell = SelfCheckCell(style: style, category: category, platform: platform)
                rows += cell.preferredFonts + cell.scaledFonts + cell.scaledValues
            }
        }
        return rows.filter(\.isDifferent)
    }

    /// Compares a description in all categories with the same font, scaled by UIKit.
    ///
    /// - Parameter description: The description. UIKit cannot scale a font with another curve, or
    ///   with limits other than a maximum size in points, so that the result is empty.
    /// - Returns: The sizes that differ by more than a millionth of a point.
    /// - Throws: ``FontUnavailable`` if no font has the name of the face.
    public static func differences(
        of description: FontDescription
    ) throws(FontUnavailable) -> [SelfCheckRow] {
        var rows: [SelfCheckRow] = []
        for category in ContentSizeCategory.allCases {
            let own = UITraitCollection(
                preferredContentSizeCategory: UIContentSizeCategory(category)
            )
            let traits = UITraitCollection.current(with: own)
            let font = description.scaled(for: TraitCollection(traits))
            guard let other = try description.uiKitFont(font, compatibleWith: traits) else {
                continue
            }
            let isPreferred = description.isPreferredFont
            let row = SelfCheckRow(
                api: isPreferred ? "preferredFont" : "scaledFont",
                textStyle: description.textStyle,
                category: category,
                input: isPreferred ? nil : font.explanation.base,
                maximum: description.limits.maximumPointSize,
                displayScale: nil,
                value: Double(other.pointSize),
                expected: font.pointSize
            )
            if row.isDifferent { rows.append(row) }
        }
        return rows
    }

    /// Stops a debug build if TypeScale and UIKit scale a description to different sizes.
    ///
    /// A missing font also stops the build. In a release build, the function does nothing.
    ///
    /// - Parameters:
    ///   - description: The description.
    ///   - file: The file to report.
    ///   - line: The line to report.
    public static func assertEquivalence(
        of description: FontDescription,
        file: StaticString = #file,
        line: UInt = #line
    ) {
        assert(
            isEquivalent(description),
            "TypeScale and UIKit scale \(description) to different sizes",
            file: file,
            line: line
        )
    }

    /// Returns whether both modules scale a font equally, and prints the differences.
    static func isEquivalent(_ description: FontDescription) -> Bool {
        do throws(FontUnavailable) {
            let rows = try differences(of: description)
            for row in rows { print(row) }
            return rows.isEmpty
        } catch {
            FontUnavailable.log(error)
            return false
        }
    }
}
#endif
