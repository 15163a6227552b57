/// A [coverage table](https://learn.microsoft.com/typography/opentype/spec/chapter2#coverage-table).
private enum Coverage {
    static let coverageFormat = Field<UInt16>(at: 0)
    /// `glyphCount` in format 1, `rangeCount` in format 2.
    static let count = Field<UInt16>(after: coverageFormat)
    /// Format 1.
    static let glyphArray = FieldArray<GlyphID16>(after: count)
    /// Format 2.
    static let rangeRecords = RecordArray(after: count, recordEnd: RangeRecord.startCoverageIndex)
}

private enum RangeRecord {
    static let startGlyphID = Field<GlyphID16>(at: 0)
    static let endGlyphID = Field<GlyphID16>(after: startGlyphID)
    static let startCoverageIndex = Field<UInt16>(after: endGlyphID)
}

/// A [class definition table](https://learn.microsoft.com/typography/opentype/spec/chapter2#class-definition-table).
private enum ClassDefinition {
    static let classFormat = Field<UInt16>(at: 0)
}

private enum ClassFormat1 {
    static let startGlyphID = Field<GlyphID16>(after: ClassDefinition.classFormat)
    static let glyphCount = Field<UInt16>(after: startGlyphID)
    static let classValueArray = FieldArray<UInt16>(after: glyphCount)
}

private enum ClassFormat2 {
    static let classRangeCount = Field<UInt16>(after: ClassDefinition.classFormat)
    static let classRangeRecords = RecordArray(
        after: classRangeCount,
        recordEnd: ClassRangeRecord.classValue
    )
}

private enum ClassRangeRecord {
    static let startGlyphID = Field<GlyphID16>(at: 0)
    static let endGlyphID = Field<GlyphID16>(after: startGlyphID)
    static let classValue = Field<UInt16>(after: endGlyphID)
}

/// Glyphs of one class.
typealias ClassRange = (glyphs: ClosedRange<UInt16>, value: Int)

// Both kinds of tables are sorted, and are searched in place.
extension TableBytes {
    /// The index of a glyph in the coverage table at an offset; `nil` if it is not covered.
    func coverageIndex(_ glyph: UInt16, at start: Int) -> Int? {
        guard let count = self[Coverage.count, at: start] else { return nil }
        switch self[Coverage.coverageFormat, at: start] {
        case 1:
            let glyphs = Coverage.glyphArray
            let index = partitionPoint(count) { self[glyphs[$0], at: start] ?? .max < glyph }
            guard index < count, self[glyphs[index], at: start] == glyph else { return nil }
            return index
        case 2:
            let ranges = Coverage.rangeRecords
            let index = partitionPoint(count) {
                self[RangeRecord.endGlyphID, at: start + ranges[$0]] ?? .max < glyph
            }
            let record = start + ranges[index]
            guard index < count, let first = self[RangeRecord.startGlyphID, at: record],
                first <= glyph, let last = self[RangeRecord.endGlyphID, at: record], glyph <= last,
                let firstIndex = self[RangeRecord.startCoverageIndex, at: record]
            else { return nil }
            return firstIndex + Int(glyph - first)
        default: return nil
        }
    }

    /// The ranges of glyphs in the coverage table at an offset.
    func coveredGlyphs(at start: Int) -> [ClosedRange<UInt16>] {
        guard let count = self[Coverage.count, at: start] else { return [] }
        switch self[Coverage.coverageFormat, at: start] {
        case 1:
            guard holds(count, of: Coverage.glyphArray, at: start) else { return [] }
            return (0..<count).compactMap { index in
                self[Coverage.glyphArray[index], at: start].map { $0...$0 }
            }
        case 2:
            guard holds(count, of: Coverage.rangeRecords, at: start) else { return [] }
            return (0..<count).compactMap { index in
                let record = start + Coverage.rangeRecords[index]
                guard let first = self[RangeRecord.startGlyphID, at: record],
                    let last = self[RangeRecord.endGlyphID, at: record], first <= last
                else { return nil }
                return first...last
            }
        default: return []
        }
    }

    /// The class of a glyph in the class definition table at an offset; 0 for other glyphs.
    func glyphClass(_ glyph: UInt16, at start: Int) -> Int {
        switch self[ClassDefinition.classFormat, at: start] {
        case 1:
            guard let first = self[ClassFormat1.startGlyphID, at: start],
                let count = self[ClassFormat1.glyphCount, at: start], glyph >= first,
                Int(glyph - first) < count
            else { return 0 }
            return self[ClassFormat1.classValueArray[Int(glyph - first)], at: start] ?? 0
        case 2:
            guard let count = self[ClassFormat2.classRangeCount, at: start] else { return 0 }
            let ranges = ClassFormat2.classRangeRecords
            let index = partitionPoint(count) {
                self[ClassRangeRecord.endGlyphID, at: start + ranges[$0]] ?? .max < glyph
            }
            let record = start + ranges[index]
            guard index < count, let first = self[ClassRangeRecord.startGlyphID, at: record],
                first <= glyph, let last = self[ClassRangeRecord.endGlyphID, at: record],
                glyph <= last
            else { return 0 }
            return self[ClassRangeRecord.classValue, at: record] ?? 0
        default: return 0
        }
    }

    /// The classes in the class definition table at an offset, in the order of the glyphs.
    func classRanges(at start: Int) -> [ClassRange] {
        var ranges: [ClassRange] = []
        switch self[ClassDefinition.classFormat, at: start] {
        case 1:
            guard let first = self[ClassFormat1.startGlyphID, at: start],
                let count = self[ClassFormat1.glyphCount, at: start]
            else { return [] }
            for index in 0..<count {
                guard let glyph = UInt16(exactly: Int(first) + index),
                    let value = self[ClassFormat1.classValueArray[index], at: start]
                else { break }
                ranges.append((glyph...glyph, value))
            }
        case 2:
            var minimum = 0
            for index in 0..<(self[ClassFormat2.classRangeCount, at: start] ?? 0) {
                let record = start + ClassFormat2.classRangeRecords[index]
                guard let first = self[ClassRangeRecord.startGlyphID, at: record],
                    let last = self[ClassRangeRecord.endGlyphID, at: record],
                    let value = self[ClassRangeRecord.classValue, at: record]
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
