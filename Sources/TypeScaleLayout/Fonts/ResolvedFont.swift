public import TypeScale
public import TypeScaleFonts

/// A scaled font with the face that draws it, and the metrics of that face at its size.
///
///     let font = try Brand.body.scaled(for: reader).resolved(in: resolver)
///     font.metrics.ascender
///     if let missing = font.replaced { print(missing) }
public struct ResolvedFont: Sendable {
    /// The font that was resolved.
    public let scaled: ScaledFont

    /// The face: one of a file, one of the system's font, or a caller's own numbers.
    public let face: FontInstance

    /// The metrics of the face at the font's size, in points.
    public let metrics: FaceMetrics

    /// The reason why the resolver's fallback replaces the requested face; `nil` if it does not.
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

    /// The distance from baseline to baseline: the font's own line height if it has one, or else the
    /// face's line height and leading.
    public var lineAdvance: Double { scaled.lineHeight ?? metrics.lineHeight + metrics.leading }

    /// The space after each character, in points: the designer's, or else the face's own.
    ///
    /// It is 0 for a face of a file, whose advances contain it, and `nil` for the system's font
    /// outside the published sizes, 6 to 96 points.
    public var tracking: Double? { scaled.tracking ?? face.tracking(at: pointSize) }

    /// Whether the face is one of a file, whose widths are exact and grow with the size.
    var isFile: Bool { if case .file = face { true } else { false } }

    /// Returns the same face in the size of another font.
    func resized(to scaled: ScaledFont) -> ResolvedFont {
        ResolvedFont(scaled, face: face, replaced: replaced)
    }
}
