/// Forms and ligatures of Arabic letters for fonts whose `GSUB` contains no forms.
///
/// Such fonts have glyphs for presentation forms instead.
struct FallbackForms {
    private let plan: ShapePlan
    /// The presentation form of each glyph, or the character if it has none.
    private var forms: [UInt32] = []

    /// Replaces letters by their forms and ligatures, if the font needs and contains them.
    static func apply(
        _ glyphs: inout [GlyphInfo],
        _ plan: ShapePlan,
        _ glyph: ScriptShaper.GlyphMap
    ) {
        guard !ShapingPause.forms.contains(where: plan.hasFeature) else { return }
        var fallback = FallbackForms(plan: plan)
        fallback.replaceLetters(&glyphs, glyph)
        fallback.joinLetters(&glyphs, glyph)
        fallback.joinMarks(&glyphs, glyph)
    }

    private init(plan: ShapePlan) { self.plan = plan }

    private mutating func replaceLetters(
        _ glyphs: inout [GlyphInfo],
        _ glyph: ScriptShaper.GlyphMap
    ) {
        forms = glyphs.map { $0.character }
        for index in glyphs.indices {
            let letter = glyphs[index].character
            guard
                let kind = PresentationForms.kinds.firstIndex(where: {
                    glyphs[index].features.contains($0)
                }),
                let form = PresentationForms.form(of: letter, kind: kind),
                // A lookup may have replaced the letter.
                glyph(letter)?.id == glyphs[index].id, let found = glyph(form)
            else { continue }
            forms[index] = form
            if found.id != glyphs[index].id { put(found.id, &glyphs[index], nil) }
        }
    }

    /// Joins letters, skipping the marks between them.
    private mutating func joinLetters(
        _ glyphs: inout [GlyphInfo],
        _ glyph: ScriptShaper.GlyphMap
    ) {
        var isRemoved = Array(repeating: false, count: glyphs.count)
        var number: UInt8 = 0
        var index = 0
        while index < glyphs.count {
            let start = index
            index += 1
            guard !isSkipped(glyphs[start]), let second = next(after: start, glyphs) else {
                continue
            }
            let third = next(after: second, glyphs)
            var parts = [start, second]
            var joined: UInt16?
            if let third, let id = ligature((start, second, third), glyph) {
                parts.append(third)
                joined = id
            }
            guard let id = joined ?? ligature((start, second, nil), glyph) else {
                continue
            }
            number = number % 7 + 1
            index = (parts.last ?? start) + 1
            glyphs.mergeClusters(start..<index)
            put(id, &glyphs[start], .ligature)
            glyphs[start].changes.insert(.ligated)
            let count = UInt8(truncatingIfNeeded: parts.count)
            glyphs[start].ligature = LigaturePart(id: number, component: 0, count: count)
            // A mark belongs to the component before it.
            var component: UInt8 = 1
            for position in (start + 1)..<index {
                if parts.contains(position) {
                    isRemoved[position] = true
                    component += 1
                } else {
                    glyphs[position].ligature = LigaturePart(id: number, component: component)
                }
            }
        }
        remove(isRemoved, &glyphs)
    }

    /// Joins a shadda and the vowel mark after it.
    private mutating func joinMarks(
        _ glyphs: inout [GlyphInfo],
        _ glyph: ScriptShaper.GlyphMap
    ) {
        var isRemoved = Array(repeating: false, count: glyphs.count)
        for index in glyphs.indices.dropFirst() {
            let first = index - 1
            guard forms[first] == 0x651, !isRemoved[first],
                glyphs[first].ligature == glyphs[index].ligature,
                let id = ligature((first, index, nil), glyph)
            else { continue }
            glyphs.mergeClusters(first..<(index + 1))
            put(id, &glyphs[first], nil)
            isRemoved[index] = true
        }
        remove(isRemoved, &glyphs)
    }

    private mutating func remove(_ isRemoved: [Bool], _ glyphs: inout [GlyphInfo]) {
        guard isRemoved.contains(true) else { return }
        var count = 0
        for index in glyphs.indices where !isRemoved[index] {
            glyphs[count] = glyphs[index]
            forms[count] = forms[index]
            count += 1
        }
        glyphs.removeLast(glyphs.count - count)
        forms.removeLast(forms.count - count)
    }

    /// Returns the glyph of a ligature if the font contains it and its parts.
    private func ligature(
        _ parts: (first: Int, second: Int, third: Int?),
        _ glyph: ScriptShaper.GlyphMap
    ) -> UInt16? {
        let (first, second) = (forms[parts.first], forms[parts.second])
        let third = parts.third.map { forms[$0] } ?? 0
        guard let ligature = PresentationForms.ligature(first, second, third),
            glyph(first) != nil, glyph(second) != nil, third == 0 || glyph(third) != nil
        else { return nil }
        return glyph(ligature)?.id
    }

    private func isSkipped(_ glyph: GlyphInfo) -> Bool {
        glyph.properties.isMark || glyph.role.isInvisible
    }

    /// Returns the index of the next glyph that is not skipped.
    private func next(after index: Int, _ glyphs: [GlyphInfo]) -> Int? {
        glyphs[(index + 1)...].firstIndex { !isSkipped($0) }
    }

    /// Replaces a glyph, whose properties are derived if `GDEF` contains no classes.
    private func put(_ id: UInt16, _ glyph: inout GlyphInfo, _ derived: GlyphProperties?) {
        glyph.id = id
        glyph.advance = .nan
        glyph.changes.insert(.substituted)
        if let gdef = plan.gdef, gdef.hasGlyphClasses {
            glyph.properties = gdef.properties(id)
        } else if let derived {
            glyph.properties = derived
        }
    }
}
