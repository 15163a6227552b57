/// A bit mask for each glyph, with a bit for each lookup that may start at the glyph.
///
/// Most glyphs start no lookup. Reading one mask is enough to recognize these glyphs.
struct LookupMaskTable: Sendable {
    /// The first index in ``masks`` for each block of 256 glyphs, or 0 if no lookup starts there.
    private var starts: [UInt32]
    /// The masks, which begin with 256 empty masks for blocks in which no lookup starts.
    private var masks: [UInt64] = []

    /// The masks of a block, which copy faster than a repeated number.
    private static let empty = [UInt64](repeating: 0, count: 256)

    /// The lookups that allow any glyph, or no glyph at the start or end of the text.
    var unconditional: UInt64 = 0

    /// Creates a table, and reserves memory for a number of blocks in which a lookup starts.
    ///
    /// Most fonts have few.
    init(blockCount: Int = 8) {
        starts = Array(repeating: 0, count: 256)
        masks.reserveCapacity(256 * (1 + blockCount))
        masks += repeatElement(0, count: 256)
    }

    /// The number of blocks in which a lookup starts, each of which takes 2 KB.
    var pageCount: Int { masks.count / 256 - 1 }

    subscript(glyph: UInt16) -> UInt64 {
        masks[Int(starts[Int(glyph >> 8)]) + Int(glyph & 0xFF)]
    }

    /// Returns the lookups that may start at any of the glyphs.
    func lookups(of glyphs: [Glyph], from start: Int) -> UInt64 {
        var bits: UInt64 = 0
        for index in start..<glyphs.count { bits |= self[glyphs[index].id] }
        return bits
    }

    /// Adds a lookup for the glyphs in a coverage table, or for all glyphs if the table is `nil`.
    ///
    /// Subtracts the numbers of records and glyphs from `remaining`, and stops at 0.
    mutating func insert(
        _ bit: UInt64,
        _ bytes: TableBytes,
        _ coverage: Offset<Coverage>?,
        _ remaining: inout Int
    ) {
        guard let coverage else {
            unconditional |= bit
            return
        }
        remaining -= bytes[coverage, .count]
        for number in 0..<bytes.coveredRangeCount(at: coverage) where remaining > 0 {
            guard let (glyphs, _) = bytes.coveredRange(number, at: coverage) else { continue }
            remaining -= glyphs.count
            insert(bit, glyphs)
        }
    }

    /// Adds a lookup for the glyphs that a context requires at one place in all of its rules.
    ///
    /// Any glyph is allowed if a rule requires none, or if the index of the context is -1.
    /// Subtracts the numbers of records and glyphs from `remaining`.
    mutating func insert(
        _ bit: UInt64,
        _ context: Int32,
        _ store: ContextStore,
        _ bytes: TableBytes,
        _ remaining: inout Int,
        _ place: (SequenceRule) -> (SequenceKind, WordArray)?
    ) {
        guard context >= 0, let rules = store.rules(of: store.contexts[Int(context)]) else {
            unconditional |= bit
            return
        }
        let context = store.contexts[Int(context)].context
        var classes = (backtrack: UInt64(0), input: UInt64(0), lookahead: UInt64(0))
        for rule in store.rules[rules] where remaining > 0 {
            guard let (sequence, values) = place(rule) else {
                unconditional |= bit
                return
            }
            let value = bytes[values, 0]
            switch context.format {
            case 1:
                let glyph = UInt16(truncatingIfNeeded: value)
                insert(bit, glyph...glyph)
            case 2:
                // Most glyphs are in class 0.
                guard 1...63 ~= value else {
                    unconditional |= bit
                    return
                }
                switch sequence {
                case .backtrack: classes.backtrack |= 1 << UInt64(value)
                case .input: classes.input |= 1 << UInt64(value)
                case .lookahead: classes.lookahead |= 1 << UInt64(value)
                }
            default:
                guard let coverage = context.coverage(value) else { continue }
                insert(bit, bytes, coverage, &remaining)
            }
        }
        insert(bit, classes.backtrack, context.classes(of: .backtrack, bytes), bytes, &remaining)
        insert(bit, classes.input, context.classes(of: .input, bytes), bytes, &remaining)
        insert(bit, classes.lookahead, context.classes(of: .lookahead, bytes), bytes, &remaining)
    }

    /// Adds a lookup for the glyphs in a set of classes.
    private mutating func insert(
        _ bit: UInt64,
        _ classes: UInt64,
        _ definition: Offset<ClassDef>?,
        _ bytes: TableBytes,
        _ remaining: inout Int
    ) {
        guard classes != 0, let definition else { return }
        remaining -= bytes.classRangeCount(at: definition)
        guard remaining > 0 else { return }
        for range in bytes.classRanges(at: definition)
        where range.value < 64 && classes >> UInt64(range.value) & 1 != 0 {
            remaining -= range.glyphs.count
            insert(bit, range.glyphs)
        }
    }

    /// Adds a lookup for the glyphs in a coverage, using its bit set if there is one.
    ///
    /// Subtracts the number of glyphs from `remaining`. The array contains all words of the pass.
    mutating func insert(
        _ bit: UInt64,
        _ coverage: CompiledCoverage,
        _ words: [CoverageWord],
        _ bytes: TableBytes,
        _ remaining: inout Int
    ) {
        guard coverage.words.count > 0 else {
            insert(bit, bytes, coverage.table, &remaining)
            return
        }
        remaining -= 64 * Int(coverage.words.count)
        var block = Int(coverage.words.firstBlock)
        for word in words[coverage.words] {
            if word.glyphs != 0 {
                let start = start(ofPage: block >> 2)
                let first = start &+ (block & 3) << 6
                var rest = word.glyphs
                while rest != 0 {
                    masks[first &+ rest.trailingZeroBitCount] |= bit
                    rest &= rest &- 1
                }
            }
            block &+= 1
        }
    }

    mutating func insert(_ bit: UInt64, _ glyphs: ClosedRange<UInt16>) {
        var glyph = Int(glyphs.lowerBound)
        while glyph <= Int(glyphs.upperBound) {
            let page = glyph >> 8
            let start = start(ofPage: page)
            let last = min(Int(glyphs.upperBound), page << 8 | 0xFF)
            let first = start &+ (glyph & 0xFF)
            for index in first...(first &+ last &- glyph) { masks[index] |= bit }
            glyph = last + 1
        }
    }

    /// Adds lookups for all glyphs.
    ///
    /// The blocks that were empty share a page, so they can also get lookups that are added later
    /// for one of them. A lookup may start at more glyphs than it covers.
    mutating func insertForAllGlyphs(_ bits: UInt64) {
        for index in masks.indices.dropFirst(256) { masks[index] |= bits }
        let page = UInt32(masks.count)
        masks += repeatElement(bits, count: 256)
        for block in starts.indices where starts[block] == 0 { starts[block] = page }
    }

    /// Returns the index of a block's first mask.
    private mutating func start(ofPage page: Int) -> Int {
        if starts[page] == 0 { addPage(page) }
        return Int(starts[page])
    }

    @inline(never)
    private mutating func addPage(_ page: Int) {
        starts[page] = UInt32(masks.count)
        masks += Self.empty
    }
}
