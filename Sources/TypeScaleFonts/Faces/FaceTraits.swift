/// How a face looks among those of its family.
public struct FaceTraits: Hashable, Sendable {
    /// How heavy, on OpenType's scale: 1 to 1000, regular 400, bold 700.
    public let weight: Double

    /// How wide, in percent of the normal width, 50 to 200.
    public let width: Double

    /// How far it leans, in degrees clockwise from upright.
    package let slant: Double

    /// Whether it is an italic or oblique.
    public let isItalic: Bool

    /// Whether all characters are equally wide.
    public let isMonospaced: Bool
}

extension Typeface {
    /// How the face looks.
    ///
    /// Weight and width are OS/2's, else the style bits of `head`; weights of 1 to 9, which old
    /// fonts state, are hundreds. A face that was varied has those of its axes, and the slant of
    /// its axis for it.
    ///
    /// - Returns: The traits.
    /// - Throws: ``FontError`` if the file is gone or was replaced since it was opened.
    public func traits() throws(FontError) -> FaceTraits {
        let os2 = headers.os2
        let post = try details().post
        let stated = os2?.weightClass ?? 0
        let weight: Int
        switch stated {
        case 1...9: weight = stated * 100
        case 10...1000: weight = stated
        default: weight = head.isBold ? 700 : 400
        }
        let widths: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
        let width = os2?.widthClass ?? 5
        let isItalic = os2.map { $0.isItalic || $0.isOblique } ?? head.isItalic
        let statedWidth = widths.indices.contains(width - 1) ? widths[width - 1] : 100
        let statedSlant = post.map { $0.italicAngle == 0 ? 0 : -$0.italicAngle } ?? 0
        return FaceTraits(
            weight: coordinates["wght"].map { max(1, min(1000, $0)) } ?? Double(weight),
            width: coordinates["wdth"].map { max(50, min(200, $0)) } ?? statedWidth,
            // The axis counts anticlockwise.
            slant: coordinates["slnt"].map { $0 == 0 ? 0 : -$0 } ?? statedSlant,
            isItalic: coordinates["ital"].map { $0 >= 0.5 } ?? isItalic,
            isMonospaced: post?.isFixedPitch ?? false
        )
    }
}
