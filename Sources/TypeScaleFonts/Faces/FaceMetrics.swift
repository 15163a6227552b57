/// How tall a face is at a size, as UIKit's `UIFont` reports it, in points, unrounded.
public struct FaceMetrics: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: Double

    /// From the baseline up to the top of a line.
    public let ascender: Double

    /// From the baseline down to the bottom of a line; negative where that is below.
    public let descender: Double

    /// The space that the face asks for between lines, beside ``lineHeight``.
    public let leading: Double

    /// The height of capitals.
    public let capHeight: Double

    /// The height of lowercase letters without ascender.
    public let xHeight: Double

    /// The height of a line, from ``ascender`` to ``descender``.
    ///
    /// As in UIKit, ``leading`` is not in it.
    public var lineHeight: Double { ascender - descender }

    /// Which of the numbers the file does not state, and had to be taken from others.
    public let fallbacks: Set<Fallback>

    /// A number that the file does not state, with what stands in for it.
    public enum Fallback: Sendable {
        /// `hhea` is absent or states nothing; ascender, descender and leading are those of OS/2.
        case verticalMetrics
        /// OS/2 has no cap height; 8/9 of the ascender is taken, as Core Text was seen to do.
        case capHeight
        /// OS/2 has no x-height; 2/3 of the ascender is taken, as Core Text was seen to do.
        case xHeight
    }
}

extension Typeface {
    /// The metrics at a size.
    ///
    /// From `hhea`, as Core Text has them, whatever OS/2 says of typographic metrics; where `hhea`
    /// states nothing, from OS/2's typographic, then Windows' numbers. Helvetica and Times get 15 %
    /// of their height on the ascender, as UIKit gives them.
    ///
    /// - Parameter pointSize: Points; any number, taken as it is.
    /// - Returns: The metrics, in points, unrounded.
    /// - Complexity: O(1).
    public func metrics(at pointSize: Double) -> FaceMetrics {
        var fallbacks: Set<FaceMetrics.Fallback> = []
        let vertical = VerticalUnits(headers, variation.metrics, &fallbacks)
        let em = Double(unitsPerEm)
        // Multiplied before divided: for 1,000 units the order decides the last digit.
        func points(_ units: Double) -> Double { units * pointSize / em }
        func height(
            _ units: Int?,
            _ tag: FontTag,
            _ share: Double,
            _ fallback: FaceMetrics.Fallback
        ) -> Double {
            if let units, units > 0, units < 2 * unitsPerEm {
                return points(Double(units) + (variation.metrics?[tag] ?? 0))
            }
            fallbacks.insert(fallback)
            return points(vertical.ascender) * share
        }
        let capHeight = height(headers.os2?.capHeight, "cpht", 8 / 9, .capHeight)
        let xHeight = height(headers.os2?.xHeight, "xhgt", 2 / 3, .xHeight)
        var ascender = points(vertical.ascender)
        let descender = points(vertical.descender)
        if Self.raisedFamilies.contains(familyName) { ascender += 0.15 * (ascender - descender) }
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

    /// Families whose ascender UIKit raises; source: prints of iOS 13, and WebKit's list.
    private static let raisedFamilies: Set = ["Helvetica", "Times", ".Helvetica NeueUI"]
}

/// The vertical extent that counts, in font units.
private struct VerticalUnits {
    let ascender: Double
    let descender: Double
    let lineGap: Double

    init(
        _ headers: FaceHeaders,
        _ variations: MvarTable?,
        _ fallbacks: inout Set<FaceMetrics.Fallback>
    ) {
        func units(_ number: Int, _ tag: FontTag) -> Double {
            Double(number) + (variations?[tag] ?? 0)
        }
        if let hhea = headers.hhea, hhea.ascender != 0 || hhea.descender != 0 {
            ascender = units(hhea.ascender, "hasc")
            descender = units(hhea.descender, "hdsc")
            lineGap = units(hhea.lineGap, "hlgp")
            return
        }
        fallbacks.insert(.verticalMetrics)
        let os2 = headers.os2
        if let up = os2?.typographicAscender, let down = os2?.typographicDescender,
            up != 0 || down != 0
        {
            // The tags that move hhea's numbers are those that move these.
            ascender = units(up, "hasc")
            descender = units(down, "hdsc")
            lineGap = units(os2?.typographicLineGap ?? 0, "hlgp")
        } else {
            ascender = units(os2?.windowsAscent ?? 0, "hcla")
            descender = -units(os2?.windowsDescent ?? 0, "hcld")
            lineGap = 0
        }
    }
}

extension FaceMetrics {
    /// Metrics that are stated, of a font that is not at hand.
    ///
    /// - Parameters:
    ///   - pointSize: The size, in points.
    ///   - ascender: Points from the baseline up to the top of a line.
    ///   - descender: Points from the baseline; negative down to the bottom of a line.
    ///   - leading: Points between lines beside the line height.
    ///   - capHeight: Points from the baseline to the top of capitals.
    ///   - xHeight: Points from the baseline to the top of a lowercase x.
    package init(
        pointSize: Double,
        ascender: Double,
        descender: Double,
        leading: Double = 0,
        capHeight: Double,
        xHeight: Double
    ) {
        self.init(
            pointSize: pointSize,
            ascender: ascender,
            descender: descender,
            leading: leading,
            capHeight: capHeight,
            xHeight: xHeight,
            fallbacks: []
        )
    }
}
