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
