import TypeScale

extension TypeSheet {
    /// Compares the sheet with expected text line by line, and explains the lines that differ.
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
    /// Removed lines come from the expected text, and added lines from the sheet. Empty lines,
    /// trailing spaces and differences in line endings are ignored.
    ///
    /// - Parameter expected: The expected text, such as a recorded ``description``.
    /// - Returns: The difference, or `nil` if there is none. If the expected text is empty, returns
    ///   the entire sheet.
    /// - Complexity: O(*n* × *d*), where *n* is the number of lines and *d* is how many differ.
    public func difference(from expected: String) -> String? {
        // Characters: a line end never joins another character.
        let expected = expected.split(whereSeparator: \.isNewline).map { $0.trimmed }
            .filter { !$0.isEmpty }
        if expected.isEmpty { return "the expected text is empty; paste this sheet:\n\n\(self)" }
        let hunks = hunks(from: expected)
        let count = hunks.reduce(0) { $0 + max($1.removed.count, $1.added.count) }
        if count == 0 { return nil }
        let title = lines.first?.text ?? name
        let what = count == 1 ? "1 line is" : "\(count) lines are"
        return "\(title): \(what) not as expected\n"
            + hunks.flatMap(\.report).joined(separator: "\n")
    }

    /// A group of consecutive lines that differ, and the matching line before them.
    private struct Hunk {
        var context: String?
        var removed: [String] = []
        var added: [Line] = []

        /// The lines to report, with each added line after the line that it replaces.
        var report: [String] {
            if removed.isEmpty, added.isEmpty { return [] }
            var report = context.map { ["  " + $0] } ?? []
            var rest = added
            for line in removed {
                report.append("- " + line)
                guard let index = rest.firstIndex(where: { $0.replaces(line) }) else {
                    continue
                }
                report += rest.remove(at: index).report
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
        var hunks = [Hunk()]
        var next = 0
        func takeRemoved() {
            while removed.contains(next) {
                hunks[hunks.count - 1].removed.append(expected[next])
                next += 1
            }
        }
        for (index, line) in lines.enumerated() {
            if added.contains(index) {
                hunks[hunks.count - 1].added.append(line)
            } else {
                takeRemoved()
                hunks.append(Hunk(context: line.text.trimmed))
                next += 1
            }
        }
        takeRemoved()
        return hunks
    }
}

extension TypeSheet.Line {
    /// Returns whether this line and an expected line describe the same font at the same category.
    fileprivate func replaces(_ line: String) -> Bool {
        guard line.utf8.starts(with: start.utf8) else { return false }
        let word = Substring(
            line.utf8.dropFirst(start.utf8.count).prefix { $0 != UInt8(ascii: " ") }
        )
        return font != nil || !ContentSizeCategory.allCases.contains { $0.shortName == word }
    }

    /// The line, followed by the explanation of its size.
    fileprivate var report: [String] {
        ["+ " + text.trimmed] + (font.map { ["      \($0.explanation)"] } ?? [])
    }
}

extension StringProtocol {
    /// The string without trailing spaces.
    fileprivate var trimmed: String {
        String(reversed().drop(while: \.isWhitespace).reversed())
    }
}
