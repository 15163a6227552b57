public import TypeScale

/// The categories at which text in a ``TextRoom`` is truncated, and limits that avoid truncation.
public struct TextFit: Hashable, Sendable {
    /// The categories at which the text is truncated, in ascending order.
    public let truncated: [ContentSizeCategory]

    /// The largest limit on the font size, in points, that prevents truncation at every category.
    ///
    /// The value is accurate to a tenth of a point. Pass it to
    /// `FontDescription.maximumPointSize(_:)`. The value is `nil` if the text fits without a limit,
    /// or does not fit even at 1 point.
    public let maximumPointSize: Double?

    /// The characters that neither the font nor its fallbacks support, without duplicates.
    ///
    /// The system font supports only ASCII, because Apple does not publish other widths. Its
    /// missing characters are measured as 0 points wide, so the text can be wider than measured. A
    /// face from a file has a box for missing characters, whose width is used instead.
    public let missing: [Unicode.Scalar]

    /// Whether the text requires unsupported shaping, so that its widths are estimates.
    public let needsShaping: Bool
}

extension TextFit {
    /// Whether the text fits at every category.
    public var fitsEverywhere: Bool { truncated.isEmpty }

    /// The smallest category at which the text is truncated, or `nil` if it always fits.
    public var firstTruncated: ContentSizeCategory? { truncated.first }

    /// The largest category up to which the text fits, or `nil` if the text does not fit at XS.
    ///
    /// Pass this category to `TypeLimits.categories(_:)` as the maximum.
    public var largestCategory: ContentSizeCategory? {
        guard let firstTruncated else { return ContentSizeCategory.allCases.last }
        return ContentSizeCategory.allCases.last { $0 < firstTruncated }
    }

    /// Whether the result depends on estimated widths.
    public var isEstimate: Bool { needsShaping || !missing.isEmpty }
}

extension TextFit: CustomStringConvertible {
    /// A summary, such as `truncated from AX2; fits up to AX1, or up to 27.3 pt`.
    public var description: String {
        guard let firstTruncated else { return "fits at every category" }
        let limits = [
            largestCategory.map { "up to " + $0.shortName },
            maximumPointSize.map { "up to " + $0.shortestText + " pt" },
        ].compactMap { $0 }
        let cap = limits.isEmpty ? "; no size fits" : "; fits " + limits.joined(separator: ", or ")
        return "truncated from " + firstTruncated.shortName + cap
    }
}
