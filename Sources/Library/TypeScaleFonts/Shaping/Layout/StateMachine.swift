/// A state machine of `morx`, or a substitution of single glyphs.
struct StateMachine: Sendable {
    private enum Kind: Int {
        case rearrangement = 0
        case contextual = 1
        case ligature = 2
        case noncontextual = 4
        case insertion = 5
    }

    private enum Header: Int, Words {
        case nClasses, nClassesLow, classTableOffset, classTableOffsetLow, stateArrayOffset
        case stateArrayOffsetLow, entryTableOffset, entryTableOffsetLow, substitutionOffset
        case substitutionOffsetLow
    }

    private enum Entry: Int, Words {
        case newState, flags, first, second

        /// Bits of `flags`.
        static let mark = 0x8000
        static let doNotAdvance = 0x4000
        static let markLast = 0x2000
        static let performAction = 0x2000
        static let verb = 0x000F
        static let insertionCounts = 0x03FF
    }

    /// The classes for the end of the text, and for glyphs that are not in the class table.
    private enum Class {
        static let endOfText = 0
        static let outOfBounds = 1
    }

    private let bytes: TableBytes
    private let kind: Kind?
    private let isDescending: Bool
    private let header = Offset<Header>(MorxTable.Subtable.byteCount)

    init(_ bytes: TableBytes) {
        let subtable = Offset<MorxTable.Subtable>()
        self.bytes = bytes
        kind = Kind(rawValue: bytes[subtable, .coverageLow] & 0xFF)
        isDescending = bytes[subtable, .coverage] & MorxTable.Subtable.descending != 0
    }

    /// Returns the ranges of glyphs that would change, in any order, and subtracts the steps.
    func changes(_ glyphs: [Glyph], _ steps: inout Int) -> [Range<Int>] {
        guard let kind else { return [] }
        if kind == .noncontextual {
            steps -= glyphs.count
            var found: [Range<Int>] = []
            for index in glyphs.indices {
                let new = value(header.value, glyphs[index].id)
                if let new, new != Int(glyphs[index].id) { found.join(index..<(index + 1)) }
            }
            return found
        }
        return run(kind, glyphs, &steps)
    }

    private func run(_ kind: Kind, _ glyphs: [Glyph], _ steps: inout Int) -> [Range<Int>] {
        let classCount = bytes.uint32(header, .nClasses)
        let classes = header.value + bytes.uint32(header, .classTableOffset)
        let states = header.value + bytes.uint32(header, .stateArrayOffset)
        let entries = header.value + bytes.uint32(header, .entryTableOffset)
        // More would not fit in the table.
        guard classCount <= bytes.count, states <= bytes.count, entries <= bytes.count,
            classes <= bytes.count
        else { return [] }
        let entryByteCount =
            switch kind {
            case .rearrangement, .noncontextual: 4
            case .ligature: 6
            case .contextual, .insertion: 8
            }
        let markFlag = kind == .rearrangement ? Entry.markLast : Entry.mark
        let ids = isDescending ? glyphs.reversed().map { $0.id } : glyphs.map { $0.id }
        var found: [Range<Int>] = []
        var (state, index, start) = (0, 0, 0)
        var mark: UInt16?
        while index <= ids.count, let last = ids.last, let first = ids.first {
            if state <= 1 { start = min(index, ids.count - 1) }
            let isEnd = index == ids.count
            var column = Class.endOfText
            if !isEnd {
                let stated = value(classes, ids[index]) ?? Class.outOfBounds
                column = stated < classCount ? stated : Class.outOfBounds
            }
            let row = states + 2 * classCount * min(state, bytes.count / max(1, 2 * classCount))
            let entry = Offset<Entry>(entries + entryByteCount * bytes.uint16(at: row + 2 * column))
            let flags = bytes[entry, .flags]
            let changes: Bool
            switch kind {
            case .noncontextual: changes = false
            case .rearrangement:
                // Without a marked end, the rearranged range is empty.
                changes = flags & Entry.verb != 0 && (mark != nil || flags & Entry.markLast != 0)
            case .contextual:
                // By default, the first glyph is marked. At the end of the text, another glyph
                // must be marked.
                changes =
                    (!isEnd || mark != nil)
                    && (isSubstituted(mark ?? first, bytes[entry, .first])
                        || isSubstituted(isEnd ? last : ids[index], bytes[entry, .second]))
            case .ligature: changes = flags & Entry.performAction != 0
            case .insertion:
                changes =
                    flags & Entry.insertionCounts != 0
                    && (bytes[entry, .first] != 0xFFFF || bytes[entry, .second] != 0xFFFF)
            }
            steps -= 1
            if changes || steps < 0 {
                // A machine can change the same glyphs at each step.
                found.join(start..<(steps < 0 ? ids.count : min(index, ids.count - 1) + 1))
            }
            if steps < 0 { break }
            if flags & markFlag != 0, !isEnd { mark = ids[index] }
            state = bytes[entry, .newState]
            if isEnd || flags & Entry.doNotAdvance == 0 { index += 1 }
        }
        for index in found.indices where isDescending {
            let range = found[index]
            found[index] = (ids.count - range.upperBound)..<(ids.count - range.lowerBound)
        }
        return found
    }

    private func isSubstituted(_ glyph: UInt16, _ lookup: Int) -> Bool {
        let tables = header.value + bytes.uint32(header, .substitutionOffset)
        guard lookup != 0xFFFF, tables <= bytes.count else { return false }
        let offset = Int(word: bytes.uint32(at: tables + 4 * lookup))
        guard offset > 0, offset <= bytes.count,
            let new = value(tables + offset, glyph)
        else { return false }
        return new != Int(glyph)
    }
}

extension StateMachine {
    private enum Lookup: Int, Words {
        case format, unitSize, nUnits, searchRange, entrySelector, rangeShift, units
    }

    private enum TrimmedLookup: Int, Words { case format, firstGlyph, glyphCount, values }

    private enum Segment: Int, Words { case lastGlyph, firstGlyph, value }

    /// Returns a glyph's value in a
    /// [lookup table](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM06/Chap6Tables.html),
    /// or `nil` if the table doesn't contain the glyph.
    private func value(_ table: Int, _ glyph: UInt16) -> Int? {
        let glyph = Int(glyph)
        func word(at offset: Int) -> Int? {
            bytes.holds(2, at: offset) ? bytes.uint16(at: offset) : nil
        }
        let format = bytes[Offset<Lookup>(table), .format]
        switch format {
        case 0: return word(at: table + 2 + 2 * glyph)
        case 8:
            let lookup = Offset<TrimmedLookup>(table)
            let index = glyph - bytes[lookup, .firstGlyph]
            guard 0..<bytes[lookup, .glyphCount] ~= index else { return nil }
            return word(at: lookup.of(.values, index))
        case 2, 4, 6: break
        default: return nil
        }
        let lookup = Offset<Lookup>(table)
        let size = bytes[lookup, .unitSize]
        let units = lookup.of(.units)
        guard size >= 4 else { return nil }
        let count = bytes.available(bytes[lookup, .nUnits], at: units, byteCount: size)
        let index = partitionPoint(count) { bytes.uint16(at: units + size * $0) < glyph }
        guard index < count else { return nil }
        let segment = Offset<Segment>(units + size * index)
        if format == 6 {
            // Each unit contains a glyph and its value.
            return bytes[segment, .lastGlyph] == glyph ? bytes[segment, .firstGlyph] : nil
        }
        let first = bytes[segment, .firstGlyph]
        guard first <= glyph, size >= 6 else { return nil }
        let value = bytes[segment, .value]
        return format == 2 ? value : word(at: table + value + 2 * (glyph - first))
    }
}
