import References
import TypeScaleFonts
import TypeScaleLayout

/// A comparison of a text's lines with Pango's, at one width.
struct LayoutComparison {
    private(set) var lines = 0
    private(set) var kinds: [DifferenceKind: Int] = [:]
    private(set) var unexplained: [String] = []

    private let text: SetText
    private let room: Double
    private let ours: [TextLine]
    private let theirs: PangoText
    /// The line break opportunities, in which both libraries agree.
    private let breaks: Set<Int>

    init(_ measured: MeasuredText, _ face: PangoFace, width: Double) throws {
        text = try SetText(measured)
        room = width
        ours = measured.layout(width: width).lines
        theirs = PangoText(measured.text, in: face, width: width)
        breaks = Set(LineBreaker().opportunities(in: measured.text).map(\.offset))
        compareBreaks(measured.text)
        try compareLines()
    }
}

extension LayoutComparison {
    /// Compares all line break opportunities.
    private mutating func compareBreaks(_ whole: String) {
        let marks = theirs.breaks
        var offset = 0
        for (place, scalar) in whole.unicodeScalars.enumerated() {
            // Pango reports no opportunity at the start.
            if offset > 0, marks[place] != breaks.contains(offset) {
                unexplained.append(
                    "a line may \(marks[place] ? "" : "not ")end by Pango alone before "
                        + "'\(text[offset..<min(offset + 12, text.end)])'"
                )
            }
            offset += UTF8.width(scalar)
        }
    }

    private mutating func compareLines() throws {
        let ranges = (0..<theirs.lineCount).map { theirs.range(ofLine: $0) }
        var our = 0
        var their = 0
        var isApart = false
        while our < ours.count, their < ranges.count {
            // After a difference, the comparison continues where both have a line start.
            let start = ours[our].range.lowerBound
            guard start == ranges[their].lowerBound else {
                if start < ranges[their].lowerBound { our += 1 } else { their += 1 }
                continue
            }
            lines += 1
            let end = ours[our].range.upperBound
            let otherEnd = their + 1 < ranges.count ? ranges[their + 1].lowerBound : text.end
            isApart = end != otherEnd
            if !isApart {
                try compareWidths(ours[our], their)
            } else if let kind = try kind(from: start, end, otherEnd) {
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

    private mutating func compareWidths(_ line: TextLine, _ number: Int) throws {
        let isWhole = breaks.contains(line.range.upperBound)
        let seen =
            line.range.lowerBound..<(isWhole ? text.seenEnd(line.range) : line.range.upperBound)
        let width = theirs.width(ofLine: number, before: seen.upperBound)
        if abs(theirs.width(ofLine: number) - width) > text.tolerance(seen) {
            kinds[.ownSpaces, default: 0] += 1
        }
        if abs(line.width - width) <= text.tolerance(seen) { return }
        func isEqual(_ ours: Double) -> Bool { abs(ours - width) <= text.standInTolerance(seen) }
        let turned = try text.turned(seen)
        let kind: DifferenceKind
        if isEqual(line.width) {
            kind = .standIns
        } else if isEqual(try text.widthAlone(seen, of: line.range)) {
            kind = .anew
        } else if isEqual(try text.widthBeforeSpace(seen)) {
            kind = .spaceWithinWord
        } else if [line.width, try text.widthAlone(seen, of: line.range)].contains(where: {
            isEqual($0 + turned)
        }) {
            kind = .turned
        } else if try [seen, text.withoutSpace(seen)].contains(where: { seen in
            let stretches = theirs.stretches(ofLine: number)
            return try text.widths(seen, of: line.range, stretches: stretches)
                .contains(where: isEqual)
        }) {
            kind = .stretches
        } else {
            unexplained.append("'\(text[seen])' is \(line.width) wide, by Pango \(width)")
            return
        }
        kinds[kind, default: 0] += 1
    }

    /// Returns the known reason for a different line end, if any.
    private func kind(from start: Int, _ end: Int, _ otherEnd: Int) throws -> DifferenceKind? {
        let all = start..<max(end, otherEnd)
        // TypeScale treats a space within a word as a letter.
        let isWhole = breaks.contains(all.upperBound)
        let seen = isWhole ? start..<text.seenEnd(all) : all
        let isOursLonger = end > otherEnd
        let tolerance = text.standInTolerance(all)
        // The widths to fit: ours, Pango's, and ours if the line is shaped on its own.
        let our = text.widthInside(seen)
        let alone = try text.widthAlone(seen)
        let theirs = try text.roomWanted(all)
        if !text.isClusterStart(otherEnd) { return .withinLigature }
        guard isOursLonger ? our <= room + tolerance : our >= room - tolerance else { return nil }
        if abs(our - room) <= tolerance { return .rounding }
        let isKnown =
            isOursLonger
            ? max(theirs, alone) >= room - tolerance : min(theirs, alone) <= room + tolerance
        guard isKnown else {
            if isOursLonger, try theirs + text.turned(all) >= room - tolerance { return .turned }
            let stretches = Set(
                (0..<self.theirs.lineCount).flatMap { self.theirs.stretches(ofLine: $0) }
            )
            return try text.widths(text.withoutSpace(all), of: all, stretches: stretches)
                .contains { isOursLonger ? $0 >= room - tolerance : $0 <= room + tolerance }
                ? .stretches : nil
        }
        if isOursLonger, text.endsInSeveralSpaces(all) { return .severalSpaces }
        if !isOursLonger, text.endsInSpace(seen) { return .hangingSpace }
        return .anewAtEnd
    }
}
