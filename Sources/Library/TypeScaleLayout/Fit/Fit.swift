import TypeScale
public import TypeScaleFonts

/// The text sizes at which text in a ``LabelBox`` is truncated or inconclusive.
///
///     let fit = try LabelBox(.system(.headline), width: 120).fit("Settings")
///     fit.verdict       // .truncated
///     fit.firstFailure  // the smallest text size at which the text is not known to fit
///     try fit.lines()   // the lines at that size
public struct Fit: Sendable {
    /// The answer for some text sizes, in ascending order of severity.
    public enum Verdict: Hashable, Comparable, Sendable {
        /// The text fits, even if its width is larger by its margin and some deviations.
        case fits
        /// The text is neither known to fit nor known to be truncated.
        ///
        /// The margin or the deviation of the width decides, as ``LabelBox/chance`` describes. Or a
        /// character could not be measured, or the lines depend on a dictionary, as described in
        /// ``Fit/needsDictionary``. Text that was not measured never counts as text that fits or is
        /// truncated.
        case inconclusive
        /// The text is too wide, or needs too many lines, even if its width is smaller by its
        /// margin and some deviations.
        case truncated
    }

    /// The text.
    public let text: String

    /// The direction of the text.
    public var direction: ParagraphStyle.Direction { script.direction }

    /// The language of the text if it affects its lines or its width, or `nil` otherwise.
    public var language: String? { script.language }

    private let script: TextScript

    /// The box, with the readers' settings.
    public let box: LabelBox

    /// The largest limit on the font size, in points, with which the text fits with every setting.
    ///
    /// The value is accurate to a tenth of a point. Pass it to
    /// `FontDescription.maximumPointSize(_:)`. The value is `nil` if the text fits without a limit,
    /// or if the text is not known to fit even at 1 point.
    public internal(set) var maximumPointSize: Double?

    /// The characters that neither the font nor its fallbacks support, without duplicates.
    ///
    /// In the system font, these are the characters whose width is an average for their script. A
    /// face from a file has a box for missing characters. Text with such a box never fits, and is
    /// truncated only if the other characters are too wide without it.
    public let missing: [Unicode.Scalar]

    /// Whether the text requires unsupported shaping, so that its widths are estimates.
    public let needsShaping: Bool

    /// Whether the text is inconclusive because only a dictionary finds its words.
    ///
    /// Thai, Lao, Khmer and Burmese are written without spaces between words. Labels break their
    /// lines between the words, which they find in a dictionary. Such text fits if it fits with
    /// breaks only at spaces and punctuation. It is truncated if it does not fit even with breaks
    /// between all characters. Otherwise it is inconclusive.
    public internal(set) var needsDictionary = false

    /// The exactness of the width at the smallest setting with which the text is not known to fit.
    ///
    /// If the text is known to fit with every setting, this is the exactness at the smallest.
    public internal(set) var exactness = WidthExactness.exact

    /// The number of settings before the first with which the text is not known to fit.
    var fittingCount: Int

    // Sets of settings are bits, because a check of translations keeps many results.
    var truncatedSettings: UInt32 = 0
    var inconclusiveSettings: UInt32 = 0

    init(
        _ text: String,
        _ script: TextScript,
        _ box: LabelBox,
        missing: [Unicode.Scalar],
        needsShaping: Bool
    ) {
        self.text = text
        self.script = script
        self.box = box
        self.missing = missing
        self.needsShaping = needsShaping
        fittingCount = box.settings.count
    }
}

extension Fit {
    private var failures: UInt32 { truncatedSettings | inconclusiveSettings }

    /// The worst answer for any setting.
    public var verdict: Verdict {
        truncatedSettings != 0 ? .truncated : inconclusiveSettings != 0 ? .inconclusive : .fits
    }

    /// The settings with which the text is truncated, in ascending order.
    public var truncated: [TextSizeStep] { settings(truncatedSettings) }

    /// The settings with which the text is inconclusive, in ascending order.
    public var inconclusive: [TextSizeStep] { settings(inconclusiveSettings) }

    private func settings(_ bits: UInt32) -> [TextSizeStep] {
        bits == 0
            ? [] : box.settings.indices.filter { bits & 1 << $0 != 0 }.map { box.settings[$0] }
    }

    /// The index of ``firstFailure`` in the settings of the box, or `nil` if there is none.
    public var firstFailureIndex: Int? { failures == 0 ? nil : failures.trailingZeroBitCount }

    /// The smallest setting with which the text is truncated or inconclusive, or `nil` if the text
    /// is known to fit.
    public var firstFailure: TextSizeStep? { firstFailureIndex.map { box.settings[$0] } }

    /// The largest setting up to which the text is known to fit, or `nil` if it fits with none.
    ///
    /// Pass its category to `TypeLimits.categories(_:)` as the maximum.
    public var largestFitting: TextSizeStep? {
        fittingCount > 0 ? box.settings[fittingCount - 1] : nil
    }

    /// Returns the result for only those settings that satisfy a condition.
    ///
    /// ``largestFitting`` and ``maximumPointSize`` are unchanged.
    public func counting(_ isCounted: (TextSizeStep) -> Bool) -> Fit {
        guard failures != 0 else { return self }
        var result = self
        for (index, setting) in box.settings.enumerated() where !isCounted(setting) {
            result.truncatedSettings &= ~(1 << index)
            result.inconclusiveSettings &= ~(1 << index)
        }
        return result
    }

    /// Returns the result without the settings with which another text does not fit either.
    ///
    /// A setting with which this text is truncated, but the other only inconclusive, remains. Use
    /// this to compare a translation with its source. The boxes must have the same settings.
    public func excluding(_ other: Fit) -> Fit {
        var result = self
        result.truncatedSettings &= ~other.truncatedSettings
        result.inconclusiveSettings &= ~other.failures
        return result
    }
}

extension Fit {
    /// Returns the lines that a label of unlimited height breaks the text into.
    ///
    /// The font has its smallest size, if the label can shrink the font.
    ///
    /// - Parameter setting: The setting, which is ``firstFailure`` by default, or otherwise the
    ///   largest.
    /// - Returns: The lines without trailing spaces, or an empty array if the box lacks the
    ///   setting.
    /// - Throws: `FontError` if a face's file was removed or replaced.
    public func lines(at setting: TextSizeStep? = nil) throws(FontError) -> [String] {
        guard let setting = setting ?? firstFailure ?? box.settings.last,
            let layout = try box.layout(
                of: text,
                language: language,
                direction: direction,
                at: setting
            )
        else { return [] }
        return layout.lines.map { $0.text }
    }
}

extension Fit: Hashable {
    /// Returns whether two results are equal for the same text and settings.
    ///
    /// The boxes can differ otherwise.
    public static func == (first: Fit, second: Fit) -> Bool {
        first.text == second.text && first.script == second.script
            && first.truncatedSettings == second.truncatedSettings
            && first.inconclusiveSettings == second.inconclusiveSettings
            && first.box.settings == second.box.settings
            && first.maximumPointSize == second.maximumPointSize
            && first.missing == second.missing && first.needsShaping == second.needsShaping
            && first.needsDictionary == second.needsDictionary
            && first.exactness == second.exactness
    }

    /// Hashes the text and the settings with which it does not fit.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(truncatedSettings)
        hasher.combine(inconclusiveSettings)
    }
}

extension Fit: CustomStringConvertible {
    /// A summary, such as `truncated from AX2; fits up to AX1, or up to 27.3 pt`.
    ///
    /// Characters that no face supports are listed, such as `no glyphs for U+062A`.
    public var description: String {
        guard verdict != .fits else {
            return box.hasTextSizes ? "fits at every text size" : "fits"
        }
        return problems + limits + missing.missingGlyphs
    }

    /// The settings from which the text does not fit, such as `truncated from AX2`.
    ///
    /// On a platform where text doesn't scale, the settings are left out.
    public var problems: String {
        [
            truncated.first.map { "truncated" + words(from: $0) },
            inconclusive.first.map { "inconclusive" + words(from: $0) },
        ].compactMap { $0 }.joined(separator: ", ")
    }

    /// Returns words such as ` from AX2`, or an empty string where text doesn't scale.
    private func words(from setting: TextSizeStep) -> String {
        box.hasTextSizes ? " from \(setting)" : ""
    }

    /// The limits with which the text fits, such as `; fits up to AX1, or up to 27.3 pt`.
    public var limits: String {
        let limits = [
            box.hasTextSizes ? largestFitting.map { "up to \($0)" } : nil,
            maximumPointSize.map { "up to \($0.shortestText) pt" },
        ].compactMap { $0 }
        return limits.isEmpty ? "; no size fits" : "; fits " + limits.joined(separator: ", or ")
    }
}
