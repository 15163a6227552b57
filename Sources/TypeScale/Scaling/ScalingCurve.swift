/// The growth of a size with the reader's category, and the grid of the results.
///
/// | curve | grid of font sizes | grid of other values |
/// |---|---|---|
/// | ``uikit`` | whole points | whole pixels |
/// | ``swiftUI`` | whole points | whole pixels |
/// | ``table(_:)-([Double])`` | none: the table's own numbers | none |
/// | ``linear(_:)`` | none | none |
/// | ``init(_:)`` | the definition's grid | the definition's grid |
///
/// Halves round away from zero. Pass a curve to ``FontMetrics`` or ``FontDescription``. Curves that
/// compute the same results are equal. The module TypeScaleCurves has the curves of other systems,
/// such as Android.
public struct ScalingCurve: Hashable, Sendable {
    enum Law: Hashable, Sendable {
        case uikit
        case swiftUI
        case fixed
        case defined(CurveDefinition)
    }

    let law: Law
}

extension ScalingCurve {
    /// Creates a curve from its definition.
    public init(_ definition: CurveDefinition) {
        law = .defined(definition)
    }

    /// The curve's definition; `nil` for the laws of the core.
    package var definition: CurveDefinition? {
        if case .defined(let definition) = law { definition } else { nil }
    }

    /// The curve of `UIFontMetrics`, and the default.
    ///
    /// A size grows with the line advance of its text style, not with the style's point size. 17
    /// points with the body style become 17 x 62 / 22, rounded to 48, at AX5. The preferred body
    /// font has 53 points there. Source: 2,926 results of UIKit, all of which the curve reproduces.
    public static let uikit = ScalingCurve(law: .uikit)

    /// The curve of SwiftUI's `ScaledMetric` and `Font.custom(_:size:relativeTo:)`.
    ///
    /// The growth is that of ``uikit``, but multiplies by the ratio of the line advances, so some
    /// values differ by a pixel. Source: a re-implementation audited against iOS 18.5; unverified.
    public static let swiftUI = ScalingCurve(law: .swiftUI)

    /// No growth: sizes and values stay unchanged and unrounded.
    ///
    /// Use it for characters that are not read as text, such as a letter in a logo.
    public static let fixed = ScalingCurve(law: .fixed)

    /// Creates a curve from the size at each category.
    ///
    ///     // 17 points that grow by one from XL on, and like the body style from AX1
    ///     try ScalingCurve.table([17, 17, 17, 17, 18, 19, 20, 28, 33, 40, 47, 53])
    ///
    /// Text without a size of its own takes exactly these sizes. Any other size or value grows in
    /// proportion to the table, from its size at the platform's base category. The text style has
    /// no effect.
    ///
    /// - Parameter sizes: Twelve sizes in points, XS first, positive, finite and in nondecreasing
    ///   order.
    /// - Returns: The curve.
    /// - Throws: ``ScalingTableError`` for the first invalid category.
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

    /// Creates a curve from a function of the category.
    ///
    ///     try ScalingCurve.table { category in
    ///         switch category {
    ///         case ...(.large): 17
    ///         case .extraLarge: 18
    ///         default: ScaledFont.preferredFont(
    ///             forTextStyle: .body,
    ///             compatibleWith: TraitCollection(preferredContentSizeCategory: category)
    ///         ).pointSize
    ///         }
    ///     }
    ///
    /// - Parameter size: Returns the size in points at a category, by the rules of
    ///   ``table(_:)-([Double])``. It is called immediately, once for each category.
    /// - Returns: The curve.
    /// - Throws: ``ScalingTableError`` for the first invalid category.
    public static func table(
        _ size: (ContentSizeCategory) -> Double
    ) throws(ScalingTableError) -> ScalingCurve {
        try table(ContentSizeCategory.allCases.map(size))
    }

    /// Creates a curve that multiplies all sizes by the reader's factor, clamped to the setting's
    /// range.
    public static func linear(_ setting: FontScaleSetting) -> ScalingCurve {
        ScalingCurve(
            CurveDefinition(
                linear: CurveDetails(
                    name: setting.takesEveryFactor ? "linear" : "linear " + setting.rangeText,
                    summary: "all text grows by the reader's factor",
                    source: "the caller",
                    driver: .fontScale(setting),
                    bySize: .increasing,
                    byReader: .nondecreasing
                ),
                parameters: [setting.range.lowerBound, setting.range.upperBound],
                provenance: .stated
            )
        )
    }
}

extension CurveDefinition {
    /// Creates a curve in proportion to the sizes of a table.
    fileprivate convenience init(_ sizes: CategoryNumbers) {
        self.init(
            CurveDetails(
                name: sizes.description,
                summary: "in proportion to a table of twelve sizes",
                source: "the caller",
                bySize: .increasing,
                byReader: .nondecreasing
            ),
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
    /// Grows a value in proportion to the sizes.
    ///
    /// The size at the base category becomes exactly the table's size. A value stays exact where
    /// the sizes do not grow.
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
    /// The curve's name, or the sizes of its table.
    public var description: String { details.name }
}
