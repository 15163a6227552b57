public import TypeScale
public import TypeScaleFonts

/// The space available to a label's text: a size, a line limit and a font that scales.
///
///     let room = try TextRoom(.system(.headline), width: 320, height: 60, lineLimit: 2)
///     let fit = try room.fit(of: "Settings")
///     fit.firstTruncated  // the smallest category at which the text does not fit, or nil
///
/// Lines are broken as in labels. Text that is too wide or needs too many lines is truncated.
public struct TextRoom: Sendable {
    package let font: FontDescription

    /// The available width, in points, or infinity for no limit.
    package let width: Double

    /// The available height, in points, or infinity for no limit.
    package let height: Double

    /// The maximum number of lines, or 0 for no limit.
    package let lineLimit: Int

    /// The factor by which the label can shrink the font, from 0, which is excluded, to 1.
    package let minimumScaleFactor: Double

    /// The traits of the platform, screen and reader, except the category, which is ignored.
    package let traits: TraitCollection

    let fallbacks: [Typeface]

    /// The font resolved for each reader, in ascending order.
    let sizes: [ResolvedFont]

    /// The fonts to which the label can shrink ``sizes``.
    let smallest: [ScaledFont]

    /// The traits of the last reader.
    private let largestTraits: TraitCollection

    /// The advances in the system font, or `nil` for another font.
    let systemWidths: SystemWidths?

    /// Creates a text room from a font, a size and a line limit.
    ///
    /// - Parameters:
    ///   - font: The unscaled font, such as `Brand.headline`.
    ///   - width: The available width, in points. A negative width is treated as 0. If the width
    ///     is not finite, it is unlimited.
    ///   - height: The available height, in points, which limits the lines to as many line heights
    ///     as fit. A negative height is treated as 0. If the height is not finite, it is unlimited.
    ///   - lineLimit: The maximum number of lines. A limit of 0 or less is treated as no limit.
    ///   - minimumScaleFactor: The factor by which the label can shrink its font before it
    ///     truncates text, as in `UILabel`. A factor that is not between 0 and 1 is treated as 1.
    ///   - traits: The traits of the platform, screen and reader. The category is ignored.
    ///   - resolver: The resolver for the font's face. The default resolves only the system font.
    ///   - fallbacks: The faces to use for characters that the font does not support.
    /// - Throws: `FontNotFound` if neither the face nor the resolver's fallback can be found and
    ///   read.
    public init(
        _ font: FontDescription,
        width: Double,
        height: Double = .infinity,
        lineLimit: Int = 1,
        minimumScaleFactor: Double = 1,
        traits: TraitCollection = TraitCollection(),
        resolver: FontResolver = FontResolver(FontRegistry()),
        fallbacks: [Typeface] = []
    ) throws(FontNotFound) {
        let readers = ContentSizeCategory.allCases.map { category in
            var traits = traits
            traits.preferredContentSizeCategory = category
            return traits
        }
        try self.init(
            font,
            width: width,
            height: height,
            lineLimit: lineLimit,
            minimumScaleFactor: minimumScaleFactor,
            readers: readers,
            resolver: resolver,
            fallbacks: fallbacks
        )
    }

    /// Creates a text room for up to 32 readers, in ascending order of their text sizes.
    package init(
        _ font: FontDescription,
        width: Double,
        height: Double,
        lineLimit: Int,
        minimumScaleFactor: Double,
        readers: [TraitCollection],
        resolver: FontResolver,
        fallbacks: [Typeface]
    ) throws(FontNotFound) {
        self.font = font
        self.width = width.isFinite ? max(0, width) : .infinity
        self.height = height.isFinite ? max(0, height) : .infinity
        self.lineLimit = max(0, lineLimit)
        let factor = minimumScaleFactor > 0 && minimumScaleFactor < 1 ? minimumScaleFactor : 1
        self.minimumScaleFactor = factor
        self.fallbacks = fallbacks
        traits = readers.first ?? TraitCollection()
        largestTraits = readers.last ?? TraitCollection()
        sizes = try readers.prefix(32).map { reader throws(FontNotFound) in
            try font.scaled(for: reader).resolved(in: resolver)
        }
        smallest = zip(readers, sizes).map { reader, size in
            factor == 1
                ? size.scaled
                : font.maximumPointSize(size.pointSize * factor).scaled(for: reader)
        }
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
        TextFit(try answers(for: text, direction: direction, findsMaximum: true))
    }

    /// Returns the readers for whom text is truncated or undecided.
    ///
    /// Without the maximum font size, the lines are broken at half as many sizes.
    package func answers(
        for text: String,
        direction: ParagraphStyle.Direction,
        findsMaximum: Bool
    ) throws(FontError) -> TextAnswers {
        if let answers = try answersOfStart(of: text, direction) { return answers }
        let fitter = try TextFitter(text, direction, self)
        return try fitter.answers(findsMaximum: findsMaximum)
    }
}

extension TextRoom {
    /// Returns the font size at a category, in points.
    public func pointSize(at category: ContentSizeCategory) -> Double {
        zip(ContentSizeCategory.allCases, sizes).first { $0.0 == category }?.1.pointSize ?? 0
    }

    /// Returns the font of the last reader, limited to a maximum size and shrunk by the label.
    func font(maximumPointSize: Double) -> ScaledFont {
        font.maximumPointSize(maximumPointSize * minimumScaleFactor).scaled(for: largestTraits)
    }

    /// Resolves a scaled font to the same face as the other fonts.
    func resolved(_ font: ScaledFont) -> ResolvedFont {
        ResolvedFont(font, face: sizes[0].face, replaced: sizes[0].replaced)
    }

    /// Returns the maximum number of lines in a font, 0 for no limit, or `nil` if no line fits.
    func lines(of font: ScaledFont) -> Int? {
        guard height.isFinite else { return lineLimit }
        // As in labels, leading is ignored, and a line height that the designer set has precedence.
        let stated = font.origin.lineHeight == nil ? nil : font.lineHeight
        let line = stated ?? sizes[0].face.metrics(at: font.pointSize).lineHeight
        guard line > 0 else { return lineLimit }
        let count = (height + LineFiller.tolerance) / line
        guard count >= 1 else { return nil }
        let lines = Int(min(count, 1e6))
        return lineLimit > 0 ? min(lines, lineLimit) : lines
    }
}

extension TextRoom {
    /// Returns the font of a reader, or `nil` if the index is out of range.
    package func font(at reader: Int) -> ResolvedFont? {
        sizes.indices.contains(reader) ? sizes[reader] : nil
    }

    /// Whether the height is sufficient for a line in the smallest font.
    package var holdsLine: Bool { smallest.first.map { lines(of: $0) != nil } ?? true }

    /// Returns the lines of text in the font to which the label can shrink a reader's font.
    package func lines(
        of text: String,
        direction: ParagraphStyle.Direction,
        at reader: Int
    ) throws(FontError) -> [String] {
        guard let layout = try layout(of: text, direction: direction, at: reader) else { return [] }
        return layout.lines.map { layout.visibleText(of: $0) }
    }

    /// Returns all lines of text in the smallest font of a reader.
    ///
    /// The result is `nil` if the index is out of range.
    package func layout(
        of text: String,
        direction: ParagraphStyle.Direction,
        at reader: Int
    ) throws(FontError) -> TextLayout? {
        guard smallest.indices.contains(reader) else { return nil }
        var style = ParagraphStyle()
        style.lineBreakStrategy = .standard
        style.direction = direction
        let span = TextSpan(text, font: resolved(smallest[reader]), fallbacks: fallbacks)
        return try MeasuredText([span], style: style).layout(width: width)
    }

    /// Returns the number of lines for which the room has space, or `nil` for no limit.
    package func lineLimit(at reader: Int) -> Int? {
        guard smallest.indices.contains(reader) else { return nil }
        guard let limit = lines(of: smallest[reader]) else { return 0 }
        return limit > 0 ? limit : nil
    }

    /// Returns the width of text on one line in the font of the fourth reader or, if there are
    /// fewer, the first, in points.
    package func width(of text: String) throws(FontError) -> Double {
        let font = sizes.indices.contains(3) ? sizes[3] : sizes[0]
        return try MeasuredText([TextSpan(text, font: font, fallbacks: fallbacks)]).layout().size
            .width
    }
}

extension TextRoom {
    /// Returns the result if even the start of the text fits at no size, or `nil` otherwise.
    ///
    /// Adding text never reduces the number of lines, so measuring the start is sufficient.
    private func answersOfStart(
        of text: String,
        _ direction: ParagraphStyle.Direction
    ) throws(FontError) -> TextAnswers? {
        var length = 1 << 12
        guard length < text.utf8.count / 4, lineLimit > 0 || height.isFinite, width.isFinite,
            lines(of: font(maximumPointSize: TextFitter.minimumSize)) ?? 0 < 1 << 20
        else { return nil }
        while length < text.utf8.count / 4 {
            let end = text.utf8.index(text.startIndex, offsetBy: length)
            // The view rounds the index down to a scalar boundary.
            let start = String(text.unicodeScalars[..<end])
            let fitter = try TextFitter(start, direction, self)
            if try fitter.overflows() { return fitter.answersOfNoSize }
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
