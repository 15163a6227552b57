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

    private let text: String
    private let direction: ParagraphStyle.Direction
    private let room: TextRoom
    /// The text measured at the smallest category.
    private let first: MeasuredText
    /// Whether widths are proportional to the size, so that one measurement is enough.
    private let isLinear: Bool

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
    }

    /// The minimum size to try, in tenths of a point.
    private static let minimumSize = 10

    /// Returns the truncated categories, and the maximum size that prevents truncation.
    func fit() throws(FontError) -> TextFit {
        let sizes = room.sizes
        var truncated: [Int] = []
        var undecided: [Int] = []
        var exactness = first.exactness
        for index in sizes.indices {
            let answer = try verdict(sizes[index])
            if answer.verdict != .fits, truncated.isEmpty, undecided.isEmpty {
                exactness = answer.exactness
            }
            switch answer.verdict {
            case .fits: break
            case .undecided: undecided.append(index)
            case .truncated: truncated.append(index)
            }
        }
        var maximum: Double?
        if let first = [truncated.first, undecided.first].compactMap({ $0 }).min() {
            let fitting = first > 0 ? sizes[first - 1].pointSize : nil
            maximum = try cap(fitting, below: sizes[first].pointSize)
        }
        return TextFit(
            truncated: truncated.map { ContentSizeCategory.allCases[$0] },
            undecided: undecided.map { ContentSizeCategory.allCases[$0] },
            maximumPointSize: maximum,
            missing: first.missing,
            needsShaping: !first.needsShaping.isEmpty,
            exactness: exactness
        )
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

    private func font(_ tenths: Int) -> ResolvedFont {
        room.font(maximumPointSize: Double(tenths) / 10)
    }
}

extension TextFitter {
    private func fits(_ font: ResolvedFont) throws(FontError) -> Bool {
        try verdict(font).verdict == .fits
    }

    /// Returns whether the text in a font fits the room, and the exactness of its width.
    private func verdict(
        _ font: ResolvedFont,
        lines: Int? = nil
    ) throws(FontError) -> (verdict: Verdict, exactness: WidthExactness) {
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
        let measured = try Self.measured(text, direction, font, room)
        return (measured.verdict(room.width, limit, at: 1), measured.exactness)
    }

    private static func measured(
        _ text: String,
        _ direction: ParagraphStyle.Direction,
        _ font: ResolvedFont,
        _ room: TextRoom
    ) throws(FontError) -> MeasuredText {
        var style = ParagraphStyle()
        style.direction = direction
        style.lineBreakStrategy = .standard
        return try MeasuredText(
            [TextSpan(text, font: font, fallbacks: room.fallbacks)],
            style: style
        )
    }
}

extension MeasuredText {
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
        if isOneLine, !segments.contains(where: { $0.endsInTab }), (positions.last ?? 0) <= width {
            return true
        }
        var filler = LineFiller(self, width: width)
        filler.fill(upTo: lines)
        return !filler.hasMore
            && filler.lines.allSatisfy {
                self.width(of: $0.content) <= width + LineFiller.tolerance
            }
    }
}
