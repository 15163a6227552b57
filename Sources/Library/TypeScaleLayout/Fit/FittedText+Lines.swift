import TypeScaleFonts

extension FittedText {
    /// Returns whether the text at a size fits into `lines` lines of `width` points.
    ///
    /// Lines break as in `LineFiller`, in a style without indents. Pushing out words does not
    /// change the number of lines, and no line becomes too wide. If `lines` is 0, the number of
    /// lines is unlimited.
    ///
    /// - Complexity: O(*n*) in the length of the lines. Memory is not allocated.
    func fits(_ width: Double, _ lines: Int, at scale: WidthScale) -> Bool {
        let limit = width + LineFiller.tolerance
        if isOneLine {
            if (positions.last.map(scale.points) ?? 0) <= width { return true }
            // A second line begins at the first segment that is too wide.
            if lines == 1 {
                return segments.allSatisfy { scale.points(positions[Int($0.visibleEnd)]) <= limit }
            }
        }
        var count = 0
        var start = LineStart()
        while start.segment < segments.count {
            if lines > 0, count == lines { return false }
            guard let next = line(from: start, limit, scale) else { return false }
            start = next
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

    /// The start of a line.
    private struct LineStart {
        var cluster = 0
        var segment = 0
    }

    /// Returns the start of the line after the next line, or `nil` if the next line is too wide.
    private func line(from start: LineStart, _ limit: Double, _ scale: WidthScale) -> LineStart? {
        let origin = scale.points(positions[start.cluster])
        var shift = 0.0
        var place = start
        while place.segment < segments.count {
            let part = segments[place.segment]
            let end = Int(part.visibleEnd)
            if scale.points(positions[end]) - origin + shift > limit {
                if place.segment > start.segment { break }
                return characters(from: start, to: end, origin + limit, scale)
            }
            place.segment += 1
            place.cluster = Int(part.end)
            if part.isMandatory { break }
            if part.endsInTab { addTabs(of: part, at: origin, to: &shift, scale) }
        }
        return place
    }

    /// Adds the space before the tab stops at the end of a segment.
    private func addTabs(
        of part: TextSegment,
        at origin: Double,
        to shift: inout Double,
        _ scale: WidthScale
    ) {
        for tab in Int(part.visibleEnd)..<Int(part.end) where isTab(tab) {
            let position = scale.points(positions[tab]) - origin + shift
            shift += ParagraphStyle().tabStop(after: position) - position
        }
    }

    /// Returns the start of the line after as many characters of a word as fit.
    private func characters(
        from start: LineStart,
        to end: Int,
        _ limit: Double,
        _ scale: WidthScale
    ) -> LineStart? {
        var best = start.cluster
        for cluster in (start.cluster + 1)..<max(end, start.cluster + 1)
        where startsCharacter.isEmpty || startsCharacter[cluster] {
            if scale.points(positions[cluster]) > limit { break }
            best = cluster
        }
        return best > start.cluster ? LineStart(cluster: best, segment: start.segment) : nil
    }
}
