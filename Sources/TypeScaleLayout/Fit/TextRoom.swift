public import TypeScale
public import TypeScaleFonts

/// The room that a label has for its text: a width and a number of lines, in a font that grows.
///
///     let room = try TextRoom(.system(.headline), width: 320, lineLimit: 2)
///     let fit = try room.fit(of: "Settings")
///     fit.firstTruncated  // the category from which on it does not fit; nil if it always does
///
/// Lines are broken as labels do, and what is beyond the last line, or wider than the width, counts as
/// truncated.
public struct TextRoom: Sendable {
    /// The font, unscaled.
    public let font: FontDescription

    /// Points between the edges; infinity for no edge.
    public let width: Double

    /// The most lines; 0 for any number.
    public let lineLimit: Int

    /// The platform, the screen and the reader; the twelve categories take the place of its own.
    public let traits: TraitCollection

    /// Faces for characters that the font has not.
    public let fallbacks: [Typeface]

    /// The font at each category, the smallest first.
    let sizes: [ResolvedFont]

    /// A room.
    ///
    /// - Parameters:
    ///   - font: The font, unscaled; of a family one of its roles, such as `Brand.headline`.
    ///   - width: Points; what is negative counts as 0, infinity and NaN as endless.
    ///   - lineLimit: The most lines; 0, and what is negative, for any number.
    ///   - traits: The platform, the screen and the reader, whose own category does not count.
    ///   - resolver: The registered fonts; none are needed for the system's.
    ///   - fallbacks: Faces for characters that the font has not.
    /// - Throws: `FontNotFound` if the face is not registered, nor the resolver's fallback.
    public init(
        _ font: FontDescription,
        width: Double,
        lineLimit: Int = 1,
        traits: TraitCollection = TraitCollection(),
        resolver: FontResolver = FontResolver(FontRegistry()),
        fallbacks: [Typeface] = []
    ) throws(FontNotFound) {
        self.font = font
        self.width = width.isFinite ? max(0, width) : .infinity
        self.lineLimit = max(0, lineLimit)
        self.traits = traits
        self.fallbacks = fallbacks
        var sizes: [ResolvedFont] = []
        for category in ContentSizeCategory.allCases {
            var traits = traits
            traits.preferredContentSizeCategory = category
            sizes.append(try resolver.resolve(font.scaled(for: traits)))
        }
        self.sizes = sizes
    }
}

extension TextRoom {
    /// The size of the font at a category, in points.
    ///
    /// - Parameter category: The reader's text size.
    /// - Returns: Points.
    public func pointSize(at category: ContentSizeCategory) -> Double {
        zip(ContentSizeCategory.allCases, sizes).first { $0.0 == category }?.1.font.pointSize ?? 0
    }

    /// Whether widths are estimates whatever the text, because nobody printed the font's own.
    ///
    /// Of the system's font only the advances of ASCII are known, and no kerning.
    public var isEstimate: Bool { sizes.contains { $0.face == nil } }

    /// The font no larger than a size, for the reader whose size is the largest.
    func font(atMost pointSize: Double) -> ResolvedFont {
        var traits = traits
        traits.preferredContentSizeCategory = ContentSizeCategory.allCases.last
        let font = font.maximumPointSize(pointSize).scaled(for: traits)
        // The face is the same at all sizes, and was found already.
        let face = sizes.first?.face
        let metrics =
            face?.metrics(at: font.pointSize)
            ?? SystemFont.metrics(at: font.pointSize, weight: font.weight.rawValue)
        return ResolvedFont(font: font, match: sizes.first?.match, face: face, metrics: metrics)
    }
}
