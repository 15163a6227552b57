/// A context, with the parts that would otherwise be read at each glyph.
struct CompiledContext: Sendable {
    let context: SequenceContext
    let matchers: SequenceMatchers
    /// The index of the first rule set, or `nil` if the rules are not stored.
    var firstSet: Int?
    var setCount = 0
    /// The index of the only rule in format 3, or -1.
    var coverageRule: Int32 = -1

    /// Creates a context whose rules and classes are read from the table.
    init(_ context: SequenceContext, _ bytes: borrowing TableBytes) {
        self.init(context) { sequence in
            let table = context.classes(of: sequence, bytes)
            return table.map { .searched($0) } ?? .none
        }
    }

    fileprivate init(_ context: SequenceContext, _ classes: (SequenceKind) -> CompiledClasses) {
        self.context = context
        switch context.format {
        case 2:
            matchers = SequenceMatchers(
                backtrack: .classes(classes(.backtrack)),
                input: .classes(classes(.input)),
                lookahead: .classes(classes(.lookahead))
            )
        case 3: matchers = SequenceMatchers(.coverages(origin: context.origin))
        default: matchers = SequenceMatchers(.glyphs)
        }
    }
}

struct SequenceMatchers: Sendable {
    let backtrack: GlyphMatcher
    let input: GlyphMatcher
    let lookahead: GlyphMatcher
}

extension SequenceMatchers {
    /// Creates matchers that are the same for all sequences.
    init(_ matcher: GlyphMatcher) {
        self.init(backtrack: matcher, input: matcher, lookahead: matcher)
    }
}

/// The kind of value that a sequence matches against a glyph.
enum GlyphMatcher: Sendable {
    case glyphs
    case classes(CompiledClasses)
    /// The offset of a coverage table, relative to the origin.
    case coverages(origin: Int)
}

/// The rules and classes of a pass's contexts, read once.
///
/// The rules and classes of a hostile font can refer to the same bytes many times, so their numbers
/// are limited. What is past the limits is read from the table at each glyph.
struct ContextStore: Sendable {
    private static let maximumSetCount = 1 << 14
    // Noto Nastaliq Urdu has 9,900 rules.
    private static let maximumRuleCount = 1 << 14
    private static let maximumClassByteCount = 1 << 18

    private(set) var contexts: [CompiledContext] = []
    private(set) var rules: [SequenceRule] = []
    private var sets: [RuleSet] = []
    private var classes: [UInt8] = []
    /// The classes of each definition, by its offset.
    private var definitions: [Int: CompiledClasses] = [:]

    /// Adds a context, and returns its index.
    ///
    /// Subtracts the numbers of rules, sets, ranges and glyphs that are read from `remaining`.
    mutating func append(
        _ context: SequenceContext,
        _ bytes: TableBytes,
        _ remaining: inout Int
    ) -> Int {
        var compiled = CompiledContext(context) { sequence in
            context.classes(of: sequence, bytes).map { read($0, bytes, &remaining) } ?? .none
        }
        if readRules(of: context, bytes, &remaining) {
            compiled.setCount = context.setCount(bytes)
            compiled.firstSet = sets.count - compiled.setCount
            if context.format == 3, let set = sets.last, set.start < set.end {
                compiled.coverageRule = set.start
            }
        }
        contexts.append(compiled)
        return contexts.count - 1
    }

    /// Returns a set of rules, or `nil` if the rules are not stored.
    func ruleSet(_ set: Int, of context: CompiledContext) -> RuleSet? {
        guard let first = context.firstSet else { return nil }
        return set < context.setCount ? sets[first &+ set] : RuleSet()
    }

    /// Returns the only rule of a context in format 3, or `nil` if the rule is not stored.
    func coverageRule(_ index: Int) -> SequenceRule? {
        let rule = contexts[index].coverageRule
        return rule >= 0 ? rules[Int(rule)] : nil
    }

    /// Returns the indices of a context's rules, or `nil` if the rules are not stored.
    func rules(of context: CompiledContext) -> Range<Int>? {
        guard let first = context.firstSet else { return nil }
        guard context.setCount > 0 else { return 0..<0 }
        return Int(sets[first].start)..<Int(sets[first + context.setCount - 1].end)
    }

    func glyphClass(_ glyph: UInt16, _ classes: CompiledClasses, _ bytes: TableBytes) -> Int {
        switch classes {
        case .none: return 0
        case .stored(let start, let first, let count):
            let index = Int(glyph) &- Int(first)
            guard index >= 0, index < Int(count) else { return 0 }
            return Int(self.classes[Int(start) &+ index])
        case .searched(let table): return bytes.glyphClass(glyph, at: table)
        }
    }

    private mutating func readRules(
        of context: SequenceContext,
        _ bytes: TableBytes,
        _ remaining: inout Int
    ) -> Bool {
        let (setCount, ruleCount) = (sets.count, rules.count)
        let count = context.setCount(bytes)
        guard count <= Self.maximumSetCount - setCount else { return false }
        for set in 0..<count {
            let start = rules.count
            let count = context.ruleCount(ofSet: set, bytes)
            remaining -= 1 + count
            guard remaining > 0, count <= Self.maximumRuleCount - start else {
                sets.removeLast(sets.count - setCount)
                rules.removeLast(rules.count - ruleCount)
                return false
            }
            var reach = (next: 0, previous: 0)
            for index in 0..<count {
                guard var rule = context.rule(index, ofSet: set, bytes) else { continue }
                if context.format != 3 {
                    let (next, previous) = rule.readValues(bytes)
                    reach = (max(reach.next, next), max(reach.previous, previous))
                }
                rules.append(rule)
            }
            for index in (start..<max(start, rules.count - 1)).reversed() {
                rules[index].setDistance(rules[index + 1])
            }
            sets.append(
                RuleSet(
                    start: Int32(truncatingIfNeeded: start),
                    end: Int32(truncatingIfNeeded: rules.count),
                    next: UInt8(truncatingIfNeeded: reach.next),
                    previous: UInt8(truncatingIfNeeded: reach.previous)
                )
            )
        }
        return true
    }

    /// Returns the classes in a table, and stores them within the limits.
    ///
    /// Subtracts the numbers of ranges and glyphs that are read from `remaining`.
    mutating func read(
        _ table: Offset<ClassDef>,
        _ bytes: TableBytes,
        _ remaining: inout Int
    ) -> CompiledClasses {
        if let known = definitions[table.value] { return known }
        let found = append(table, bytes, &remaining)
        definitions[table.value] = found
        return found
    }

    private mutating func append(
        _ table: Offset<ClassDef>,
        _ bytes: TableBytes,
        _ remaining: inout Int
    ) -> CompiledClasses {
        let stated = bytes.classRangeCount(at: table)
        remaining -= 1 + stated
        guard remaining > 0 else { return .searched(table) }
        let ranges = bytes.classRanges(at: table)
        guard let first = ranges.first?.glyphs.lowerBound,
            let last = ranges.last?.glyphs.upperBound
        else { return .searched(table) }
        let (start, count) = (classes.count, Int(last - first) + 1)
        remaining -= count
        guard remaining > 0, count <= Self.maximumClassByteCount - start,
            ranges.count == stated,
            ranges.allSatisfy({ 0...Int(UInt8.max) ~= $0.value })
        else { return .searched(table) }
        classes += repeatElement(0, count: count)
        for range in ranges where range.value > 0 {
            let value = UInt8(truncatingIfNeeded: range.value)
            let offset = start + Int(range.glyphs.lowerBound - first)
            for index in offset..<(offset + range.glyphs.count) { classes[index] = value }
        }
        return .stored(
            start: Int32(truncatingIfNeeded: start),
            first: first,
            count: Int32(truncatingIfNeeded: count)
        )
    }
}

/// The rules in a set, as indices in a ``ContextStore``.
struct RuleSet: Sendable {
    var start: Int32 = 0
    var end: Int32 = 0
    /// The greatest number of values in a rule after the first glyph, of those compared at once.
    var next: UInt8 = 0
    /// The greatest number of values in a rule before the first glyph.
    var previous: UInt8 = 0
}

/// The classes in a class definition table.
enum CompiledClasses: Sendable {
    /// The class of every glyph is 0.
    case none
    /// The classes of consecutive glyphs in a ``ContextStore``. The class of other glyphs is 0.
    case stored(start: Int32, first: UInt16, count: Int32)
    /// A table that is malformed, or whose classes would take too much memory.
    case searched(Offset<ClassDef>)
}
