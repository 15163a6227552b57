/// The lookups that a set of features applies to a script, as in a shape plan of HarfBuzz.
///
/// A plan is immutable, so any number of threads can use it.
final class ShapePlan: Sendable {
    let substitution: LookupStage?
    let positioning: LookupStage?
    /// The `kern` table, if `GPOS` contains no `kern` feature for the script.
    let kern: KernTable?
    let gdef: GdefTable?
    /// Whether the face has no `GPOS` table, so that it positions no marks.
    private let isUnpositioned: Bool
    /// The mark glyphs, if no positioning stage contains them.
    let marks: LookupDigest?
    /// The lookups to apply, which are the same for all scripts that share the plan.
    let key: Key

    struct Key: Hashable, Sendable {
        let substitutions: [PlannedLookup]
        let positions: [PlannedLookup]
        let hasKern: Bool
        /// Whether marks take no width, as in all scripts except Hangul.
        let zeroesMarks: Bool
    }

    init(_ key: Key, _ tables: LayoutTables, _ face: FaceData) {
        self.key = key
        let gdef = tables.gdef
        self.gdef = gdef
        kern = key.hasKern ? tables.kern : nil
        isUnpositioned = !tables.hasPositioning
        substitution = tables.substitution.flatMap {
            key.substitutions.isEmpty ? nil : LookupStage($0, key.substitutions, face, gdef)
        }
        positioning = tables.positioning.flatMap { LookupStage($0, key.positions, face, gdef) }
        guard positioning == nil, let marks = gdef?.marks, !marks.isEmpty else {
            self.marks = nil
            return
        }
        var digest = LookupDigest(glyphCount: face.glyphCount)
        for glyphs in marks { digest.insert(LookupStage.markBit, glyphs) }
        self.marks = digest
    }

    /// Creates a copy of a plan that shares the same tables.
    ///
    /// Counting references to one object on several threads costs as much as a lock, so each lane
    /// uses a copy.
    init(copying other: ShapePlan) {
        substitution = other.substitution.map(LookupStage.init(copying:))
        positioning = other.positioning.map(LookupStage.init(copying:))
        kern = other.kern
        gdef = other.gdef
        marks = other.marks
        isUnpositioned = other.isUnpositioned
        key = other.key
    }

    /// Whether the plan has no effect.
    var isEmpty: Bool {
        substitution == nil && positioning == nil && kern == nil && marks == nil
    }
}

extension ShapePlan.Key {
    /// Finds the lookups that features apply to a script.
    init(_ script: UInt8, _ features: FontFeatures, _ tables: LayoutTables, _ face: FaceData) {
        let tags = features.tags
        let scripts = ScriptTable.openTypeTags(script)
        var masks = features.hasFractions ? FeatureMask.fractions : [:]
        for tag in tags { masks[tag] = .global }
        func applied(_ table: LayoutTable?, _ isOn: (FontTag) -> Bool) -> LayoutTable.Applied {
            table?.applied(scripts, masks, face.coordinates, isOn) ?? ([], [])
        }
        // Required variation alternates come before all other features.
        let first = applied(tables.substitution) { $0 == "rvrn" || masks[$0] == nil }
        let rest = applied(tables.substitution) { $0 != "rvrn" && masks[$0] != nil }
        let positioning = applied(tables.positioning) { _ in true }
        // A fraction needs its own feature, or the features of both parts.
        let known = rest.features.union(positioning.features)
        let hasFractions = known.contains("frac") || known.isSuperset(of: ["numr", "dnom"])
        func used(_ lookups: [PlannedLookup]) -> [PlannedLookup] {
            hasFractions ? lookups : lookups.filter { $0.features.contains(.global) }
        }
        substitutions = first.lookups + used(rest.lookups)
        positions = used(positioning.lookups)
        zeroesMarks = script != ScriptTable.hangul
        hasKern =
            tables.kern != nil && tags.contains("kern") && !positioning.features.contains("kern")
    }
}

extension LayoutTable {
    /// The sorted lookups of the applied features, and the tags of all features for the script.
    fileprivate typealias Applied = (lookups: [PlannedLookup], features: Set<FontTag>)

    /// Finds the lookups of the features in `masks` for which `isOn` returns `true`.
    ///
    /// The required feature of the script is applied even if `masks` doesn't contain it.
    fileprivate func applied(
        _ scripts: [FontTag],
        _ masks: [FontTag: FeatureMask],
        _ coordinates: NormalizedCoordinates,
        _ isOn: (FontTag) -> Bool
    ) -> Applied? {
        guard let system = defaultLanguageSystem(of: scripts) else { return nil }
        let alternates = alternateFeatures(at: coordinates)
        var applied = Array(repeating: FeatureMask(), count: lookupCount)
        func apply(_ feature: Int, _ mask: FeatureMask) {
            for lookup in lookups(feature, alternates) where lookup < lookupCount {
                applied[lookup].formUnion(mask)
            }
        }
        if let required = system.required, let tag = tag(required), isOn(tag) {
            apply(required, .global)
        }
        var features: Set<FontTag> = []
        for feature in system.features {
            guard let tag = tag(feature), features.insert(tag).inserted, let mask = masks[tag],
                isOn(tag)
            else { continue }
            apply(feature, mask)
        }
        let planned = applied.indices.filter { !applied[$0].isEmpty }
            .map { PlannedLookup(index: $0, features: applied[$0]) }
        return (planned, features)
    }
}

extension ShapePlan {
    enum Outcome {
        case unchanged
        case changed
        /// The lookups exceeded the step limit.
        case refused
    }

    /// Substitutes glyphs by applying the lookups in a bit mask, and subtracts the steps.
    ///
    /// The advances of new glyphs are not numbers.
    func substitute(
        _ buffer: inout GlyphBuffer,
        _ bits: UInt64,
        _ steps: inout Int
    ) -> Outcome {
        substitution.map { apply($0, bits, &buffer, &steps) } ?? .unchanged
    }

    /// Positions glyphs, or returns `false` if the lookups exceed the step limit.
    func position(_ buffer: inout GlyphBuffer, _ steps: inout Int) -> Bool {
        if let positioning, apply(positioning, .max, &buffer, &steps) == .refused { return false }
        if let kern { split(kern, &buffer) }
        for index in 0..<buffer.count {
            let glyph = buffer[index]
            // As in HarfBuzz, marks that the face cannot position take no width in any script, even
            // if `GDEF` classifies their glyphs as bases.
            let isZero =
                isUnpositioned && glyph.role == .mark && index > 0
                || key.zeroesMarks && glyph.properties.isMark
            guard isZero else { continue }
            buffer.update(index) { $0.advance = 0 }
        }
        return true
    }

    /// Applies the lookups in a stage that may start at a glyph in the buffer.
    private func apply(
        _ stage: LookupStage,
        _ bits: UInt64,
        _ buffer: inout GlyphBuffer,
        _ steps: inout Int
    ) -> Outcome {
        // Takes the buffer, so that the context changes it without a copy.
        var taken = GlyphBuffer()
        swap(&taken, &buffer)
        var context = ApplyContext(stage, bits, consume taken, steps: steps)
        for (index, lookup) in stage.lookups.enumerated() {
            let bit = LookupStage.bit(index)
            if context.present & bit != 0 { context.run(lookup, bit: bit) }
        }
        swap(&buffer, &context.buffer)
        steps = context.remainingSteps
        return context.remainingSteps < 0 ? .refused : context.isChanged ? .changed : .unchanged
    }

    /// Applies the `kern` table, splitting each value between two glyphs, as in HarfBuzz.
    private func split(_ kern: KernTable, _ buffer: inout GlyphBuffer) {
        for table in kern.subtables {
            var first: Int?
            for second in 0..<buffer.count {
                let glyph = buffer[second]
                // Marks and invisible characters are skipped.
                if glyph.properties.isMark || glyph.role.isInvisible { continue }
                if let first {
                    let value = table.value(buffer[first].id, glyph.id)
                    buffer.update(first) { $0.advance += Double(value &>> 1) }
                    buffer.update(second) { $0.advance += Double(value - (value &>> 1)) }
                }
                first = second
            }
        }
    }
}

extension ShapePlan {
    /// Returns the positioning lookups that may start at any of the glyphs.
    func positions(of glyphs: [Glyph], from start: Int) -> UInt64 {
        if let positioning {
            return positioning.globalBits
                & positioning.accelerator.digest.lookups(of: glyphs, from: start)
        }
        return marks?.lookups(of: glyphs, from: start) ?? 0
    }

    /// Returns whether lookups only kern adjacent glyphs, so that the values can be cached.
    func isOfPairs(_ bits: UInt64) -> Bool {
        bits & ~(positioning?.accelerator.kerns ?? 0) == 0 && kern?.subtables.count ?? 1 == 1
    }

    func kern(_ glyphs: inout [Glyph], from start: Int, _ pairs: inout PairCache) {
        let stage = positioning?.accelerator.kerns == 0 ? nil : positioning
        let isSplit = kern != nil
        guard stage != nil || isSplit, glyphs.count - start > 1 else { return }
        for index in start..<(glyphs.count - 1) {
            let first = glyphs[index].id
            if !isSplit, let stage, stage.accelerator.digest[first] == 0 { continue }
            let second = glyphs[index + 1].id
            let value = pairs.value(first, second) ?? lookUp(first, second, &pairs)
            guard value != 0 else { continue }
            if isSplit {
                // As in HarfBuzz, half of the value is added to each glyph.
                let half = (value / 2).rounded(.down)
                glyphs[index].advance += half
                glyphs[index + 1].advance += value - half
            } else {
                glyphs[index].advance += value
            }
        }
    }

    @inline(never)
    private func lookUp(_ first: UInt16, _ second: UInt16, _ pairs: inout PairCache) -> Double {
        var value = 0.0
        if let positioning {
            let table = positioning.table
            for (index, planned) in positioning.lookups.enumerated()
            where positioning.accelerator.kerns & LookupStage.bit(index) != 0 {
                guard let lookup = table.lookup(planned.index) else { continue }
                value += xAdvance(lookup, table.bytes, positioning.values, first, second) ?? 0
            }
        }
        if let kern { for table in kern.subtables { value += Double(table.value(first, second)) } }
        pairs.insert(value, first, second)
        return value
    }

    /// Returns the kerning of a pair from the lookup's first subtable that contains the pair.
    private func xAdvance(
        _ lookup: Lookup,
        _ bytes: TableBytes,
        _ reader: ValueRecordReader,
        _ first: UInt16,
        _ second: UInt16
    ) -> Double? {
        for index in 0..<lookup.subtableCount {
            if let (_, subtable) = lookup.subtable(index, bytes),
                let pair = reader.pair(subtable, first, second)
            {
                return pair.first.xAdvance
            }
        }
        return nil
    }
}
