/// The lookups that a plan applies from one table, in order.
final class LookupPass: Sendable {
    let table: LayoutTable
    let lookups: [CompiledLookup]
    /// The lookups that contexts apply.
    private let nested: [NestedLookup]
    /// The indices in `nested` of the table's lookups, or -1.
    private let nestedIndices: [Int32]
    let subtables: [CompiledSubtable]
    /// The coverages of the subtables.
    private let words: [CoverageWord]
    /// The contexts among the subtables.
    let contexts: ContextStore
    /// The bits of the lookups that apply to the glyphs of each feature.
    private let bitsOfFeatures: [UInt64]
    /// The features for which ``bitsOfFeatures`` contains more than ``globalBits``.
    private let usedFeatures: UInt32
    /// The bits of the lookups that apply to all glyphs.
    let globalBits: UInt64
    /// The glyphs at which each lookup may start, by the lookup's ``bit(_:)``.
    let accelerator: LookupAccelerator
    let values: ValueRecordParser
    let gdef: GdefTable?
    private let glyphCount: Int
    /// The number of glyphs and rules that were read, or `nil` if not all could be read.
    private let readCount: Int?
    /// Whether a lookup may attach glyphs as in cursive writing.
    let hasCursiveAttachment: Bool
    /// Whether the pass has contexts whose rules are read each time they are applied.
    let hasUnreadContexts: Bool

    /// Prepares the lookups in a table, or returns `nil` if there are neither lookups nor marks.
    ///
    /// Subtracts what is read from the budget.
    init?(
        _ table: LayoutTable,
        _ lookups: [MappedLookup],
        _ face: FaceData,
        _ gdef: GdefTable?,
        _ budget: inout LookupBudget
    ) {
        let marks = gdef?.marks ?? []
        guard !lookups.isEmpty || !marks.isEmpty else { return nil }
        var accelerator = LookupAccelerator(gdef, budget)
        var globalBits = Self.markBit
        var used = FeatureMask()
        var bitsOfFeatures = [UInt64](repeating: 0, count: 32)
        var compiled: [CompiledLookup] = []
        for planned in lookups {
            guard let lookup = table.lookup(planned.index) else { continue }
            let index = compiled.count
            let isGlobal = planned.features.contains(.global)
            let bit = Self.bit(index)
            if isGlobal { globalBits |= bit }
            used.formUnion(planned.features)
            for feature in bitsOfFeatures.indices
            where planned.features.rawValue >> UInt32(feature) & 1 != 0 {
                bitsOfFeatures[feature] |= bit
            }
            let subtables = accelerator.add(lookup, index, table, isGlobal: isGlobal)
            let filter = accelerator.addFilter(subtables, table.bytes)
            let first = lookup.subtable(0, table.bytes)
            compiled.append(
                CompiledLookup(
                    lookup: lookup,
                    features: planned.features,
                    options: planned.options,
                    alternate: planned.alternate,
                    bit: bit,
                    subtables: subtables,
                    filter: filter,
                    isReversed: first?.0 == .reverseChainedSubstitution
                )
            )
        }
        var nested: [NestedLookup] = []
        var nestedIndices: [Int32] = []
        Self.readNested(table, &accelerator, &nested, &nestedIndices)
        self.nested = nested
        self.nestedIndices = nestedIndices
        hasUnreadContexts = accelerator.hasUnreadContexts
        readCount = accelerator.remaining > 0 ? budget.remaining - accelerator.remaining : nil
        budget.remaining = accelerator.remaining
        budget.pages -= accelerator.pageCount
        // The types of the lookups that were not read are unknown.
        hasCursiveAttachment =
            readCount == nil || hasUnreadContexts
            || accelerator.subtables.contains { $0.type == .cursiveAttachment }
        for index in compiled.indices.reversed()
        where index < Self.lastBit && compiled[index].isSingle(accelerator.subtables) {
            let next = index + 1 < compiled.count ? compiled[index + 1].endOfSingles : nil
            compiled[index].endOfSingles = next ?? index + 1
        }
        for glyphs in marks { accelerator.masks.insert(Self.markBit, glyphs) }
        self.table = table
        self.lookups = compiled
        subtables = accelerator.subtables
        words = accelerator.words
        contexts = accelerator.contexts
        self.bitsOfFeatures = bitsOfFeatures
        usedFeatures = used.rawValue & ~FeatureMask.global.rawValue
        self.globalBits = globalBits
        self.accelerator = accelerator
        self.gdef = gdef
        values = ValueRecordParser(table.bytes, gdef, roundsDeltas: face.roundsDeltas)
        glyphCount = face.glyphCount
    }

    init(copying other: LookupPass) {
        table = other.table
        lookups = other.lookups
        nested = other.nested
        nestedIndices = other.nestedIndices
        subtables = other.subtables
        words = other.words
        contexts = other.contexts
        bitsOfFeatures = other.bitsOfFeatures
        usedFeatures = other.usedFeatures
        globalBits = other.globalBits
        accelerator = other.accelerator
        values = other.values
        gdef = other.gdef
        glyphCount = other.glyphCount
        readCount = other.readCount
        hasCursiveAttachment = other.hasCursiveAttachment
        hasUnreadContexts = other.hasUnreadContexts
    }

    /// Reads the lookups that the stored rules apply, whose own rules are also read.
    private static func readNested(
        _ table: LayoutTable,
        _ accelerator: inout LookupAccelerator,
        _ nested: inout [NestedLookup],
        _ indices: inout [Int32]
    ) {
        guard !accelerator.contexts.rules.isEmpty else { return }
        indices = Array(repeating: -1, count: table.lookupCount)
        var number = 0
        while number < accelerator.contexts.rules.count {
            let rule = accelerator.contexts.rules[number]
            number += 1
            accelerator.remaining -= rule.lookupCount
            guard accelerator.remaining > 0 else { return }
            for record in 0..<rule.lookupCount {
                let index = rule.lookup(record, table.bytes).lookup
                guard index < indices.count, indices[index] < 0, let lookup = table.lookup(index)
                else { continue }
                indices[index] = Int32(truncatingIfNeeded: nested.count)
                let subtables = accelerator.addNested(lookup, table.bytes)
                let filter = accelerator.addFilter(subtables, table.bytes)
                nested.append(
                    NestedLookup(lookup: lookup, subtables: subtables, filter: filter)
                )
            }
        }
    }

    /// Returns a lookup that a context applies, or `nil` if it does not exist.
    func nestedLookup(_ index: Int) -> NestedLookup? {
        if index < nestedIndices.count, nestedIndices[index] >= 0 {
            return nested[Int(nestedIndices[index])]
        }
        return table.lookup(index).map { NestedLookup(lookup: $0, subtables: nil) }
    }

    /// Returns whether a lookup can substitute a glyph.
    ///
    /// A face has no glyph 65,535, but some fonts delete a glyph by substituting it.
    func hasGlyph(_ glyph: UInt16) -> Bool { Int(glyph) < glyphCount || glyph == .max }

    /// Returns this pass for another plan, or `nil` if the plan would not read all of it.
    func shared(_ budget: inout LookupBudget) -> LookupPass? {
        guard let readCount, readCount < budget.remaining,
            accelerator.pageCount <= budget.pages
        else { return nil }
        budget.remaining -= readCount
        budget.pages -= accelerator.pageCount
        return self
    }

    /// Returns the bits of the lookups that may start at a glyph with certain features.
    // See `CharacterPages.read`.
    @inline(__always)
    func lookups(at glyph: UInt16, _ features: FeatureMask) -> UInt64 {
        let bits = accelerator.masks[glyph]
        guard bits & ~globalBits != 0 else { return bits }
        var included = globalBits
        var rest = features.rawValue & usedFeatures
        while rest != 0 {
            included |= bitsOfFeatures[rest.trailingZeroBitCount]
            rest &= rest &- 1
        }
        return bits & included
    }

    /// Returns the coverage index of a glyph, or `nil` if the table doesn't cover the glyph.
    func coverageIndex(_ glyph: UInt16, _ coverage: CompiledCoverage) -> Int? {
        let words = coverage.words
        guard words.count > 0 else { return searchedIndex(glyph, coverage.table) }
        let block = Int(glyph >> 6) &- Int(words.firstBlock)
        guard block >= 0, block < Int(words.count) else { return nil }
        return self.words[Int(words.start) &+ block].index(of: glyph)
    }

    /// Returns the class of a glyph.
    func glyphClass(_ glyph: UInt16, _ classes: CompiledClasses) -> Int {
        contexts.glyphClass(glyph, classes, table.bytes)
    }

    /// Returns the value records for two glyphs in a pair adjustment, or `nil` if the subtable
    /// doesn't contain the pair.
    func pair(
        _ subtable: CompiledSubtable,
        _ coverageIndex: Int,
        _ first: UInt16,
        _ second: UInt16
    ) -> ValueRecordParser.Pair? {
        values.pair(subtable.start, coverageIndex, second) {
            let classes = subtable.classes ?? PairClasses(of: subtable.start, table.bytes)
            return classes.map { (glyphClass(first, $0.rows), glyphClass(second, $0.columns)) }
        }
    }

    @inline(never)
    func searchedIndex(_ glyph: UInt16, _ coverage: Offset<Coverage>) -> Int? {
        table.bytes.coverageIndex(glyph, at: coverage)
    }

    /// The index of the last lookup bit, which all later lookups share.
    static let lastBit = 62

    /// Returns the bit for a lookup, given its index in the pass.
    static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, lastBit)) }

    /// The bit for mark glyphs.
    static let markBit: UInt64 = 1 << 63
}
