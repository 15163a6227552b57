/// What a name that was not found may have meant, as the end of a sentence; nothing if no name is
/// near.
func suggestion(for name: String, among names: [String]) -> String {
    let wanted = name.prefix(64).lowercased()
    let nearest = names.map { (name: $0, distance: editDistance(wanted, $0.lowercased())) }
        .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(1, nearest.name.count / 3) else { return "" }
    return "; did you mean \(nearest.name)?"
}

/// A text from outside, as it may stand in a line on a terminal: in quotes, cut, without controls.
func quoted(_ text: String) -> String {
    let visible = text.unicodeScalars.prefix(48).map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
        default: String(scalar)
        }
    }
    return "'\(visible.joined())\(text.unicodeScalars.count > 48 ? "…" : "")'"
}

/// How many letters must be put in, taken out, changed, or swapped with the next one.
private func editDistance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
        var current = [row + 1]
        for (column, other) in second.enumerated() {
            var best = min(last[column + 1], current[column]) + 1
            best = min(best, last[column] + (letter == other ? 0 : 1))
            if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        beforeLast = last
        last = current
    }
    return last.last ?? 0
}
