/// The rules of a context by glyphs or classes, formats 1 and 2, as far as they say what stands right
/// beside a start.
struct ContextRuleSets {
    /// What the rules of a set ask for, by glyphs or classes.
    private struct Wishes {
        var within: Set<UInt16> = []
        var behind: Set<UInt16> = []
        var before: Set<UInt16> = []
        /// Whether every rule asks for a follower.
        var isFollowed = true
        /// Whether every rule asks for a leader.
        var isLed = true

        mutating func formUnion(_ other: Wishes) {
            within.formUnion(other.within)
            behind.formUnion(other.behind)
            before.formUnion(other.before)
        }
    }

    private let bytes: TableBytes
    private let start: Int
    private let isChained: Bool
    private let isOfClasses: Bool
    private var sets: [Int: Wishes] = [:]

    /// The maximum number of rules and starts that are looked at; of larger contexts nothing is told.
    private static let maximumCount = 4096

    /// Reads the rules of a subtable; `nil` if they are too many.
    init?(_ bytes: TableBytes, _ start: Int, _ isChained: Bool) {
        self.bytes = bytes
        self.start = start
        self.isChained = isChained
        isOfClasses = bytes.uint16(at: start) == 2
        let list = isOfClasses ? start + (isChained ? 10 : 6) : start + 4
        var left = Self.maximumCount
        for set in 0..<Int(bytes.uint16(at: list) ?? 0) {
            guard let place = bytes.offset16(at: list + 2 + 2 * set, from: start),
                let count = bytes.uint16(at: place).map(Int.init)
            else { continue }
            var wishes = Wishes()
            for rule in 0..<count {
                left -= 1
                guard left > 0 else { return nil }
                let rule = bytes.offset16(at: place + 2 + 2 * rule, from: place)
                if let rule { read(rule, into: &wishes) }
            }
            sets[set] = wishes
        }
    }

    /// Adds what a rule asks for; any glyph may be of class 0, which nothing names.
    private func read(_ rule: Int, into wishes: inout Wishes) {
        func name(at place: Int) -> UInt16? {
            bytes.uint16(at: place).flatMap { isOfClasses && $0 == 0 ? nil : $0 }
        }
        var input = rule
        var leader: UInt16?
        if isChained {
            let before = Int(bytes.uint16(at: rule) ?? 0)
            if before > 0 { leader = name(at: rule + 2) }
            input += 2 + 2 * before
        }
        if let leader { wishes.before.insert(leader) } else { wishes.isLed = false }
        let count = Int(bytes.uint16(at: input) ?? 0)
        // Plain rules count their calls before the glyphs.
        let rest = isChained ? input + 2 : input + 4
        if count > 1, let follower = name(at: rest) {
            wishes.within.insert(follower)
        } else if count == 1, isChained, bytes.uint16(at: rest) ?? 0 > 0,
            let follower = name(at: rest + 2)
        {
            wishes.behind.insert(follower)
        } else {
            wishes.isFollowed = false
        }
    }

    /// What the starts ask for, `nil` if they are too many; those without rules start nothing.
    func parts(of starts: [ClosedRange<UInt16>]) -> [ContextShape.Part]? {
        guard starts.reduce(0, { $0 + $1.count }) <= Self.maximumCount else { return nil }
        // Told apart by the kinds of neighbours: what those of a kind ask for is thrown together.
        var parts = [ContextShape.Part](repeating: ContextShape.Part(), count: 4)
        var wishes = [Wishes](repeating: Wishes(), count: 4)
        var known: Set<Int> = []
        let classes = definition(isChained ? 6 : 4)
        for (index, glyph) in starts.joined().enumerated() {
            let set = isOfClasses ? classes.map { bytes.glyphClass(glyph, at: $0) } ?? 0 : index
            guard let wish = sets[set] else { continue }
            let kind = (wish.isFollowed ? 1 : 0) + (wish.isLed ? 2 : 0)
            if known.insert(set).inserted { wishes[kind].formUnion(wish) }
            parts[kind].starts.append(glyph...glyph)
        }
        for (kind, wishes) in wishes.enumerated() {
            if kind & 1 != 0 {
                parts[kind].followers =
                    glyphs(wishes.within, isChained ? 6 : 4) + glyphs(wishes.behind, 8)
            }
            if kind & 2 != 0 { parts[kind].leaders = glyphs(wishes.before, 4) }
        }
        return parts.filter { !$0.starts.isEmpty }
    }

    /// The glyphs that names mean, by the definition of classes at a place if they are classes.
    private func glyphs(_ names: Set<UInt16>, _ place: Int) -> [ClosedRange<UInt16>] {
        guard isOfClasses else { return names.map { $0...$0 } }
        guard !names.isEmpty, let definition = definition(place) else { return [] }
        return bytes.classRanges(at: definition).filter {
            names.contains(UInt16(truncatingIfNeeded: $0.number))
        }.map(\.glyphs)
    }

    /// Where the definition of classes stands whose offset is at a place.
    private func definition(_ place: Int) -> Int? {
        isOfClasses ? bytes.offset16(at: start + place, from: start) : nil
    }
}
