#if !os(macOS) && !os(watchOS)
import Foundation
import TypeScale

#if os(iOS) || os(tvOS) || os(visionOS)
import UIKit
#else
import UIKitNames
#endif

/// The results of one text style in one category.
struct SelfCheckCell {
    let style: TextStyle
    let category: ContentSizeCategory
    let platform: Platform

    private static let sizes: [Double] = [8, 10, 12, 14, 16, 17, 20, 24, 28, 34, 64]
    private static let values: [Double] = [-17, 0, 0.5, 1, 8.25, 17, 33.3, 100]
    private static let displayScales: [Double] = [1, 2, 3]

    private func traits(displayScale: Double = 3) -> TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: category,
            displayScale: displayScale,
            legibilityWeight: .regular,
            platform: platform
        )
    }

    var preferredFonts: [SelfCheckRow] {
        let font = ScaledFont.preferredFont(forTextStyle: style, compatibleWith: traits())
        guard font.provenance != .unknown, let uiKitStyle else { return [] }
        let other = UIFont.preferredFont(
            forTextStyle: uiKitStyle,
            compatibleWith: UITraitCollection(traits())
        )
        return [row("preferredFont", value: other.pointSize, expected: font.pointSize)]
    }

    var scaledFonts: [SelfCheckRow] {
        guard let uiKitMetrics else { return [] }
        return Self.sizes.flatMap { size in
            [nil, 20, 30.5].map { maximum in
                let other = uiKitMetrics.scaledFont(
                    for: .systemFont(ofSize: CGFloat(size)),
                    maximumPointSize: CGFloat(maximum ?? 0),
                    compatibleWith: UITraitCollection(traits())
                )
                let expected = metrics.scaledPointSize(
                    for: size,
                    maximumPointSize: maximum,
                    compatibleWith: traits()
                )
                return row(
                    "scaledFont",
                    input: size,
                    maximum: maximum,
                    value: other.pointSize,
                    expected: expected
                )
            }
        }
    }

    var scaledValues: [SelfCheckRow] {
        guard let uiKitMetrics else { return [] }
        return Self.values.flatMap { value in
            Self.displayScales.map { scale in
                let traits = traits(displayScale: scale)
                let other = uiKitMetrics.scaledValue(
                    for: CGFloat(value),
                    compatibleWith: UITraitCollection(traits)
                )
                return row(
                    "scaledValue",
                    input: value,
                    displayScale: scale,
                    value: other,
                    expected: metrics.scaledValue(for: value, compatibleWith: traits)
                )
            }
        }
    }

    private var metrics: FontMetrics { FontMetrics(forTextStyle: style) }

    private var uiKitStyle: UIFont.TextStyle? {
        UIFont.TextStyle(style, on: TraitCollection(UITraitCollection.current).platform)
    }

    /// UIKit's metrics, or `nil` if one of the modules does not know how the style scales.
    private var uiKitMetrics: UIFontMetrics? {
        let isKnown = metrics.provenance(compatibleWith: traits()) != .unknown
        return isKnown ? uiKitStyle.map(UIFontMetrics.init(forTextStyle:)) : nil
    }

    private func row(
        _ api: String,
        input: Double? = nil,
        maximum: Double? = nil,
        displayScale: Double? = nil,
        value: CGFloat,
        expected: Double
    ) -> SelfCheckRow {
        SelfCheckRow(
            api: api,
            textStyle: style,
            category: category,
            input: input,
            maximum: maximum,
            displayScale: displayScale,
            value: Double(value),
            expected: expected
        )
    }
}
#endif
