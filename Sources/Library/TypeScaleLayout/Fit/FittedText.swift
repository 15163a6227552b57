import TypeScaleFonts

/// Text that is measured once, so that its lines can be broken at any size.
struct FittedText {
    let text: String

    /// The UTF-8 offsets of the clusters, followed by the end of the text.
    private let offsets: [Int32]

    /// The positions of the clusters in the unbroken text, followed by its end.
    private(set) var positions: [ScalableWidth] = []

    /// The parts of the text between offsets at which a line may end.
    let segments: [TextSegment]

    /// Whether a character begins at each cluster, or an empty array if one begins at all of them.
    private(set) var startsCharacter: [Bool] = []

    /// The characters that neither the font nor its fallbacks support, without duplicates.
    let missing: [Unicode.Scalar]

    let needsShaping: Bool

    /// The exactness of the width, apart from the margin of the system font at a size.
    private var exactness: WidthExactness
    /// The sum and the maximum of the margins.
    private var margin = ScalableWidth()
    private var marginShare = 0.0
    /// The width of the text in the system font.
    private var systemWidth = ScalableWidth()

    /// Creates text in the system font.
    init(_ text: String, _ widths: SystemWidths) {
        var text = text
        let measured = ScalableText(text, widths)
        positions = measured.positions
        positions.append(measured.width)
        (missing, needsShaping) = (measured.missing, false)
        exactness = measured.exactness
        margin = measured.margin
        marginShare = measured.marginShare
        systemWidth = measured.width
        offsets = measured.offsets + [Int32(clamping: text.utf8.count)]
        var finder = SegmentFinder(offsets)
        finder.find(in: &text, LineBreaker(strategy: .standard))
        segments = finder.segments
        self.text = text
    }

    /// Creates text that was measured at a positive size.
    ///
    /// The widths are proportional to the size. If `widths` is not `nil`, the widths in the system
    /// font are not proportional.
    init(_ measured: MeasuredText, at pointSize: Double, _ widths: SystemWidths?) {
        text = measured.text
        offsets = measured.offsets
        segments = measured.segments
        (missing, needsShaping) = (measured.missing, !measured.needsShaping.isEmpty)
        exactness = measured.exactness
        let unit = ScalableWidth.unitsPerEm / pointSize
        margin.text = measured.margin.total * unit
        marginShare = measured.margin.share
        if let widths {
            add(measured, unit, widths)
        } else {
            positions = measured.positions.map { ScalableWidth(text: $0 * unit) }
        }
        if text.utf8.contains(where: { $0 >= 0x80 }) { findCharacters() }
    }

    /// Adds text whose pieces in font files have proportional widths.
    private mutating func add(_ measured: MeasuredText, _ unit: Double, _ widths: SystemWidths) {
        if marginShare.isFinite {
            (margin, marginShare, exactness) = (ScalableWidth(), 0, .exact)
        }
        var position = ScalableWidth()
        var cluster = 0
        func addSystem(upTo end: Int) {
            guard cluster < end else { return }
            let part = ScalableText(String(measured.text(of: cluster..<end)), widths)
            for start in part.positions {
                var start = start
                start += position
                positions.append(start)
            }
            position += part.width
            systemWidth += part.width
            exactness = max(exactness, part.exactness)
            margin += part.margin
            marginShare = max(marginShare, part.marginShare)
            cluster = end
        }
        for piece in measured.pieces {
            addSystem(upTo: piece.clusters.lowerBound)
            for index in piece.clusters {
                positions.append(position)
                let width = measured.positions[index + 1] - measured.positions[index]
                position += ScalableWidth(text: width * unit)
            }
            cluster = piece.clusters.upperBound
        }
        addSystem(upTo: measured.offsets.count - 1)
        positions.append(position)
    }

    private mutating func findCharacters() {
        startsCharacter = offsets.map { _ in false }
        var offset = 0
        var cluster = 0
        for character in text {
            while cluster < offsets.count, offsets[cluster] < offset { cluster += 1 }
            if cluster < offsets.count, offsets[cluster] == offset {
                startsCharacter[cluster] = true
            }
            offset += character.utf8.count
        }
    }
}

extension FittedText {
    /// Returns whether the text at a size fits into `lines` lines of `width` points.
    ///
    /// If `lines` is 0, the number of lines is unlimited. An empty last line does not count.
    ///
    /// - Complexity: O(*n*) in the length of the lines.
    func fits(_ width: Double, _ lines: Int, at scale: WidthScale) -> Bool {
        let limit = width + FilledLine.tolerance
        if isOneLine {
            if (positions.last.map(scale.points) ?? 0) <= width { return true }
            // A second line begins at the first segment that is too wide.
            if lines == 1 {
                return segments.allSatisfy { scale.points(positions[Int($0.visibleEnd)]) <= limit }
            }
        }
        let text = ScaledText(text: self, scale: scale)
        var filler = LineFiller(text, width: width)
        var count = 0
        while filler.hasMore {
            if lines > 0, count == lines { return false }
            let line = filler.next()
            // A line always has a character, even one that is too wide.
            let end = text.position(of: line.visibleEnd)
            if end - text.position(of: line.clusters.lowerBound) > limit { return false }
            count += 1
        }
        return true
    }

    /// Whether the text has no tabs, and no newlines except at its end.
    private var isOneLine: Bool {
        for (index, segment) in segments.enumerated() {
            if segment.endsInTab { return false }
            if segment.isMandatory, index + 1 < segments.count { return false }
        }
        return true
    }
}

/// Text at one size.
private struct ScaledText: LineSource {
    let text: FittedText
    let scale: WidthScale

    /// A style without indents.
    ///
    /// Pushing out words would not change the number of lines.
    let style = ParagraphStyle()
    var segments: [TextSegment] { text.segments }

    func position(of cluster: Int) -> Double { scale.points(text.positions[cluster]) }

    func isTab(_ cluster: Int) -> Bool { text.isTab(cluster) }

    func characterBreak(from start: Int, to end: Int, before limit: Double) -> Int {
        var best = start
        for cluster in (start + 1)..<max(end + 1, start + 1)
        where cluster == end || text.startsCharacter.isEmpty || text.startsCharacter[cluster] {
            let isWide = position(of: cluster) > limit
            if isWide, best > start { break }
            best = cluster
            if isWide { break }
        }
        return best
    }
}

extension FittedText {
    /// Returns whether a cluster is a tab.
    fileprivate func isTab(_ cluster: Int) -> Bool {
        let offset = Int(offsets[cluster])
        guard offset < text.utf8.count else { return false }
        return text.utf8[text.utf8.index(text.startIndex, offsetBy: offset)] == UInt8(ascii: "\t")
    }

    /// Returns the exactness of the width at a size.
    func exactness(at scale: WidthScale) -> WidthExactness {
        hasMargin(at: scale) ? .estimated : exactness
    }

    /// Returns the amount by which the text can be wider at a size, in points.
    func margin(at scale: WidthScale) -> WidthMargin {
        var result = WidthMargin(total: max(0, scale.points(margin)), share: marginShare)
        if hasMargin(at: scale) {
            result.total += scale.margin * abs(scale.points(systemWidth))
            result.share += scale.margin
        }
        return result
    }

    private func hasMargin(at scale: WidthScale) -> Bool {
        scale.margin > 0 && scale.units(systemWidth) != 0
    }
}
