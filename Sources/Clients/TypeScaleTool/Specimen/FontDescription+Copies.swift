import TypeScale

extension FontDescription {
    /// Returns a copy in which another face or weight replaces the font's own.
    func replacing(face: FontFace? = nil, weight: FontWeight? = nil) -> FontDescription {
        let copy = FontDescription(
            face: face ?? self.face,
            textStyle: textStyle,
            size: size,
            weight: weight ?? self.weight
        )
        .limited(to: limits)
        .lineHeight(lineHeight)
        .tracking(tracking)
        .boldTextFace(boldText?.face, weight: boldText?.weight)
        return curve.map { copy.curve($0) } ?? copy
    }
}
