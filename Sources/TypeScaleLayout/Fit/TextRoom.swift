public import TypeScale
public import TypeScaleFonts

/// The room of a label for its text: a width and a number of lines, in a font that scales.
///
///     let room = try TextRoom(.system(.headline), width: 320, lineLimit: 2)
///     let fit = try room.fit(of: "Settings")
///     fit.firstTruncated  // the smallest category at which it does not fit; nil if it always fits
///
/// Lines are broken as in labels. Text is truncated if it is too wide or has too many lines.
public struct TextRoom: Sendable {
    /// The font, unscaled.
    package let font: FontDescription

    /// The distance between the edges, in points; infinity for no edge.
    package let width: Double

    /// The maximum number of lines; 0 for any number.
    package let lineLimit: Int

    /// The platform, the screen and the reader; all twelve categories replace theirs.
    package let traits: TraitCollection

    /// Faces for characters that the font lacks.
    let fallbacks: [Typeface]

    /// The font at each category, the smallest first.
    let sizes: [ResolvedFont]

    /// Creates a room.
    ///
    /// - Parameters:
    ///   - font: The font, unscaled, such as `Brand.headline`.
    ///   - width: The distance between the edges, in points; 0 if negative, unlimited if not
    ///     finite.
    ///   - lineLimit: The maximum number of lines; 0 or less for any number.
    ///   - traits: The platform, the screen and the reader; the category is ignored.
    ///   - resolver: The registered fonts; the system's font needs none.
    ///   - fallbacks: Faces for characters that the font lacks.
    /// - Throws: `FontNotFound` if neither the face nor the resolver's fallback is registered.
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
            sizes.append(try font.scaled(for: traits).resolved(in: resolver))
        }
        self.sizes = sizes
    }
}

extension TextRoom {
    /// Returns the categories at which a text is truncated, and the maximum size that prevents it.
    ///
    /// The text may contain newlines and tabs.
    ///
    /// - Throws: `FontError` if the file of a face is gone or was replaced.
    /// - Complexity: O(*n*) in the length of the text, or of its start if that is already far too
    ///   long. A face from a file measures the text once. The system's font, and tracking, require
    ///   a measurement for each size.
    public func fit(
        of text: String,
        direction: LayoutDirection = .leftToRight
    ) throws(FontError) -> TextFit {
        if let fit = try fitOfStart(of: text, direction) { return fit }
        let fitter = try TextFitter(text, direction, self)
        return try fitter.fit()
    }
}

extension TextRoom {
    /// Returns the size of the font at a category, in points.
    public func pointSize(at category: ContentSizeCategory) -> Double {
        zip(ContentSizeCategory.allCases, sizes).first { $0.0 == category }?.1.pointSize ?? 0
    }

    /// Whether all widths are estimates, because the font's are unpublished.
    ///
    /// The system's font has only the advances of ASCII characters, without kerning.
    public var isEstimate: Bool { sizes.contains { !$0.isFile } }

    /// Returns the font with a maximum size, at the largest category.
    func font(maximumPointSize: Double) -> ResolvedFont {
        var traits = traits
        traits.preferredContentSizeCategory = ContentSizeCategory.allCases.last
        return sizes[0].resized(to: font.maximumPointSize(maximumPointSize).scaled(for: traits))
    }
}

extension TextRoom {
    /// Returns the result for a text whose start fits at no size; `nil` for any other text.
    ///
    /// More text never takes fewer lines, so its start is sufficient.
    private func fitOfStart(
        of text: String,
        _ direction: LayoutDirection
    ) throws(FontError) -> TextFit? {
        guard lineLimit > 0, lineLimit < 1 << 20, width.isFinite else { return nil }
        var length = 1 << 12
        while length < text.utf8.count / 4 {
            let end = text.utf8.index(text.startIndex, offsetBy: length)
            // The view rounds the index down to a scalar.
            let start = String(text.unicodeScalars[..<end])
            let fitter = try TextFitter(start, direction, self)
            if try fitter.overflows() { return fitter.fitOfNoSize }
            length *= 4
        }
        return nil
    }
}
