extension FontDescription {
    /// Scales the font for a reader.
    ///
    /// Scaling doesn't allocate memory. If the reader's traits change, scale the description again,
    /// because a ``ScaledFont`` cannot be scaled.
    ///
    /// - Parameter traits: The traits of the reader and the screen.
    /// - Returns: The font to draw with, including an explanation of its size.
    public func scaled(for traits: TraitCollection) -> ScaledFont {
        let reader = limits.limited(traits)
        let base = size ?? (curve ?? .uikit).baseSize(textStyle, on: traits.platform)
        let derivation =
            isPreferredFont
            ? preferredSize(base, for: reader)
            : Derivation(
                scaling: base,
                .pointSize,
                textStyle,
                by: curve ?? .uikit,
                limits,
                reader
            )
        let pointSize = derivation.result
        let given = lineHeight.flatMap { $0.points(at: pointSize, base: base) }
            .flatMap { $0 > 0 ? $0 : nil }
        let bold = traits.legibilityWeight == .bold ? boldText : nil
        return ScaledFont(
            face: bold?.face ?? face,
            pointSize: pointSize,
            lineHeight: given ?? platformLineHeight(derivation, for: reader),
            tracking: tracking?.points(at: pointSize, base: base),
            weight: bold?.weight ?? weight(for: traits),
            origin: self,
            traits: traits,
            derivation: derivation
        )
    }

    /// Returns the font's size on iOS at a category.
    ///
    ///     FontDescription.system(.body).pointSize(at: .accessibilityLarge)  // 33
    ///
    /// - Parameter category: The reader's text size, or `nil` for the default, which is Large.
    /// - Returns: The size in points, after limits are applied.
    public func pointSize(at category: ContentSizeCategory?) -> Double {
        scaled(for: TraitCollection(preferredContentSizeCategory: category)).pointSize
    }

    private func preferredSize(_ base: Double, for reader: TraitCollection) -> Derivation {
        let table = reader.platform.typeTable
        let size = table.growth(textStyle, reader.category)?.size ?? base
        return Derivation(
            .preferred,
            cell: table.knownCategory(textStyle, reader.category),
            base: base,
            ScaledNumber(unrounded: size, rounded: size),
            limits,
            reader
        )
    }

    /// Returns the platform's line height, which limits change in proportion to the size, or `nil`
    /// if the platform doesn't define a line height.
    private func platformLineHeight(
        _ derivation: Derivation,
        for reader: TraitCollection
    ) -> Double? {
        let isFixed = derivation.rule == .fixed
        guard face.isSystem, size == nil, isFixed || derivation.rule == .preferred else {
            return nil
        }
        let table = reader.platform.typeTable
        // A fixed preferred font keeps the line height of the base category.
        let category = isFixed ? table.baseCategory : reader.category
        guard let growth = table.growth(textStyle, category) else { return nil }
        let limited = growth.now * (derivation.result / derivation.rounded)
        return limited.isFinite ? Rounding.thousandths(limited) : nil
    }

    private func weight(for traits: TraitCollection) -> FontWeight {
        let asked = weight ?? traits.platform.weight(textStyle)
        return face.isSystem && traits.legibilityWeight == .bold ? asked.heavierForBoldText : asked
    }
}
