public import TypeScale
public import TypeScaleFonts

/// A scaled font with its face, and the metrics of the face at the font's size.
///
///     let font = try Brand.body.scaled(for: reader).resolved(in: resolver)
///     font.metrics.ascender
///     if let missing = font.replaced { print(missing) }
public struct ResolvedFont: Sendable {
    /// The font that was resolved.
    public let scaled: ScaledFont

    /// The face: one from a file, one of the system's font, or one with custom proportions.
    public let face: FontInstance

    /// The metrics of the face at the font's size, in points.
    public let metrics: FaceMetrics

    /// The reason why the resolver's fallback replaces the requested face; otherwise `nil`.
    public let replaced: FontNotFound?

    init(_ scaled: ScaledFont, face: FontInstance, replaced: FontNotFound? = nil) {
        self.scaled = scaled
        self.face = face
        self.replaced = replaced
        metrics = face.metrics(at: scaled.pointSize)
    }
}

extension ResolvedFont {
    /// The size, in points.
    var pointSize: Double { scaled.pointSize }

    /// The distance between baselines: the font's line height, or else the face's with leading.
    public var lineAdvance: Double { scaled.lineHeight ?? metrics.lineHeight + metrics.leading }

    /// The space after each character, in points: the font's tracking, or else the face's.
    ///
    /// A face from a file has 0, because its advances contain the tracking. The system's font has
    /// `nil` outside the published sizes, 6 to 96 points.
    public var tracking: Double? { scaled.tracking ?? face.tracking(at: pointSize) }

    /// Whether the face is from a file, so that its widths are exact and proportional to the size.
    var isFile: Bool { if case .file = face { true } else { false } }

    /// Returns the same face in the size of another font.
    func resized(to scaled: ScaledFont) -> ResolvedFont {
        ResolvedFont(scaled, face: face, replaced: replaced)
    }
}
