public import TypeScale
public import TypeScaleFonts

/// The categories at which text in a ``TextRoom`` is truncated or undecided, and limits that fit.
public struct TextFit: Hashable, Sendable {
    /// The categories at which the text is truncated, in ascending order.
    public let truncated: [ContentSizeCategory]

    /// The categories at which the text fits only if its width is less than estimated.
    ///
    /// At these categories, an estimate fits by less than its margin, or a character could not be
    /// measured. Text that was not measured never counts as text that fits.
    public let undecided: [ContentSizeCategory]

    /// The largest limit on the font size, in points, with which the text fits at every category.
    ///
    /// The value is accurate to a tenth of a point. Pass it to
    /// `FontDescription.maximumPointSize(_:)`. The value is `nil` if the text fits without a limit,
    /// or if the text is not known to fit even at 1 point.
    public let maximumPointSize: Double?

    /// The characters that neither the font nor its fallbacks support, without duplicates.
    ///
    /// In the system font, these are the characters whose width is an average for their script. A
    /// face from a file has a box for missing characters, whose width is used instead. Text with
    /// such a box is ``undecided`` wherever it is not truncated.
    public let missing: [Unicode.Scalar]

    /// Whether the text requires unsupported shaping, so that its widths are estimates.
    public let needsShaping: Bool

    /// The exactness of the width at the smallest category at which the text is not known to fit.
    ///
    /// If the text is known to fit at every category, this is the exactness at the smallest.
    public let exactness: WidthExactness
}

extension TextFit {
    /// Creates a result from the answers for the categories.
    init(_ answers: TextAnswers) {
        truncated = answers.truncated.categories
        undecided = answers.undecided.categories
        maximumPointSize = answers.maximumPointSize
        missing = answers.missing
        needsShaping = answers.needsShaping
        exactness = answers.exactness
    }

    /// Whether the text is known to fit at every category.
    public var fitsEverywhere: Bool { truncated.isEmpty && undecided.isEmpty }

    /// The smallest category at which the text is truncated, or `nil` if it always fits.
    public var firstTruncated: ContentSizeCategory? { truncated.first }

    /// The smallest category that is truncated or undecided, or `nil` if there is none.
    private var firstProblem: ContentSizeCategory? {
        [truncated.first, undecided.first].compactMap { $0 }.min()
    }

    /// The largest category up to which the text is known to fit, or `nil` if there is none.
    ///
    /// Pass this category to `TypeLimits.categories(_:)` as the maximum.
    public var largestCategory: ContentSizeCategory? {
        guard let firstProblem else { return ContentSizeCategory.allCases.last }
        return ContentSizeCategory.allCases.last { $0 < firstProblem }
    }

    /// Whether some widths are not exact.
    public var isEstimate: Bool { exactness != .exact }
}

extension TextFit: CustomStringConvertible {
    /// A summary, such as `truncated from AX2; fits up to AX1, or up to 27.3 pt`.
    public var description: String {
        let problems = [
            firstTruncated.map { "truncated from " + $0.shortName },
            undecided.first.map { "undecided from " + $0.shortName },
        ].compactMap { $0 }
        guard !problems.isEmpty else { return "fits at every category" }
        let limits = [
            largestCategory.map { "up to " + $0.shortName },
            maximumPointSize.map { "up to " + $0.shortestText + " pt" },
        ].compactMap { $0 }
        let cap = limits.isEmpty ? "; no size fits" : "; fits " + limits.joined(separator: ", or ")
        return problems.joined(separator: ", ") + cap
    }
}

/// The answers for text in a ``TextRoom`` for up to 32 readers.
package struct TextAnswers: Hashable, Sendable {
    /// The readers for whom the text is truncated, as a set of bits.
    package internal(set) var truncated: UInt32 = 0

    /// The readers for whom the text fits only if its width is less than estimated.
    package internal(set) var undecided: UInt32 = 0

    /// The largest limit on the font size with which the text fits for every reader, if any.
    package internal(set) var maximumPointSize: Double?

    package let missing: [Unicode.Scalar]
    package let needsShaping: Bool

    /// The exactness of the width for the first reader for whom the text is not known to fit.
    package internal(set) var exactness: WidthExactness
}

extension UInt32 {
    /// The categories whose bits are set.
    fileprivate var categories: [ContentSizeCategory] {
        ContentSizeCategory.allCases.filter { self & 1 << UInt32($0.column) != 0 }
    }
}
