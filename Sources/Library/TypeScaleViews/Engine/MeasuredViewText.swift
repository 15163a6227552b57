import TypeScaleFonts
import TypeScaleLayout

/// A text that is measured for a reader, whose size depends on the proposal.
struct MeasuredViewText {
    /// The text, or `nil` if only its size is known.
    private let text: MeasuredText?
    /// The maximum number of lines.
    let lineLimit: Int
    private let truncation: ViewText.Truncation
    /// The smallest factor by which the text shrinks.
    let minimumScale: Double
    private let pixelsPerPoint: Double
    /// The unrounded height of a line.
    let lineHeight: Double
    /// The distance between baselines.
    let lineAdvance: Double
    /// The unrounded distance from the top to the first baseline.
    let ascent: Double
    /// The size without a limit on the width.
    let ideal: TextSize

    /// The bounds of the width on one line.
    let bounds: Interval

    /// The factor by which the text is wider than measured.
    private(set) var widening = 1.0

    /// Whether the width is an estimate.
    var isEstimate: Bool {
        bounds.most - bounds.least > 1 / pixelsPerPoint || bounds.most > ideal.width
    }

    /// Returns the text as wide, or as narrow, as it can be.
    func widened(_ isWidest: Bool) -> MeasuredViewText {
        guard ideal.width > 0 else { return self }
        var text = self
        text.widening = (isWidest ? bounds.most : bounds.least) / ideal.width
        return text
    }
    /// The lines of the text in a proposal.
    struct Lines {
        let size: TextSize
        let count: Int
        let isTruncated: Bool
    }

    init(
        _ view: ViewText,
        for traits: TraitCollection,
        fonts: some FontProvider
    ) throws(LayoutError) {
        var traits = traits
        if let category = view.category { traits.preferredContentSizeCategory = category }
        let pixels = traits.pixelsPerPoint
        var spans: [TextSpan] = []
        var (leading, size, isSystemLeading) = (0.0, 0.0, true)
        var (lineHeight, ascent) = (0.0, 0.0)
        for run in view.runs {
            let span = try run.span(view.language, for: traits, fonts: fonts)
            spans.append(span)
            let metrics = span.face.metrics(at: span.pointSize)
            lineHeight = max(lineHeight, metrics.lineHeight)
            ascent = max(ascent, metrics.ascender)
            size = max(size, span.pointSize)
            // A preferred font has the system's leading. In others, lines follow without space.
            let table = traits.platform.typeTable[run.font.textStyle, traits.category]
            let system = run.font.isPreferredFont ? table.lineAdvance?.value : nil
            isSystemLeading = isSystemLeading && system != nil
            leading = max(
                leading,
                system ?? metrics.lineHeight.roundedUp(pixelsPerPoint: pixels)
            )
        }
        var style = ParagraphStyle()
        style.lineBreakStrategy = .standard
        let text: MeasuredText
        do throws(FontError) {
            text = try MeasuredText(spans, style: style)
        } catch { throw .unreadableFont(error) }
        self.text = text
        (self.lineHeight, self.ascent) = (lineHeight, ascent)
        pixelsPerPoint = pixels
        let added = view.lineSpacing > 0 && view.lineSpacing.isFinite ? view.lineSpacing : 0
        lineAdvance = leading + added
        spacing =
            isSystemLeading && traits.platform.scalesText
            ? (leading - lineHeight).roundedUp(pixelsPerPoint: pixels) : 0
        lineLimit = max(1, view.lineLimit ?? .max)
        truncation = view.truncation
        minimumScale = view.minimumScale > 0 ? min(1, view.minimumScale) : 1
        let layout = text.layout()
        let width = layout.size.width.roundedUp(pixelsPerPoint: pixels)
        let measured = layout.lines.map { $0.measuredWidth.bounds() }
        bounds = Interval(
            measured.map(\.lowerBound).max() ?? 0,
            (measured.map(\.upperBound).max() ?? 0).roundedUp(pixelsPerPoint: pixels)
        )
        let advance = lineAdvance * Double(layout.lines.count - 1)
        ideal = TextSize(
            width: width,
            height: (lineHeight + max(0, advance)).roundedUp(pixelsPerPoint: pixels)
        )
    }

    /// The distance to a text above, if neither stack has a spacing.
    ///
    /// Source: text over text on iOS 26.2 at XS, L and AX5, where it is 2.33, 2 and -1 points. On
    /// macOS, it is 0.
    let spacing: Double

    /// Creates text on one line whose size was recorded.
    init(_ size: TextSize, lineAdvance: Double, spacing: Double) {
        (text, lineLimit, truncation, pixelsPerPoint) = (nil, 1, .tail, 1)
        minimumScale = 1
        (ideal, lineHeight, ascent) = (size, size.height, size.height)
        bounds = Interval(size.width)
        (self.lineAdvance, self.spacing) = (lineAdvance, spacing)
    }

    /// Returns whether the text has more lines than its limit, whatever the height.
    func exceedsLimit(_ width: Double) -> Bool {
        guard lineLimit < .max else { return false }
        return lines(ViewProposal(width: width)).isTruncated
    }

    /// Returns whether a word has no room in a width, so that a line ends in the word.
    func breaksWord(_ width: Double) -> Bool {
        let width = width / widening
        guard let text, ideal.width > width else { return false }
        let ends = text.layout(width: width + 1e-6).lines.dropLast().map(\.range.upperBound)
        let breaker = LineBreaker(strategy: .standard, language: text.spans.first?.language)
        let opportunities = Set(breaker.opportunities(in: text.text).map(\.offset))
        return !opportunities.isSuperset(of: ends)
    }

    /// Returns the bounds of the number of lines, without a limit, for all widths in an interval.
    ///
    /// Text has fewer lines in more width, except if a line ends in a word. With such lines, it has
    /// at least as many as if each line was filled, and at most one more for each word.
    func lineCounts(_ width: Interval, _ words: WordWidths) -> ClosedRange<Int> {
        func count(_ width: Double) -> Int {
            lines(ViewProposal(width: width), limit: .max).count
        }
        guard var text, breaksWord(width.least) else {
            return count(width.most)...count(width.least)
        }
        text.style.lineBreakMode = .characterWrapping
        let most = text.layout(width: width.least).lines.count + words.count
        // A line has at least a character, and spaces at its end have no width.
        let character = text.layout(width: 0).lines.reduce(1e-3) { max($0, $1.width) }
        let least = (words.sum / max(width.most, character)).rounded(.up)
        return max(1, min(most, Int(min(least, 1e6))))...most
    }

    /// Returns the widths of the words, which only bounds need.
    func wordWidths() -> WordWidths { WordWidths(text) }

    /// Whether the text can have any number of lines.
    var hasNoLimit: Bool { lineLimit == .max }

    /// Whether the text has at most one line.
    var isLimitedToOneLine: Bool { lineLimit == 1 }

    /// Returns the lines for a proposal.
    func lines(_ proposal: ViewProposal) -> Lines {
        let lines = lines(proposal, limit: lineLimit)
        func hasRoom(_ lines: Lines) -> Bool {
            !lines.isTruncated
                && lines.size.height <= (proposal.height ?? .infinity) + 1 / pixelsPerPoint
        }
        guard minimumScale < 1, !hasRoom(lines) else { return lines }
        let smallest = self.lines(proposal, limit: lineLimit, scale: minimumScale)
        guard hasRoom(smallest) else { return smallest }
        // The largest factor, to a thousandth, with which the text has room.
        var (best, fitting, tooLarge) = (smallest, minimumScale, 1.0)
        while tooLarge - fitting > 1e-3 {
            let scale = (fitting + tooLarge) / 2
            let lines = self.lines(proposal, limit: lineLimit, scale: scale)
            if hasRoom(lines) { (best, fitting) = (lines, scale) } else { tooLarge = scale }
        }
        return best
    }

    /// Returns the lines of the text with a limit, scaled by a factor.
    ///
    /// Scaled text breaks as unscaled text does in a width that is divided by the factor.
    func lines(_ proposal: ViewProposal, limit: Int, scale: Double = 1) -> Lines {
        guard var text else {
            let isTruncated = proposal.width ?? .infinity < ideal.width - 1e-6
            return Lines(size: ideal, count: 1, isTruncated: isTruncated)
        }
        let width = proposal.width.map { $0 / (scale * widening) }
        var limit = limit
        if let height = proposal.height, height.isFinite {
            let rest = height / scale - lineHeight + 1e-6
            let count = (rest / max(lineAdvance, 1e-3)).rounded(.down) + 1
            limit = min(limit, max(1, Int(min(count, 1e6))))
        }
        text.style.lineLimit = limit == .max ? 0 : limit
        text.style.lineBreakMode = truncation.mode
        // A width between two pixels is as wide as the text whose width is rounded up to it.
        let layout = text.layout(width: width.map { $0 + 1e-6 })
        // A character or an ellipsis can be wider than the proposal. The text is not, as far as is
        // known. Scenarios: narrow-0, narrow-5, order-glyph
        let widest = min(layout.lines.reduce(0) { max($0, $1.width) }, width ?? .infinity)
        let height = lineHeight + lineAdvance * Double(max(0, layout.lines.count - 1))
        let size = TextSize(width: widest * scale * widening, height: height * scale)
        return Lines(
            size: size.roundedUp(pixelsPerPoint: pixelsPerPoint),
            count: layout.lines.count,
            isTruncated: layout.isTruncated
        )
    }
}

extension ViewText.Run {
    /// Returns the measured part for a reader.
    fileprivate func span(
        _ language: String?,
        for traits: TraitCollection,
        fonts: some FontProvider
    ) throws(LayoutError) -> TextSpan {
        let scaled = font.scaled(for: traits)
        var span: TextSpan
        if let face {
            span = TextSpan(text, face: face, pointSize: scaled.pointSize)
        } else {
            do throws(FontNotFound) {
                span = TextSpan(text, font: try scaled.resolved(fonts: fonts))
            } catch { throw .fontNotFound(error) }
        }
        span.language = language
        if tracking != 0, tracking.isFinite {
            let own = span.letterSpacing ?? span.face.tracking(at: span.pointSize) ?? 0
            span.letterSpacing = own + tracking
        }
        return span
    }
}

extension ViewText.Truncation {
    fileprivate var mode: LineBreakMode {
        switch self {
        case .head: .truncatingHead
        case .middle: .truncatingMiddle
        case .tail: .truncatingTail
        }
    }
}

extension Double {
    func roundedUp(pixelsPerPoint: Double) -> Double {
        TextSize(width: self, height: 0).roundedUp(pixelsPerPoint: pixelsPerPoint).width
    }

    /// The number with at most two decimal places.
    var printed: String { roundedText(toPlaces: 2) }
}
