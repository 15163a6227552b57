public import TypeScale
public import TypeScaleFonts

/// The room of a label for its text: a width and a number of lines, in a font that grows.
///
///     let room = try TextRoom(.system(.headline), width: 320, lineLimit: 2)
///     let fit = try room.fit(of: "Settings")
///     fit.firstTruncated  // the smallest category at which it does not fit; nil if it always fits
///
/// Lines are broken as in labels. A text is truncated if it is wider than the width or continues after
/// the last line.
public struct TextRoom: Sendable {
    /// The font, unscaled.
    package let font: FontDescription

    /// Points between the edges; infinity for no edge.
    package let width: Double

    /// The maximum number of lines; 0 for any number.
    package let lineLimit: Int

    /// The platform, the screen and the reader; the twelve categories replace its own.
    package let traits: TraitCollection

    /// Faces for characters that the font lacks.
    let fallbacks: [Typeface]

    /// The font at each category, the smallest first.
    let sizes: [ResolvedFont]

    /// A room.
    ///
    /// - Parameters:
    ///   - font: The font, unscaled; of a family one of its roles, such as `Brand.headline`.
    ///   - width: Points; a negative width counts as 0, infinity and NaN as endless.
    ///   - lineLimit: The maximum number of lines; 0 or less for any number.
    ///   - traits: The platform, the screen and the reader; its category does not count.
    ///   - resolver: The registered fonts; none are needed for the system's.
    ///   - fallbacks: Faces for characters that the font lacks.
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
            sizes.append(try font.scaled(for: traits).resolved(in: resolver))
        }
        self.sizes = sizes
    }
}

extension TextRoom {
    /// Finds whether a text fits, at each of the twelve categories.
    ///
    /// - Parameters:
    ///   - text: The text, which may have newlines and tabs.
    ///   - direction: The direction in which it is read.
    /// - Returns: The categories at which it is truncated, and the maximum size at which it is not.
    /// - Throws: `FontError` if the file of a face is gone or was replaced.
    /// - Complexity: O(*n*) in the length of the text; of a text that is far too long, in the length of
    ///   its start. In a face from a file, whose widths grow with the size, the text is measured once.
    ///   In the system's font, and with tracking, it is measured once for each size.
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

    /// Whether the widths of every text are estimates, because those of the font are unpublished.
    ///
    /// Of the system's font, only the advances of ASCII are known, without kerning.
    public var isEstimate: Bool { sizes.contains { !$0.isFile } }

    /// Returns the font with a maximum size, for the reader with the largest category.
    func font(maximumPointSize: Double) -> ResolvedFont {
        var traits = traits
        traits.preferredContentSizeCategory = ContentSizeCategory.allCases.last
        return sizes[0].resized(to: font.maximumPointSize(maximumPointSize).scaled(for: traits))
    }
}

extension TextRoom {
    /// The result for a text whose start alone fits at no size; `nil` for any other text.
    ///
    /// More text never takes fewer lines, so a start that overflows at the minimum size decides.
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
