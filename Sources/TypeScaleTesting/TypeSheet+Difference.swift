import TypeScale

extension TypeSheet {
    /// Compares the sheet with a text line by line, and explains the lines that differ.
    ///
    ///     Brand on iOS, in points: 2 lines are not as expected
    ///       role          category      size   lines  tracking
    ///     - body          Brand-Regular, regular
    ///     + body          Brand-Regular, regular, ...40 pt
    ///       body          AX4             40       -         -
    ///     - body          AX5             48       -         -
    ///     + body          AX5             40       -         -
    ///           17 x 62 / 22 = 47.909, rounded to 48, capped at 40; body at AX5 on iOS, derived
    ///
    /// Removed lines are the text's, and added lines the sheet's. Empty lines, trailing spaces and
    /// the kind of line ending are ignored.
    ///
    /// - Parameter expected: The text, such as a recorded ``description``.
    /// - Returns: The difference, or `nil` if there is none. For a text without lines, the whole
    ///   sheet.
    /// - Complexity: O(*n* × *d*) in the number of lines and of differing lines.
    public func difference(from expected: String) -> String? {
        let expected = expected.split(whereSeparator: \.isNewline).map { $0.trimmed }
            .filter { !$0.isEmpty }
        if expected.isEmpty { return "the expected text is empty; keep this sheet:\n\n\(self)" }
        let hunks = hunks(from: expected)
        let count = hunks.reduce(0) { $0 + max($1.removed.count, $1.added.count) }
        if count == 0 { return nil }
        let title = lines.first?.text ?? name
        let what = count == 1 ? "1 line is" : "\(count) lines are"
        return "\(title): \(what) not as expected\n"
            + hunks.flatMap(\.report).joined(separator: "\n")
    }

    /// Consecutive lines that differ, and the equal line before them.
    private struct Hunk {
        var context: String?
        var removed: [String] = []
        var added: [Line] = []

        var isEmpty: Bool { removed.isEmpty && added.isEmpty }

        /// The lines of the report, each next to the line that it replaces.
        var report: [String] {
            if isEmpty { return [] }
            var report = context.map { ["  " + $0] } ?? []
            var rest = added
            for line in removed {
                report.append("- " + line)
                guard let place = rest.firstIndex(where: { $0.replaces(line) }) else {
                    continue
                }
                report += rest.remove(at: place).report
            }
            return report + rest.flatMap(\.report)
        }
    }

    private func hunks(from expected: [String]) -> [Hunk] {
        let lines = lines
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in lines.map(\.text.trimmed).difference(from: expected) {
            switch change {
            case .remove(let index, _, _): removed.insert(index)
            case .insert(let index, _, _): added.insert(index)
            }
        }
        var hunks: [Hunk] = []
        var hunk = Hunk()
        var next = 0
        func takeRemoved() {
            while removed.contains(next) {
                hunk.removed.append(expected[next])
                next += 1
            }
        }
        for (index, line) in lines.enumerated() {
            if added.contains(index) {
                hunk.added.append(line)
            } else {
                takeRemoved()
                hunks.append(hunk)
                hunk = Hunk(context: line.text.trimmed)
                next += 1
            }
        }
        takeRemoved()
        return hunks + [hunk]
    }
}

extension TypeSheet.Line {
    /// Returns whether an expected line describes the same font at the same category.
    fileprivate func replaces(_ line: String) -> Bool {
        guard line.hasPrefix(start) else { return false }
        let word = line.dropFirst(start.count).prefix { $0 != " " }
        return font != nil || !ContentSizeCategory.allCases.contains { $0.shortName == word }
    }

    /// The line, and below it the explanation of its size.
    fileprivate var report: [String] {
        ["+ " + text.trimmed] + (font.map { ["      \($0.explanation)"] } ?? [])
    }
}

extension StringProtocol {
    /// The string without spaces at the end.
    fileprivate var trimmed: String {
        String(reversed().drop(while: \.isWhitespace).reversed())
    }
}
