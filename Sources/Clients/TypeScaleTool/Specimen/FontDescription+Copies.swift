import TypeScale

extension FontDescription {
    /// Returns a copy in which another face, weight or limits replace the font's own.
    ///
    /// Unlike ``limited(to:)``, the copy does not keep the font's own limits.
    func replacing(
        face: FontFace? = nil,
        weight: FontWeight? = nil,
        limits: TypeLimits? = nil
    ) -> FontDescription {
        let copy = FontDescription(
            face: face ?? self.face,
            textStyle: textStyle,
            size: size,
            weight: weight ?? self.weight
        )
        .limited(to: limits ?? self.limits)
        .lineHeight(lineHeight)
        .tracking(tracking)
        .boldTextFace(boldText?.face, weight: boldText?.weight)
        return curve.map { copy.curve($0) } ?? copy
    }
}

extension TypeLimits {
    /// Returns a copy with another maximum size in points.
    func replacing(maximumPointSize: Double) -> TypeLimits {
        TypeLimits(
            minimumPointSize: minimumPointSize,
            maximumPointSize: maximumPointSize,
            minimumFactor: minimumFactor,
            maximumFactor: maximumFactor,
            minimumCategory: minimumCategory,
            maximumCategory: maximumCategory
        )
    }
}
