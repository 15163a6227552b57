import TypeScale
import TypeScaleFonts

/// Finds the sizes at which text fits a label.
struct TextFitter {
    private let box: LabelBox
    private let script: TextScript
    /// The text at all sizes or, if it is measured at each size, with the smallest setting.
    private let text: FittedText

    init(
        _ text: String,
        _ script: TextScript,
        _ box: LabelBox
    ) throws(FontError) {
        self.box = box
        self.script = script
        let font = box.sizes[0]
        if !box.isMeasuredPerSize {
            if let widths = box.systemWidths, box.fallbacks.isEmpty {
                self.text = FittedText(text, widths, script.language)
            } else {
                // The unit is independent of the size.
                let size = ScalableWidth.unitsPerEm
                let span = TextSpan(text, face: font.face, pointSize: size)
                self.text = try Self.text(span, script, box, box.systemWidths)
            }
        } else {
            self.text = try Self.text(TextSpan(text, font: font), script, box, nil)
        }
    }

    /// The minimum size to try, in points.
    static let minimumSize = 1.0

    /// Returns the settings with which the text is truncated or inconclusive and, on request, the
    /// maximum size that prevents both.
    func fit(_ original: String, findsMaximum: Bool) throws(FontError) -> Fit {
        var fit = result(original)
        for (index, size) in box.smallestSizes.enumerated() {
            let answer = try answer(size, box.smallest[index])
            switch answer.verdict {
            case .fits: break
            case .inconclusive:
                fit.inconclusiveSettings |= 1 << index
                fit.needsDictionary = fit.needsDictionary || answer.needsDictionary
            case .truncated: fit.truncatedSettings |= 1 << index
            }
            let isFirst = answer.verdict != .fits && fit.fittingCount == box.settings.count
            if isFirst { fit.fittingCount = index }
            guard isFirst || index == 0 else { continue }
            fit.exactness = answer.width.exactness(pixelsPerPoint: box.pixelsPerPoint)
        }
        let problem = fit.fittingCount
        if findsMaximum, problem < box.settings.count {
            let fitting = problem > 0 ? box.sizes[problem - 1].pointSize : nil
            fit.maximumPointSize = try cap(fitting, below: box.sizes[problem].pointSize)
        }
        return fit
    }

    private func result(_ original: String) -> Fit {
        Fit(
            original,
            script,
            box,
            missing: text.missing,
            needsShaping: text.needsShaping
        )
    }

    /// Returns whether the text exceeds the line limit even at the minimum size.
    func overflows() throws(FontError) -> Bool {
        let font = box.font(maximumPointSize: Self.minimumSize)
        var size = box.size(of: font)
        size.lineLimit = (size.lineLimit ?? 0) + 1
        return try answer(size, font).verdict == .truncated
    }

    /// Returns the result for text that does not fit at any size.
    func fitOfNoSize(_ original: String) -> Fit {
        var fit = result(original)
        for index in box.settings.indices { fit.truncatedSettings |= 1 << index }
        fit.fittingCount = 0
        fit.exactness = text.widths.measured(at: box.size(of: box.sizes[0].scaled).scale)
            .exactness(pixelsPerPoint: box.pixelsPerPoint)
        return fit
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
        box.font(maximumPointSize: Double(tenths) / 10)
    }
}

extension TextFitter {
    private func fits(_ font: ScaledFont) throws(FontError) -> Bool {
        try answer(box.size(of: font), font).verdict == .fits
    }

    /// Returns whether the text in a font fits the box, and its width.
    private func answer(
        _ size: FitSize,
        _ font: @autoclosure () -> ScaledFont
    ) throws(FontError) -> FitAnswer {
        let (pointSize, scale) = (size.pointSize, size.scale)
        // At a size of 0 or less, text needs no box.
        let isEmpty = text.text.isEmpty || pointSize <= 0
        guard pointSize.isFinite, pointSize > 0, let limit = size.lineLimit else {
            let width = text.widths.measured(at: scale)
            return FitAnswer(verdict: isEmpty ? .fits : .truncated, width: width)
        }
        guard box.isMeasuredPerSize else { return text.answer(box, limit, at: scale) }
        let span = TextSpan(text.text, font: box.resolved(font()))
        return try Self.text(span, script, box, nil).answer(box, limit, at: scale)
    }

    private static func text(
        _ span: TextSpan,
        _ script: TextScript,
        _ box: LabelBox,
        _ widths: SystemWidths?
    ) throws(FontError) -> FittedText {
        var style = ParagraphStyle()
        style.direction = script.direction
        style.lineBreakStrategy = FittedText.lineBreakStrategy
        var span = span
        span.fallbacks = box.fallbacks
        span.language = script.language
        return FittedText(try MeasuredText([span], style: style), at: span.pointSize, widths)
    }
}

/// The answer for one size.
struct FitAnswer {
    let verdict: Fit.Verdict
    /// The width of the text on one line.
    let width: MeasuredWidth
    /// Whether the verdict is inconclusive only because no dictionary says where lines may end.
    var needsDictionary = false
}

extension FittedText {
    /// Returns whether the text at a size fits into `lines` lines of a box.
    fileprivate func answer(_ box: LabelBox, _ lines: Int, at scale: WidthScale) -> FitAnswer {
        let (width, measured) = (box.width, widths.measured(at: scale))
        // The deviation of a line is at most the deviation of the text. Without a limit, a wider
        // text also fits.
        let spread = width.isFinite ? box.deviations * measured.deviation : 0
        let margin = width.isFinite ? measured.margin : .none
        let least = margin.reducing(max(0, width - spread))
        if fits(least, lines, at: scale, .none) {
            return FitAnswer(verdict: .fits, width: measured)
        }
        if unknownBreaks != nil, fits(least, lines, at: scale, .all) {
            return FitAnswer(verdict: .inconclusive, width: measured, needsDictionary: true)
        }
        let most = margin.increasing(width + spread)
        let isPossible = least < most && fits(most, lines, at: scale, .all)
        return FitAnswer(verdict: isPossible ? .inconclusive : .truncated, width: measured)
    }
}
