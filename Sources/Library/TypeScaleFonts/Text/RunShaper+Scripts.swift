// Runs that need the shaper of their script.
extension RunShaper {
    /// Shapes the characters of a run, or returns `false` if the lookups exceed the step limit.
    ///
    /// The glyphs stay in text order, even if they are drawn from right to left.
    mutating func shape(
        _ characters: Span<UInt32>,
        from offset: Int,
        _ plan: ShapePlan,
        _ script: PlanScript,
        _ cache: inout ShapeCache,
        _ index: Int,
        _ pages: inout CharacterPages
    ) -> Bool {
        buffer.removeAll()
        var infos: [GlyphInfo] = []
        buffer.exchange(&infos)
        var flags = infos.append(characters, from: offset, plan, &pages)
        let isReversed = script.reverses(characters)
        if isReversed { infos.reverseClusters() }
        if script.isRightToLeft, flags.contains(.mirrored) {
            flags.formUnion(infos.mirror(plan, &pages))
        }
        var normalizer = GlyphNormalizer(plan, script, flags)
        if let prepare = plan.shaper.prepare {
            prepare(&infos, script) { pages.glyph($0) }
            normalizer.readChanges(&infos, &pages)
        }
        normalizer.normalize(&infos, &pages)
        if !normalizer.found.isDisjoint(with: [.missing, .selector]) { map(&infos, plan, &pages) }
        plan.shaper.setMasks?(&infos, plan, neighbors)
        buffer.exchange(&infos)
        // Text against the direction of its script is reversed before it is shaped.
        buffer.isRightToLeft = script.isRightToLeft != isReversed
        addFractions(isRightToLeft: script.isRightToLeft, isReversed: isReversed)
        addMasks()
        let outcome = plan.substitute(&buffer, &steps) { pause, glyphs in
            plan.shaper.pause?(pause, &glyphs, plan) { pages.glyph($0) }
        }
        if outcome != .unchanged || normalizer.found.contains(.missing) { readAdvances(&pages) }
        let isPositioned = outcome != .overBudget && position(plan, &cache, index, pages)
        if isPositioned, let finish = plan.shaper.finish {
            buffer.withGlyphs { finish(&$0, plan) { pages.table.advance($0) } }
        }
        if isReversed { buffer.withGlyphs { $0.reverse() } }
        if isPositioned { listUnplacedMarks(plan) }
        replaceRun(isRightToLeft: script.isRightToLeft)
        return isPositioned && !cache.hasUnappliedTables
    }

    /// Replaces missing characters and variation selectors.
    private mutating func map(
        _ glyphs: inout [GlyphInfo],
        _ plan: ShapePlan,
        _ pages: inout CharacterPages
    ) {
        var count = 0
        for index in glyphs.indices {
            if glyphs[index].flags.contains(.selector), count > 0,
                let glyph = pages.table.glyph(
                    glyphs[count - 1].character,
                    selector: glyphs[index].character
                )
            {
                // The selector becomes part of its base.
                glyphs[count - 1].id = glyph.id
                glyphs[count - 1].advance = glyph.advance
                glyphs[count - 1].properties = plan.properties(glyph.id, glyphs[count - 1].role)
                continue
            }
            if glyphs[index].id == 0, !glyphs[index].role.isInvisible {
                mapMissing(&glyphs[index], plan, &pages)
            }
            if count < index { glyphs[count] = glyphs[index] }
            count += 1
        }
        glyphs.removeLast(glyphs.count - count)
    }

    /// Replaces a missing space, or lists another missing character.
    private mutating func mapMissing(
        _ glyph: inout GlyphInfo,
        _ plan: ShapePlan,
        _ pages: inout CharacterPages
    ) {
        let em = pages.table.unitsPerEm
        let space = SpaceFallback.glyph(for: glyph.character, unitsPerEm: em) { pages.glyph($0) }
        if let space {
            glyph.id = space.id
            glyph.advance = space.advance
        } else {
            missing.append(glyph.character)
        }
        glyph.properties = plan.properties(glyph.id, glyph.role)
    }
}

extension [GlyphInfo] {
    /// Appends characters as glyphs whose clusters are grapheme clusters, and returns the flags of
    /// all characters.
    fileprivate mutating func append(
        _ characters: Span<UInt32>,
        from offset: Int,
        _ plan: ShapePlan,
        _ pages: inout CharacterPages
    ) -> CharacterTraits.Flags {
        var flags: CharacterTraits.Flags = []
        let isRightToLeft = plan.script?.isRightToLeft ?? false
        let features: FeatureMask = isRightToLeft ? [.global, .unmirrored] : .global
        append(addingCapacity: characters.count) { output in
            var own = UInt32(truncatingIfNeeded: offset)
            var cluster = own
            var previous: UInt32 = 0
            var indicators = 0
            for index in characters.indices {
                let character = characters[index]
                let (traits, advance) = pages.traits(of: character, plan)
                flags.formUnion(traits.flags)
                let isIndicator = traits.flags.contains(.regionalIndicator)
                indicators = isIndicator ? indicators + 1 : 0
                let isJoined =
                    traits.flags.contains(.extender) || isIndicator && indicators & 1 == 0
                    || previous == 0x200D && traits.flags.contains(.pictograph)
                if !isJoined { cluster = own }
                output.append(
                    GlyphInfo(
                        id: traits.glyph,
                        properties: traits.properties,
                        role: traits.role,
                        combiningClass: traits.combiningClass,
                        flags: traits.flags,
                        cluster: cluster,
                        features: features,
                        character: character,
                        category: traits.scriptClass.category,
                        position: traits.scriptClass.position,
                        advance: advance
                    )
                )
                own &+= 1
                previous = character
            }
        }
        return flags
    }

    /// Reverses the order of the clusters, but not the order of the characters in each cluster.
    fileprivate mutating func reverseClusters() {
        reverse()
        var start = 0
        while start < count {
            var end = start + 1
            while end < count, self[end].cluster == self[start].cluster { end += 1 }
            self[start..<end].reverse()
            start = end
        }
    }

    /// Replaces characters by their mirror images if the face supports the images, and returns the
    /// flags of the images.
    ///
    /// The substitutions of the feature `rtlm` apply only to the other characters.
    fileprivate mutating func mirror(
        _ plan: ShapePlan,
        _ pages: inout CharacterPages
    ) -> CharacterTraits.Flags {
        var flags: CharacterTraits.Flags = []
        for index in indices where self[index].flags.contains(.mirrored) {
            let mirrored = MirrorTable.mirrored(self[index].character)
            guard pages.glyph(mirrored) != nil else { continue }
            self[index].character = mirrored
            self[index].role = pages.read(&self[index], plan)
            self[index].features.remove(.unmirrored)
            flags.formUnion(self[index].flags)
        }
        return flags
    }
}

extension PlanScript {
    /// Returns whether characters are shaped in the reverse order, because the direction of the
    /// text isn't their own.
    fileprivate func reverses(_ characters: Span<UInt32>) -> Bool {
        guard let isNative = ScriptTable.isRightToLeft(script), isNative != isRightToLeft else {
            return false
        }
        // As in HarfBuzz, numbers are shaped from left to right in all scripts.
        if isRightToLeft { return true }
        var hasDigits = false
        for index in characters.indices {
            if isLetter(characters[index]) { return true }
            if NormalizationTable.isDigit(characters[index]) { hasDigits = true }
        }
        return !hasDigits
    }

    /// Returns whether a character is a letter, in a script that is read from right to left and
    /// that has digits.
    private func isLetter(_ character: UInt32) -> Bool {
        let isOwn = character == ScriptTable.tatweel || ScriptTable.script(character) == script
        guard isOwn, !MarkTable.isMark(character), !NormalizationTable.isDigit(character) else {
            return false
        }
        // The punctuation, symbols and format characters of Arabic, N'Ko and Adlam.
        switch character {
        case 0x600...0x60F, 0x61B...0x61F, 0x66A...0x66D, 0x6D4, 0x6DD...0x6DE, 0x6E9,
            0x6FD...0x6FE, 0x7F6...0x7F9, 0x7FE...0x7FF, 0x1E95E...0x1E95F:
            return false
        default: return true
        }
    }
}
