public import TypeScale

/// The categories at which a text is truncated, and the maximum size that prevents it.
public struct TextFit: Hashable, Sendable {
    /// The categories at which the text is truncated, the smallest first.
    public let truncated: [ContentSizeCategory]

    /// The largest maximum size with which the text fits at every category, in tenths of a point.
    ///
    /// Pass it to `FontDescription.maximumPointSize(_:)`. The value is `nil` if the text fits
    /// without a maximum, or does not fit even at 1 point.
    public let maximumPointSize: Double?

    /// The characters that no face has, each once; their widths are those of a box, or 0.
    ///
    /// The system's font lacks every character outside ASCII, because Apple does not publish their
    /// widths. The text is at least as wide as measured.
    public let missing: [Unicode.Scalar]

    /// Whether the text needs more shaping than this package does, so that widths are estimates.
    public let needsShaping: Bool
}

extension TextFit {
    /// Whether the text fits at every category.
    public var fitsEverywhere: Bool { truncated.isEmpty }

    /// The smallest category at which the text is truncated; `nil` if there is none.
    public var firstTruncated: ContentSizeCategory? { truncated.first }

    /// The largest category up to which the text fits; `nil` if it is truncated at the smallest.
    ///
    /// Pass it to `TypeLimits.categories(_:)` as the maximum.
    public var largestCategory: ContentSizeCategory? {
        guard let firstTruncated else { return ContentSizeCategory.allCases.last }
        return ContentSizeCategory.allCases.last { $0 < firstTruncated }
    }

    /// Whether the result depends on estimated widths.
    public var isEstimate: Bool { needsShaping || !missing.isEmpty }
}

extension TextFit: CustomStringConvertible {
    /// The first truncated category and the maxima:
    /// `truncated from AX2; fits up to AX1, or up to 27.3 pt`.
    public var description: String {
        guard let firstTruncated else { return "fits at every category" }
        let limits = [
            largestCategory.map { "up to " + $0.shortName },
            maximumPointSize.map { "up to " + $0.shortestText + " pt" },
        ].compactMap(\.self)
        let cap = limits.isEmpty ? "; no size fits" : "; fits " + limits.joined(separator: ", or ")
        return "truncated from " + firstTruncated.shortName + cap
    }
}
