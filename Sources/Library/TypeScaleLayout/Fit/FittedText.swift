import TypeScaleFonts

/// Text that is measured once, so that its lines can be broken at any size.
///
/// A class, because a line filler holds the text at each size.
final class FittedText: Sendable {
    let text: String

    /// The UTF-8 offsets of the clusters, followed by the end of the text.
    let offsets: [Int32]

    /// The widths of the clusters.
    let widths: ScalableWidths

    /// The parts of the text between offsets at which a line may end.
    let segments: [TextSegment]

    /// Whether the text has no tabs, and no newlines except at its end.
    private let isOneLine: Bool

    /// The places at which a dictionary could break lines, or `nil` if the text needs none.
    let unknownBreaks: UnknownBreaks?

    /// Whether a character begins at each cluster, or an empty array if one begins at all of them.
    let startsCharacter: [Bool]

    /// The characters that neither the font nor its fallbacks support, without duplicates.
    let missing: [Unicode.Scalar]

    let needsShaping: Bool

    /// The strategy of labels, with the words of Thai, Lao, Khmer and Burmese undivided.
    ///
    /// ``unknownBreaks`` divides them.
    static let lineBreakStrategy: LineBreakStrategy = [.standard, .southeastAsianWordPriority]

    /// Creates text in the system font, whose language affects where lines may end.
    init(_ text: String, _ widths: SystemWidths, _ language: String?) {
        var text = text
        let measured = ScalableText(text, widths, language: language)
        self.widths = ScalableWidths(measured)
        (missing, needsShaping) = (measured.missing, false)
        offsets = measured.offsets + [Int32(clamping: text.utf8.count)]
        startsCharacter = []
        var finder = SegmentFinder(offsets)
        finder.find(in: &text, LineBreaker(strategy: Self.lineBreakStrategy, language: language))
        segments = finder.segments
        isOneLine = segments.isOneLine
        unknownBreaks = UnknownBreaks(&text, offsets, segments, [])
        self.text = text
    }

    /// Creates text that was measured at a positive size.
    ///
    /// The widths are proportional to the size. If `widths` is not `nil`, the widths in the system
    /// font are not proportional.
    init(_ measured: MeasuredText, at pointSize: Double, _ widths: SystemWidths?) {
        var text = measured.text
        offsets = measured.offsets
        segments = measured.segments
        isOneLine = segments.isOneLine
        (missing, needsShaping) = (measured.missing, !measured.needsShaping.isEmpty)
        self.widths = ScalableWidths(measured, at: pointSize, widths)
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        startsCharacter = isASCII ? [] : Self.startsOfCharacters(in: text, offsets)
        unknownBreaks = isASCII ? nil : UnknownBreaks(&text, offsets, segments, startsCharacter)
        self.text = text
    }

    private static func startsOfCharacters(in text: String, _ offsets: [Int32]) -> [Bool] {
        var starts = offsets.map { _ in false }
        var offset = 0
        var cluster = 0
        for character in text {
            while cluster < offsets.count, offsets[cluster] < offset { cluster += 1 }
            if cluster < offsets.count, offsets[cluster] == offset { starts[cluster] = true }
            offset += character.utf8.count
        }
        return starts
    }
}

extension FittedText {
    /// The places at which lines end in words that only a dictionary finds.
    enum WordBreaks {
        /// Lines end at no place in such words, as with a dictionary of very long words.
        case none
        /// Lines end at all places between characters, as with a dictionary of very short words.
        case all
    }

    /// Returns whether the text at a size fits into `lines` lines of `width` points.
    ///
    /// If `lines` is 0, the number of lines is unlimited. A line may end anywhere, because such
    /// text fits as soon as its widest cluster does. An empty last line does not count.
    ///
    /// - Complexity: O(*n*) in the length of the lines.
    func fits(
        _ width: Double,
        _ lines: Int,
        at scale: WidthScale,
        _ breaks: WordBreaks
    ) -> Bool {
        let limit = width + FilledLine.tolerance
        if isOneLine {
            if (widths.positions.last.map(scale.points) ?? 0) <= width { return true }
            // A second line begins at the first segment that is too wide.
            if lines == 1 {
                return segments.allSatisfy {
                    scale.points(widths.positions[Int($0.visibleEnd)]) <= limit
                }
            }
        }
        let unknown = lines > 0 ? unknownBreaks : nil
        let text = ScaledText(
            fitted: self,
            segments: breaks == .all ? unknown?.segments ?? segments : segments,
            scale: scale
        )
        // Pushing out words would not change the number of lines.
        var filler = LineFiller(text, width: width)
        var count = 0
        while filler.hasMore {
            if lines > 0, count == lines { return false }
            let line = filler.next()
            // A segment that is wider than a line is broken between characters.
            if breaks == .none, let unknown, filler.hasMore {
                let next = line.segments.upperBound
                let start = next > 0 ? Int(segments[next - 1].end) : 0
                if line.clusters.upperBound > start, unknown.isDivided[next] { return false }
            }
            // A line always has a character, even one that is too wide, but then no further word.
            if line.segments.count <= 1 {
                let end = text.position(of: line.visibleEnd)
                if end - text.position(of: line.clusters.lowerBound) > limit { return false }
            }
            count += 1
        }
        return true
    }
}

extension [TextSegment] {
    /// Whether no segment ends in a tab, and none but the last in a newline.
    fileprivate var isOneLine: Bool {
        allSatisfy { !$0.endsInTab } && dropLast().allSatisfy { !$0.isMandatory }
    }
}

/// Text at one size.
private struct ScaledText: LineSource {
    let fitted: FittedText
    let segments: [TextSegment]
    let scale: WidthScale

    var text: String { fitted.text }

    var offsets: [Int32] { fitted.offsets }

    func position(of cluster: Int) -> Double { scale.points(fitted.widths.positions[cluster]) }

    func nextCharacter(after cluster: Int, upTo end: Int) -> Int {
        let starts = fitted.startsCharacter
        return starts.isEmpty
            ? cluster + 1 : starts[(cluster + 1)..<end].firstIndex(of: true) ?? end
    }
}
