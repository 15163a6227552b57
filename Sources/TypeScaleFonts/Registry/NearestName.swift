/// The name that was probably meant by one that was not found, `nil` if none is near.
///
/// Of names that are equally near, the last in the alphabet: `AX5` for `AX9`.
package func nearestName(to name: String, among names: some Sequence<String>) -> String? {
    guard 1...longestGuess ~= name.utf8.count else { return nil }
    let wanted = Array(name.lowercased())
    var nearest: (name: String, distance: Int)?
    for name in names where name.utf8.count <= longestGuess {
        let letters = Array(name.lowercased())
        guard abs(letters.count - wanted.count) <= max(1, letters.count / 3) else { continue }
        let distance = editDistance(wanted, letters)
        guard let best = nearest, (distance, best.name) >= (best.distance, name) else {
            nearest = (name, distance)
            continue
        }
    }
    guard let nearest, nearest.distance <= max(1, nearest.name.count / 3) else { return nil }
    return nearest.name
}

/// The longest name that is looked at, in bytes.
private let longestGuess = 96

/// How many letters must be put in, taken out, changed, or swapped with the next one.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
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
