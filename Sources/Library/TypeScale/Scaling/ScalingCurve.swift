/// A rule that scales sizes for the reader's text size, and rounds the results.
///
/// | curve | font sizes | other values |
/// |---|---|---|
/// | ``uikit`` | rounded to whole points | rounded to whole pixels |
/// | ``swiftUI`` | rounded to whole points | rounded to whole pixels |
/// | ``table(_:)-([Double])`` | not rounded | not rounded |
/// | ``linear(_:)`` | not rounded | not rounded |
/// | ``init(_:)`` | rounded by the definition | rounded by the definition |
///
/// Halves are rounded away from zero. Pass a curve to ``FontMetrics`` or ``FontDescription``. The
/// TypeScaleCurves module provides the curves of other systems, such as Android.
public struct ScalingCurve: Hashable, Sendable {
    package enum Law: Hashable, Sendable {
        case uikit
        case swiftUI
        case fixed
        case defined(CurveDefinition)
    }

    package let law: Law
}

extension ScalingCurve {
    /// Creates a curve from its definition.
    public init(_ definition: CurveDefinition) {
        law = .defined(definition)
    }

    /// The curve's definition, or `nil` for the built-in curves.
    package var definition: CurveDefinition? {
        if case .defined(let definition) = law { definition } else { nil }
    }

    /// The default curve, which scales like `UIFontMetrics`.
    ///
    /// A size scales with the line advance of its text style, not with the style's point size. At
    /// AX5, a 17-point size with the body style becomes 17 x 62 / 22, which rounds to 48. In
    /// contrast, the preferred body font is 53 points at AX5. The curve reproduces all 2,926 known
    /// results from UIKit.
    public static let uikit = ScalingCurve(law: .uikit)

    /// The curve of SwiftUI's `ScaledMetric` and `Font.custom(_:size:relativeTo:)`.
    ///
    /// The curve scales like ``uikit``, but computes the ratio of the line advances first, so some
    /// values differ by a pixel. The rule comes from a third-party reimplementation that was
    /// reportedly audited against iOS 18.5. It hasn't been checked against SwiftUI itself.
    public static let swiftUI = ScalingCurve(law: .swiftUI)

    /// A curve that returns sizes and values unchanged and unrounded.
    ///
    /// Use this curve for characters that aren't read as text, such as a letter in a logo.
    public static let fixed = ScalingCurve(law: .fixed)

    /// Creates a curve from a size for each category.
    ///
    ///     // 17 points up to L, one more point for each category to XXXL, then the body sizes.
    ///     try ScalingCurve.table([17, 17, 17, 17, 18, 19, 20, 28, 33, 40, 47, 53])
    ///
    /// Text without its own size has exactly these sizes. Any other size or value is multiplied by
    /// the table's size at the reader's category, and divided by the size at the platform's base
    /// category. The text style has no effect.
    ///
    /// - Parameter sizes: Twelve sizes in points, from XS to AX5. They must be finite, greater than
    ///   0 and in nondecreasing order.
    /// - Returns: The curve.
    /// - Throws: ``ScalingTableError`` if the array doesn't contain twelve sizes, or for the first
    ///   category whose size is invalid.
    public static func table(_ sizes: [Double]) throws(ScalingTableError) -> ScalingCurve {
        let categories = ContentSizeCategory.allCases
        guard sizes.count == categories.count else { throw .wrongCount(sizes.count) }
        var last = 0.0
        for (category, size) in zip(categories, sizes) {
            guard size > 0, size.isFinite else { throw .notASize(size, at: category) }
            guard size >= last else { throw .decreases(from: last, to: size, at: category) }
            last = size
        }
        return ScalingCurve(CurveDefinition(CategoryNumbers(sizes)))
    }

    /// Creates a curve from a size for each category, and corrects sizes that would be an error.
    ///
    /// For valid sizes, the curve equals the curve of ``table(_:)-([Double])``. Generated code uses
    /// this method, because it neither throws nor traps.
    ///
    /// A size has no effect if it is zero, negative, infinite or NaN, or smaller than the size of a
    /// previous category. The category then has the previous category's size, or the first valid
    /// size if no previous category has one. If no size is valid, the result is ``fixed``.
    public static func table(
        extraSmall: Double,
        small: Double,
        medium: Double,
        large: Double,
        extraLarge: Double,
        extraExtraLarge: Double,
        extraExtraExtraLarge: Double,
        accessibilityMedium: Double,
        accessibilityLarge: Double,
        accessibilityExtraLarge: Double,
        accessibilityExtraExtraLarge: Double,
        accessibilityExtraExtraExtraLarge: Double
    ) -> ScalingCurve {
        let sizes = [
            extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
            accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
            accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
        ]
        guard var last = sizes.lazy.compactMap({ $0.ifPositive }).first else { return .fixed }
        let corrected = sizes.map { size in
            last = max(last, size.ifPositive ?? last)
            return last
        }
        return ScalingCurve(CurveDefinition(CategoryNumbers(corrected)))
    }

    /// Creates a curve that multiplies all sizes by the reader's factor.
    ///
    /// The factor is the reader's font scale or, if it is `nil`, the category's factor. It is
    /// clamped to the range of the setting.
    public static func linear(_ setting: FontScaleSetting) -> ScalingCurve {
        ScalingCurve(
            CurveDefinition(
                linear: setting.takesEveryFactor ? "linear" : "linear " + setting.rangeText,
                summary: "scales all text by the reader's factor",
                source: "the caller",
                driver: .fontScale(setting),
                parameters: [setting.range.lowerBound, setting.range.upperBound],
                provenance: .stated
            )
        )
    }
}

extension CurveDefinition {
    /// Creates the definition of a curve that scales in proportion to a table's sizes.
    fileprivate convenience init(_ sizes: CategoryNumbers) {
        self.init(
            name: "table",
            summary: "scales in proportion to a table of twelve sizes",
            source: "the caller",
            bySize: .increasing,
            parameters: sizes.numbers,
            sizes: sizes,
            provenance: { _, _ in .stated },
            baseSize: { sizes[$1.defaultCategory] },
            inverse: { input in
                let size = input.value / sizes.grown(input.replacing(1))
                return size.isFinite ? size : nil
            },
            growth: { sizes.grown($0) }
        )
    }
}

extension CategoryNumbers {
    /// Scales a value in proportion to the sizes.
    ///
    /// A value that equals the size at the base category becomes exactly the size at the reader's
    /// category. If both sizes are equal, values don't change.
    fileprivate func grown(_ input: CurveInput) -> Double {
        let size = self[input.category]
        let base = self[input.traits.platform.defaultCategory]
        let value = input.value
        if size == base { return value }
        if value.magnitude == base { return value < 0 ? -size : size }
        let product = value * size
        return product.isNormal ? product / base : value * (size / base)
    }
}

extension ScalingCurve: CustomStringConvertible {
    /// The curve's name, or the sizes in its table.
    public var description: String { definition?.sizes?.description ?? details.name }
}
