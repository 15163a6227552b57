public import TypeScale
public import TypeScaleFonts

/// A scaled font, its face, and the face's metrics at the font's size.
///
///     let font = try Brand.body.scaled(for: reader).resolved(fonts: fonts)
///     font.metrics.ascender
///     if let missing = font.replaced { print(missing) }
public struct ResolvedFont: Sendable {
    /// The scaled font that was resolved.
    public let scaled: ScaledFont

    /// The face from a file, the face of the system font, or the custom face.
    public let face: FontInstance

    /// The metrics of the face at the font's size, in points.
    public let metrics: FaceMetrics

    /// The reason that the fallback replaced the requested face, or `nil` if no face was replaced.
    public let replaced: FontNotFound?

    init(_ scaled: ScaledFont, face: FontInstance, replaced: FontNotFound? = nil) {
        self.scaled = scaled
        self.face = face
        self.replaced = replaced
        metrics = face.metrics(at: scaled.pointSize)
    }
}

extension ResolvedFont {
    var pointSize: Double { scaled.pointSize }

    /// The distance between baselines, in points.
    ///
    /// This is the font's line height or, if that is `nil`, the face's line height plus its
    /// leading.
    public var lineAdvance: Double { scaled.lineHeight ?? metrics.lineHeight + metrics.leading }

    /// The space after each character, in points, from the font or, if it specifies none, the face.
    ///
    /// The tracking of a face from a file is 0, because its advances include all space. For the
    /// system font, the tracking is `nil` outside the published sizes of 6 to 96 points.
    public var tracking: Double? { scaled.tracking ?? face.tracking(at: pointSize) }

    /// Whether the face is from a file, so its widths are exact and proportional to the size.
    var isFile: Bool { if case .file = face { true } else { false } }
}
