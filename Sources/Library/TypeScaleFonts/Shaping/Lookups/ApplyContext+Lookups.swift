extension LookupPass {
    /// Returns the glyph that a single substitution replaces a glyph with, or `nil` for none.
    // See `ApplyContext.subtable(_:of:)`.
    @inline(never)
    fileprivate func substitute(
        for glyph: UInt16,
        _ subtable: Offset<Subtable>,
        _ coverageIndex: Int
    ) -> UInt16? {
        table.bytes.substitute(for: glyph, subtable, coverageIndex)
            .flatMap { hasGlyph($0) ? $0 : nil }
    }

    /// Returns the glyph that the single substitution at an index replaces a glyph with, or `nil`
    /// for none.
    @inline(__always)
    fileprivate func substitute(for glyph: UInt16, at index: Int) -> UInt16? {
        let range = subtables[index].substitutes
        if range.glyphCount > 0 {
            return range.substitute(for: glyph, accelerator.substitutes)
                .flatMap { hasGlyph($0) ? $0 : nil }
        }
        return coverageIndex(glyph, subtables[index].coverage)
            .flatMap { substitute(for: glyph, subtables[index].start, $0) }
    }
}

extension ApplyContext {
    /// Applies consecutive lookups that replace glyphs independently of each other.
    ///
    /// Each glyph takes all lookups before the next glyph. The result is the same as with one pass
    /// for each lookup.
    mutating func substituteSingles(_ lookups: Range<Int>) {
        let bits = LookupPass.bit(lookups.upperBound) &- LookupPass.bit(lookups.lowerBound)
        guard present & bits != 0, remainingSteps >= 0 else { return }
        let pass = pass
        var steps = remainingSteps - 1 - buffer.count / 16
        var found: UInt64 = 0
        var (isChanged, hasMarks) = (false, false)
        buffer.updateAll(with: bits) { glyph, mask in
            var rest = mask & bits
            while rest != 0 {
                let number = rest.trailingZeroBitCount
                rest &= rest &- 1
                guard let subtables = pass.lookups[number].subtables,
                    !glyph.properties.isIgnored(by: pass.lookups[number].lookup.properties.flags)
                else { continue }
                for subtable in subtables {
                    steps -= 1
                    guard steps >= 0 else { return }
                    guard let id = pass.substitute(for: glyph.id, at: subtable) else { continue }
                    glyph.replace(with: id, properties: nil, pass.gdef)
                    mask = pass.lookups(at: id, glyph.features)
                    found |= mask
                    isChanged = true
                    if glyph.properties.isMark { hasMarks = true }
                    // The earlier lookups have been applied.
                    rest = mask & bits & (UInt64.max << UInt64(number + 1))
                    break
                }
            }
        }
        remainingSteps = steps
        guard isChanged else { return }
        self.isChanged = true
        if hasMarks { buffer.isPlain = false }
        unfiltered |= found
        present = unfiltered
    }

    mutating func substituteSingle(
        _ subtable: Offset<Subtable>,
        _ coverageIndex: Int,
        at index: Int
    ) -> Int? {
        pass.substitute(for: buffer[index].id, subtable, coverageIndex)
            .flatMap { replace(index, with: $0) }
    }

    mutating func substituteMultiple(
        _ subtable: Offset<Subtable>,
        _ coverageIndex: Int,
        at index: Int
    ) -> Int? {
        guard let sequence: Offset<GlyphSequence> = sequence(subtable, coverageIndex),
            let array = bytes.array(afterCountAt: sequence.of(.glyphCount))
        else { return nil }
        guard array.count > 0 else {
            remove(index)
            return index
        }
        remainingSteps -= array.count
        for offset in 0..<array.count
        where !pass.hasGlyph(bytes.glyph(sequence, .glyphIDs, offset)) { return nil }
        buffer.remainingInsertions -= array.count - 1
        guard buffer.remainingInsertions >= 0 else {
            // The text is refused.
            remainingSteps = -1
            return nil
        }
        let wasLigature = buffer[index].properties == .ligature
        for offset in 0..<array.count {
            if offset > 0 { remainingSteps -= buffer.insert(buffer[index], at: index + offset) }
            let glyph = bytes.glyph(sequence, .glyphIDs, offset)
            put(glyph, at: index + offset, properties: wasLigature ? .base : nil)
            if array.count > 1 { multiply(index + offset, part: offset) }
        }
        return index + array.count
    }

    /// Marks a glyph as a part of a multiple substitution, unless the glyph belongs to a ligature.
    private mutating func multiply(_ index: Int, part: Int) {
        buffer.update(index) { glyph in
            glyph.changes.insert(.multiplied)
            if glyph.ligature.id == 0 {
                glyph.ligature = LigaturePart(component: UInt8(truncatingIfNeeded: min(part, 15)))
            }
        }
    }

    /// Replaces a glyph with one of its alternates, counted from 1.
    mutating func substituteAlternate(
        _ subtable: Offset<Subtable>,
        _ coverageIndex: Int,
        number: Int,
        at index: Int
    ) -> Int? {
        guard let set: Offset<GlyphSequence> = sequence(subtable, coverageIndex),
            number > 0, number <= bytes[set, .glyphCount]
        else { return nil }
        return replace(index, with: bytes.glyph(set, .glyphIDs, number - 1))
    }

    mutating func substituteLigature(
        _ subtable: Offset<Subtable>,
        _ coverageIndex: Int,
        at index: Int
    ) -> Int? {
        guard let set: Offset<LigatureSet> = sequence(subtable, coverageIndex) else { return nil }
        // Ligatures with a different second component are rejected early.
        let secondIndex = secondIndex(after: index)
        let second = secondIndex.map { buffer[$0].id }
        for number in 0..<bytes[set, .ligatureCount] {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            guard let ligature: Offset<Ligature> = bytes.follow(set, .ligatureOffsets, number)
            else { continue }
            let count = bytes[ligature, .componentCount]
            if let second, count != 1, bytes.glyph(ligature, .componentGlyphIDs) != second {
                continue
            }
            let glyph = bytes.glyph(ligature, .ligatureGlyph)
            guard pass.hasGlyph(glyph), 1...Self.maximumMatchLength ~= count else { continue }
            if count == 1 { return replace(index, with: glyph) }
            let base = buffer.matches.count
            defer { removeMatches(from: base) }
            let rest = WordArray(offset: ligature.of(.componentGlyphIDs), count: count - 1)
            guard matchInput(rest, .glyphs, after: index, secondIndex) != nil else { continue }
            join(base, index, glyph)
            return index + 1
        }
        return nil
    }

    /// Returns the index that must be the second of a match, or `nil` if this isn't certain.
    mutating func secondIndex(after index: Int) -> Int? {
        var position = index + 1
        while position < buffer.count {
            switch skip(position, isContext: false) {
            case .no: return position
            case .maybe: return nil
            case .yes: remainingSteps -= 1
            }
            position += 1
        }
        return nil
    }

    /// Joins the matched glyphs to a ligature.
    ///
    /// The marks between and after the components keep the number of their component, so that
    /// `GPOS` can attach them. A ligature of marks, or of a base with its marks, is not a ligature
    /// in this sense.
    private mutating func join(_ base: Int, _ index: Int, _ glyph: UInt16) {
        let end = buffer.matches.count
        guard base < end else { return }
        let last = buffer.matches[end - 1]
        let start = buffer[index].properties
        var joinsMarks = start.isMark || start == .base
        var position = base
        while joinsMarks, position < end {
            joinsMarks = buffer[buffer.matches[position]].properties.isMark
            position += 1
        }
        mergeClusters(index...last)
        let id = joinsMarks ? 0 : buffer.makeLigature()
        // The marks of the components keep the numbers of their components.
        let count =
            buffer.isPlain && last - index == end - base && buffer[index].ligature.id == 0
            ? end - base + 1
            : countComponents(base, index, to: id, isMark: joinsMarks && start.isMark)
        put(glyph, at: index, properties: joinsMarks ? nil : .ligature)
        buffer.update(index) { glyph in
            glyph.changes = glyph.changes.union(.ligated).subtracting(.multiplied)
            if !joinsMarks {
                let count = UInt8(truncatingIfNeeded: min(count, 15))
                glyph.ligature = LigaturePart(id: id, component: 0, count: count)
                // As in HarfBuzz, a ligature that starts with a mark is a letter.
                if glyph.role == .mark { glyph.flags.remove(.mark) }
            }
        }
        position = end
        while position > base {
            position -= 1
            remainingSteps -= buffer.remove(at: buffer.matches[position])
        }
    }

    /// Assigns the marks of the matched components to a ligature, unless its number is 0, and
    /// returns the number of components.
    @inline(never)
    private mutating func countComponents(
        _ base: Int,
        _ index: Int,
        to id: UInt8,
        isMark: Bool
    ) -> Int {
        var known = buffer[index].ligature.id
        var count = buffer[index].componentCount
        var total = count
        var position = index + 1
        for match in base..<buffer.matches.count {
            let component = buffer.matches[match]
            while position < component {
                if id != 0 { move(position, to: id, total, count) }
                position += 1
            }
            known = buffer[component].ligature.id
            count = buffer[component].componentCount
            total += count
            position = component + 1
        }
        guard !isMark, known != 0 else { return total }
        while position < buffer.count, buffer[position].ligature.id == known,
            buffer[position].ligature.component > 0
        {
            move(position, to: id, total, count)
            remainingSteps -= 1
            position += 1
        }
        return total
    }

    /// Assigns a mark of a component to a ligature that contains the component.
    private mutating func move(_ index: Int, to id: UInt8, _ total: Int, _ count: Int) {
        buffer.update(index) { glyph in
            let own = glyph.ligature.component == 0 ? count : Int(glyph.ligature.component)
            let component = min(total - count + min(own, count), 15)
            glyph.ligature = LigaturePart(
                id: id,
                component: UInt8(truncatingIfNeeded: component)
            )
        }
    }

    mutating func substituteReverseChained(
        _ subtable: Offset<Subtable>,
        _ coverageIndex: Int,
        at index: Int
    ) -> Int? {
        let table = Offset<ReverseChainSingleSubst>(subtable.value)
        let matcher = GlyphMatcher.coverages(origin: table.value)
        guard bytes[table, .format] == 1,
            let backtrack = bytes.array(afterCountAt: table.of(.backtrackGlyphCount)),
            let lookahead = bytes.array(afterCountAt: backtrack.end),
            let glyphs = bytes.array(afterCountAt: lookahead.end), coverageIndex < glyphs.count,
            matchContext(backtrack, matcher, from: index, step: -1),
            matchContext(lookahead, matcher, from: index, step: 1)
        else { return nil }
        return replace(index, with: UInt16(truncatingIfNeeded: bytes[glyphs, coverageIndex]))
    }

    /// Returns the sequence, alternate set or ligature set for a glyph.
    private func sequence<Fields>(
        _ subtable: Offset<Subtable>,
        _ coverageIndex: Int
    ) -> Offset<Fields>? {
        let table = Offset<SequenceSubst>(subtable.value)
        guard bytes[table, .format] == 1, coverageIndex < bytes[table, .count] else { return nil }
        return bytes.follow(table, .offsets, coverageIndex)
    }
}

extension ApplyContext {
    private mutating func replace(_ index: Int, with glyph: UInt16) -> Int? {
        guard pass.hasGlyph(glyph) else { return nil }
        put(glyph, at: index, properties: nil)
        return index + 1
    }

    /// Replaces a glyph, as in ``GlyphInfo/replace(with:properties:_:)``, and its mask.
    private mutating func put(_ glyph: UInt16, at index: Int, properties: GlyphProperties?) {
        var (features, isMark) = (FeatureMask.global, false)
        buffer.update(index) { info in
            info.replace(with: glyph, properties: properties, pass.gdef)
            (features, isMark) = (info.features, info.properties.isMark)
        }
        let mask = pass.lookups(at: glyph, features)
        buffer.setMask(index, mask)
        // Other lookups may start at the new glyph, or next to it.
        unfiltered |= mask
        present = unfiltered
        isChanged = true
        if isMark { buffer.isPlain = false }
    }

    private mutating func remove(_ index: Int) {
        isChanged = true
        if index == 0, buffer.count > 1 { mergeClusters(0...1) }
        remainingSteps -= buffer.remove(at: index)
    }

    /// Merges the clusters in a range, including the rest of the first and last cluster.
    private mutating func mergeClusters(_ range: ClosedRange<Int>) {
        var (low, high) = (range.lowerBound, range.upperBound)
        let (first, last) = (buffer[low].cluster, buffer[high].cluster)
        guard first != last else { return }
        while high + 1 < buffer.count, buffer[high + 1].cluster == last { high += 1 }
        while low > 0, buffer[low - 1].cluster == first { low -= 1 }
        remainingSteps -= high - low
        var minimum = first
        for index in low...high { minimum = min(minimum, buffer[index].cluster) }
        for index in low...high { buffer.update(index) { $0.cluster = minimum } }
    }
}

extension GlyphInfo {
    /// Replaces the glyph and updates its properties.
    ///
    /// The new properties come from `GDEF` or from the parameter. If neither provides properties,
    /// the glyph keeps its properties.
    @inline(never)
    fileprivate mutating func replace(
        with glyph: UInt16,
        properties own: GlyphProperties?,
        _ gdef: GdefTable?
    ) {
        id = glyph
        if let gdef, gdef.hasGlyphClasses {
            properties = gdef.properties(glyph)
        } else if let own {
            properties = own
        }
        changes.insert(.substituted)
        // A substituted glyph is drawn, even if its character is invisible.
        if role.isInvisible { role = .usual }
        // The advance is looked up after all substitutions.
        advance = .nan
    }
}
