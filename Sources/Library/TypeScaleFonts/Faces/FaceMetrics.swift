/// The unrounded vertical metrics, in points, of a face at a size, as `UIFont` reports them.
public struct FaceMetrics: Hashable, Sendable {
    /// The font size in points.
    public let pointSize: Double

    /// The distance from the baseline to the top of a line.
    public let ascender: Double

    /// The offset from the baseline to the bottom of a line, usually negative.
    public let descender: Double

    /// The extra space between lines, which ``lineHeight`` does not include.
    public let leading: Double

    /// The height of capital letters.
    public let capHeight: Double

    /// The height of lowercase letters that have no ascender.
    public let xHeight: Double

    /// The height of a line, from ``ascender`` to ``descender``.
    ///
    /// As in UIKit, the line height does not include ``leading``.
    public var lineHeight: Double { ascender - descender }

    /// The metrics whose values are fallbacks.
    public let fallbacks: Fallbacks

    /// The metrics that have fallback values, because the values in the font are missing or
    /// implausible.
    public struct Fallbacks: OptionSet, Hashable, Sendable {
        /// The flags as bits.
        public let rawValue: UInt8

        /// Creates a set from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The ascender, descender and leading come from `OS/2`, because `hhea` is missing or its
        /// ascender and descender are 0.
        ///
        /// The flag also marks an ascender or descender whose sign was corrected.
        public static let verticalMetrics = Fallbacks(rawValue: 1)
        /// The cap height is 8/9 of the ascender, as observed in Core Text.
        public static let capHeight = Fallbacks(rawValue: 2)
        /// The x-height is 2/3 of the ascender, as observed in Core Text.
        ///
        /// For the system font, it is the x-height of the regular weight.
        public static let xHeight = Fallbacks(rawValue: 4)
    }

    package init(
        pointSize: Double,
        ascender: Double,
        descender: Double,
        leading: Double = 0,
        capHeight: Double,
        xHeight: Double,
        fallbacks: Fallbacks = []
    ) {
        self.pointSize = pointSize
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.fallbacks = fallbacks
    }
}

extension Typeface {
    /// Returns the vertical metrics at a size.
    ///
    /// As in Core Text, the ascender, descender and leading come from the `hhea` table, even if
    /// `OS/2` sets the `USE_TYPO_METRICS` flag. If `hhea` is missing, or its ascender and descender
    /// are 0, the typographic metrics in `OS/2` are used. If these are also 0, the Windows metrics
    /// are used. As in UIKit, the ascender of Helvetica and Times is increased by 15% of the line
    /// height.
    ///
    /// A negative ascender becomes positive, and a positive descender negative, as in HarfBuzz.
    /// What Core Text does with such fonts is unknown, so ``FaceMetrics/fallbacks`` and
    /// ``diagnostics`` report them.
    ///
    /// - Parameter pointSize: The font size in points. The size can be any number.
    /// - Returns: The unrounded metrics in points.
    /// - Complexity: O(1).
    public func metrics(at pointSize: Double) -> FaceMetrics {
        var fallbacks: FaceMetrics.Fallbacks = []
        let vertical = verticalUnits
        if vertical.isSubstituted { fallbacks.insert(.verticalMetrics) }
        let em = Double(unitsPerEm)
        // Multiplies before dividing, because the order affects the last digit of the result.
        func points(_ units: Double) -> Double { units * pointSize / em }
        func height(
            _ units: Int?,
            _ tag: @autoclosure () -> FontTag,
            _ share: Double,
            _ fallback: FaceMetrics.Fallbacks
        ) -> Double {
            if let units, units > 0, units < 2 * unitsPerEm {
                return points(Double(units) + (metricsVariations.map { $0[tag()] } ?? 0))
            }
            fallbacks.insert(fallback)
            return points(vertical.ascender) * share
        }
        let capHeight = height(headers.os2?.capHeight, "cpht", 8 / 9, .capHeight)
        let xHeight = height(headers.os2?.xHeight, "xhgt", 2 / 3, .xHeight)
        var ascender = points(vertical.ascender)
        let descender = points(vertical.descender)
        if hasRaisedAscender { ascender += 0.15 * (ascender - descender) }
        return FaceMetrics(
            pointSize: pointSize,
            ascender: ascender,
            descender: descender,
            leading: points(vertical.lineGap),
            capHeight: capHeight,
            xHeight: xHeight,
            fallbacks: fallbacks
        )
    }
}

extension Typeface {
    var verticalUnits: VerticalUnits { VerticalUnits(headers, metricsVariations) }
}

/// The vertical extent of a line, in font units.
struct VerticalUnits {
    let ascender: Double
    let descender: Double
    let lineGap: Double
    /// Whether `hhea` contains the values, and not `OS/2`.
    let isInHhea: Bool
    /// Whether the ascender was negative, or the descender positive.
    let hasWrongSign: Bool

    /// Whether the values differ from `hhea`.
    var isSubstituted: Bool { !isInHhea || hasWrongSign }

    fileprivate init(_ headers: FaceHeaders, _ variations: MvarTable?) {
        func units(_ number: Int?, _ tag: @autoclosure () -> FontTag) -> Double {
            Double(number ?? 0) + (variations.map { $0[tag()] } ?? 0)
        }
        // In `MVAR`, the same tags apply to `hhea` and to the typographic metrics in `OS/2`.
        let os2 = headers.os2
        var metrics = headers.hhea.map { ($0.ascender, $0.descender, $0.lineGap) } ?? (0, 0, 0)
        let isEmpty = metrics.0 == 0 && metrics.1 == 0
        isInHhea = !isEmpty
        if isEmpty {
            metrics = (
                os2?.typographicAscender ?? 0, os2?.typographicDescender ?? 0,
                os2?.typographicLineGap ?? 0
            )
        }
        let isWindows = metrics.0 == 0 && metrics.1 == 0
        let top = isWindows ? units(os2?.windowsAscent, "hcla") : units(metrics.0, "hasc")
        let bottom = isWindows ? -units(os2?.windowsDescent, "hcld") : units(metrics.1, "hdsc")
        hasWrongSign = top < 0 || bottom > 0
        ascender = abs(top)
        // Not `-abs(bottom)`, which is -0 for 0.
        descender = min(bottom, -bottom)
        lineGap = isWindows ? 0 : units(metrics.2, "hlgp")
    }
}
