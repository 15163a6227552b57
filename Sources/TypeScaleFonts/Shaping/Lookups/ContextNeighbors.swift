/// The glyphs that a context may start at, and those that it requires next to them.
struct ContextNeighbors {
    /// Glyphs that a context may start at with the same kinds of requirements.
    struct Part {
        var starts: [ClosedRange<UInt16>] = []
        /// The glyphs one of which must come next; `nil` if any may.
        var next: [ClosedRange<UInt16>]?
        /// The glyphs one of which must come before; `nil` if any may.
        var previous: [ClosedRange<UInt16>]?
    }

    let parts: [Part]

    /// The maximum number of rules and starts; larger contexts may start next to any glyph.
    private static let maximumCount = 4096

    /// Reads a subtable; `nil` if it is not a context, or is cut short.
    init?(_ bytes: TableBytes, _ type: LookupType, _ subtable: Offset<Subtable>) {
        guard let context = SequenceContext(bytes, at: subtable, type) else { return nil }
        if context.format == 3 {
            guard let (first, rule) = context.coverageRule else { return nil }
            func glyphs(_ coverages: WordArray) -> [ClosedRange<UInt16>]? {
                if coverages.count == 0 { return nil }
                let offset = bytes[coverages, 0]
                return offset == 0 ? [] : bytes.coveredGlyphs(at: Offset(subtable.value + offset))
            }
            let part = Part(
                starts: bytes.coveredGlyphs(at: first),
                next: glyphs(rule.input) ?? glyphs(rule.lookahead),
                previous: glyphs(rule.backtrack)
            )
            parts = [part]
        } else {
            guard let coverage = context.coverage else { return nil }
            let starts = bytes.coveredGlyphs(at: coverage)
            parts = Self.parts(of: context, starts) ?? [Part(starts: starts)]
        }
    }

    /// The parts of formats 1 and 2; `nil` if the rules or starts are too many.
    private static func parts(
        of context: SequenceContext,
        _ starts: [ClosedRange<UInt16>]
    ) -> [Part]? {
        guard starts.reduce(0, { $0 + $1.count }) <= maximumCount,
            let sets = requirements(of: context)
        else { return nil }
        let matchers = context.matchers
        var merged = [Requirements](repeating: Requirements(), count: 4)
        var parts = [[ClosedRange<UInt16>]](repeating: [], count: 4)
        var known: Set<Int> = []
        for (index, glyph) in starts.joined().enumerated() {
            let set = context.format == 2 ? context.inputClass(glyph) : index
            // Glyphs without rules start nothing.
            guard let requirements = sets[set] else { continue }
            let kind = requirements.kind
            if known.insert(set).inserted { merged[kind].formUnion(requirements) }
            parts[kind].append(glyph...glyph)
        }
        return zip(merged, parts).compactMap { requirements, starts in
            if starts.isEmpty { return nil }
            var part = requirements.part(matchers, context.bytes)
            part.starts = starts
            return part
        }
    }

    /// The requirements of each rule set; `nil` if the rules are too many.
    private static func requirements(of context: SequenceContext) -> [Int: Requirements]? {
        var sets: [Int: Requirements] = [:]
        var remaining = maximumCount
        guard let ruleSets = context.ruleSets else { return sets }
        for index in 0..<ruleSets.count {
            guard let set = context.ruleSet(index, of: ruleSets) else { continue }
            var requirements = Requirements()
            for rule in 0..<context.bytes[set, .ruleCount] {
                remaining -= 1
                guard remaining > 0 else { return nil }
                guard let rule = context.rule(rule, of: set) else { continue }
                requirements.add(rule, context.bytes, isOfClasses: context.format == 2)
            }
            sets[index] = requirements
        }
        return sets
    }
}

/// The values by which rules name the glyphs next to the first one.
private struct Requirements {
    private var input: Set<Int> = []
    private var lookahead: Set<Int> = []
    private var backtrack: Set<Int> = []
    /// Whether every rule requires a next glyph.
    private var requiresNext = true
    /// Whether every rule requires a previous glyph.
    private var requiresPrevious = true

    /// The index of what is required: nothing, a next glyph, a previous one, or both.
    var kind: Int { (requiresNext ? 1 : 0) + (requiresPrevious ? 2 : 0) }

    /// Adds those of a rule; any glyph may be of class 0, which no definition lists.
    mutating func add(_ rule: SequenceRule, _ bytes: TableBytes, isOfClasses: Bool) {
        func value(_ array: WordArray) -> Int? {
            array.count == 0 || isOfClasses && bytes[array, 0] == 0 ? nil : bytes[array, 0]
        }
        if let previous = value(rule.backtrack) {
            backtrack.insert(previous)
        } else {
            requiresPrevious = false
        }
        if let next = value(rule.input) {
            input.insert(next)
        } else if rule.input.count == 0, let next = value(rule.lookahead) {
            lookahead.insert(next)
        } else {
            requiresNext = false
        }
    }

    mutating func formUnion(_ other: Requirements) {
        input.formUnion(other.input)
        lookahead.formUnion(other.lookahead)
        backtrack.formUnion(other.backtrack)
        requiresNext = other.requiresNext
        requiresPrevious = other.requiresPrevious
    }

    func part(_ matchers: SequenceMatchers, _ bytes: TableBytes) -> ContextNeighbors.Part {
        var part = ContextNeighbors.Part()
        if requiresNext {
            part.next =
                matchers.input.glyphs(input, bytes) + matchers.lookahead.glyphs(lookahead, bytes)
        }
        if requiresPrevious { part.previous = matchers.backtrack.glyphs(backtrack, bytes) }
        return part
    }
}
