/// A lookup of a pass, with the parts that would otherwise be read at each glyph.
struct CompiledLookup: Sendable {
    let lookup: Lookup
    let features: FeatureMask
    let options: FeatureOptions
    /// The number of the alternate to choose, counted from 1, where the glyph has no own value.
    let alternate: Int
    /// The lookup's bit in the masks of the pass.
    let bit: UInt64
    /// The indices of the lookup's subtables in the pass, or `nil` if there are too many.
    let subtables: Range<Int>?
    /// The index of the lookup's filter in the pass, or `nil` if the lookup has none.
    let filter: Int?
    /// Whether the lookup is applied from the end of the text to the start.
    let isReversed: Bool
    /// The index in the pass after the last of the consecutive lookups, starting with this lookup,
    /// that replace glyphs independently of each other.
    ///
    /// `nil` if this lookup depends on more than one glyph.
    var endOfSingles: Int?
}

extension CompiledLookup {
    /// Returns whether the lookup replaces glyphs independently of each other.
    func isSingle(_ all: [CompiledSubtable]) -> Bool {
        guard let subtables, lookup.properties.skipsOnlyClasses else { return false }
        return all[subtables].allSatisfy { $0.type == .singleSubstitution }
    }
}

/// A lookup that contexts apply.
struct NestedLookup: Sendable {
    let lookup: Lookup
    /// The indices of the lookup's subtables in the pass, or `nil` if there are too many.
    let subtables: Range<Int>?
    /// The index of the lookup's filter in the pass, or `nil` if the lookup has none.
    var filter: Int?
}

/// A subtable of a lookup, with the coverage of the first glyph.
struct CompiledSubtable: Sendable {
    let type: LookupType
    let start: Offset<Subtable>
    var coverage: CompiledCoverage
    /// The coverage of the glyphs to which marks attach, if the subtable attaches marks.
    var bases: CompiledCoverage?
    /// The classes of a pair adjustment in format 2, if they are stored.
    var classes: PairClasses?
    /// The substitutes of a single substitution, if they are stored.
    var substitutes = SubstituteRange()
    /// The index of a context in the pass, or -1 if the subtable is not a context of the pass.
    var context: Int32 = -1

    var isContext: Bool { type == .context || type == .chainedContext }

    /// Creates a subtable, or returns `nil` if it covers no glyph.
    init?(_ type: LookupType, _ start: Offset<Subtable>, _ bytes: borrowing TableBytes) {
        let context = SequenceContext(at: start, type, bytes)
        let coverage: Offset<Coverage>? =
            context.map { $0.firstCoverage(bytes) } ?? bytes.follow(start, .coverageOffset)
        guard let coverage else { return nil }
        self.type = type
        self.start = start
        self.coverage = CompiledCoverage(table: coverage)
        let isAttachment = type.rawValue >= LookupType.markToBaseAttachment.rawValue
        if isAttachment {
            bases = bytes.follow(Offset<MarkPos>(start.value), .baseCoverageOffset)
                .map { CompiledCoverage(table: $0) }
        }
    }
}

/// The class definitions of a pair adjustment in format 2.
struct PairClasses: Sendable {
    /// The classes of the first glyph.
    let rows: CompiledClasses
    /// The classes of the second glyph.
    let columns: CompiledClasses
}

extension PairClasses {
    /// Finds the class definitions of a subtable, or returns `nil` if one is missing.
    init?(
        of subtable: Offset<Subtable>,
        _ bytes: borrowing TableBytes,
        _ classes: (Offset<ClassDef>) -> CompiledClasses = { .searched($0) }
    ) {
        let table = Offset<PairPos2>(subtable.value)
        guard let rows: Offset<ClassDef> = bytes.follow(table, .classDef1Offset),
            let columns: Offset<ClassDef> = bytes.follow(table, .classDef2Offset)
        else { return nil }
        self.init(rows: classes(rows), columns: classes(columns))
    }
}

/// A coverage table, and its glyphs as a bit set in the pass if the table is well-formed.
struct CompiledCoverage: Sendable {
    let table: Offset<Coverage>
    var words = CoverageWords()
}
