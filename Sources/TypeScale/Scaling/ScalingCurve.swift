/// How a size grows with the reader's category, and the grid that the result is rounded to.
///
/// A curve is told from another by what it computes, so that descriptions which use it can be compared.
///
/// | curve | text lands on | other values land on |
/// |---|---|---|
/// | ``uikit`` | whole points | whole pixels |
/// | ``swiftUI`` | whole points | whole pixels |
/// | ``table(_:)-([Double])`` | no grid: the table's own numbers | no grid |
/// | ``linear(_:)`` | no grid | no grid |
/// | ``init(_:)`` | the grid of the definition | the grid of the definition |
///
/// Halves go away from zero. Pass a curve to ``FontMetrics`` or ``FontDescription``. The curves of other
/// systems, such as Android's, are in the module TypeScaleCurves.
public struct ScalingCurve: Hashable, Sendable {
    enum Law: Hashable, Sendable {
        case uikit
        case swiftUI
        case fixed
        case defined(CurveDefinition.Box)
    }

    let law: Law
}

extension ScalingCurve {
    /// A curve that a value defines.
    ///
    /// - Parameter definition: The curve's name, source and functions.
    public init(_ definition: CurveDefinition) {
        law = .defined(CurveDefinition.Box(definition))
    }

    /// The definition that the curve was made of; `nil` for the core's own laws.
    package var definition: CurveDefinition? {
        if case .defined(let box) = law { box.definition } else { nil }
    }

    /// The curve of `UIFontMetrics`, and the default everywhere.
    ///
    /// A size grows as the line advance of its text style does, not as its point size: 17 points
    /// with the body style become 17 x 62 / 22, rounded to 48, at AX5, where the preferred body
    /// font has 53. Source: 2,926 results of UIKit, all of which it gives.
    public static let uikit = ScalingCurve(law: .uikit)

    /// The curve of SwiftUI's `ScaledMetric` and `Font.custom(_:size:relativeTo:)`.
    ///
    /// The same growth as ``uikit``, but the ratio is taken before it is multiplied, so that now
    /// and then a value lands one pixel away. Source: a re-implementation audited against iOS
    /// 18.5; unverified.
    public static let swiftUI = ScalingCurve(law: .swiftUI)

    /// No growth at all: sizes and values stay as they are given, unrounded.
    ///
    /// For what is no text to read, such as a letter in a logo.
    public static let fixed = ScalingCurve(law: .fixed)

    /// A curve given as the size at each category.
    ///
    ///     // 17 points that grow by one from XL on, and like the body style from AX1
    ///     try ScalingCurve.table([17, 17, 17, 17, 18, 19, 20, 28, 33, 40, 47, 53])
    ///
    /// Text whose description names no size of its own takes these sizes, exactly. Any other size
    /// and value grows in proportion to the table, from its size at the platform's base category. The text style plays no part.
    ///
    /// - Parameter sizes: Twelve sizes in points, XS first: positive, finite, and none smaller
    ///   than the one before.
    /// - Returns: The curve.
    /// - Throws: ``ScalingTableError``, which names the first category that is wrong.
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

    /// A curve given by a function from category to size.
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
    /// The function is called here, once for each category, and not again.
    ///
    /// - Parameter size: The size in points at a category; the rules of the sizes are those of
    ///   ``table(_:)-([Double])``.
    /// - Returns: The curve.
    /// - Throws: ``ScalingTableError``, which names the first category that is wrong.
    public static func table(
        _ size: (ContentSizeCategory) -> Double
    ) throws(ScalingTableError) -> ScalingCurve {
        try table(ContentSizeCategory.allCases.map(size))
    }

    /// All text grows by the reader's factor.
    ///
    /// - Parameter setting: The setting of the factor, to whose range it is held.
    /// - Returns: The curve.
    public static func linear(_ setting: FontScaleSetting) -> ScalingCurve {
        let range = setting.range
        let bounds = range.lowerBound.shortestText + "..." + range.upperBound.shortestText
        return ScalingCurve(
            CurveDefinition(
                linear: CurveDetails(
                    name: setting.takesEveryFactor ? "linear" : "linear " + bounds,
                    summary: "all text grows by the reader's factor",
                    source: "the caller",
                    driver: .fontScale(setting),
                    bySize: .increasing,
                    byReader: .nondecreasing
                ),
                parameters: [range.lowerBound, range.upperBound],
                provenance: .stated
            )
        )
    }
}

extension CurveDefinition {
    /// Growth in proportion to the sizes of a table.
    fileprivate init(_ sizes: CategoryNumbers) {
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
    /// A value that grows as the sizes do.
    ///
    /// The size at the base category gives the table's sizes exactly, and where they do not grow every
    /// value stays.
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
