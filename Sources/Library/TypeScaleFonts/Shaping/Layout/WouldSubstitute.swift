extension LayoutTable {
    /// Returns whether a substitution replaces exactly a sequence of glyphs.
    ///
    /// With `isWhole`, a rule that depends on glyphs around the sequence doesn't count. The search
    /// subtracts the number of rules from `remaining`, and stops at 0.
    func wouldSubstitute(
        _ index: Int,
        _ glyphs: [UInt16],
        isWhole: Bool,
        _ remaining: inout Int
    ) -> Bool {
        guard let lookup = lookup(index), let first = glyphs.first else { return false }
        for subtable in 0..<lookup.subtableCount {
            remaining -= 1
            guard remaining > 0 else { return false }
            guard let (type, start) = lookup.subtable(subtable, bytes) else { continue }
            let isFound =
                switch type {
                case .singleSubstitution, .multipleSubstitution, .alternateSubstitution,
                    .reverseChainedSubstitution:
                    glyphs.count == 1 && covers(start, first)
                case .ligatureSubstitution: ligates(start, glyphs, &remaining)
                case .context, .chainedContext:
                    matches(start, type, glyphs, isWhole: isWhole, &remaining)
                default: false
                }
            if isFound { return true }
        }
        return false
    }

    /// Returns whether a substitution may start at a glyph.
    ///
    /// The search subtracts the number of subtables from `remaining`. At 0, any glyph may start.
    func mayStart(_ index: Int, at glyph: UInt16, _ remaining: inout Int) -> Bool {
        guard let lookup = lookup(index) else { return false }
        for subtable in 0..<lookup.subtableCount {
            remaining -= 1
            guard remaining > 0 else { return true }
            guard let (type, start) = lookup.subtable(subtable, bytes) else { continue }
            let context = SequenceContext(at: start, type, bytes)
            let coverage =
                context.map { $0.firstCoverage(bytes) } ?? bytes.follow(start, .coverageOffset)
            if let coverage, bytes.coverageIndex(glyph, at: coverage) != nil { return true }
        }
        return false
    }

    private func covers(_ subtable: Offset<Subtable>, _ glyph: UInt16) -> Bool {
        coverageIndex(subtable, glyph) != nil
    }

    private func coverageIndex(_ subtable: Offset<Subtable>, _ glyph: UInt16) -> Int? {
        bytes.follow(subtable, .coverageOffset).flatMap { bytes.coverageIndex(glyph, at: $0) }
    }

    private func ligates(
        _ subtable: Offset<Subtable>,
        _ glyphs: [UInt16],
        _ remaining: inout Int
    ) -> Bool {
        let table = Offset<SequenceSubst>(subtable.value)
        guard let index = coverageIndex(subtable, glyphs[0]), index < bytes[table, .count],
            let set: Offset<LigatureSet> = bytes.follow(table, .offsets, index)
        else { return false }
        for number in 0..<bytes[set, .ligatureCount] {
            remaining -= 1
            guard remaining > 0 else { return false }
            guard let ligature: Offset<Ligature> = bytes.follow(set, .ligatureOffsets, number),
                bytes[ligature, .componentCount] == glyphs.count
            else { continue }
            let isEqual = (1..<glyphs.count).allSatisfy {
                bytes.glyph(ligature, .componentGlyphIDs, $0 - 1) == glyphs[$0]
            }
            if isEqual { return true }
        }
        return false
    }

    private func matches(
        _ subtable: Offset<Subtable>,
        _ type: LookupType,
        _ glyphs: [UInt16],
        isWhole: Bool,
        _ remaining: inout Int
    ) -> Bool {
        guard let context = SequenceContext(at: subtable, type, bytes),
            let coverage = context.firstCoverage(bytes),
            let coverageIndex = bytes.coverageIndex(glyphs[0], at: coverage)
        else { return false }
        let classes = context.classes(of: .input, bytes)
        func glyphClass(_ glyph: UInt16) -> Int {
            classes.map { bytes.glyphClass(glyph, at: $0) } ?? 0
        }
        func matches(_ glyph: UInt16, _ value: Int) -> Bool {
            switch context.format {
            case 1: Int(glyph) == value
            case 2: glyphClass(glyph) == value
            default:
                context.coverage(value).map { bytes.coverageIndex(glyph, at: $0) != nil } ?? false
            }
        }
        let set =
            switch context.format {
            case 1: coverageIndex
            case 2: glyphClass(glyphs[0])
            default: 0
            }
        for number in 0..<context.ruleCount(ofSet: set, bytes) {
            remaining -= 1
            guard remaining > 0 else { return false }
            guard let rule = context.rule(number, ofSet: set, bytes),
                rule.input.count + 1 == glyphs.count,
                !isWhole || rule.backtrack.count + rule.lookahead.count == 0
            else { continue }
            let isMatched = (1..<glyphs.count).allSatisfy {
                matches(glyphs[$0], bytes[rule.input, $0 - 1])
            }
            if isMatched { return true }
        }
        return false
    }
}
