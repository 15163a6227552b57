/// The numbers of San Francisco, the font of Apple's systems, so that system text can be measured
/// where the font itself is not.
///
/// Vertical metrics are those of `UIFont.systemFont`, printed on iOS from 9 to 27 without a change.
/// Advances are those of the 95 printing characters of ASCII, measured on iOS 26.1; what they cannot
/// tell is said in ``SystemTextWidth``.
public enum SystemFont: Sendable {
    /// Font units per em.
    public static let unitsPerEm = 2048

    /// The metrics at a size, for any weight but for the x-height.
    ///
    /// - Parameters:
    ///   - pointSize: Points.
    ///   - weight: On OpenType's scale. The x-height is known of 400 and 700; another weight has
    ///     that of 400, marked as a fallback.
    /// - Returns: The metrics, in points, unrounded.
    public static func metrics(at pointSize: Double, weight: Double = 400) -> FaceMetrics {
        func points(_ units: Double) -> Double { units * pointSize / Double(unitsPerEm) }
        return FaceMetrics(
            pointSize: pointSize,
            ascender: points(1950),
            descender: points(-494),
            leading: 0,
            capHeight: points(1443),
            xHeight: points(weight == 700 ? 1101 : 1078),
            fallbacks: weight == 400 || weight == 700 ? [] : [.xHeight]
        )
    }

    /// The space that the system adds behind each character at a size, in points.
    ///
    /// Apple's guidelines print it for most whole sizes from 6 to 96; between two it is taken in
    /// proportion.
    ///
    /// - Parameters:
    ///   - pointSize: Points.
    ///   - isCompact: Whether the font is SF Compact, that of watchOS.
    /// - Returns: Points, negative where characters move closer; `nil` outside of 6 to 96.
    public static func tracking(at pointSize: Double, isCompact: Bool = false) -> Double? {
        let printed = isCompact ? printedCompactTracking : printedTracking
        guard let upper = printed.firstIndex(where: { $0.size >= pointSize }) else { return nil }
        let above = printed[upper]
        if above.size == pointSize { return above.tracking }
        guard upper > 0 else { return nil }
        let below = printed[upper - 1]
        let share = (pointSize - below.size) / (above.size - below.size)
        return below.tracking + share * (above.tracking - below.tracking)
    }

    /// The width of a text in the regular system font, without kerning.
    ///
    /// - Parameters:
    ///   - text: The text, in one line.
    ///   - pointSize: Points.
    ///   - other: A face for the characters beyond ASCII, such as one for Korean; without one they
    ///     are missing, and have no width.
    /// - Returns: The width and how far it is to be believed.
    /// - Throws: ``FontError`` if the file of `other` is gone or was replaced.
    /// - Complexity: O(*n*) in the length of the text.
    public static func width(
        of text: String,
        at pointSize: Double,
        others other: Typeface? = nil
    ) throws(FontError) -> SystemTextWidth {
        let tracking = self.tracking(at: pointSize)
        let measured = measuredTracking[pointSize]
        var result = SystemTextWidth(
            exactness: measured != nil ? .unkerned : tracking == nil ? .untracked : .estimated
        )
        // The optical sizes from 20 points on have other shapes, whose widths nobody printed.
        if pointSize >= 20 { result.exactness = .untracked }
        var units = 0.0
        var rest = ""
        var count = 0
        for scalar in text.unicodeScalars {
            if let advance = advance(scalar) {
                units += Double(advance)
                count += 1
            } else {
                rest.unicodeScalars.append(scalar)
            }
        }
        if let measured {
            result.width = (units + Double(count) * measured) * pointSize / Double(unitsPerEm)
        } else {
            result.width =
                units * pointSize / Double(unitsPerEm) + Double(count) * (tracking ?? 0)
        }
        guard let other else {
            result.missing = rest.unicodeScalars.uniqued
            return result
        }
        let run = try GlyphRun(rest, in: other)
        result.width += run.width(at: pointSize, in: other)
        result.missing = run.missing
        result.borrowed = rest.unicodeScalars.count
        return result
    }

    /// The advance of a printing character of ASCII in the cut for text, in font units.
    static func advance(_ scalar: Unicode.Scalar) -> Int? {
        guard 0x20...0x7E ~= scalar.value else { return nil }
        return advances[Int(scalar.value) - 0x20]
    }
}

/// The width of a text in the system font, and how far it is to be believed.
public struct SystemTextWidth: Hashable, Sendable {
    /// Points.
    public internal(set) var width = 0.0

    /// How far the width is to be believed.
    public internal(set) var exactness: Exactness

    /// The characters that are neither in ASCII nor in the other face, each once.
    public internal(set) var missing: [Unicode.Scalar] = []

    /// How many characters the other face lent.
    public internal(set) var borrowed = 0

    /// How far a width is to be believed.
    public enum Exactness: String, CaseIterable, Sendable {
        /// Every advance is as measured; pairs that UIKit kerns, such as `AV`, are wider here.
        case unkerned
        /// The tracking is the one that Apple prints, in hundredths of a point.
        case estimated
        /// The advances are those of the cut for text, which the system does not use at this size,
        /// or the size is beyond those that Apple prints a tracking for.
        case untracked
    }
}

extension String.UnicodeScalarView {
    /// Each scalar once, in order.
    fileprivate var uniqued: [Unicode.Scalar] {
        var seen: Set<Unicode.Scalar> = []
        return filter { seen.insert($0).inserted }
    }
}
