import PangoReference
import References
import TypeScaleFonts
import TypeScaleLayout

/// A comparison of a text's lines with Pango's, at one width.
struct LayoutComparison {
    /// Whether the lines are compared.
    ///
    /// Pango breaks lines by the rules of Unicode 15.0.
    private(set) var hasEqualBreaks = false
    private(set) var lines = 0
    /// The lines with equal glyphs from left to right.
    private(set) var orders = 0
    private(set) var kinds: [DifferenceKind: Int] = [:]
    private(set) var unexplained: [String] = []

    private let text: SetText
    private let room: Double
    private let layout: TextLayout
    private let ours: [TextLine]
    private let theirs: PangoText
    /// The line break opportunities, in which both libraries agree.
    private let breaks: Set<Int>
    /// The line break opportunities, after invisible characters.
    private let visibleBreaks: Set<Int>

    init(_ measured: MeasuredText, _ face: PangoFace, width: Double) throws {
        text = try SetText(measured)
        room = width
        layout = measured.layout(width: width)
        ours = Array(layout.lines)
        theirs = PangoText(measured.text, in: face, width: width)
        breaks = Set(LineBreaker().opportunities(in: measured.text).map(\.offset))
        visibleBreaks = Set(breaks.map { [text] in text.visibleStart($0) })
        hasEqualBreaks = hasEqualBreaks(measured.text)
        if hasEqualBreaks { try compareLines() }
    }
}

/// A glyph at a place on a line, in points from the start of its baseline.
private struct Place: CustomStringConvertible {
    let id: Int
    let offset: Int
    let x, y: Double

    init(_ id: Int, _ offset: Int, x: Double, y: Double) {
        self.id = id
        self.offset = offset
        self.x = x
        self.y = y
    }

    func isEqual(_ other: Place, movedBy distance: Double = 0, tolerance: Double) -> Bool {
        id == other.id && offset == other.offset && abs(x - other.x - distance) <= tolerance
            && abs(y - other.y) <= tolerance
    }

    var description: String { "\(id)=\(offset)@\(x),\(y)" }
}

extension LayoutComparison {
    /// Returns whether both libraries have the same line break opportunities.
    private func hasEqualBreaks(_ whole: String) -> Bool {
        let marks = theirs.breaks
        var offset = 0
        for (place, scalar) in whole.unicodeScalars.enumerated() {
            // Pango reports no opportunity at the start.
            if offset > 0, marks[place] != breaks.contains(offset) { return false }
            offset += UTF8.width(scalar)
        }
        return true
    }

    private mutating func compareLines() throws {
        let ranges = (0..<theirs.lineCount).map { theirs.range(ofLine: $0) }
        var our = 0
        var their = 0
        var isApart = false
        while our < ours.count, their < ranges.count {
            // After a difference, the comparison continues where both have a line start.
            let start = ours[our].range.lowerBound
            let otherStart = ranges[their].lowerBound
            guard text.visibleStart(start) == text.visibleStart(otherStart) else {
                if start < otherStart { our += 1 } else { their += 1 }
                continue
            }
            lines += 1
            let end = ours[our].range.upperBound
            let otherEnd = their + 1 < ranges.count ? ranges[their + 1].lowerBound : text.end
            // Which line has the invisible characters at its end does not matter.
            isApart = text.visibleStart(end) != text.visibleStart(otherEnd)
            if !isApart {
                let count = unexplained.count
                let isKnown = try compareWidths(ours[our], their)
                if unexplained.count == count { compareOrder(ours[our], their, places: !isKnown) }
            } else if let kind = try kind(ofLine: their, from: start, end, otherEnd) {
                kinds[kind, default: 0] += 1
            } else {
                unexplained.append(
                    "'\(text[start..<end])' on a line, by Pango '\(text[start..<otherEnd])'"
                )
            }
            our += 1
            their += 1
        }
        if !isApart, our < ours.count || their < ranges.count {
            unexplained.append("\(ours.count) lines, by Pango \(ranges.count)")
        }
    }

    /// Returns the range of a line's visible text.
    private func seen(_ line: TextLine) -> Range<Int> {
        let isWhole = visibleBreaks.contains(text.visibleStart(line.range.upperBound))
        return line.range.lowerBound..<(isWhole ? text.seenEnd(line.range) : line.range.upperBound)
    }

    /// Compares the visible width of a line, and returns whether it differs for a known reason.
    private mutating func compareWidths(_ line: TextLine, _ number: Int) throws -> Bool {
        let seen = seen(line)
        let width = theirs.width(ofLine: number, before: seen.upperBound)
        if abs(theirs.width(ofLine: number) - width) > text.tolerance(seen) {
            kinds[.ownSpaces, default: 0] += 1
        }
        if abs(line.width - width) <= text.tolerance(seen) { return false }
        func isEqual(_ ours: Double) -> Bool { abs(ours - width) <= text.standInTolerance(seen) }
        let turned = try text.turned(seen)
        let kind: DifferenceKind
        if isEqual(line.width) {
            kind = .standIns
        } else if try [nil, .rightToLeft].contains(where: {
            try text.widthsAlone(seen, of: line.range, direction: $0).contains(where: isEqual)
        }) {
            kind = .anew
        } else if isEqual(try text.widthBeforeSpace(seen))
            || isEqual(text.widthInsideBeforeSpace(seen))
        {
            kind = .spaceWithinWord
        } else if try ([line.width] + text.widthsAlone(seen, of: line.range)).contains(where: {
            isEqual($0 + turned)
        }) {
            kind = .turned
        } else if try [seen, text.withoutSpace(seen)].contains(where: { seen in
            let stretches = theirs.stretches(ofLine: number)
            return try text.widths(seen, of: line.range, stretches: stretches)
                .contains(where: isEqual)
        }) {
            kind = .runsAnew
        } else {
            unexplained.append("'\(text[seen])' is \(line.width) wide, by Pango \(width)")
            return false
        }
        kinds[kind, default: 0] += 1
        return true
    }

    /// Compares the visible glyphs of a line from left to right, and their places.
    private mutating func compareOrder(_ line: TextLine, _ number: Int, places: Bool) {
        let seen = seen(line)
        let glyphs = line.glyphs
        // Pango's clusters are characters.
        let clusters = glyphs.map(\.offset).sorted()
        var pen = 0.0
        // The width of trailing spaces further left.
        var spaces = 0.0
        var expected: [(glyph: Place, spaces: Double)] = []
        for glyph in theirs.glyphs(ofLine: number) {
            defer { pen += glyph.advance }
            if glyph.offset >= seen.upperBound { spaces += glyph.advance }
            guard glyph.offset < seen.upperBound, !text.isSpace(glyph.offset) else { continue }
            let cluster = clusters.last { $0 <= glyph.offset } ?? glyph.offset
            expected.append((Place(glyph.id, cluster, x: pen + glyph.x, y: glyph.y), spaces))
        }
        let found =
            glyphs
            .map { Place(Int($0.id), $0.offset, x: $0.x - line.x, y: $0.y - line.baseline) }
            .filter { !text.isSpace($0.offset) }
        let tolerance = places ? text.standInTolerance(seen) : .infinity
        let pairs = zip(found, expected)
        let isSame = found.count == expected.count
        if isSame, pairs.allSatisfy({ $0.isEqual($1.glyph, tolerance: tolerance) }) {
            orders += 1
        } else if isSame,
            pairs.allSatisfy({ $0.isEqual($1.glyph, movedBy: -$1.spaces, tolerance: tolerance) })
        {
            orders += 1
            kinds[.spacesWithin, default: 0] += 1
        } else if isOrderOfICU(line, found) {
            orders += 1
            kinds[.levels, default: 0] += 1
        } else {
            let place = pairs.enumerated().first {
                !$0.element.0.isEqual($0.element.1.glyph, tolerance: tolerance)
            }?.offset
            let first = max(0, (place ?? pairs.underestimatedCount) - 1)
            unexplained.append(
                "'\(text[seen])' has at glyph \(first) \(found.dropFirst(first).prefix(3)), by Pango "
                    + "\(expected.dropFirst(first).prefix(3).map(\.glyph))"
            )
        }
    }

    /// Returns whether ICU draws the characters of a line in the order of its glyphs.
    private func isOrderOfICU(_ line: TextLine, _ glyphs: [Place]) -> Bool {
        let seen = seen(line)
        let order = VisualOrder.offsets(
            of: layout.text.text,
            line: seen,
            isRightToLeft: layout.text.style.direction == .rightToLeft
        )
        let clusters = Set(glyphs.map(\.offset)).sorted()
        let expected = order.compactMap { offset in
            text.isVisible(offset) ? clusters.last { $0 <= offset } : nil
        }
        func joined(_ offsets: [Int]) -> [Int] {
            offsets.enumerated().filter { $0 == 0 || offsets[$0 - 1] != $1 }.map(\.element)
        }
        return joined(expected) == joined(glyphs.map(\.offset))
    }

    /// Returns the known reason for a different line end, if any.
    private func kind(
        ofLine number: Int,
        from start: Int,
        _ end: Int,
        _ otherEnd: Int
    ) throws -> DifferenceKind? {
        let all = start..<max(end, otherEnd)
        // TypeScale treats a space within a word as a letter.
        let isWhole = visibleBreaks.contains(text.visibleStart(all.upperBound))
        let seen = isWhole ? start..<text.seenEnd(all) : all
        let isOursLonger = end > otherEnd
        let tolerance = text.standInTolerance(all)
        // The widths to fit: ours, Pango's, and ours if the line is shaped on its own.
        let our = text.widthInside(seen)
        let alone = try text.widthAlone(seen)
        let theirs = try text.roomWanted(all)
        let inside = text.widthInsideBeforeSpace(all)
        if !text.isClusterStart(otherEnd) { return .withinLigature }
        guard isOursLonger ? our <= room + tolerance : our >= room - tolerance else { return nil }
        if abs(our - room) <= tolerance { return .rounding }
        let isKnown =
            isOursLonger
            ? max(theirs, alone, inside) >= room - tolerance
            : min(theirs, alone) <= room + tolerance
        guard isKnown else {
            if isOursLonger, try theirs + text.turned(all) >= room - tolerance { return .turned }
            let stretches = Set(
                (0..<self.theirs.lineCount).flatMap { self.theirs.stretches(ofLine: $0) }
            )
            let isShapedAnew = try text.widths(
                text.withoutSpace(all),
                of: all,
                stretches: stretches
            )
            .contains { isOursLonger ? $0 >= room - tolerance : $0 <= room + tolerance }
            if isShapedAnew { return .runsAnew }
            let width = self.theirs.width(ofLine: number, before: text.withoutSpace(all).upperBound)
            return !isOursLonger && width > room + tolerance ? .overfull : nil
        }
        if isOursLonger, text.endsInSeveralSpaces(all) { return .severalSpaces }
        if !isOursLonger, text.endsInSpace(seen) { return .hangingSpace }
        return .anewAtEnd
    }
}
