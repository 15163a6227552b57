/// A [coverage table](https://learn.microsoft.com/typography/opentype/spec/chapter2#coverage-table).
///
/// The count and the array are those of the glyphs in format 1, of the ranges in format 2.
private enum Coverage: Int, Words { case coverageFormat, count, array }
private enum RangeRecord: Int, RecordWords {
    case startGlyphID, endGlyphID, startCoverageIndex, end
}

/// A [class definition table](https://learn.microsoft.com/typography/opentype/spec/chapter2#class-definition-table).
private enum ClassFormat1: Int, Words {
    case classFormat, startGlyphID, glyphCount, classValueArray
}

private enum ClassFormat2: Int, Words { case classFormat, classRangeCount, classRangeRecords }
private enum ClassRangeRecord: Int, RecordWords { case startGlyphID, endGlyphID, classValue, end }

/// Glyphs of one class.
typealias ClassRange = (glyphs: ClosedRange<UInt16>, value: Int)

// Both kinds of tables are sorted, and are searched in place.
extension TableBytes {
    /// The index of a glyph in the coverage table at an offset; `nil` if it is not covered.
    func coverageIndex(_ glyph: UInt16, at start: Int) -> Int? {
        guard let count = uint16(Coverage.count, at: start) else { return nil }
        switch uint16(Coverage.coverageFormat, at: start) {
        case 1:
            let index = partitionPoint(count) {
                self.glyph(Coverage.array, $0, at: start) ?? .max < glyph
            }
            guard index < count, self.glyph(Coverage.array, index, at: start) == glyph else {
                return nil
            }
            return index
        case 2:
            func record(_ index: Int) -> Int {
                RangeRecord.offset(index, in: Coverage.array, at: start)
            }
            let index = partitionPoint(count) {
                self.glyph(RangeRecord.endGlyphID, at: record($0)) ?? .max < glyph
            }
            let record = record(index)
            guard index < count, let first = self.glyph(RangeRecord.startGlyphID, at: record),
                first <= glyph, let last = self.glyph(RangeRecord.endGlyphID, at: record),
                glyph <= last,
                let firstIndex = uint16(RangeRecord.startCoverageIndex, at: record)
            else { return nil }
            return firstIndex + Int(glyph - first)
        default: return nil
        }
    }

    /// The ranges of glyphs in the coverage table at an offset.
    func coveredGlyphs(at start: Int) -> [ClosedRange<UInt16>] {
        guard let count = uint16(Coverage.count, at: start) else { return [] }
        switch uint16(Coverage.coverageFormat, at: start) {
        case 1:
            guard holds(2 * count, from: Coverage.array, at: start) else { return [] }
            return (0..<count).compactMap { index in
                self.glyph(Coverage.array, index, at: start).map { $0...$0 }
            }
        case 2:
            guard holds(RangeRecord.byteCount * count, from: Coverage.array, at: start) else {
                return []
            }
            return (0..<count).compactMap { index in
                let record = RangeRecord.offset(index, in: Coverage.array, at: start)
                guard let first = self.glyph(RangeRecord.startGlyphID, at: record),
                    let last = self.glyph(RangeRecord.endGlyphID, at: record), first <= last
                else { return nil }
                return first...last
            }
        default: return []
        }
    }

    /// The class of a glyph in the class definition table at an offset; 0 for other glyphs.
    func glyphClass(_ glyph: UInt16, at start: Int) -> Int {
        switch uint16(ClassFormat1.classFormat, at: start) {
        case 1:
            guard let first = self.glyph(ClassFormat1.startGlyphID, at: start),
                let count = uint16(ClassFormat1.glyphCount, at: start), glyph >= first,
                Int(glyph - first) < count
            else { return 0 }
            return uint16(ClassFormat1.classValueArray, Int(glyph - first), at: start) ?? 0
        case 2:
            guard let count = uint16(ClassFormat2.classRangeCount, at: start) else { return 0 }
            func record(_ index: Int) -> Int {
                ClassRangeRecord.offset(index, in: ClassFormat2.classRangeRecords, at: start)
            }
            let index = partitionPoint(count) {
                self.glyph(ClassRangeRecord.endGlyphID, at: record($0)) ?? .max < glyph
            }
            let record = record(index)
            guard index < count, let first = self.glyph(ClassRangeRecord.startGlyphID, at: record),
                first <= glyph, let last = self.glyph(ClassRangeRecord.endGlyphID, at: record),
                glyph <= last
            else { return 0 }
            return uint16(ClassRangeRecord.classValue, at: record) ?? 0
        default: return 0
        }
    }

    /// The classes in the class definition table at an offset, in the order of the glyphs.
    func classRanges(at start: Int) -> [ClassRange] {
        var ranges: [ClassRange] = []
        switch uint16(ClassFormat1.classFormat, at: start) {
        case 1:
            guard let first = self.glyph(ClassFormat1.startGlyphID, at: start),
                let count = uint16(ClassFormat1.glyphCount, at: start)
            else { return [] }
            for index in 0..<count {
                guard let glyph = UInt16(exactly: Int(first) + index),
                    let value = uint16(ClassFormat1.classValueArray, index, at: start)
                else { break }
                ranges.append((glyph...glyph, value))
            }
        case 2:
            var minimum = 0
            for index in 0..<(uint16(ClassFormat2.classRangeCount, at: start) ?? 0) {
                let record = ClassRangeRecord.offset(
                    index,
                    in: ClassFormat2.classRangeRecords,
                    at: start
                )
                guard let first = self.glyph(ClassRangeRecord.startGlyphID, at: record),
                    let last = self.glyph(ClassRangeRecord.endGlyphID, at: record),
                    let value = uint16(ClassRangeRecord.classValue, at: record)
                else { break }
                // Ranges out of order are skipped, or a table could name all glyphs many times.
                guard first <= last, Int(first) >= minimum else { continue }
                minimum = Int(last) + 1
                ranges.append((first...last, value))
            }
        default: break
        }
        return ranges
    }
}
