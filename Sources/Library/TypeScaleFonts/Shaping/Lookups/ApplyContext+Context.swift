extension ApplyContext {
    /// Applies a context or chained context at a glyph, and returns the index at which to continue,
    /// or `nil` if no rule matches.
    mutating func applyContext(
        _ subtable: CompiledSubtable,
        _ coverageIndex: Int,
        at index: Int
    ) -> Int? {
        guard subtable.context >= 0 else { return applyUnread(subtable, coverageIndex, at: index) }
        // Copying the parts of a context with coverages costs Persian text in Lateef 9%.
        if let rule = pass.contexts.coverageRule(Int(subtable.context)) {
            remainingSteps -= 1
            let matchers = SequenceMatchers(.coverages(origin: subtable.start.value))
            return apply(rule, matchers, at: index)
        }
        let compiled = pass.contexts.contexts[Int(subtable.context)]
        let set = ruleSet(compiled, coverageIndex, at: index)
        guard let rules = pass.contexts.ruleSet(set, of: compiled) else {
            return applyUnread(subtable, coverageIndex, at: index)
        }
        // Passing the steps of `self` would copy the context.
        var steps = remainingSteps
        let neighbors = neighbors(of: index, rules, compiled.matchers, &steps)
        remainingSteps = steps
        var number = Int(rules.start)
        while number < Int(rules.end) {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            let distance = neighbors.distance(from: pass.contexts.rules[number])
            if distance == 0 {
                let rule = pass.contexts.rules[number]
                if let next = apply(rule, compiled.matchers, at: index) { return next }
            }
            number &+= max(1, distance)
        }
        return nil
    }

    /// Applies a context whose rules are not stored.
    @inline(never)
    private mutating func applyUnread(
        _ subtable: CompiledSubtable,
        _ coverageIndex: Int,
        at index: Int
    ) -> Int? {
        guard let context = SequenceContext(at: subtable.start, subtable.type, bytes) else {
            return nil
        }
        if context.format == 3 {
            remainingSteps -= 1
            guard let rule = context.rule(0, ofSet: 0, bytes) else { return nil }
            return apply(rule, SequenceMatchers(.coverages(origin: context.origin)), at: index)
        }
        let compiled = CompiledContext(context, bytes)
        let set = ruleSet(compiled, coverageIndex, at: index)
        for number in 0..<context.ruleCount(ofSet: set, bytes) {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            guard let rule = context.rule(number, ofSet: set, bytes) else { continue }
            if let next = apply(rule, compiled.matchers, at: index) { return next }
        }
        return nil
    }

    /// Returns the number of the rule set for a glyph.
    private func ruleSet(
        _ compiled: CompiledContext,
        _ coverageIndex: Int,
        at index: Int
    ) -> Int {
        switch compiled.matchers.input {
        case .glyphs: coverageIndex
        case .classes(let classes): pass.glyphClass(buffer[index].id, classes)
        case .coverages: 0
        }
    }

    /// Applies a rule's lookups at a glyph if the rule matches, and returns the index at which to
    /// continue.
    private mutating func apply(
        _ rule: SequenceRule,
        _ matchers: SequenceMatchers,
        at index: Int
    ) -> Int? {
        guard rule.input.count < Self.maximumMatchLength,
            matchContext(rule.backtrack, matchers.backtrack, from: index, step: -1),
            rule.input.count > 0
                || matchContext(rule.lookahead, matchers.lookahead, from: index, step: 1)
        else { return nil }
        let base = buffer.matches.count
        defer { removeMatches(from: base) }
        buffer.matches.append(index)
        guard rule.input.count > 0 else { return applyLookups(of: rule, base, end: index + 1) }
        guard let last = matchInput(rule.input, matchers.input, after: index, nil),
            matchContext(rule.lookahead, matchers.lookahead, from: last, step: 1)
        else { return nil }
        return applyLookups(of: rule, base, end: last + 1)
    }

    /// Matches an input sequence after a glyph, appends the matched positions, and returns the last
    /// position, or `nil` if a glyph doesn't match.
    ///
    /// If the index of the second glyph is known, the glyph matches the first value.
    mutating func matchInput(
        _ values: WordArray,
        _ matcher: GlyphMatcher,
        after index: Int,
        _ second: Int?
    ) -> Int? {
        var last = index
        let first = buffer[index].ligature
        var mayDiffer: Bool?
        for number in 0..<values.count {
            let next: Int
            if number == 0, let second {
                guard isMatchable(second) else { return nil }
                next = second
            } else {
                let value = bytes[values, number]
                guard let found = nextMatch(from: last, isContext: false, matcher, value) else {
                    return nil
                }
                next = found
            }
            let part = buffer[next].ligature
            if first.isComponentMark {
                // Marks of different components match only if the lookup skips the ligature.
                if part.id != first.id || part.component != first.component {
                    let isAllowed = mayDiffer ?? skipsLigature(first.id, before: index)
                    guard isAllowed else { return nil }
                    mayDiffer = isAllowed
                }
            } else if part.isComponentMark, part.id != first.id {
                return nil
            }
            buffer.matches.append(next)
            last = next
        }
        return last
    }

    /// Returns whether the current lookup skips the ligature to which a mark belongs.
    private mutating func skipsLigature(_ id: UInt8, before index: Int) -> Bool {
        var position = index - 1
        while position >= 0, buffer[position].ligature.id == id {
            remainingSteps -= 1
            if buffer[position].ligature.component == 0 {
                return skip(position, isContext: false) == .yes
            }
            position -= 1
        }
        return false
    }

    /// Returns whether the glyphs in a direction match a backtrack or lookahead sequence.
    mutating func matchContext(
        _ values: WordArray,
        _ matcher: GlyphMatcher,
        from index: Int,
        step: Int
    ) -> Bool {
        var last = index
        for number in 0..<values.count {
            let value = bytes[values, number]
            guard let next = nextMatch(from: last, step: step, isContext: true, matcher, value)
            else { return false }
            last = next
        }
        return true
    }

    /// Applies the lookups of a matched rule, and returns the end of the match, which moves if the
    /// lookups insert or remove glyphs.
    private mutating func applyLookups(of rule: SequenceRule, _ base: Int, end: Int) -> Int {
        var end = end
        for index in 0..<rule.lookupCount {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { break }
            let (sequenceIndex, lookup) = rule.lookup(index, bytes)
            guard base + sequenceIndex < buffer.matches.count,
                buffer.matches[base + sequenceIndex] < buffer.count
            else { continue }
            let count = buffer.count
            guard applyNested(lookup, at: buffer.matches[base + sequenceIndex]),
                buffer.count != count
            else { continue }
            end = moveMatch(by: buffer.count - count, base, sequenceIndex, end)
            guard buffer.matches.count - base <= Self.maximumMatchLength else { break }
        }
        return max(0, min(end, buffer.count))
    }

    /// Updates the matched positions after a lookup inserts or removes glyphs, and returns the new
    /// end of the match.
    private mutating func moveMatch(
        by change: Int,
        _ base: Int,
        _ sequenceIndex: Int,
        _ end: Int
    ) -> Int {
        var change = change
        var end = end + change
        let changed = buffer.matches[base + sequenceIndex]
        if end < changed {
            change += changed - end
            end = changed
        }
        let next = base + sequenceIndex + 1
        if change > 0 {
            // A rule can also apply lookups to inserted glyphs.
            guard buffer.matches.count - base + change <= Self.maximumMatchLength else {
                removeMatches(from: next)
                return end
            }
            for index in next..<buffer.matches.count { buffer.matches[index] += change }
            buffer.matches.insert(contentsOf: (1...change).map { changed + $0 }, at: next)
        } else {
            let removed = min(-change, buffer.matches.count - next)
            buffer.matches.removeSubrange(next..<(next + removed))
            for index in next..<buffer.matches.count { buffer.matches[index] -= removed }
        }
        return end
    }
}
