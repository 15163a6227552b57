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

    private let fallbackFlags: FallbackFlags

    /// The metrics whose values are fallbacks.
    public var fallbacks: Set<Fallback> {
        var fallbacks: Set<Fallback> = []
        if fallbackFlags.contains(.verticalMetrics) { fallbacks.insert(.verticalMetrics) }
        if fallbackFlags.contains(.capHeight) { fallbacks.insert(.capHeight) }
        if fallbackFlags.contains(.xHeight) { fallbacks.insert(.xHeight) }
        return fallbacks
    }

    /// A metric that has a fallback value because the value in the font is missing or implausible.
    public enum Fallback: Sendable {
        /// The ascender, descender and leading come from `OS/2`, because `hhea` is missing or its
        /// ascender and descender are 0.
        case verticalMetrics
        /// The cap height is 8/9 of the ascender, as observed in Core Text.
        case capHeight
        /// The x-height is 2/3 of the ascender, as observed in Core Text. For the system font, it
        /// is the x-height of the regular weight.
        case xHeight
    }

    /// The metrics whose values are fallbacks, as bits.
    ///
    /// A module for the web needs no `Set`, which takes 2 KB.
    package struct FallbackFlags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let verticalMetrics = FallbackFlags(rawValue: 1)
        package static let capHeight = FallbackFlags(rawValue: 1 &<< 1)
        package static let xHeight = FallbackFlags(rawValue: 1 &<< 2)
    }

    package init(
        pointSize: Double,
        ascender: Double,
        descender: Double,
        leading: Double = 0,
        capHeight: Double,
        xHeight: Double,
        fallbacks: FallbackFlags = []
    ) {
        self.pointSize = pointSize
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        fallbackFlags = fallbacks
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
    /// - Parameter pointSize: The font size in points. The size can be any number.
    /// - Returns: The unrounded metrics in points.
    /// - Complexity: O(1).
    public func metrics(at pointSize: Double) -> FaceMetrics {
        var fallbacks: FaceMetrics.FallbackFlags = []
        let vertical = VerticalUnits(headers, metricsVariations, &fallbacks)
        let em = Double(unitsPerEm)
        // Multiplies before dividing, because the order affects the last digit of the result.
        func points(_ units: Double) -> Double { units * pointSize / em }
        func height(
            _ units: Int?,
            _ tag: FontTag,
            _ share: Double,
            _ fallback: FaceMetrics.FallbackFlags
        ) -> Double {
            if let units, units > 0, units < 2 * unitsPerEm {
                return points(Double(units) + (metricsVariations?[tag] ?? 0))
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

/// The vertical extent of a line, in font units.
private struct VerticalUnits {
    let ascender: Double
    let descender: Double
    let lineGap: Double

    init(
        _ headers: FaceHeaders,
        _ variations: MvarTable?,
        _ fallbacks: inout FaceMetrics.FallbackFlags
    ) {
        func units(_ number: Int?, _ tag: FontTag) -> Double {
            Double(number ?? 0) + (variations?[tag] ?? 0)
        }
        // In `MVAR`, the same tags apply to `hhea` and to the typographic metrics in `OS/2`.
        let os2 = headers.os2
        var metrics = headers.hhea.map { ($0.ascender, $0.descender, $0.lineGap) } ?? (0, 0, 0)
        if metrics.0 == 0, metrics.1 == 0 {
            fallbacks.insert(.verticalMetrics)
            metrics = (
                os2?.typographicAscender ?? 0, os2?.typographicDescender ?? 0,
                os2?.typographicLineGap ?? 0
            )
        }
        let isWindows = metrics.0 == 0 && metrics.1 == 0
        ascender = isWindows ? units(os2?.windowsAscent, "hcla") : units(metrics.0, "hasc")
        descender = isWindows ? -units(os2?.windowsDescent, "hcld") : units(metrics.1, "hdsc")
        lineGap = isWindows ? 0 : units(metrics.2, "hlgp")
    }
}

/// The traits that distinguish a face from the others in its family.
public struct FaceTraits: Hashable, Sendable {
    /// The weight on OpenType's scale from 1 to 1000, where regular is 400 and bold is 700.
    public let weight: Double

    /// The width as a percentage of the normal width, from 50 to 200.
    public let width: Double

    /// The slant in degrees, clockwise from upright.
    public let slant: Double

    /// Whether the face is italic or oblique.
    public let isItalic: Bool

    /// Whether all characters have the same width, according to the `post` table.
    public let isMonospaced: Bool
}

extension Typeface {
    /// Returns the traits of the face.
    ///
    /// The weight, width and italics come from `OS/2`. If this table is missing, the weight and
    /// italics come from the style bits in `head`, and the width is 100. A weight of 1 to 9, as in
    /// old fonts, is multiplied by 100. In a variation, the axis values take precedence.
    ///
    /// - Returns: The traits.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func traits() throws(FontError) -> FaceTraits {
        let os2 = headers.os2
        let post = try details().post
        let stated = os2?.weightClass ?? 0
        let weight =
            switch stated {
            case 1...9: stated * 100
            case 10...1000: stated
            default: head.isBold ? 700 : 400
            }
        let widths: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
        let width = (os2?.widthClass ?? 5) - 1
        let isItalic = os2.map { $0.isItalic || $0.isOblique } ?? head.isItalic
        // The `post` table and the `slnt` axis measure counterclockwise. The condition avoids -0.
        let angle = coordinates["slnt"] ?? post?.italicAngle ?? 0
        return FaceTraits(
            weight: coordinates["wght"].map { max(1, min(1000, $0)) } ?? Double(weight),
            width: coordinates["wdth"].map { max(50, min(200, $0)) }
                ?? (widths.indices.contains(width) ? widths[width] : 100),
            slant: angle == 0 ? 0 : -angle,
            isItalic: coordinates["ital"].map { $0 >= 0.5 } ?? isItalic,
            isMonospaced: post?.isFixedPitch ?? false
        )
    }
}

/// The permission to embed a face in a document, as declared in the font file.
///
///     if face.embeddingPermission?.allowsEmbedding == true { /* embed the file */ }
///
/// The source is [`fsType`](https://learn.microsoft.com/typography/opentype/spec/os2#fstype) in the
/// `OS/2` table. The font's license may allow more or less.
public struct EmbeddingPermission: Hashable, Sendable {
    /// The permitted uses of an embedded face, in order of increasing restriction.
    package enum Usage: String, Sendable {
        /// The document may be edited, and the font may be installed permanently.
        case installable = "installable embedding"
        /// The document may be read, printed and edited.
        case editable = "editable embedding"
        /// The document may be read and printed.
        case previewAndPrint = "embedding to preview and print"
        /// Embedding requires permission from the font's maker.
        case restricted = "restricted: no embedding without permission"
    }

    /// The permitted use.
    package let usage: Usage

    /// Whether a document may embed a part of the font, such as only the characters it uses.
    public let allowsSubsetting: Bool

    /// Whether a document may embed the bitmaps of the font, but not its outlines.
    package let isBitmapOnly: Bool

    /// Creates a permission from the bits of `fsType`.
    ///
    /// - Parameter bits: The value of `fsType`. In `OS/2` tables before version 3, the bits of
    ///   several uses can be set. The use that permits more then applies. Reserved bits have no
    ///   effect.
    package init(bits: UInt16) {
        usage =
            if bits & 0x8 != 0 {
                .editable
            } else if bits & 0x4 != 0 {
                .previewAndPrint
            } else if bits & 0x2 != 0 {
                .restricted
            } else {
                .installable
            }
        allowsSubsetting = bits & 0x100 == 0
        isBitmapOnly = bits & 0x200 != 0
    }

    /// Whether a document may embed the whole font with its outlines.
    public var allowsEmbedding: Bool { usage != .restricted && !isBitmapOnly }
}

extension EmbeddingPermission: CustomStringConvertible {
    /// A description of the permission, such as `editable embedding, whole fonts only`.
    public var description: String {
        usage.rawValue + (allowsSubsetting ? "" : ", whole fonts only")
            + (isBitmapOnly ? ", bitmaps only" : "")
    }
}

extension Typeface {
    /// The permission to embed the face, or `nil` if the `OS/2` table is missing or invalid.
    public var embeddingPermission: EmbeddingPermission? {
        headers.os2.map { EmbeddingPermission(bits: $0.embeddingBits) }
    }
}
