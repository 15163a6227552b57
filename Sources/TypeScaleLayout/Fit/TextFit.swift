public import TypeScale

/// The categories at which text is truncated, and the maximum size that prevents truncation.
public struct TextFit: Hashable, Sendable {
    /// The categories at which the text is truncated, in ascending order.
    public let truncated: [ContentSizeCategory]

    /// The largest maximum font size, in points, that prevents truncation at every category.
    ///
    /// The precision is a tenth of a point. Pass the value to
    /// `FontDescription.maximumPointSize(_:)`. It is `nil` if the text fits without a maximum, or
    /// does not fit even at 1 point.
    public let maximumPointSize: Double?

    /// The characters that no face supports, without duplicates.
    ///
    /// In the system font, these are all characters outside ASCII, whose widths Apple does not
    /// publish. They are measured as 0, so the text is at least as wide as measured. In a face from
    /// a file, they are as wide as its missing-character box.
    public let missing: [Unicode.Scalar]

    /// Whether the text requires shaping that this package does not support, so widths are
    /// estimates.
    public let needsShaping: Bool
}

extension TextFit {
    /// Whether the text fits at every category.
    public var fitsEverywhere: Bool { truncated.isEmpty }

    /// The smallest category at which the text is truncated, or `nil` if it always fits.
    public var firstTruncated: ContentSizeCategory? { truncated.first }

    /// The largest category up to which the text fits, or `nil` if it is truncated at the smallest.
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
    /// The first truncated category and the maximums, such as
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
