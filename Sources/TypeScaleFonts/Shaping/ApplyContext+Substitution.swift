extension ApplyContext {
    /// Applies a subtable of `GSUB` at a glyph; answers where to go on, `nil` if it does not apply.
    mutating func substitute(_ type: Int, _ subtable: Int, at place: Int) -> Int? {
        switch type {
        case 1: single(subtable, at: place)
        case 2: multiple(subtable, at: place)
        case 3: alternate(subtable, at: place)
        case 4: ligature(subtable, at: place)
        case 5: context(subtable, at: place, isChained: false)
        case 6: context(subtable, at: place, isChained: true)
        case 8: reverse(subtable, at: place)
        default: nil
        }
    }

    /// The place of a glyph in the coverage that all these subtables start with.
    private func index(_ place: Int, _ subtable: Int) -> Int? {
        guard let coverage = bytes.offset16(at: subtable + 2, from: subtable) else { return nil }
        return bytes.coverageIndex(buffer[place].id, at: coverage)
    }

    /// One glyph for one.
    private mutating func single(_ subtable: Int, at place: Int) -> Int? {
        guard let index = index(place, subtable), let number = bytes.uint16(at: subtable + 4)
        else { return nil }
        switch bytes.uint16(at: subtable) {
        case 1: return replace(place, with: buffer[place].id &+ number)
        case 2:
            guard index < number, let glyph = bytes.uint16(at: subtable + 6 + 2 * index)
            else { return nil }
            return replace(place, with: glyph)
        default: return nil
        }
    }

    /// Several glyphs for one, or none.
    private mutating func multiple(_ subtable: Int, at place: Int) -> Int? {
        guard let sequence = list(subtable, at: place),
            let count = bytes.uint16(at: sequence).map(Int.init),
            bytes.slice(at: sequence + 2, count: 2 * count) != nil,
            buffer.count + count <= maximumGlyphCount
        else { return nil }
        guard count > 0 else {
            remove(place)
            return place
        }
        let glyphs = (0..<count).compactMap { bytes.uint16(at: sequence + 2 + 2 * $0) }
        guard glyphs.allSatisfy({ $0 < glyphCount }) else { return nil }
        stepsLeft -= count
        for (index, glyph) in glyphs.enumerated() {
            if index > 0 { buffer.insert(buffer[place], at: place + index) }
            let isAlone = glyphs.count == 1
            put(glyph, at: place + index, properties: isAlone ? nil : .base)
        }
        return place + count
    }

    /// The first of some alternates.
    private mutating func alternate(_ subtable: Int, at place: Int) -> Int? {
        guard let set = list(subtable, at: place), let count = bytes.uint16(at: set), count > 0,
            let glyph = bytes.uint16(at: set + 2)
        else { return nil }
        return replace(place, with: glyph)
    }

    /// One glyph for several.
    private mutating func ligature(_ subtable: Int, at place: Int) -> Int? {
        guard let set = list(subtable, at: place), let count = bytes.uint16(at: set).map(Int.init)
        else { return nil }
        // Where nothing is passed over, a ligature with another second part is not looked at further.
        let isBeside = isPlain && passing.isAboutMarksAlone && place + 1 < buffer.count
        let second = isBeside ? buffer[place + 1].id : nil
        for index in 0..<count {
            stepsLeft -= 1
            guard stepsLeft >= 0 else { return nil }
            if let second, let offset = bytes.uint16(at: set + 2 + 2 * index),
                let part = bytes.uint16(at: set + Int(offset) + 4), part != second,
                bytes.uint16(at: set + Int(offset) + 2) != 1
            {
                continue
            }
            guard let ligature = bytes.offset16(at: set + 2 + 2 * index, from: set),
                let glyph = bytes.uint16(at: ligature), glyph < glyphCount,
                let parts = bytes.uint16(at: ligature + 2).map(Int.init), parts > 0,
                parts <= Self.maximumMatchLength
            else { continue }
            if parts == 1 { return replace(place, with: glyph) }
            let base = places.count
            if match(parts - 1, at: ligature + 4, from: place) { join(base, place, glyph) }
            let isMatched = places.count > base
            places.removeLast(places.count - base)
            if isMatched { return place + 1 }
        }
        return nil
    }

    /// Finds the further parts of a ligature, and puts their places down if all are there.
    private mutating func match(_ count: Int, at list: Int, from place: Int) -> Bool {
        let base = places.count
        var last = place
        for index in 0..<count {
            let part = bytes.uint16(at: list + 2 * index)
            guard let next = next(last, isContext: false, { $0 == part }) else {
                places.removeLast(places.count - base)
                return false
            }
            places.append(next)
            last = next
        }
        return true
    }

    /// Makes one glyph of those that were matched.
    private mutating func join(_ base: Int, _ place: Int, _ glyph: UInt16) {
        guard let last = places.last else { return }
        mergeClusters(place...last)
        put(glyph, at: place, properties: .ligature)
        for matched in places[base...].reversed() { buffer.remove(at: matched) }
    }

    /// One glyph for one, between others, from the end of the text to its start.
    private mutating func reverse(_ subtable: Int, at place: Int) -> Int? {
        guard bytes.uint16(at: subtable) == 1, let index = index(place, subtable),
            let before = bytes.uint16(at: subtable + 4).map(Int.init),
            let behind = bytes.uint16(at: subtable + 6 + 2 * before).map(Int.init)
        else { return nil }
        let names = ContextNames.coverages(from: subtable)
        let bytes = bytes
        var last = place
        for index in 0..<before {
            let name = subtable + 6 + 2 * index
            guard let found = previous(last, { names.before($0, name, bytes) }) else { return nil }
            last = found
        }
        last = place
        let list = subtable + 8 + 2 * before
        for index in 0..<behind {
            let name = list + 2 * index
            let next = next(last, isContext: true) { names.behind($0, name, bytes) }
            guard let next else { return nil }
            last = next
        }
        guard let count = bytes.uint16(at: list + 2 * behind), index < Int(count),
            let glyph = bytes.uint16(at: list + 2 * behind + 2 + 2 * index)
        else { return nil }
        return replace(place, with: glyph)
    }

    /// The list that the subtable has for a glyph.
    private func list(_ subtable: Int, at place: Int) -> Int? {
        guard bytes.uint16(at: subtable) == 1, let index = index(place, subtable),
            let count = bytes.uint16(at: subtable + 4), index < Int(count)
        else { return nil }
        return bytes.offset16(at: subtable + 6 + 2 * index, from: subtable)
    }
}

extension ApplyContext {
    private mutating func replace(_ place: Int, with glyph: UInt16) -> Int? {
        guard glyph < glyphCount else { return nil }
        put(glyph, at: place, properties: nil)
        return place + 1
    }

    /// Puts a glyph in the place of another.
    ///
    /// What the font does not say of it is guessed: its kind, unless `nil` keeps that as it was.
    private mutating func put(_ glyph: UInt16, at place: Int, properties: GlyphProperties?) {
        let mask = accelerator.digest[glyph]
        // With a new glyph, its neighbours may start what they could not before.
        present = .max
        isChanged = true
        defer { if buffer[place].properties.isMark { isPlain = false } }
        let known = gdef.flatMap { $0.hasGlyphClasses ? $0.properties(glyph) : nil }
        buffer.update(place) { shaped in
            shaped.id = glyph
            shaped.mask = mask
            shaped.properties = known ?? properties ?? shaped.properties
            // What a lookup made something of is drawn.
            shaped.role = .usual
            // Looked up when all is replaced.
            shaped.advance = .nan
        }
    }

    private mutating func remove(_ place: Int) {
        isChanged = true
        if place == 0, buffer.count > 1 { mergeClusters(0...1) }
        buffer.remove(at: place)
    }

    /// Makes one cluster of some glyphs, and of those that share one with the outermost.
    private mutating func mergeClusters(_ range: ClosedRange<Int>) {
        var (low, high) = (range.lowerBound, range.upperBound)
        let (first, last) = (buffer[low].cluster, buffer[high].cluster)
        guard first != last else { return }
        while high + 1 < buffer.count, buffer[high + 1].cluster == last { high += 1 }
        while low > 0, buffer[low - 1].cluster == first { low -= 1 }
        stepsLeft -= high - low
        var least = first
        for place in low...high { least = min(least, buffer[place].cluster) }
        for place in low...high { buffer.update(place) { $0.cluster = least } }
    }
}
