/// A lookup of a stage, with the parts that would otherwise be read at each glyph.
struct StagedLookup: Sendable {
    let lookup: Lookup
    let features: FeatureMask
    let options: FeatureOptions
    /// The lookup's bit in the masks of the stage.
    let bit: UInt64
    /// The indices of the lookup's subtables in the stage, or `nil` if there are too many.
    let subtables: Range<Int>?
    /// Whether the lookup is applied from the end of the text to the start.
    let isReversed: Bool
    /// The index in the stage after the last of the consecutive lookups, starting with this lookup,
    /// that replace glyphs independently of each other.
    ///
    /// `nil` if this lookup depends on more than one glyph.
    var endOfSingles: Int?
}

extension StagedLookup {
    /// Returns whether the lookup replaces glyphs independently of each other, and skips none.
    func isSingle(_ all: [StagedSubtable]) -> Bool {
        guard let subtables, lookup.properties.flags.isSubset(of: .rightToLeft) else {
            return false
        }
        return all[subtables].allSatisfy { $0.type == .singleSubstitution }
    }
}

/// A subtable of a lookup, with the coverage of the first glyph.
struct StagedSubtable: Sendable {
    let type: LookupType
    let start: Offset<Subtable>
    var coverage: StagedCoverage
    /// The coverage of the glyphs to which marks attach, if the subtable attaches marks.
    var bases: StagedCoverage?
    /// The index in the stage of a context's only rule, or -1 for none or several.
    var rule: Int32 = -1

    /// Creates a subtable, or returns `nil` if it covers no glyph.
    init?(_ type: LookupType, _ start: Offset<Subtable>, _ bytes: borrowing TableBytes) {
        let context = SequenceContext(at: start, format: bytes[start, .format], type)
        let coverage: Offset<Coverage>? =
            context.map { $0.firstCoverage(bytes) } ?? bytes.follow(start, .coverageOffset)
        guard let coverage else { return nil }
        self.type = type
        self.start = start
        self.coverage = StagedCoverage(table: coverage)
        let isAttachment = type.rawValue >= LookupType.markToBaseAttachment.rawValue
        if isAttachment {
            bases = bytes.follow(Offset<MarkPos>(start.value), .baseCoverageOffset)
                .map { StagedCoverage(table: $0) }
        }
    }
}

/// A coverage table, and its glyphs as a bit set in the stage if the table is well-formed.
struct StagedCoverage: Sendable {
    let table: Offset<Coverage>
    var words = CoverageWords()
}
