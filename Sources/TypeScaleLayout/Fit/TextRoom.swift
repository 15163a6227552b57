public import TypeScale
public import TypeScaleFonts

/// The space available to a label's text: a width, a line limit and a font that scales.
///
///     let room = try TextRoom(.system(.headline), width: 320, lineLimit: 2)
///     let fit = try room.fit(of: "Settings")
///     fit.firstTruncated  // the smallest category at which the text does not fit, or nil
///
/// Lines are broken as in labels. Text that is too wide or needs too many lines is truncated.
public struct TextRoom: Sendable {
    package let font: FontDescription

    /// The available width, in points, or infinity for no limit.
    package let width: Double

    /// The maximum number of lines, or 0 for no limit.
    package let lineLimit: Int

    /// The traits of the platform, screen and reader, except the category, which is ignored.
    package let traits: TraitCollection

    let fallbacks: [Typeface]

    /// The font resolved at each category, in ascending order.
    let sizes: [ResolvedFont]

    /// The traits at the largest category.
    private let largestTraits: TraitCollection

    /// The advances in the system font, or `nil` for another font.
    let systemWidths: SystemWidths?

    /// Creates a text room from a font, a width and a line limit.
    ///
    /// - Parameters:
    ///   - font: The unscaled font, such as `Brand.headline`.
    ///   - width: The available width, in points. A negative width is treated as 0. If the width
    ///     is not finite, it is unlimited.
    ///   - lineLimit: The maximum number of lines. A limit of 0 or less is treated as no limit.
    ///   - traits: The traits of the platform, screen and reader. The category is ignored.
    ///   - resolver: The resolver for the font's face. The default resolves only the system font.
    ///   - fallbacks: The faces to use for characters that the font does not support.
    /// - Throws: `FontNotFound` if neither the face nor the resolver's fallback can be found and
    ///   read.
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
        var largestTraits = traits
        largestTraits.preferredContentSizeCategory = ContentSizeCategory.allCases.last
        self.largestTraits = largestTraits
        systemWidths = sizes.first?.face.systemWidths
    }
}

extension TextRoom {
    /// Returns the categories at which text is truncated or undecided, and the maximum font size.
    ///
    /// The text may contain newlines and tabs.
    ///
    /// - Throws: `FontError` if a face's file was removed or replaced, or if the text exceeds 1
    ///   GiB.
    /// - Complexity: O(*n*) in the length of the text. Text is measured once, and its lines are
    ///   broken at up to 24 sizes. If the font specifies tracking, text is measured at each size.
    ///   If the text is far too long, only its start is measured.
    public func fit(
        of text: String,
        direction: ParagraphStyle.Direction = .leftToRight
    ) throws(FontError) -> TextFit {
        if let fit = try fitOfStart(of: text, direction) { return fit }
        let fitter = try TextFitter(text, direction, self)
        return try fitter.fit()
    }
}

extension TextRoom {
    /// Returns the font size at a category, in points.
    public func pointSize(at category: ContentSizeCategory) -> Double {
        zip(ContentSizeCategory.allCases, sizes).first { $0.0 == category }?.1.pointSize ?? 0
    }

    /// Returns the font at the largest category, limited to a maximum size.
    func font(maximumPointSize: Double) -> ScaledFont {
        font.maximumPointSize(maximumPointSize).scaled(for: largestTraits)
    }

    /// Resolves a scaled font to the same face as the other fonts.
    func resolved(_ font: ScaledFont) -> ResolvedFont {
        ResolvedFont(font, face: sizes[0].face, replaced: sizes[0].replaced)
    }
}

extension TextRoom {
    /// Returns the result if even the start of the text fits at no size, or `nil` otherwise.
    ///
    /// Adding text never reduces the number of lines, so measuring the start is sufficient.
    private func fitOfStart(
        of text: String,
        _ direction: ParagraphStyle.Direction
    ) throws(FontError) -> TextFit? {
        guard lineLimit > 0, lineLimit < 1 << 20, width.isFinite else { return nil }
        var length = 1 << 12
        while length < text.utf8.count / 4 {
            let end = text.utf8.index(text.startIndex, offsetBy: length)
            // The view rounds the index down to a scalar boundary.
            let start = String(text.unicodeScalars[..<end])
            let fitter = try TextFitter(start, direction, self)
            if try fitter.overflows() { return fitter.fitOfNoSize }
            length *= 4
        }
        return nil
    }
}

extension FontInstance {
    fileprivate var systemWidths: SystemWidths? {
        if case .system(let face) = self { SystemWidths(face) } else { nil }
    }
}
