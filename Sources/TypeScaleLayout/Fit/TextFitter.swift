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

    /// The answer for one size, and the exactness of the width.
    private typealias Answer = (verdict: Verdict, exactness: WidthExactness)

    private let text: String
    private let direction: ParagraphStyle.Direction
    private let room: TextRoom
    /// The text measured at the smallest category.
    private let first: MeasuredText
    /// Whether widths are proportional to the size, so that one measurement is enough.
    private let isLinear: Bool
    /// The runs of text in the system font, or `nil` in another font.
    ///
    /// An empty string represents a newline or tab. The clusters do not depend on the size.
    private let systemRuns: [String]?

    init(
        _ text: String,
        _ direction: ParagraphStyle.Direction,
        _ room: TextRoom
    ) throws(FontError) {
        self.text = text
        self.direction = direction
        self.room = room
        let font = room.sizes[0]
        first = try Self.measured(text, direction, font, room)
        // Tab stops do not scale.
        isLinear =
            font.isFile && font.scaled.tracking == nil
            && font.pointSize > 0 && font.pointSize.isFinite
            && !first.segments.contains { $0.endsInTab }
        systemRuns = !font.isFile && room.fallbacks.isEmpty ? Self.runs(of: text) : nil
    }

    /// The minimum size to try, in tenths of a point.
    private static let minimumSize = 10

    /// Returns the truncated categories, and the maximum size that prevents truncation.
    func fit() throws(FontError) -> TextFit {
        let sizes = room.sizes
        let answers = try answers()
        let problem = answers.firstIndex { $0.verdict != .fits }
        var maximum: Double?
        if let problem {
            let fitting = problem > 0 ? sizes[problem - 1].pointSize : nil
            maximum = try cap(fitting, below: sizes[problem].pointSize)
        }
        func categories(_ verdict: Verdict) -> [ContentSizeCategory] {
            zip(ContentSizeCategory.allCases, answers).filter { $1.verdict == verdict }.map { $0.0 }
        }
        return TextFit(
            truncated: categories(.truncated),
            undecided: categories(.undecided),
            maximumPointSize: maximum,
            missing: first.missing,
            needsShaping: !first.needsShaping.isEmpty,
            exactness: problem.map { answers[$0].exactness } ?? first.exactness
        )
    }

    /// Returns the answer for each category.
    ///
    /// If widths are proportional to the size, two sizes with equal answers determine the answers
    /// for all sizes between them. In the system font, some characters narrow as the size grows.
    private func answers() throws(FontError) -> [Answer] {
        let sizes = room.sizes
        var answers: [Answer?] = sizes.map { _ in nil }
        func fill(_ range: ClosedRange<Int>) throws(FontError) {
            let (low, high) = (range.lowerBound, range.upperBound)
            for end in [low, high] where answers[end] == nil {
                answers[end] = try verdict(sizes[end].scaled)
            }
            guard high - low > 1 else { return }
            if answers[low]?.verdict == answers[high]?.verdict {
                for index in low..<high { answers[index] = answers[low] }
            } else {
                let middle = (low + high) / 2
                try fill(low...middle)
                try fill(middle...high)
            }
        }
        if isLinear, room.isAscending { try fill(0...(sizes.count - 1)) }
        return try answers.enumerated().map { index, answer throws(FontError) in
            if let answer { answer } else { try verdict(sizes[index].scaled) }
        }
    }

    /// Returns whether the text exceeds the line limit even at the minimum size.
    func overflows() throws(FontError) -> Bool {
        try verdict(font(Self.minimumSize), lines: room.lineLimit + 1).verdict == .truncated
    }

    /// The result for text that does not fit at any size.
    var fitOfNoSize: TextFit {
        TextFit(
            truncated: ContentSizeCategory.allCases,
            undecided: [],
            maximumPointSize: nil,
            missing: first.missing,
            needsShaping: !first.needsShaping.isEmpty,
            exactness: first.exactness
        )
    }

    /// Returns the largest size that fits, with one decimal place, or `nil` if none fits.
    private func cap(
        _ fitting: Double?,
        below tooLarge: Double
    ) throws(FontError) -> Double? {
        var high = Int(Self.tenths(tooLarge).rounded(.up))
        var low = Self.minimumSize
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
    ) throws(FontError) -> Answer {
        let size = font.pointSize
        // At a size of 0 or less, text needs no room.
        guard size.isFinite, size > 0 else {
            return (text.isEmpty || size <= 0 ? .fits : .truncated, first.exactness)
        }
        let limit = lines ?? room.lineLimit
        if isLinear {
            // Scales the available width instead of measuring the text again.
            let factor = size / first.spans[0].pointSize
            return (first.verdict(room.width, limit, at: factor), first.exactness)
        }
        let measured =
            if let systemRuns {
                try first.withAdvances(of: systemRuns, in: room.sizes[0].face, font)
            } else {
                try Self.measured(text, direction, room.resolved(font), room, like: first)
            }
        return (measured.verdict(room.width, limit, at: 1), measured.exactness)
    }

    /// Returns the text between newlines and tabs, and an empty string for each of them.
    private static func runs(of text: String) -> [String] {
        var runs: [String] = []
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            let run = rest.prefix { !$0.isLineControl }
            runs.append(String(run))
            rest = run.isEmpty ? rest.dropFirst() : rest[run.endIndex...]
        }
        return runs
    }

    private static func measured(
        _ text: String,
        _ direction: ParagraphStyle.Direction,
        _ font: ResolvedFont,
        _ room: TextRoom,
        like other: MeasuredText? = nil
    ) throws(FontError) -> MeasuredText {
        var style = ParagraphStyle()
        style.direction = direction
        style.lineBreakStrategy = .standard
        let span = TextSpan(text, font: font, fallbacks: room.fallbacks)
        var measurer = TextMeasurer(MeasuredText(spans: [span], style: style), like: other)
        try measurer.add(0)
        return measurer.measured()
    }
}

extension MeasuredText {
    /// Returns the text with the advances of the system font at another size.
    fileprivate func withAdvances(
        of runs: [String],
        in face: FontInstance,
        _ font: ScaledFont
    ) throws(FontError) -> MeasuredText {
        var text = self
        text.exactness = .exact
        text.margin = .none
        var position = 0.0
        var cluster = 0
        func addCluster(to end: Double) {
            position = end
            cluster += 1
            if cluster < text.positions.count { text.positions[cluster] = position }
        }
        for run in runs {
            if run.isEmpty {
                addCluster(to: position)
                continue
            }
            let run = try face.glyphs(
                of: run,
                at: font.pointSize,
                letterSpacing: font.tracking
            )
            let (origin, em) = (position, Double(run.unitsPerEm))
            var units = 0.0
            for glyph in run.glyphs {
                units += glyph.advance
                addCluster(to: origin + units * font.pointSize / em)
            }
            text.exactness = max(text.exactness, run.exactness)
            text.margin.add(run.margin, scale: font.pointSize / em)
        }
        return text
    }

    /// Returns whether the text, scaled by `factor`, fits into `lines` lines of `width` points.
    fileprivate func verdict(
        _ width: Double,
        _ lines: Int,
        at factor: Double
    ) -> TextFitter.Verdict {
        let width = width / factor
        guard fits(width, lines) else { return .truncated }
        if margin == .none { return .fits }
        // Without a limit, a wider text also fits.
        return fits(width.isFinite ? margin.reducing(width) : width, lines) ? .fits : .undecided
    }

    private func fits(_ width: Double, _ lines: Int) -> Bool {
        let isOneLine = segments.count == 1 || segments.allSatisfy { !$0.isMandatory }
        if isOneLine, !segments.contains(where: { $0.endsInTab }) {
            if (positions.last ?? 0) <= width { return true }
            // A second line begins at the first segment that is too wide.
            if lines == 1 {
                let limit = width + LineFiller.tolerance
                return segments.allSatisfy { positions[Int($0.visibleEnd)] <= limit }
            }
        }
        var filler = LineFiller(self, width: width)
        filler.fill(upTo: lines)
        return !filler.hasMore
            && filler.lines.allSatisfy {
                self.width(of: $0.content) <= width + LineFiller.tolerance
            }
    }
}
