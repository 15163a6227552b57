/// Sets a text: looks up its characters, and has the font's lookups work on each stretch of a script.
struct ShapedReading {
    /// The characters and advances, with those that had to be looked up for this text.
    private(set) var advances: AdvanceTable
    /// The plans and pairs, with those that had to be worked out for this text.
    private(set) var shaping: ShapeCache
    private(set) var glyphs: [Glyph] = []
    private(set) var missing: [Unicode.Scalar] = []
    private(set) var needsShaping: [Range<Int>] = []

    private let face: Typeface
    private let knownPages: Int
    private let knownSize: Int
    private var marks = PlaceMarks()
    /// Where the stretch starts among the glyphs.
    private var start = 0
    /// How many characters came before the stretch, and before the next character.
    private var startOffset = 0
    private var offset = 0
    private var script = ScriptTable.common
    /// The glyphs of the stretch whose characters are not like any.
    private var roles: [(place: Int, role: CharacterRole)] = []
    private var buffer = GlyphBuffer()

    init(_ face: Typeface, _ features: FontFeatures) throws(FontError) {
        self.face = face
        advances = try face.advances()
        shaping = try face.shaping(features)
        knownPages = advances.pages.count
        knownSize = shaping.size
    }

    /// Whether characters had to be looked up.
    var hasNewPages: Bool { advances.pages.count > knownPages }

    /// Whether plans or pairs had to be worked out.
    var hasNewPlans: Bool { shaping.size != knownSize }

    /// Reads a text of valid UTF-8 that has so many scalars.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) {
        glyphs.reserveCapacity(count)
        var pages = advances.pages
        var scalars = unsafe ScalarReader(bytes)
        var previous: UInt32 = 0
        while let scalar = unsafe scalars.next() {
            defer {
                previous = scalar
                offset += 1
            }
            guard let entry = pages.entry(scalar) ?? lookUp(scalar, &pages) else { continue }
            let script = pages.script(entry)
            if script != self.script, script != ScriptTable.common {
                if script == CharacterPages.special {
                    readSpecial(scalar, entry, behind: previous)
                    continue
                }
                enter(script)
            }
            if entry.glyph == 0 {
                readMissing(scalar, entry)
                continue
            }
            glyphs.append(
                Glyph(
                    id: entry.glyph,
                    cluster: UInt32(truncatingIfNeeded: offset),
                    advance: pages.advance(entry)
                )
            )
        }
        endStretch()
    }

    @inline(never)
    private mutating func lookUp(
        _ scalar: UInt32,
        _ pages: inout CharacterPages
    ) -> CharacterPages.Entry? {
        // Let go of first: for a second owner all pages that are there would be copied.
        pages = CharacterPages(room: 0)
        advances.look(up: scalar)
        pages = advances.pages
        return pages.entry(scalar)
    }

    /// Ends the stretch if it has a script and a character of another one comes.
    private mutating func enter(_ script: UInt8) {
        if self.script == script { return }
        // Characters of no script at the start of a text take that of the first that has one.
        if self.script != ScriptTable.common { endStretch() }
        self.script = script
    }

    /// Takes a character that needs shaping, selects a variation, or is invisible.
    @inline(never)
    private mutating func readSpecial(
        _ scalar: UInt32,
        _ entry: CharacterPages.Entry,
        behind previous: UInt32
    ) {
        let script = ScriptTable.scripts(from: scalar, count: 1).first ?? ScriptTable.common
        if script != ScriptTable.common { enter(script) }
        if script == ScriptTable.unshaped || ComplexScripts.contains(scalar) {
            noteShaping(offset..<(offset + 1))
        }
        if CmapFormat14.isSelector(scalar) {
            if let last = glyphs.last, last.cluster == offset - 1,
                let glyph = advances.glyph(previous, selector: scalar)
            {
                glyphs[glyphs.count - 1] = Glyph(
                    id: glyph.id,
                    cluster: UInt32(last.cluster),
                    advance: glyph.advance
                )
            }
            return
        }
        let role = CharacterClass.role(scalar)
        if entry.glyph == 0, !role.isInvisible {
            readMissing(scalar, entry)
            return
        }
        if role != .usual { roles.append((glyphs.count, role)) }
        append(Glyph(id: entry.glyph, cluster: 0, advance: advances.advance(entry.glyph)))
    }

    /// Takes a character that the face has no glyph for.
    @inline(never)
    private mutating func readMissing(_ scalar: UInt32, _ entry: CharacterPages.Entry) {
        if SpaceFallback.mayExist(for: scalar), let standIn = standIn(scalar) {
            append(standIn)
            return
        }
        append(Glyph(id: 0, cluster: 0, advance: advances.pages.advance(entry)))
        guard !marks.contains(entry.place), let scalar = Unicode.Scalar(scalar) else { return }
        marks.insert(entry.place)
        missing.append(scalar)
    }

    private mutating func standIn(_ scalar: UInt32) -> Glyph? {
        SpaceFallback.glyph(for: scalar, unitsPerEm: face.unitsPerEm) { character in
            if advances.pages.entry(character) == nil { advances.look(up: character) }
            guard let entry = advances.pages.entry(character), entry.glyph != 0 else { return nil }
            return Glyph(id: entry.glyph, cluster: 0, advance: advances.advance(entry.glyph))
        }
    }

    private mutating func append(_ glyph: Glyph) {
        let cluster = UInt32(truncatingIfNeeded: offset)
        glyphs.append(Glyph(id: glyph.id, cluster: cluster, advance: glyph.advance))
    }

    private mutating func noteShaping(_ range: Range<Int>) {
        if let last = needsShaping.last, last.upperBound >= range.lowerBound {
            let start = min(last.lowerBound, range.lowerBound)
            needsShaping[needsShaping.count - 1] = start..<max(last.upperBound, range.upperBound)
        } else {
            needsShaping.append(range)
        }
    }
}

extension ShapedReading {
    /// Has the lookups of the stretch's script work on its glyphs.
    private mutating func endStretch() {
        defer {
            start = glyphs.count
            startOffset = offset
            roles.removeAll(keepingCapacity: true)
        }
        guard start < glyphs.count else { return }
        guard script != ScriptTable.unshaped else {
            removeInvisible()
            return
        }
        let place = shaping.plan(script, face.data)
        let plan = shaping[place]
        if plan.isEmpty, roles.isEmpty { return }
        let substitutions = plan.substitution.map(starts) ?? 0
        // Pairs are looked up beside each other, and so not where something may lie between them.
        if substitutions == 0, roles.isEmpty {
            if kern(plan, place) { return }
            fill(plan)
        } else {
            fill(plan)
            let advances = advances
            let outcome = plan.substitute(&buffer, substitutions) { advances.advance($0) }
            if outcome == .refused { return refuse() }
            if roles.allSatisfy({ $0.role == .defaultIgnorable || $0.role == .zeroWidthNonJoiner })
            {
                if outcome == .changed || !roles.isEmpty { replaceStretch() }
                if kern(plan, place) { return }
            }
        }
        guard plan.position(&buffer) else { return refuse() }
        replaceStretch()
    }

    /// The lookups that may start somewhere in the stretch.
    private func starts(_ stage: LookupStage) -> UInt64 {
        guard roles.isEmpty else { return .max }
        var all: UInt64 = 0
        var found: UInt64 = 0
        for place in start..<glyphs.count {
            let glyph = glyphs[place].id
            let mask = stage.accelerator.digest[glyph]
            guard mask != 0 else { continue }
            all |= mask
            found |= stage.accelerator.lookups(
                at: glyph,
                after: place > start ? glyphs[place - 1].id : nil,
                before: place + 1 < glyphs.count ? glyphs[place + 1].id : nil
            )
        }
        // Over marks a lookup may look further.
        return all & LookupStage.markBit != 0 ? .max : found
    }

    /// The lookups that some glyph of the stretch may start.
    private func present(_ masks: LookupDigest) -> UInt64 {
        var bits: UInt64 = 0
        for place in start..<glyphs.count { bits |= masks[glyphs[place].id] }
        return bits
    }

    /// Kerns the stretch if nothing moves but pairs of neighbours; answers whether that is so.
    private mutating func kern(_ plan: ShapePlan, _ place: Int) -> Bool {
        let masks = plan.positioning?.accelerator.digest ?? plan.marks
        let positions = masks.map(present) ?? 0
        guard plan.isOfPairs(positions) else { return false }
        if positions != 0 || plan.kern != nil { shaping.kern(&glyphs, from: start, place) }
        return true
    }

    /// Puts the stretch where lookups work on it.
    private mutating func fill(_ plan: ShapePlan) {
        buffer.removeAll()
        let gdef = plan.gdef
        let isKnown = gdef?.hasGlyphClasses ?? false
        for place in start..<glyphs.count {
            let glyph = glyphs[place]
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
        for (place, role) in roles {
            buffer.update(place - start) { glyph in
                glyph.role = role
                if role == .mark, !isKnown { glyph.properties = .mark(class: 0) }
            }
        }
    }

    /// Puts what lookups have made in the place of the stretch.
    private mutating func replaceStretch() {
        glyphs.removeSubrange(start...)
        // What is invisible before the first glyph is of its cluster, as in HarfBuzz.
        let least = buffer.count > 0 ? buffer[0].cluster : 0
        var first: UInt32?
        for place in 0..<buffer.count where !buffer[place].role.isInvisible {
            let glyph = buffer[place]
            first = first ?? glyph.cluster
            let cluster = glyph.cluster == first ? min(least, glyph.cluster) : glyph.cluster
            glyphs.append(Glyph(id: glyph.id, cluster: cluster, advance: glyph.advance))
        }
    }

    /// Leaves the stretch as it is and tells the caller: the font asks for more than is done.
    private mutating func refuse() {
        noteShaping(startOffset..<offset)
        removeInvisible()
    }

    private mutating func removeInvisible() {
        for (place, role) in roles.reversed() where role.isInvisible { glyphs.remove(at: place) }
    }
}
