public import TypeScale

/// A text style that fits a size, for a role whose file specifies only the size.
///
/// A text style determines how text grows. Without one, a size cannot follow the reader's setting.
public struct TextStyleProposal: Hashable, Sendable {
    /// The proposed style.
    public let textStyle: TextStyle

    /// The reason, such as `14 pt is nearest to subheadline, which has 15 pt`.
    public let reason: String
}

extension TextStyleProposal {
    /// Finds the text style with the nearest size on iOS at the Large category.
    ///
    /// Sizes are compared by their ratios. Headline and body both have 17 points: headline is
    /// proposed from weight 600. The extra-large titles are never proposed, because their growth
    /// is unknown.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points. For a size that is not positive and finite, the style is
    ///     body.
    ///   - weight: The weight.
    public init(pointSize: Double, weight: FontWeight) {
        guard pointSize > 0, pointSize.isFinite else {
            textStyle = .body
            reason = "the size is unknown"
            return
        }
        func size(_ style: TextStyle) -> Double {
            ScaledFont.preferredFont(forTextStyle: style, compatibleWith: TraitCollection())
                .pointSize
        }
        func distance(_ style: TextStyle) -> Double {
            let size = size(style)
            return max(size / pointSize, pointSize / size)
        }
        let isHeavy = weight >= .semibold
        let styles = TextStyle.allCases.prefix(11).filter {
            $0 != (isHeavy ? .body : .headline)
        }
        let nearest = styles.min { distance($0) < distance($1) } ?? .body
        textStyle = nearest
        let points = "\(pointSize.shortestText) pt"
        let found = "\(size(nearest).shortestText) pt"
        let cause = nearest == .headline ? " and weight \(weight.rawValue.shortestText)" : ""
        reason =
            size(nearest) == pointSize
            ? "\(nearest) has \(points)\(cause)"
            : "\(points)\(cause) is nearest to \(nearest), which has \(found)"
    }
}
