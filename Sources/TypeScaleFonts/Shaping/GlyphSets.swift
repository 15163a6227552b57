/// Glyphs of one class.
typealias ClassRange = (glyphs: ClosedRange<UInt16>, number: Int)

// How OpenType's layout tables name sets of glyphs: coverages, and classes.
//
// Both are sorted and are searched where they lie.
extension TableBytes {
    /// The place of a glyph in the coverage at an offset; `nil` if it is not covered.
    func coverageIndex(_ glyph: UInt16, at offset: Int) -> Int? {
        guard let format = uint16(at: offset), let count = uint16(at: offset + 2).map(Int.init)
        else { return nil }
        switch format {
        case 1:
            let place = partitionPoint(count) { uint16(at: offset + 4 + 2 * $0) ?? .max < glyph }
            guard place < count, uint16(at: offset + 4 + 2 * place) == glyph else { return nil }
            return place
        case 2:
            let place = partitionPoint(count) {
                uint16(at: offset + 6 + 6 * $0) ?? .max < glyph
            }
            guard place < count, let start = uint16(at: offset + 4 + 6 * place), start <= glyph,
                let end = uint16(at: offset + 6 + 6 * place), glyph <= end,
                let first = uint16(at: offset + 8 + 6 * place)
            else { return nil }
            return Int(first) + Int(glyph - start)
        default: return nil
        }
    }

    /// The stretches of glyphs that the coverage at an offset has.
    func coveredGlyphs(at offset: Int) -> [ClosedRange<UInt16>] {
        guard let format = uint16(at: offset), let count = uint16(at: offset + 2).map(Int.init)
        else { return [] }
        switch format {
        case 1:
            guard slice(at: offset + 4, count: 2 * count) != nil else { return [] }
            return (0..<count).compactMap { uint16(at: offset + 4 + 2 * $0).map { $0...$0 } }
        case 2:
            guard slice(at: offset + 4, count: 6 * count) != nil else { return [] }
            return (0..<count).compactMap { range in
                guard let start = uint16(at: offset + 4 + 6 * range),
                    let end = uint16(at: offset + 6 + 6 * range), start <= end
                else { return nil }
                return start...end
            }
        default: return []
        }
    }

    /// The class of a glyph by the definition at an offset; 0 for glyphs that it does not name.
    func glyphClass(_ glyph: UInt16, at offset: Int) -> Int {
        switch uint16(at: offset) {
        case 1:
            guard let first = uint16(at: offset + 2), let count = uint16(at: offset + 4),
                glyph >= first, glyph - first < count
            else { return 0 }
            return uint16(at: offset + 6 + 2 * Int(glyph - first)).map(Int.init) ?? 0
        case 2:
            guard let count = uint16(at: offset + 2).map(Int.init) else { return 0 }
            let place = partitionPoint(count) { uint16(at: offset + 6 + 6 * $0) ?? .max < glyph }
            guard place < count, let start = uint16(at: offset + 4 + 6 * place), start <= glyph,
                let end = uint16(at: offset + 6 + 6 * place), glyph <= end
            else { return 0 }
            return uint16(at: offset + 8 + 6 * place).map(Int.init) ?? 0
        default: return 0
        }
    }

    /// The classes of the definition at an offset, in the order of the glyphs.
    func classRanges(at offset: Int) -> [ClassRange] {
        guard let format = uint16(at: offset) else { return [] }
        var ranges: [ClassRange] = []
        if format == 1 {
            guard let first = uint16(at: offset + 2), let count = uint16(at: offset + 4) else {
                return []
            }
            for index in 0..<Int(count) {
                guard let glyph = UInt16(exactly: Int(first) + index),
                    let number = uint16(at: offset + 6 + 2 * index)
                else { break }
                ranges.append((glyph...glyph, Int(number)))
            }
        } else if format == 2, let count = uint16(at: offset + 2) {
            var least = 0
            for index in 0..<Int(count) {
                guard let start = uint16(at: offset + 4 + 6 * index),
                    let end = uint16(at: offset + 6 + 6 * index),
                    let number = uint16(at: offset + 8 + 6 * index)
                else { break }
                // What is out of order is left out, or a table could name all glyphs many times.
                guard start <= end, Int(start) >= least else { continue }
                least = Int(end) + 1
                ranges.append((start...end, Int(number)))
            }
        }
        return ranges
    }

    /// An offset of 16 bits that counts from a start; `nil` if it is cut short or 0, which means none.
    func offset16(at place: Int, from start: Int) -> Int? {
        guard let offset = uint16(at: place), offset != 0 else { return nil }
        return start + Int(offset)
    }

    /// An offset of 32 bits that counts from a start; `nil` if it is cut short or 0, which means none.
    func offset32(at place: Int, from start: Int) -> Int? {
        guard let offset = uint32(at: place), offset != 0 else { return nil }
        return start + Int(offset)
    }
}
