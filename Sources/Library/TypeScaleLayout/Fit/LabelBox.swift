public import TypeScale
public import TypeScaleFonts

/// The space for a label's text: a width, a height, a line limit, and a font that scales.
///
///     let box = try LabelBox(.system(.headline), width: 320, height: 60, lineLimit: 2)
///     let fit = try box.fit("Settings")
///     fit.firstFailure  // the smallest text size at which the text does not fit, or nil
///
/// Lines are broken as in labels. Text that is too wide or needs too many lines is truncated. Text
/// in Thai, Lao, Khmer or Burmese can be inconclusive, as described in ``Fit/needsDictionary``.
///
/// A box resolves its font once for each text size, so create one box for many texts. The results
/// for its texts share the box.
public final class LabelBox: Sendable {
    /// The unscaled font.
    public let font: FontDescription

    /// The available width, in points, or infinity for no limit.
    public let width: Double

    /// The available height, in points, or infinity for no limit.
    public let height: Double

    /// The maximum number of lines, or 0 for no limit.
    public let lineLimit: Int

    /// The factor by which the label can shrink the font, from 0, which is excluded, to 1.
    public let minimumScaleFactor: Double

    /// The faces to use for characters that the font does not support.
    public let fallbacks: [Typeface]

    /// The chance with which an answer other than inconclusive is right, from 0.5 to 0.999999.
    ///
    /// The width of text in the system font has a deviation. Text fits if its width plus a number
    /// of deviations fits, and is truncated if its width minus as many does not fit. For a chance
    /// of 95%, the number is 1.64.
    public let chance: Double

    /// The text sizes to check, in ascending order.
    ///
    /// On a platform where text doesn't scale, such as macOS, the only setting is its category.
    public let settings: [TextSizeStep]

    /// Whether the size of the text depends on the reader, unlike in a box for macOS.
    public let hasTextSizes: Bool

    /// The number of pixels per point.
    let pixelsPerPoint: Double

    /// The font resolved for each setting.
    let sizes: [ResolvedFont]

    /// The fonts to which the label can shrink ``sizes``.
    let smallest: [ScaledFont]

    /// The sizes of the fonts ``smallest``.
    let smallestSizes: [FitSize]

    /// Whether text must be measured at each size, because its widths are not known functions of
    /// the size.
    let isMeasuredPerSize: Bool

    /// The limits from which sizes are computed.
    private let limits: BoxLimits

    /// The traits of the reader with the last setting.
    private let largestTraits: TraitCollection

    /// The font of a reader who has not changed the text size.
    private let standardFont: ResolvedFont

    /// The number of deviations for ``chance``.
    let deviations: Double

    /// The advances in the system font, or `nil` for another font.
    let systemWidths: SystemWidths?

    /// Creates a box from a font, a size and a line limit.
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
    ///   - settings: The text sizes to check, in ascending order. The first 32 are used. An empty
    ///     array is treated as the category L. On a platform where text doesn't scale, categories
    ///     are treated as the platform's only one.
    ///   - traits: The traits of the platform, screen and reader. The category or the font scale
    ///     is ignored.
    ///   - fonts: The fonts that contain the font's face. The default is only the system font.
    ///   - fallbacks: The faces to use for characters that the font does not support.
    ///   - chance: The chance with which an answer other than inconclusive must be right. A chance
    ///     outside the range from 0.5 to 0.999999 is treated as the nearest in it.
    /// - Throws: `FontNotFound` if neither the face nor the resolver's fallback can be found and
    ///   read.
    public convenience init(
        _ font: FontDescription,
        width: Double,
        height: Double = .infinity,
        lineLimit: Int = 1,
        minimumScaleFactor: Double = 1,
        settings: [TextSizeStep] = TextSizeStep.categories,
        traits: TraitCollection = TraitCollection(),
        fonts: some FontProvider = FontRegistry(),
        fallbacks: [Typeface] = [],
        chance: Double = 0.95
    ) throws(FontNotFound) {
        var settings = settings.isEmpty ? [.category(.large)] : Array(settings.prefix(32))
        let platform = traits.platform
        if !platform.scalesText, settings.allSatisfy({ $0.category != nil }) {
            settings = [.category(platform.defaultCategory)]
        }
        let sizes = try settings.map { setting throws(FontNotFound) in
            try font.scaled(for: setting.traits(traits)).resolved(fonts: fonts)
        }
        self.init(
            font,
            sizes,
            width,
            height,
            lineLimit,
            minimumScaleFactor,
            settings,
            traits,
            fallbacks,
            chance
        )
    }

    /// Creates a box from the font resolved for each setting.
    ///
    /// Embedded Swift requires that an initializer with generic parameters calls another.
    private init(
        _ font: FontDescription,
        _ sizes: [ResolvedFont],
        _ width: Double,
        _ height: Double,
        _ lineLimit: Int,
        _ minimumScaleFactor: Double,
        _ settings: [TextSizeStep],
        _ traits: TraitCollection,
        _ fallbacks: [Typeface],
        _ chance: Double
    ) {
        self.font = font
        self.sizes = sizes
        self.width = width.isFinite ? max(0, width) : .infinity
        self.height = height.isFinite ? max(0, height) : .infinity
        self.lineLimit = max(0, lineLimit)
        let factor = minimumScaleFactor > 0 && minimumScaleFactor < 1 ? minimumScaleFactor : 1
        self.minimumScaleFactor = factor
        self.fallbacks = fallbacks
        self.chance = chance > 0.5 ? min(chance, 0.999999) : 0.5
        deviations = NormalDistribution.quantile(self.chance)
        hasTextSizes = traits.platform.scalesText || settings.contains { $0.category == nil }
        pixelsPerPoint = traits.pixelsPerPoint
        self.settings = settings
        let readers = settings.map { $0.traits(traits) }
        largestTraits = readers[readers.count - 1]
        smallest = zip(readers, sizes).map { reader, size in
            factor == 1
                ? size.scaled
                : font.maximumPointSize(size.pointSize * factor).scaled(for: reader)
        }
        let standard = font.scaled(for: settings[0].standard.traits(traits))
        standardFont = ResolvedFont(standard, face: sizes[0].face, replaced: sizes[0].replaced)
        let systemWidths = sizes[0].face.systemWidths
        self.systemWidths = systemWidths
        let isScalable = sizes[0].scaled.tracking == nil && (sizes[0].isFile || systemWidths != nil)
        isMeasuredPerSize = !isScalable
        let limits = BoxLimits(
            height: self.height,
            lineLimit: self.lineLimit,
            face: sizes[0].face,
            systemFace: isScalable ? systemWidths?.face : nil
        )
        self.limits = limits
        smallestSizes = smallest.map { limits.size(of: $0) }
    }
}

extension LabelBox {
    /// Returns the settings with which text is truncated or inconclusive, and the maximum size.
    ///
    /// The text may contain newlines and tabs.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: The language of the text as a BCP 47 tag, or `nil` if it is unknown. In
    ///     Chinese, Japanese and Korean, it affects where lines may end, as described in
    ///     ``LineBreakStrictness/auto``, and the widths of the system font. Other languages have no
    ///     effect.
    ///   - direction: The direction of the text.
    ///   - findsMaximum: Whether to find ``Fit/maximumPointSize``. Otherwise, it is `nil`, and the
    ///     lines are broken at half as many sizes.
    /// - Returns: The settings, and the maximum size.
    /// - Throws: `FontError` if a face's file was removed or replaced, or if the text exceeds 1
    ///   GiB.
    /// - Complexity: O(*n*) in the length of the text. Text is measured once, and its lines are
    ///   broken at up to twice as many sizes as there are settings. If the font specifies tracking,
    ///   text is measured at each size. If the text is far too long, only its start is measured.
    public func fit(
        _ text: String,
        language: String? = nil,
        direction: ParagraphStyle.Direction = .leftToRight,
        findsMaximum: Bool = true
    ) throws(FontError) -> Fit {
        let script = TextScript(direction, language)
        if let fit = try fitOfStart(of: text, script) { return fit }
        let fitter = try TextFitter(text, script, self)
        return try fitter.fit(text, findsMaximum: findsMaximum)
    }

    /// Returns the font size with a setting, in points, or `nil` if the box lacks the setting.
    public func pointSize(at setting: TextSizeStep) -> Double? {
        settings.firstIndex(of: setting).map { sizes[$0].pointSize }
    }

    /// Whether the height is sufficient for a line in the smallest font.
    public var holdsLine: Bool { smallestSizes[0].lineLimit != nil }

    /// Returns the number of lines that fit with a setting, or `nil` for no limit or if the box
    /// lacks the setting.
    public func lineLimit(at setting: TextSizeStep) -> Int? {
        guard let index = settings.firstIndex(of: setting) else { return nil }
        guard let limit = smallestSizes[index].lineLimit else { return 0 }
        return limit > 0 ? limit : nil
    }

    /// Returns all lines of text, even those that do not fit, in the smallest font with a setting.
    ///
    /// - Returns: The lines, or `nil` if the box lacks the setting.
    /// - Throws: `FontError` if a face's file was removed or replaced, or if the text exceeds 1
    ///   GiB.
    /// - Complexity: O(*n*) in the length of the text.
    public func layout(
        of text: String,
        language: String? = nil,
        direction: ParagraphStyle.Direction = .leftToRight,
        at setting: TextSizeStep
    ) throws(FontError) -> TextLayout? {
        guard let index = settings.firstIndex(of: setting) else { return nil }
        var style = ParagraphStyle()
        style.lineBreakStrategy = .standard
        let script = TextScript(direction, language)
        style.direction = script.direction
        var span = TextSpan(text, font: resolved(smallest[index]), fallbacks: fallbacks)
        span.language = script.language
        return try MeasuredText([span], style: style).layout(width: width)
    }

    /// Returns the width of text on one line at the default text size, in points.
    ///
    /// The default text size is the category L or, among font scales, 1.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: The language of the text as a BCP 47 tag, or `nil` if it is unknown.
    /// - Returns: The width.
    /// - Throws: `FontError` if a face's file was removed or replaced, or if the text exceeds 1
    ///   GiB.
    /// - Complexity: O(*n*) in the length of the text.
    public func width(of text: String, language: String? = nil) throws(FontError) -> Double {
        var span = TextSpan(text, font: standardFont, fallbacks: fallbacks)
        span.language = language
        return try MeasuredText([span]).layout().size.width
    }
}

extension LabelBox {
    /// Returns the font with the last setting, limited to a maximum size and shrunk by the label.
    func font(maximumPointSize: Double) -> ScaledFont {
        font.maximumPointSize(maximumPointSize * minimumScaleFactor).scaled(for: largestTraits)
    }

    /// Returns the size of a font.
    func size(of font: ScaledFont) -> FitSize { limits.size(of: font) }

    /// Resolves a scaled font to the same face as the other fonts.
    func resolved(_ font: ScaledFont) -> ResolvedFont {
        ResolvedFont(font, face: sizes[0].face, replaced: sizes[0].replaced)
    }
}

extension LabelBox {
    /// Returns the result if even the start of the text fits at no size, or `nil` otherwise.
    ///
    /// Adding text never reduces the number of lines, so measuring the start is sufficient.
    private func fitOfStart(
        of text: String,
        _ script: TextScript
    ) throws(FontError) -> Fit? {
        var length = 1 << 12
        guard length < text.utf8.count / 4, lineLimit > 0 || height.isFinite, width.isFinite,
            size(of: font(maximumPointSize: TextFitter.minimumSize)).lineLimit ?? 0 < 1 << 20
        else { return nil }
        while length < text.utf8.count / 4 {
            let end = text.utf8.index(text.startIndex, offsetBy: length)
            // The view rounds the index down to a scalar boundary.
            let start = String(text.unicodeScalars[..<end])
            let fitter = try TextFitter(start, script, self)
            if try fitter.overflows() { return fitter.fitOfNoSize(text) }
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

/// The limits of a box, and the face of its text.
private struct BoxLimits: Sendable {
    let height: Double
    let lineLimit: Int
    let face: FontInstance
    /// The face of the system font, or `nil` if widths are proportional to the size.
    let systemFace: SystemFace?

    func size(of font: ScaledFont) -> FitSize {
        FitSize(
            pointSize: font.pointSize,
            lineLimit: lines(of: font),
            scale: systemFace.map { WidthScale($0, at: font.pointSize) }
                ?? WidthScale(pointSize: font.pointSize)
        )
    }

    /// Returns the maximum number of lines in a font, 0 for no limit, or `nil` if no line fits.
    private func lines(of font: ScaledFont) -> Int? {
        guard height.isFinite else { return lineLimit }
        // As in labels, leading is ignored, and a line height that the designer set has precedence.
        let line = font.statedLineHeight ?? face.metrics(at: font.pointSize).lineHeight
        guard line > 0 else { return lineLimit }
        let count = (height + FilledLine.tolerance) / line
        guard count >= 1 else { return nil }
        let lines = Int(min(count, 1e6))
        return lineLimit > 0 ? min(lines, lineLimit) : lines
    }
}
