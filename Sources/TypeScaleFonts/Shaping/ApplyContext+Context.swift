/// How a context names the glyphs that it is about.
enum ContextNames {
    /// By their numbers.
    case glyphs
    /// By their classes; where the gdef of what is before, within and behind stand.
    case classes(before: Int, within: Int, behind: Int)
    /// By coverages, whose offsets count from a start.
    case coverages(from: Int)
}

/// Glyphs in a row around a place, and the lookups that they call for.
struct ContextRule {
    /// Lists of names: how many, and where they stand.
    typealias List = (count: Int, place: Int)

    var before: List = (0, 0)
    /// Those of the matched glyphs but the first.
    var rest: List = (0, 0)
    var behind: List = (0, 0)
    /// The lookups to apply, each with the number of the glyph to apply it at.
    var calls: List = (0, 0)
}

extension ApplyContext {
    /// Types 5 of `GSUB` and 7 of `GPOS`, or with `isChained` 6 and 8.
    mutating func context(_ subtable: Int, at place: Int, isChained: Bool) -> Int? {
        let first = buffer[place].id
        switch bytes.uint16(at: subtable) {
        case 1:
            guard let coverage = bytes.offset16(at: subtable + 2, from: subtable),
                let index = bytes.coverageIndex(first, at: coverage)
            else { return nil }
            return rules(of: index, in: subtable, from: 4, .glyphs, at: place, isChained)
        case 2:
            guard let coverage = bytes.offset16(at: subtable + 2, from: subtable),
                bytes.coverageIndex(first, at: coverage) != nil
            else { return nil }
            let before = isChained ? bytes.offset16(at: subtable + 4, from: subtable) ?? -1 : -1
            let within =
                bytes.offset16(at: subtable + (isChained ? 6 : 4), from: subtable) ?? -1
            let behind = isChained ? bytes.offset16(at: subtable + 8, from: subtable) ?? -1 : -1
            let names = ContextNames.classes(before: before, within: within, behind: behind)
            let number = bytes.glyphClass(first, at: within)
            let list = isChained ? 10 : 6
            return rules(of: number, in: subtable, from: list, names, at: place, isChained)
        case 3:
            guard let rule = coverageRule(subtable, first, isChained) else { return nil }
            return apply(rule, .coverages(from: subtable), at: place)
        default: return nil
        }
    }

    /// Tries the rules of a set, whose offset stands in a list behind its count.
    private mutating func rules(
        of set: Int,
        in subtable: Int,
        from list: Int,
        _ names: ContextNames,
        at place: Int,
        _ isChained: Bool
    ) -> Int? {
        guard let sets = bytes.uint16(at: subtable + list), set < Int(sets),
            let set = bytes.offset16(at: subtable + list + 2 + 2 * set, from: subtable),
            let count = bytes.uint16(at: set).map(Int.init)
        else { return nil }
        for index in 0..<count {
            stepsLeft -= 1
            guard stepsLeft >= 0 else { return nil }
            guard let start = bytes.offset16(at: set + 2 + 2 * index, from: set),
                let rule = isChained ? chainedRule(start) : plainRule(start)
            else { continue }
            if let next = apply(rule, names, at: place) { return next }
        }
        return nil
    }

    private func plainRule(_ start: Int) -> ContextRule? {
        guard let glyphs = bytes.uint16(at: start).map(Int.init), glyphs > 0,
            let calls = bytes.uint16(at: start + 2).map(Int.init)
        else { return nil }
        var rule = ContextRule()
        rule.rest = (glyphs - 1, start + 4)
        rule.calls = (calls, start + 4 + 2 * (glyphs - 1))
        return rule
    }

    private func chainedRule(_ start: Int) -> ContextRule? {
        var rule = ContextRule()
        guard let before = bytes.uint16(at: start).map(Int.init) else { return nil }
        rule.before = (before, start + 2)
        let input = start + 2 + 2 * before
        guard let glyphs = bytes.uint16(at: input).map(Int.init), glyphs > 0 else { return nil }
        rule.rest = (glyphs - 1, input + 2)
        let ahead = input + 2 * glyphs
        guard let behind = bytes.uint16(at: ahead).map(Int.init) else { return nil }
        rule.behind = (behind, ahead + 2)
        let calls = ahead + 2 + 2 * behind
        guard let count = bytes.uint16(at: calls).map(Int.init) else { return nil }
        rule.calls = (count, calls + 2)
        return rule
    }

    /// Format 3, one rule by coverages, if it covers the first glyph.
    private func coverageRule(
        _ subtable: Int,
        _ first: UInt16,
        _ isChained: Bool
    ) -> ContextRule? {
        var rule = ContextRule()
        var input = subtable + 2
        if isChained {
            guard let before = bytes.uint16(at: input).map(Int.init) else { return nil }
            rule.before = (before, input + 2)
            input += 2 + 2 * before
        }
        guard let glyphs = bytes.uint16(at: input).map(Int.init), glyphs > 0 else { return nil }
        var calls = input + 2 + 2 * glyphs
        // Plain contexts count the lookups before the coverages, and chained ones behind.
        let coverages = isChained ? input + 2 : input + 4
        guard let coverage = bytes.offset16(at: coverages, from: subtable),
            bytes.coverageIndex(first, at: coverage) != nil
        else { return nil }
        rule.rest = (glyphs - 1, coverages + 2)
        if isChained {
            guard let behind = bytes.uint16(at: calls).map(Int.init) else { return nil }
            rule.behind = (behind, calls + 2)
            calls += 2 + 2 * behind
        }
        let countPlace = isChained ? calls : input + 2
        guard let count = bytes.uint16(at: countPlace).map(Int.init) else { return nil }
        rule.calls = (count, calls + 2)
        return rule
    }

    /// Matches a rule around a glyph, and applies what it calls for.
    private mutating func apply(
        _ rule: ContextRule,
        _ names: ContextNames,
        at place: Int
    ) -> Int? {
        guard rule.rest.count < Self.maximumMatchLength else { return nil }
        let base = places.count
        defer { places.removeLast(places.count - base) }
        places.append(place)
        let bytes = bytes
        var last = place
        for index in 0..<rule.rest.count {
            let name = rule.rest.place + 2 * index
            let next = next(last, isContext: false) { names.within($0, name, bytes) }
            guard let next else { return nil }
            places.append(next)
            last = next
        }
        let end = last + 1
        last = place
        for index in 0..<rule.before.count {
            let name = rule.before.place + 2 * index
            guard let found = previous(last, { names.before($0, name, bytes) }) else { return nil }
            last = found
        }
        last = end - 1
        for index in 0..<rule.behind.count {
            let name = rule.behind.place + 2 * index
            let next = next(last, isContext: true) { names.behind($0, name, bytes) }
            guard let next else { return nil }
            last = next
        }
        return call(rule.calls, base, end: end)
    }

    /// Applies the lookups of a matched rule; answers where the match ends then.
    ///
    /// A lookup may make the row longer or shorter, which moves the glyphs behind it.
    private mutating func call(_ calls: ContextRule.List, _ base: Int, end: Int) -> Int {
        var end = end
        for index in 0..<calls.count {
            stepsLeft -= 1
            guard stepsLeft >= 0,
                let number = bytes.uint16(at: calls.place + 4 * index).map(Int.init),
                let lookup = bytes.uint16(at: calls.place + 4 * index + 2).map(Int.init)
            else { break }
            guard base + number < places.count, places[base + number] < buffer.count else {
                continue
            }
            let before = buffer.count
            guard applyNested(lookup, at: places[base + number]), buffer.count != before else {
                continue
            }
            end = move(buffer.count - before, base, number, end)
            guard places.count - base <= Self.maximumMatchLength else { break }
        }
        return max(0, min(end, buffer.count))
    }

    /// Brings the matched places up to date after glyphs came in or went behind one of them.
    private mutating func move(_ change: Int, _ base: Int, _ number: Int, _ end: Int) -> Int {
        var change = change
        var end = end + change
        let changed = places[base + number]
        if end < changed {
            change += changed - end
            end = changed
        }
        let next = base + number + 1
        if change > 0 {
            // What came in can be called for, too.
            guard places.count - base + change <= Self.maximumMatchLength else {
                places.removeLast(places.count - next)
                return end
            }
            for place in next..<places.count { places[place] += change }
            places.insert(contentsOf: (1...change).map { changed + $0 }, at: next)
        } else {
            let gone = min(-change, places.count - next)
            places.removeSubrange(next..<(next + gone))
            for place in next..<places.count { places[place] -= gone }
        }
        return end
    }
}

extension ContextNames {
    @inline(__always)
    func within(_ glyph: UInt16, _ place: Int, _ bytes: TableBytes) -> Bool {
        guard case .classes(_, let definition, _) = self else { return has(glyph, place, bytes) }
        return has(glyph, ofClass: place, definition, bytes)
    }

    @inline(__always)
    func before(_ glyph: UInt16, _ place: Int, _ bytes: TableBytes) -> Bool {
        guard case .classes(let definition, _, _) = self else { return has(glyph, place, bytes) }
        return has(glyph, ofClass: place, definition, bytes)
    }

    @inline(__always)
    func behind(_ glyph: UInt16, _ place: Int, _ bytes: TableBytes) -> Bool {
        guard case .classes(_, _, let definition) = self else { return has(glyph, place, bytes) }
        return has(glyph, ofClass: place, definition, bytes)
    }

    private func has(
        _ glyph: UInt16,
        ofClass place: Int,
        _ definition: Int,
        _ bytes: TableBytes
    ) -> Bool {
        bytes.uint16(at: place).map(Int.init) == bytes.glyphClass(glyph, at: definition)
    }

    /// Whether a glyph is the one that the name at a place means.
    private func has(_ glyph: UInt16, _ place: Int, _ bytes: TableBytes) -> Bool {
        guard let name = bytes.uint16(at: place) else { return false }
        guard case .coverages(let start) = self else { return glyph == name }
        return name != 0 && bytes.coverageIndex(glyph, at: start + Int(name)) != nil
    }
}
