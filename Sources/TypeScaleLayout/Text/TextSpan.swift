public import TypeScaleFonts

/// A stretch of text in one font, ready to be measured, or an object among text.
public struct TextSpan: Sendable {
    enum Content: Sendable {
        case text(String)
        case object(width: Double, ascent: Double, descent: Double)
    }

    let content: Content

    /// The font, whose metrics make the line.
    public let font: ResolvedFont

    /// Faces for characters that the font lacks; their metrics do not move the line, as in labels.
    public var fallbacks: [Typeface]

    /// The features to apply.
    public var features: FontFeatures

    /// Space after each character, in points, which turns ligatures off; `nil` for the font's own.
    public var letterSpacing: Double?

    /// The distance of the text above the baseline, in points.
    public var baselineOffset: Double

    /// A stretch of text.
    ///
    /// - Parameters:
    ///   - text: The text, which may have newlines and tabs.
    ///   - font: The font.
    ///   - fallbacks: Faces for characters that the font lacks.
    ///   - features: The features to apply.
    ///   - letterSpacing: Points after each character; `nil` for the font's tracking.
    ///   - baselineOffset: Points above the baseline.
    public init(
        _ text: String,
        font: ResolvedFont,
        fallbacks: [Typeface] = [],
        features: FontFeatures = .default,
        letterSpacing: Double? = nil,
        baselineOffset: Double = 0
    ) {
        content = .text(text)
        self.font = font
        self.fallbacks = fallbacks
        self.features = features
        self.letterSpacing = letterSpacing ?? font.font.tracking
        self.baselineOffset = baselineOffset
    }

    /// An object among text that takes the position of a character, such as an image.
    ///
    /// - Parameters:
    ///   - width: Points.
    ///   - ascent: Points above the baseline.
    ///   - descent: Points below the baseline.
    ///   - font: The font around it.
    public init(
        objectOfWidth width: Double,
        ascent: Double,
        descent: Double = 0,
        font: ResolvedFont
    ) {
        content = .object(width: width, ascent: ascent, descent: descent)
        self.font = font
        fallbacks = []
        features = .default
        letterSpacing = nil
        baselineOffset = 0
    }
}

extension TextSpan {
    /// The text; for an object, OBJECT REPLACEMENT CHARACTER.
    public var text: String {
        switch content {
        case .text(let text): text
        case .object: "\u{FFFC}"
        }
    }

    /// A part of the text in a face.
    func run(of text: String, in face: Typeface, _ size: Double) throws(FontError) -> GlyphRun {
        let spacing = letterSpacing.map { $0 * Double(face.unitsPerEm) / size } ?? 0
        return try GlyphRun(text, in: face, features: features, letterSpacing: spacing)
    }

    /// The extent above and below the baseline, in points, never negative.
    var extent: (ascent: Double, descent: Double) {
        let metrics = font.metrics
        switch content {
        case .object(_, let ascent, let descent): return (ascent.length, descent.length)
        case .text:
            let offset = baselineOffset.isFinite ? baselineOffset : 0
            return (
                (metrics.ascender + max(0, offset)).length,
                (-metrics.descender + max(0, -offset)).length
            )
        }
    }
}
