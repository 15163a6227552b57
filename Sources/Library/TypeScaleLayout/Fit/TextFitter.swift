import TypeScale
import TypeScaleFonts

/// Finds the sizes at which text fits a label.
struct TextFitter {
    /// The answer for one size.
    enum Verdict {
        /// The text fits, even if an estimated width is too small by its margin.
        case fits
        /// The text fits only if an estimated width is not too small.
        case undecided
        case truncated
    }

    private let room: TextRoom
    private let direction: ParagraphStyle.Direction
    /// The text at all sizes or, if ``isMeasuredPerSize`` is `true`, at the smallest category.
    private let text: FittedText
    /// Whether the text must be measured at each size.
    private let isMeasuredPerSize: Bool

    init(
        _ text: String,
        _ direction: ParagraphStyle.Direction,
        _ room: TextRoom
    ) throws(FontError) {
        self.room = room
        self.direction = direction
        let font = room.sizes[0]
        if font.scaled.tracking == nil, font.isFile || room.systemWidths != nil {
            isMeasuredPerSize = false
            if let widths = room.systemWidths, room.fallbacks.isEmpty {
                self.text = FittedText(text, widths)
            } else {
                // The unit is independent of the size.
                let size = ScalableWidth.unitsPerEm
                let span = TextSpan(.text(text), face: font.face, pointSize: size)
                self.text = try Self.text(span, direction, room, room.systemWidths)
            }
        } else {
            isMeasuredPerSize = true
            self.text = try Self.text(TextSpan(text, font: font), direction, room, nil)
        }
    }

    /// The minimum size to try, in points.
    static let minimumSize = 1.0

    /// Returns the readers for whom the text is truncated or undecided and, on request, the maximum
    /// size that prevents truncation.
    func answers(findsMaximum: Bool) throws(FontError) -> TextAnswers {
        var answers = TextAnswers(
            missing: text.missing,
            needsShaping: text.needsShaping,
            exactness: .exact
        )
        var problem: Int?
        for (index, font) in room.smallest.enumerated() {
            let answer = try verdict(font)
            switch answer.verdict {
            case .fits: break
            case .undecided: answers.undecided |= 1 << UInt32(index)
            case .truncated: answers.truncated |= 1 << UInt32(index)
            }
            if problem == nil, answer.verdict != .fits { problem = index }
            if index == problem ?? 0 { answers.exactness = answer.exactness }
        }
        if findsMaximum, let problem {
            let fitting = problem > 0 ? room.sizes[problem - 1].pointSize : nil
            answers.maximumPointSize = try cap(fitting, below: room.sizes[problem].pointSize)
        }
        return answers
    }

    /// Returns whether the text exceeds the line limit even at the minimum size.
    func overflows() throws(FontError) -> Bool {
        let font = room.font(maximumPointSize: Self.minimumSize)
        return try verdict(font, lines: (room.lines(of: font) ?? 0) + 1).verdict == .truncated
    }

    /// The result for text that does not fit at any size.
    var answersOfNoSize: TextAnswers {
        TextAnswers(
            truncated: (0..<room.sizes.count).reduce(0) { $0 | 1 << UInt32($1) },
            missing: text.missing,
            needsShaping: text.needsShaping,
            exactness: text.exactness(at: scale(room.sizes[0].pointSize))
        )
    }

    /// Returns the largest size that fits, with one decimal place, or `nil` if none fits.
    private func cap(
        _ fitting: Double?,
        below tooLarge: Double
    ) throws(FontError) -> Double? {
        var high = Int(Self.tenths(tooLarge).rounded(.up))
        var low = Int(Self.minimumSize * 10)
        if let fitting {
            low = Int(Self.tenths(fitting).rounded(.down))
        } else {
            guard low < high, try fits(font(low)) else { return nil }
        }
        while high - low > 1 {
            let middle = (low + high) / 2
            if try fits(font(middle)) { low = middle } else { high = middle }
        }
        // The size at a category is not always a multiple of a tenth of a point.
        return max(fitting ?? 0, Double(low) / 10)
    }

    /// Returns a size in tenths of a point, at most the maximum size to try.
    private static func tenths(_ size: Double) -> Double { min(1e6, max(0, size)) * 10 }

    private func font(_ tenths: Int) -> ScaledFont {
        room.font(maximumPointSize: Double(tenths) / 10)
    }
}

extension TextFitter {
    private func fits(_ font: ScaledFont) throws(FontError) -> Bool {
        try verdict(font).verdict == .fits
    }

    /// Returns whether the text in a font fits the room, and the exactness of its width.
    private func verdict(
        _ font: ScaledFont,
        lines: Int? = nil
    ) throws(FontError) -> (verdict: Verdict, exactness: WidthExactness) {
        let size = font.pointSize
        let scale = scale(size)
        // At a size of 0 or less, text needs no room.
        guard size.isFinite, size > 0 else {
            let isEmpty = text.text.isEmpty || size <= 0
            return (isEmpty ? .fits : .truncated, text.exactness(at: scale))
        }
        guard let limit = lines ?? room.lines(of: font) else {
            return (text.text.isEmpty ? .fits : .truncated, text.exactness(at: scale))
        }
        guard isMeasuredPerSize else {
            return (text.verdict(room.width, limit, at: scale), text.exactness(at: scale))
        }
        let span = TextSpan(text.text, font: room.resolved(font))
        let text = try Self.text(span, direction, room, nil)
        return (text.verdict(room.width, limit, at: scale), text.exactness(at: scale))
    }

    private func scale(_ pointSize: Double) -> WidthScale {
        guard !isMeasuredPerSize, let face = room.systemWidths?.face else {
            return WidthScale(pointSize: pointSize)
        }
        return WidthScale(face, at: pointSize)
    }

    private static func text(
        _ span: TextSpan,
        _ direction: ParagraphStyle.Direction,
        _ room: TextRoom,
        _ widths: SystemWidths?
    ) throws(FontError) -> FittedText {
        var style = ParagraphStyle()
        style.direction = direction
        style.lineBreakStrategy = .standard
        var span = span
        span.fallbacks = room.fallbacks
        let text = MeasuredText(spans: [span], style: style)
        var measurer = TextMeasurer(text, measuresEllipses: false)
        try measurer.add(0)
        return FittedText(measurer.measured(), at: span.pointSize, widths)
    }
}

extension FittedText {
    /// Returns whether the text at a size fits into `lines` lines of `width` points.
    fileprivate func verdict(
        _ width: Double,
        _ lines: Int,
        at scale: WidthScale
    ) -> TextFitter.Verdict {
        guard fits(width, lines, at: scale) else { return .truncated }
        let margin = margin(at: scale)
        if margin == .none { return .fits }
        // Without a limit, a wider text also fits.
        let least = width.isFinite ? margin.reducing(width) : width
        return fits(least, lines, at: scale) ? .fits : .undecided
    }
}
