public import TypeScaleFonts

/// Text in one face and size, or an object such as an image, ready to be measured.
public struct TextSpan: Sendable {
    enum Content: Sendable {
        case text(String)
        case object(width: Double, ascent: Double, descent: Double)
    }

    let content: Content

    /// The face.
    public let face: FontInstance

    /// The size, in points.
    public let pointSize: Double

    /// The face's metrics at this size, which determine the height of the line.
    let metrics: FaceMetrics

    /// The line height that the designer set, in points, or `nil` if the metrics determine it.
    private(set) var lineHeight: Double?

    /// The faces to use for characters that ``face`` does not support.
    ///
    /// As in labels, fallbacks do not affect line heights.
    public var fallbacks: [Typeface] = []

    /// The OpenType features to apply.
    public var features = FontFeatures.default

    /// The language of the text as a BCP 47 tag, such as `tr`, or `nil` if it is unknown.
    ///
    /// Some fonts have other glyphs for some languages. In the system font, Chinese and Japanese
    /// have other widths.
    public var language: String?

    /// The extra space after each character, in points, or `nil` to use the face's tracking.
    ///
    /// A value other than 0 disables optional ligatures.
    public var letterSpacing: Double?

    /// The distance by which the text is raised above the baseline, in points.
    public var baselineOffset = 0.0

    /// Creates a span of text in a font.
    ///
    /// - Parameters:
    ///   - text: The text, which may contain newlines and tabs.
    ///   - font: The font.
    ///   - fallbacks: The faces to use for characters that the font does not support.
    ///   - features: The OpenType features to apply.
    ///   - letterSpacing: The extra space after each character, in points, or `nil` to use the
    ///     font's tracking.
    ///   - baselineOffset: The distance by which the text is raised above the baseline, in points.
    public init(
        _ text: String,
        font: ResolvedFont,
        fallbacks: [Typeface] = [],
        features: FontFeatures = .default,
        letterSpacing: Double? = nil,
        baselineOffset: Double = 0
    ) {
        self.init(.text(text), font: font)
        self.fallbacks = fallbacks
        self.features = features
        self.letterSpacing = letterSpacing ?? font.scaled.tracking
        self.baselineOffset = baselineOffset
    }

    /// Creates a span that reserves space for an inline object, such as an image.
    ///
    /// The width, ascent and descent are in points. Pass the font of the surrounding text.
    public init(
        objectOfWidth width: Double,
        ascent: Double,
        descent: Double = 0,
        font: ResolvedFont
    ) {
        self.init(.object(width: width, ascent: ascent, descent: descent), font: font)
    }

    private init(_ content: Content, font: ResolvedFont) {
        self.content = content
        face = font.face
        pointSize = font.pointSize
        metrics = font.metrics
        lineHeight = font.scaled.statedLineHeight
    }

    /// Creates a span of text in a face and a size, without the tracking and line height of a font.
    ///
    ///     TextSpan("Hello", face: .system(SystemFace()), pointSize: 17)
    ///
    /// - Parameters:
    ///   - text: The text, which may contain newlines and tabs.
    ///   - face: The face.
    ///   - pointSize: The size, in points.
    public init(_ text: String, face: FontInstance, pointSize: Double) {
        self.init(.text(text), face: face, pointSize: pointSize)
    }

    /// Creates a span that reserves space for an inline object, next to text in a face and size.
    ///
    /// The width, ascent, descent and size are in points.
    public init(
        objectOfWidth width: Double,
        ascent: Double,
        descent: Double = 0,
        face: FontInstance,
        pointSize: Double
    ) {
        let object = Content.object(width: width, ascent: ascent, descent: descent)
        self.init(object, face: face, pointSize: pointSize)
    }

    private init(_ content: Content, face: FontInstance, pointSize: Double) {
        self.content = content
        self.face = face
        self.pointSize = pointSize
        metrics = face.metrics(at: pointSize)
    }
}

extension TextSpan {
    /// The text, or OBJECT REPLACEMENT CHARACTER for an object.
    public var text: String {
        switch content {
        case .text(let text): text
        case .object: "\u{FFFC}"
        }
    }

    /// Returns the glyphs in a face for part of the span's text, after text with a context.
    func glyphs(
        of text: String,
        in face: FontInstance,
        _ direction: GlyphRun.Direction?,
        _ context: inout ScriptContext
    ) throws(FontError) -> GlyphRun {
        try face.glyphs(
            of: text,
            at: pointSize,
            features: features,
            language: language,
            direction: direction,
            letterSpacing: letterSpacing,
            &context
        )
    }

    /// The nonnegative extent above and below the baseline, in points.
    var extent: (ascent: Double, descent: Double) {
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
