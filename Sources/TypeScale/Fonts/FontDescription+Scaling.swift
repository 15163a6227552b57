extension FontDescription {
    /// The font to draw with, for a reader.
    ///
    /// Every ``ScaledFont`` is made here, and nothing takes one to scale it again: for another
    /// reader, scale this description again. Allocates nothing.
    ///
    /// - Parameter traits: The reader and the screen.
    /// - Returns: The font, and what it came from.
    public func scaled(for traits: TraitCollection) -> ScaledFont {
        let reader = limits.limited(traits)
        let ideal = isPreferred ? preferredSize(for: reader) : scaledSize(for: reader)
        let base = baseSize(for: traits)
        let pointSize = limits.clamp(ideal.pointSize, base: base)
        let given = lineHeight.flatMap { $0.points(at: pointSize, base: base) }
            .flatMap { $0 > 0 ? $0 : nil }
        let bold = traits.legibilityWeight == .bold ? boldText : nil
        return ScaledFont(
            face: bold?.face ?? face,
            pointSize: pointSize,
            lineHeight: given ?? ideal.lineHeight(at: pointSize),
            tracking: tracking?.points(at: pointSize, base: base),
            weight: bold?.weight ?? weight(for: traits),
            origin: self,
            traits: traits
        )
    }

    /// The size at the base category, in points.
    func baseSize(for traits: TraitCollection) -> Double {
        size ?? (curve ?? .uikit).baseSize(textStyle, on: traits.platform)
    }

    /// Whether this is the platform's preferred font, whose sizes are a table.
    var isPreferred: Bool { face.isSystem && size == nil && curve == nil }

    /// A size before limits, and the line height that belongs to it where it is known.
    private struct IdealSize {
        let pointSize: Double
        let lineHeight: Double?

        /// The line height in the same proportion to another size.
        func lineHeight(at pointSize: Double) -> Double? {
            guard let lineHeight else { return nil }
            let height = lineHeight * (pointSize / self.pointSize)
            return height.isFinite ? Rounding.thousandths(height) : nil
        }
    }

    private func preferredSize(for traits: TraitCollection) -> IdealSize {
        let table = traits.platform.typeTable
        guard let growth = table.growth(textStyle, traits.category) else {
            return IdealSize(pointSize: table.basePointSize(textStyle), lineHeight: nil)
        }
        return IdealSize(pointSize: growth.size, lineHeight: growth.now)
    }

    private func scaledSize(for traits: TraitCollection) -> IdealSize {
        let curve = curve ?? .uikit
        let size = baseSize(for: traits)
        let metrics = FontMetrics(forTextStyle: textStyle, curve: curve)
        let table = traits.platform.typeTable
        // The preferred font that does not grow keeps the line height that it has at the base.
        let isFixedPreferred = face.isSystem && self.size == nil && curve == .fixed
        return IdealSize(
            pointSize: metrics.scaledPointSize(for: size, compatibleWith: traits),
            lineHeight: isFixedPreferred ? table.growth(textStyle, table.baseCategory)?.now : nil
        )
    }

    private func weight(for traits: TraitCollection) -> FontWeight {
        let asked = weight ?? traits.platform.weight(textStyle)
        return face.isSystem && traits.legibilityWeight == .bold ? asked.heavierForBoldText : asked
    }
}
