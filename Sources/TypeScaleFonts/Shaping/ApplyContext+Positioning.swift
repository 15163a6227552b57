extension ApplyContext {
    /// Applies a subtable of `GPOS` at a glyph; answers where to go on, `nil` if it does not apply.
    ///
    /// Marks are attached by types 4, 5 and 6, which no advance depends on.
    mutating func position(_ type: Int, _ subtable: Int, at place: Int) -> Int? {
        switch type {
        case 1: single(subtable, at: place)
        case 2: pair(subtable, at: place)
        case 3: cursive(subtable, at: place)
        case 7: context(subtable, at: place, isChained: false)
        case 8: context(subtable, at: place, isChained: true)
        default: nil
        }
    }

    private mutating func move(_ place: Int, by movement: ValueRecordReader.Movement) {
        buffer.update(place) { glyph in
            glyph.advance += movement.advance
            glyph.offset += movement.offset
        }
    }

    /// A glyph alone.
    private mutating func single(_ subtable: Int, at place: Int) -> Int? {
        guard let coverage = bytes.offset16(at: subtable + 2, from: subtable),
            let index = bytes.coverageIndex(buffer[place].id, at: coverage),
            let format = bytes.uint16(at: subtable + 4)
        else { return nil }
        var record = subtable + 6
        if bytes.uint16(at: subtable) == 2 {
            guard let count = bytes.uint16(at: record), index < Int(count) else { return nil }
            record += 2 + numbers.size(format) * index
        }
        move(place, by: numbers.value(format, at: record, from: subtable))
        return place + 1
    }

    /// Two glyphs.
    private mutating func pair(_ subtable: Int, at place: Int) -> Int? {
        guard let coverage = bytes.offset16(at: subtable + 2, from: subtable),
            bytes.coverageIndex(buffer[place].id, at: coverage) != nil,
            let second = nextSeen(place),
            let pair = numbers.pair(subtable, buffer[place].id, buffer[second].id)
        else { return nil }
        move(place, by: pair.first)
        move(second, by: pair.second)
        return pair.endsPair ? second + 1 : second
    }

    /// The next glyph behind a place that is seen whatever is sought.
    mutating func nextSeen(_ place: Int) -> Int? {
        var place = place + 1
        while place < buffer.count {
            stepsLeft -= 1
            guard stepsLeft >= 0 else { return nil }
            if sight(place, isContext: false) == .seen { return place }
            place += 1
        }
        return nil
    }

    /// A glyph that joins the one before it: the exit of that one comes to lie on its entry.
    private mutating func cursive(_ subtable: Int, at place: Int) -> Int? {
        guard bytes.uint16(at: subtable) == 1,
            let entry = anchor(subtable, at: place, isExit: false)
        else { return nil }
        var before = place - 1
        while before >= 0, sight(before, isContext: false) != .seen {
            stepsLeft -= 1
            guard stepsLeft >= 0 else { return nil }
            before -= 1
        }
        guard before >= 0, let exit = anchor(subtable, at: before, isExit: true) else { return nil }
        buffer.update(before) { $0.advance = exit + $0.offset }
        buffer.update(place) { glyph in
            let shift = entry + glyph.offset
            glyph.advance -= shift
            glyph.offset -= shift
        }
        return place + 1
    }

    private func anchor(_ subtable: Int, at place: Int, isExit: Bool) -> Double? {
        guard let coverage = bytes.offset16(at: subtable + 2, from: subtable),
            let index = bytes.coverageIndex(buffer[place].id, at: coverage),
            let count = bytes.uint16(at: subtable + 4), index < Int(count),
            let anchor = bytes.offset16(
                at: subtable + 6 + 4 * index + (isExit ? 2 : 0),
                from: subtable
            )
        else { return nil }
        return numbers.anchor(at: anchor)
    }
}
