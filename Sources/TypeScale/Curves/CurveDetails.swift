/// What is known of a curve: where it comes from, what drives it, how it behaves.
public struct CurveDetails: Hashable, Sendable {
    /// The name: `android`; ``ScalingCurve/init(named:)`` reads those of ``ScalingCurve/named``.
    public let name: String

    /// What it does, in a line.
    public let summary: String

    /// Where it comes from, in words.
    public let source: String

    /// What drives it.
    public let driver: Driver

    /// Whether results depend on the text style.
    public let followsTextStyle: Bool

    /// How results follow the size that is scaled, for one reader and sizes over zero.
    public let bySize: Monotonicity

    /// How results follow the reader, from small to large, for one size, on iOS.
    ///
    /// Curves that follow a platform's table fall where that does: title 2 on a watch, from AX1 to AX2.
    public let byReader: Monotonicity

    /// Whether each result comes of a size that can be told.
    public let hasInverse: Bool

    /// What drives a curve.
    public enum Driver: Hashable, Sendable {
        /// The reader's category.
        case category
        /// The reader's factor, and the category where the traits name none.
        case fontScale(FontScaleSetting)
        /// Nothing: all readers have the same.
        case nothing
    }

    /// How results follow what they depend on.
    public enum Monotonicity: Hashable, Sendable {
        /// More gives more.
        case increasing
        /// More gives more, or the same.
        case nondecreasing
        /// All give the same.
        case constant
        /// More can give less, and where.
        case falls(String)
    }
}

extension CurveDetails.Driver: CustomStringConvertible {
    /// `category`, `font scale 0.85...2`, `nothing`.
    public var description: String {
        switch self {
        case .category: "category"
        case .fontScale(let setting):
            "font scale " + setting.range.lowerBound.shortestText + "..."
                + setting.range.upperBound.shortestText
        case .nothing: "nothing"
        }
    }
}

extension CurveDetails.Monotonicity: CustomStringConvertible {
    /// `increasing`, `nondecreasing`, `constant`, or where it falls.
    public var description: String {
        switch self {
        case .increasing: "increasing"
        case .nondecreasing: "nondecreasing"
        case .constant: "constant"
        case .falls(let place): "falls " + place
        }
    }
}
