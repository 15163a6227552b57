public import TypeScale
public import TypeScaleFonts

/// A scaled font with the face that it was found in and its metrics there.
public struct ResolvedFont: Sendable {
    /// The font, as it was scaled.
    public let font: ScaledFont

    /// The registered face, and what it was found by; `nil` for the system's font, of which only
    /// the numbers are known.
    public let match: FontMatch?

    /// The face to draw with, at the point on its axes that its name means; `nil` as ``match``.
    public let face: Typeface?

    /// The metrics at the font's size, in points.
    public let metrics: FaceMetrics

    /// Why the fallback stands in for the face that was asked for; `nil` where it does not.
    public internal(set) var replaced: FontNotFound?
}

extension ResolvedFont {
    /// A face of a size, or the system's font, for whoever has them already.
    package init(face: Typeface?, pointSize: Double, metrics: FaceMetrics) {
        font = FontDescription.system(.body, size: pointSize).fixed().scaled(for: TraitCollection())
        match = nil
        self.face = face
        self.metrics = metrics
    }

    /// A font with what was found of it.
    init(font: ScaledFont, match: FontMatch?, face: Typeface?, metrics: FaceMetrics) {
        self.font = font
        self.match = match
        self.face = face
        self.metrics = metrics
    }

    /// The distance from baseline to baseline: the font's own where the platform fixes it, or else
    /// the face's line height and leading.
    public var lineAdvance: Double { font.lineHeight ?? metrics.lineHeight + metrics.leading }

    /// The space behind each character, in points: the designer's, or else that of the system's font
    /// as Apple's guidelines print it; 0 for a face of a file, whose advances hold its own.
    ///
    /// `nil` for the system's font outside of the printed sizes, 6 to 96 points.
    public var tracking: Double? {
        if let tracking = font.tracking { return tracking }
        guard face == nil else { return 0 }
        let isCompact = font.traits.platform.name == Platform.watchOS(.mm41).name
        return SystemFont.tracking(at: font.pointSize, isCompact: isCompact)
    }
}
