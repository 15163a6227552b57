import TypeScaleLayout

/// A text that is measured for a reader, whose size depends on the proposal.
struct MeasuredViewText {
    /// The text, or `nil` if only its size is known.
    private let text: MeasuredText?
    private let lineLimit: Int
    private let truncation: ViewText.Truncation
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
    /// The width of the narrowest line that can be shown: a character, or an ellipsis.
    let narrowest: Double
    /// An upper bound of the width that the widest line leaves empty if the text wraps.
    ///
    /// The line has no room for the next word, and its last word can move to the last line, which
    /// would contain one word otherwise.
    let emptyWidth: Double

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
        var style = ParagraphStyle()
        style.lineBreakStrategy = .standard
        let run = TextLabel.Run(view.text, font: view.font, language: view.language)
        let label = TextLabel([run], style: style)
        let text = try label.measured(for: traits, fonts: fonts)
        self.text = text
        let font = view.font.scaled(for: traits)
        let metrics: FaceMetrics
        do throws(FontNotFound) {
            metrics = try font.resolved(fonts: fonts).metrics
        } catch { throw .fontNotFound(error) }
        let pixels = traits.pixelsPerPoint
        (lineHeight, ascent) = (metrics.lineHeight, metrics.ascender)
        pixelsPerPoint = pixels
        // A preferred font has the system's leading. Others have lines without space between them.
        let leading =
            view.font.isPreferredFont
            ? traits.platform.typeTable[view.font.textStyle, traits.category].lineAdvance?.value
            : nil
        lineAdvance = leading ?? metrics.lineHeight.roundedUp(pixelsPerPoint: pixels)
        spacing =
            leading != nil && traits.platform.scalesText
            ? (lineAdvance - lineHeight).roundedUp(pixelsPerPoint: pixels) : 0
        lineLimit = max(1, view.lineLimit ?? .max)
        truncation = view.truncation
        let layout = text.layout()
        let width = layout.size.width.roundedUp(pixelsPerPoint: pixels)
        // Lines of no width contain a character each, and lines of words contain a word each.
        let characters = text.layout(width: 0).lines.reduce(0) { max($0, $1.width) }
        narrowest = max(characters, font.pointSize)
        emptyWidth = 2 * text.widestWord + font.pointSize
        let measured = layout.lines.map { $0.measuredWidth.bounds() }
        bounds = Interval(
            measured.map(\.lowerBound).max() ?? 0,
            (measured.map(\.upperBound).max() ?? 0).roundedUp(pixelsPerPoint: pixels)
        )
        let advance = lineAdvance * Double(layout.lines.count - 1)
        ideal = TextSize(
            width: width,
            height: (metrics.lineHeight + max(0, advance)).roundedUp(pixelsPerPoint: pixels)
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
        (ideal, lineHeight, ascent) = (size, size.height, size.height)
        (bounds, narrowest, emptyWidth) = (Interval(size.width), size.width, size.width)
        (self.lineAdvance, self.spacing) = (lineAdvance, spacing)
    }

    /// Returns whether the text has more lines than its limit, whatever the height.
    func exceedsLimit(_ width: Double) -> Bool {
        guard lineLimit < .max else { return false }
        return lines(ViewProposal(width: width)).isTruncated
    }

    /// Returns the lines for a proposal.
    func lines(_ proposal: ViewProposal) -> Lines {
        guard var text else {
            let isTruncated = proposal.width ?? .infinity < ideal.width - 1e-6
            return Lines(size: ideal, count: 1, isTruncated: isTruncated)
        }
        var limit = lineLimit
        if let height = proposal.height, height.isFinite {
            let count = ((height - lineHeight + 1e-6) / max(lineAdvance, 1e-3)).rounded(.down) + 1
            limit = min(limit, max(1, Int(min(count, 1e6))))
        }
        text.style.lineLimit = limit == .max ? 0 : limit
        text.style.lineBreakMode = truncation.mode
        // A width between two pixels is as wide as the text whose width is rounded up to it.
        let layout = text.layout(width: proposal.width.map { $0 + 1e-6 })
        var widest = layout.lines.reduce(0) { max($0, $1.width) }
        // An ellipsis is never wider than the proposal.
        if layout.isTruncated { widest = min(widest, proposal.width ?? widest) }
        let height = lineHeight + lineAdvance * Double(max(0, layout.lines.count - 1))
        let size = TextSize(width: widest, height: height)
        return Lines(
            size: size.roundedUp(pixelsPerPoint: pixelsPerPoint),
            count: layout.lines.count,
            isTruncated: layout.isTruncated
        )
    }
}

extension MeasuredText {
    /// An upper bound of the width of a word, with the space after it.
    fileprivate var widestWord: Double {
        let words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
        return words.reduce(0) { widest, word in
            guard let span = spans.first else { return widest }
            var part = TextSpan(String(Substring(word)), face: span.face, pointSize: span.pointSize)
            part.language = span.language
            let width = (try? MeasuredText([part]).layout().size.width) ?? .infinity
            return max(widest, width)
        }
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
