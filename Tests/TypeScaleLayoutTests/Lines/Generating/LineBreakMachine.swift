/// The line breaking rules, as the smallest equivalent state machine.
///
/// A row represents all text with the same continuations. Rows also differ by the kind of break
/// before their last character, so one number determines both the next row and the result.
struct LineBreakMachine {
    /// The next row for each row and class, where the first row is the start of the text.
    ///
    /// Rows are sorted by the kind of break before the last character. Rows after newlines are
    /// contiguous.
    let rows: [[Int]]
    /// The rows after newlines.
    let newlines: Range<Int>
    /// The first row with each kind of break.
    let firstOpportunity: Int
    let firstHangul: Int
    let firstBeforeNoNumber: Int

    private struct Row: Hashable {
        let future: Int
        let place: LineBreakRules.Place
        let isNewline: Bool

        var rank: Int {
            switch place {
            case .unbreakable: isNewline ? 1 : 0
            case .opportunity: isNewline ? 2 : 3
            case .hangulOpportunity: 4
            case .opportunityBeforeNoNumber: 5
            }
        }
    }

    init() {
        let graph = RuleGraph()
        let futures = graph.futures()
        var example: [Int: Int] = [:]
        for (state, future) in futures.enumerated() where example[future] == nil {
            example[future] = state
        }
        func row(_ state: Int, _ place: LineBreakRules.Place) -> Row {
            Row(future: futures[state], place: place, isNewline: graph.states[state].isNewline)
        }
        var found = [row(0, .unbreakable)]
        var known = Set(found)
        var place = 0
        func successors(of found: Row) -> [Row] {
            graph.moves[example[found.future] ?? 0].map { row($0.state, $0.place) }
        }
        while place < found.count {
            for next in successors(of: found[place]) where known.insert(next).inserted {
                found.append(next)
            }
            place += 1
        }
        let sorted = (0...5).flatMap { rank in found.filter { $0.rank == rank } }
        let numbers = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
        rows = sorted.map { successors(of: $0).map { numbers[$0] ?? 0 } }
        func count(below rank: Int) -> Int { sorted.count { $0.rank < rank } }
        newlines = count(below: 1)..<count(below: 3)
        firstOpportunity = count(below: 2)
        firstHangul = count(below: 4)
        firstBeforeNoNumber = count(below: 5)
    }
}

/// All states that the rules can reach, and the next state by class.
private struct RuleGraph {
    private(set) var states = [LineBreakRules()]
    private(set) var moves: [[Move]] = []

    struct Move: Hashable {
        let place: LineBreakRules.Place
        let state: Int
    }

    init() {
        var numbers = [states[0]: 0]
        while moves.count < states.count {
            let state = states[moves.count]
            moves.append(
                LineBreakClass.allCases.map { character in
                    var next = state
                    let place = next.read(character)
                    let number = numbers[next] ?? states.count
                    if number == states.count {
                        numbers[next] = number
                        states.append(next)
                    }
                    return Move(place: place, state: number)
                }
            )
        }
    }

    /// Returns a number for each state, which is equal for states that behave alike in all
    /// continuations.
    func futures() -> [Int] {
        var parts = states.map { $0.isNewline ? 1 : 0 }
        var count = 0
        while true {
            var numbers: [[Int]: Int] = [:]
            parts = parts.indices.map { state in
                let next = moves[state].flatMap { [$0.place.rawValue, parts[$0.state]] }
                let key = [parts[state]] + next
                let number = numbers[key] ?? numbers.count
                numbers[key] = number
                return number
            }
            guard numbers.count > count else { return parts }
            count = numbers.count
        }
    }
}
