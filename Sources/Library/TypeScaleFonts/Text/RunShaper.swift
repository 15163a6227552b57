/// A shaper that applies lookups to glyphs, one run at a time.
struct RunShaper {
    /// The character ranges of runs whose lookups exceeded the step limit.
    private(set) var overBudget: [Range<Int>] = []
    /// The character ranges with marks that are not placed.
    private(set) var unplacedMarks: [Range<Int>] = []
    /// The characters of the shaped runs that have no glyph.
    var missing: [UInt32] = []
    /// The number of steps that the lookups took.
    private(set) var stepCount = 0

    /// The steps that remain for the text.
    var steps = 0

    /// The glyphs up to the end of the current run.
    private(set) var glyphs: [Glyph] = []
    /// The index at which the current run starts.
    private var start = 0
    /// The offset at which the current run ends, in Unicode scalars.
    private var endOffset = 0
    /// The special roles of glyphs in the current run.
    private var roles: [GlyphMapper.Role] = []
    /// The fractions whose slash is in the current run.
    var fractions: ArraySlice<GlyphMapper.Fraction> = []
    /// The values, at each character of the text, of features that differ in the text.
    private var masks: [FeatureMask] = []
    /// The characters next to the current run.
    private(set) var neighbors = TextNeighbors()
    var buffer = GlyphBuffer()

    /// Applies each run's lookups to its glyphs.
    ///
    /// Returns `false`, leaving the glyphs unchanged, if no run has lookups or special roles.
    mutating func shape(
        _ source: inout [Glyph],
        _ text: RunSource,
        _ cache: inout ShapeCache,
        _ pages: inout CharacterPages
    ) -> Bool {
        if !overBudget.isEmpty { overBudget = [] }
        if !unplacedMarks.isEmpty { unplacedMarks = [] }
        if !missing.isEmpty { missing = [] }
        stepCount = 0
        if !masks.isEmpty || !text.masks.isEmpty { masks = text.masks }
        if text.roles.isEmpty,
            !text.runs.contains(where: { $0.characters != nil || cache.hasPlan($0.script) })
        {
            return false
        }
        let count = source.count + text.characters.count
        let maximum = ApplyContext.maximumStepCount(
            glyphs: count,
            complex: text.characters.count
        )
        steps = maximum
        buffer.remainingInsertions = max(16_384, 64 * count) - count
        defer { stepCount = maximum - steps }
        let isWhole = text.runs.count == 1
        if isWhole { swap(&glyphs, &source) } else { glyphs.reserveCapacity(source.count) }
        var position = (glyph: 0, offset: 0, role: 0, fraction: 0)
        for number in text.runs.indices {
            let run = text.runs[number]
            start = isWhole ? 0 : glyphs.count
            endOffset = run.endOffset
            let isComplex = run.characters != nil
            if isComplex {
                if start < glyphs.count { glyphs.removeLast(glyphs.count - start) }
            } else if !isWhole {
                glyphs += source[position.glyph..<run.end]
            }
            if !roles.isEmpty { roles.removeAll(keepingCapacity: true) }
            while position.role < text.roles.count, text.roles[position.role].index < run.end {
                var role = text.roles[position.role]
                role.index -= position.glyph
                roles.append(role)
                position.role += 1
            }
            if !text.fractions.isEmpty {
                let fraction = position.fraction
                while position.fraction < text.fractions.count,
                    text.fractions[position.fraction].slash < run.endOffset
                {
                    position.fraction += 1
                }
                fractions = text.fractions[fraction..<position.fraction]
            }
            if isComplex, !neighbors.isEmpty || !text.neighbors.isEmpty {
                neighbors = TextNeighbors(
                    before: number == 0 ? text.neighbors.before : [],
                    after: number == text.runs.count - 1 ? text.neighbors.after : []
                )
            }
            if isComplex || start < glyphs.count,
                !shapeRun(run, text.characters, from: position.offset, &cache, &pages)
            {
                overBudget.append(position.offset..<run.endOffset)
                if !isComplex { removeInvisible() }
            }
            position.glyph = run.end
            position.offset = run.endOffset
        }
        source = glyphs
        glyphs = []
        return true
    }

    /// Shapes the current run, or returns `false` if its lookups exceed the step limit.
    ///
    /// A run that exceeds the limit with a brief plan is shaped again with a complete plan.
    private mutating func shapeRun(
        _ run: GlyphMapper.ScriptRun,
        _ characters: [UInt32],
        from offset: Int,
        _ cache: inout ShapeCache,
        _ pages: inout CharacterPages
    ) -> Bool {
        let isOwn = run.characters != nil
        let count = run.characters?.count ?? glyphs.count - start
        guard cache.isBrief(run.script, usesScriptShaper: isOwn, characterCount: count) else {
            return apply(run, characters, from: offset, &cache, &pages)
        }
        let before = (glyphs: Array(glyphs[start...]), roles: roles, steps: steps)
        let insertions = buffer.remainingInsertions
        if apply(run, characters, from: offset, &cache, &pages) { return true }
        cache.completePlan(for: run.script, usesScriptShaper: isOwn)
        glyphs.replaceSubrange(start..., with: before.glyphs)
        (roles, steps) = (before.roles, before.steps)
        buffer.remainingInsertions = insertions
        return apply(run, characters, from: offset, &cache, &pages)
    }

    /// Applies the plan of a run to the run, or returns `false` if its lookups exceed the step
    /// limit.
    private mutating func apply(
        _ run: GlyphMapper.ScriptRun,
        _ characters: [UInt32],
        from offset: Int,
        _ cache: inout ShapeCache,
        _ pages: inout CharacterPages
    ) -> Bool {
        let index = cache.plan(run.script, usesScriptShaper: run.characters != nil)
        let plan = cache[index]
        guard let own = run.characters else {
            return shape(plan, &cache, index, &pages)
        }
        guard let script = plan.script else { return false }
        let shaped = characters.span.extracting(own)
        return shape(shaped, from: offset, plan, script, &cache, index, &pages)
    }

    /// Applies a plan's lookups to the run, or returns `false` if they exceed the step limit.
    private mutating func shape(
        _ plan: ShapePlan,
        _ cache: inout ShapeCache,
        _ index: Int,
        _ pages: inout CharacterPages
    ) -> Bool {
        if plan.isEmpty, roles.isEmpty { return true }
        if plan.key.hasTooManyLookups { return false }
        // Kerning adjacent glyphs needs no buffer, unlike lookups that skip glyphs.
        var isFilled = !roles.isEmpty || !fractions.isEmpty || !masks.isEmpty
        if isFilled { fill(plan) }
        var isChanged = false
        for stage in plan.substitutions {
            guard let lookups = stage.lookups else { continue }
            let starts = isChanged ? .max : starts(lookups)
            if starts == 0 { continue }
            if !isFilled { fill(plan) }
            isFilled = true
            switch plan.apply(lookups, starts, &buffer, &steps) {
            case .overBudget: return false
            case .changed: isChanged = true
            case .unchanged: break
            }
        }
        if isChanged { readAdvances(&pages) }
        if fractions.isEmpty, masks.isEmpty, roles.allSatisfy({ $0.role.isInvisible }) {
            if isChanged || !roles.isEmpty { replaceRun() }
            if kern(plan, &cache.pairs[index]) { return true }
        }
        if !isFilled { fill(plan) }
        guard position(plan, &cache, index, pages) else { return false }
        listUnplacedMarks(plan)
        replaceRun()
        return true
    }

    /// Positions the glyphs in the buffer with the plan at an index, or returns `false` if the
    /// lookups exceed the step limit.
    mutating func position(
        _ plan: ShapePlan,
        _ cache: inout ShapeCache,
        _ index: Int,
        _ pages: borrowing CharacterPages
    ) -> Bool {
        guard plan.position(&buffer, &steps, &cache.pairs[index]) else { return false }
        if plan.placesMarks { placeMarks(plan, cache.extents, pages.table) }
        return true
    }

    private mutating func placeMarks(
        _ plan: ShapePlan,
        _ extents: ExtentsStore,
        _ table: AdvanceTable
    ) {
        plan.placeMarks(
            &buffer,
            unitsPerEm: table.unitsPerEm,
            { extents.extents($0) },
            { table.advance($0) }
        )
    }

    /// Returns a bit mask of the lookups that may apply in the run.
    private func starts(_ stage: LookupPass) -> UInt64 {
        guard roles.isEmpty, fractions.isEmpty, masks.isEmpty else { return .max }
        var found: UInt64 = 0
        for index in start..<glyphs.count {
            let glyph = glyphs[index].id
            let mask = stage.accelerator.masks[glyph]
            guard mask != 0 else { continue }
            // A lookup that skips marks may depend on glyphs that are not adjacent.
            if mask & LookupPass.markBit != 0 { return .max }
            found |= stage.accelerator.lookups(
                at: glyph,
                after: index > start ? glyphs[index - 1].id : nil,
                before: index + 1 < glyphs.count ? glyphs[index + 1].id : nil
            )
        }
        return found & stage.globalBits
    }

    /// Kerns the run, or returns `false` if the run needs more than kerning of adjacent glyphs.
    private mutating func kern(_ plan: ShapePlan, _ pairs: inout PairCache) -> Bool {
        let positions = plan.positions(of: glyphs, from: start)
        guard plan.isOfPairs(positions) else { return false }
        if positions != 0 || plan.kern != nil { plan.kern(&glyphs, from: start, &pairs) }
        return true
    }

    /// Frees the memory of a long text, which takes 56 bytes for each glyph.
    mutating func removeLongText() {
        if buffer.capacity > RunSource.maximumKeptCount { buffer = GlyphBuffer() }
        if roles.capacity > RunSource.maximumKeptCount { roles = [] }
        if !masks.isEmpty { masks = [] }
        if !fractions.isEmpty { fractions = [] }
    }

    private mutating func fill(_ plan: ShapePlan) {
        buffer.removeAll()
        buffer.reserveCapacity(glyphs.count - start)
        let gdef = plan.gdef
        let isKnown = gdef?.hasGlyphClasses ?? false
        for index in start..<glyphs.count {
            let glyph = glyphs[index]
            buffer.append(
                GlyphInfo(
                    id: glyph.id,
                    properties: isKnown ? gdef?.properties(glyph.id) ?? .base : .base,
                    role: .usual,
                    cluster: UInt32(glyph.cluster),
                    advance: glyph.advance
                )
            )
        }
        for (index, role, character) in roles {
            buffer.update(index) { glyph in
                glyph.role = role
                glyph.character = character
                if MarkTable.isMark(character) { glyph.flags.insert(.mark) }
                if role == .mark, !isKnown { glyph.properties = .mark(class: 0) }
            }
        }
        addFractions()
        addMasks()
    }

    /// Adds the values of features that differ in the text to the glyphs.
    mutating func addMasks() {
        guard !masks.isEmpty else { return }
        let masks = masks
        buffer.updateAll { glyph in
            let index = Int(word: glyph.cluster)
            if index < masks.count { glyph.features.formUnion(masks[index]) }
        }
    }

    /// Adds the features of fractions to their glyphs.
    ///
    /// The numerator is on the left, as in HarfBuzz. The clusters in the buffer ascend, unless the
    /// glyphs are reversed.
    mutating func addFractions(isRightToLeft: Bool = false, isReversed: Bool = false) {
        for fraction in fractions {
            let (before, after): (FeatureMask, FeatureMask) =
                isRightToLeft ? (.denominator, .numerator) : (.numerator, .denominator)
            let slash = fraction.slash
            add([before, .fraction], to: fraction.start..<slash, isReversed: isReversed)
            add(.fraction, to: slash..<(slash + 1), isReversed: isReversed)
            add([after, .fraction], to: (slash + 1)..<fraction.end, isReversed: isReversed)
        }
    }

    /// Adds features to the glyphs in a range of clusters.
    private mutating func add(
        _ features: FeatureMask,
        to clusters: Range<Int>,
        isReversed: Bool
    ) {
        var index = partitionPoint(buffer.count) { index in
            let cluster = Int(word: buffer[index].cluster)
            return isReversed ? cluster >= clusters.upperBound : cluster < clusters.lowerBound
        }
        while index < buffer.count, clusters.contains(Int(word: buffer[index].cluster)) {
            buffer.update(index) { $0.features.formUnion(features) }
            index += 1
        }
    }

    /// Reads the advances of new glyphs.
    ///
    /// A space that the face lacks keeps its width if a lookup replaced its glyph.
    mutating func readAdvances(_ pages: inout CharacterPages) {
        buffer.updateAll { glyph in
            guard glyph.advance.isNaN else { return }
            glyph.advance = pages.table.advance(glyph.id)
            guard SpaceFallback.isSpace(glyph.character), !glyph.changes.contains(.ligated),
                pages.glyph(glyph.character) == nil
            else { return }
            let width = SpaceFallback.advance(
                of: glyph.character,
                from: glyph.advance,
                pages.table.unitsPerEm
            ) { pages.glyph($0) }
            if let width { glyph.advance = width }
        }
    }

    /// Lists the clusters of the run with marks that are not placed.
    mutating func listUnplacedMarks(_ plan: ShapePlan) {
        guard plan.placesMarks else { return }
        var (cluster, end) = (endOffset, endOffset)
        var found: [Range<Int>] = []
        for index in (0..<buffer.count).dropFirst().reversed() {
            let own = Int(word: buffer[index].cluster)
            if own < cluster { (cluster, end) = (own, cluster) }
            let isLost = buffer[index].attachmentKind == .lost
            if isLost, found.last?.lowerBound != cluster, cluster < end {
                found.append(cluster..<end)
            }
        }
        unplacedMarks += found.reversed()
    }

    /// Replaces the glyphs of the run by the visible glyphs in the buffer.
    mutating func replaceRun(isRightToLeft: Bool = false) {
        if start < glyphs.count { glyphs.removeLast(glyphs.count - start) }
        if !roles.isEmpty { roles.removeAll(keepingCapacity: true) }
        if isRightToLeft, !buffer.isPlain { joinInvisibleClusters() }
        var infos: [GlyphInfo] = []
        buffer.exchange(&infos)
        // As in HarfBuzz, the cluster of the first visible glyph includes the invisible glyphs
        // before it.
        let least = infos.first?.cluster ?? 0
        // The first run of a long text usually contains most of its glyphs.
        if infos.count > start { glyphs.reserveCapacity(start + infos.count) }
        glyphs.append(addingCapacity: infos.count) { output in
            let infos = infos.span
            var first: UInt32?
            for index in infos.indices where !infos[index].role.isInvisible {
                let own = infos[index].cluster
                if first == nil { first = own }
                output.append(
                    Glyph(
                        id: infos[index].id,
                        cluster: own == first ? min(least, own) : own,
                        advance: infos[index].advance,
                        xOffset: infos[index].offset,
                        yOffset: infos[index].yOffset
                    )
                )
            }
        }
        // The memory is used again.
        buffer.exchange(&infos)
    }

    /// Joins the clusters of invisible glyphs to the clusters after them.
    ///
    /// As in HarfBuzz, an invisible glyph joins the glyph that is drawn before it. In text from
    /// right to left, this is the next glyph of the text.
    private mutating func joinInvisibleClusters() {
        var hasInvisible = false
        buffer.updateAll { if $0.role.isInvisible { hasInvisible = true } }
        guard hasInvisible else { return }
        var next: Int?
        var joined: UInt32?
        for index in (0..<buffer.count).reversed() {
            let glyph = buffer[index]
            guard glyph.role.isInvisible else {
                setCluster(joined, from: next)
                (next, joined) = (index, nil)
                continue
            }
            let isFirst = index == 0 || buffer[index - 1].cluster != glyph.cluster
            if isFirst, let next, glyph.cluster < joined ?? buffer[next].cluster {
                joined = glyph.cluster
            }
        }
        setCluster(joined, from: next)
    }

    /// Changes the cluster that starts at a glyph.
    private mutating func setCluster(_ cluster: UInt32?, from index: Int?) {
        guard let cluster, var index else { return }
        let former = buffer[index].cluster
        while index < buffer.count, buffer[index].cluster == former {
            buffer.update(index) { $0.cluster = cluster }
            index += 1
        }
    }

    @inline(never)
    private mutating func removeInvisible() {
        var (kept, next) = (start, 0)
        for index in start..<glyphs.count {
            if next < roles.count, roles[next].index == index - start {
                next += 1
                if roles[next - 1].role.isInvisible { continue }
            }
            glyphs[kept] = glyphs[index]
            kept += 1
        }
        glyphs.removeLast(glyphs.count - kept)
    }
}
