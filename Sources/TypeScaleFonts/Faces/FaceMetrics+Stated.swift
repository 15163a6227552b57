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
    public init(
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
