public import TypeScale

/// The categories at which a text does not fit its room, and the maximum size at which it does.
public struct TextFit: Hashable, Sendable {
    /// The categories at which the text is truncated, the smallest first.
    public let truncated: [ContentSizeCategory]

    /// The largest maximum size with which it would fit at every category, in points, down to a tenth.
    ///
    /// To be given to `FontDescription.maximumPointSize(_:)`. `nil` where the text fits without, and
    /// where it does not fit at one point either.
    public let maximumPointSize: Double?

    /// The characters that no face has, each once, whose widths count as nothing or as a box's.
    ///
    /// Of the system's font all but ASCII, whose widths nobody printed. The text is at least as wide
    /// as was measured.
    public let missing: [Unicode.Scalar]

    /// Whether the text has characters whose look depends on their neighbours, and more than is done
    /// about that; its widths are estimates.
    public let needsShaping: Bool
}

extension TextFit {
    /// Whether the text is truncated at no category.
    public var fitsEverywhere: Bool { truncated.isEmpty }

    /// The smallest category at which the text is truncated; `nil` if it fits at all.
    public var firstTruncated: ContentSizeCategory? { truncated.first }

    /// The largest category up to which the text fits; `nil` if it is truncated at the smallest.
    ///
    /// To be given to `TypeLimits.categories(_:)` as the largest.
    public var largestCategory: ContentSizeCategory? {
        guard let firstTruncated else { return ContentSizeCategory.allCases.last }
        return ContentSizeCategory.allCases.last { $0 < firstTruncated }
    }

    /// Whether the answer rests on widths that are not those of the text as it would be drawn.
    public var isEstimate: Bool { needsShaping || !missing.isEmpty }
}

extension TextFit: CustomStringConvertible {
    /// From where on it is truncated, and the cap: `truncated from AX2 on; fits up to AX1, or 27.3 pt`.
    public var description: String {
        guard let firstTruncated else { return "fits at every category" }
        let limits = [
            largestCategory.map { "up to " + $0.shortName },
            maximumPointSize.map { "up to " + $0.shortestText + " pt" },
        ].compactMap(\.self)
        let cap = limits.isEmpty ? "; no size fits" : "; fits " + limits.joined(separator: ", or ")
        return "truncated from " + firstTruncated.shortName + " on" + cap
    }
}
