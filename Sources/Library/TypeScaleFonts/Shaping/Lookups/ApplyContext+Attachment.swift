// Lookups that attach a glyph to another glyph by their anchors.
extension ApplyContext {
    /// Aligns a glyph's entry anchor with the exit anchor of the previous glyph.
    mutating func attachCursive(
        _ subtable: CompiledSubtable,
        _ coverageIndex: Int,
        at index: Int
    ) -> Int? {
        guard let entry = anchor(.entryAnchorOffset, subtable, coverageIndex),
            let previous = nextUnskipped(from: index, step: -1),
            let covered = pass.coverageIndex(buffer[previous].id, subtable.coverage),
            let exit = anchor(.exitAnchorOffset, subtable, covered)
        else { return nil }
        if buffer.isRightToLeft {
            buffer.update(previous) { glyph in
                let shift = exit.x + Double(glyph.offset)
                glyph.advance -= shift
                glyph.offset -= Float(shift)
            }
            buffer.update(index) { $0.advance = entry.x + Double($0.offset) }
        } else {
            buffer.update(previous) { $0.advance = exit.x + Double($0.offset) }
            buffer.update(index) { glyph in
                let shift = entry.x + Double(glyph.offset)
                glyph.advance -= shift
                glyph.offset -= Float(shift)
            }
        }
        // The flag determines which of both glyphs stays on the baseline.
        let isReversed = properties.flags.contains(.rightToLeft)
        let (child, parent) = isReversed ? (previous, index) : (index, previous)
        reverse(child, below: parent)
        buffer.isAttached = true
        let rise = isReversed ? entry.y - exit.y : exit.y - entry.y
        buffer.update(child) { glyph in
            glyph.attachmentKind = .cursive
            glyph.attachment = Int32(truncatingIfNeeded: parent - child)
            glyph.yOffset = Float(rise)
        }
        if buffer[parent].attachment == Int32(truncatingIfNeeded: child - parent) {
            buffer.update(parent) { glyph in
                glyph.attachmentKind = .none
                glyph.attachment = 0
                glyph.yOffset = 0
            }
        }
        return index + 1
    }

    /// Reverses the cursive attachments of a glyph and its ancestors, which become its descendants.
    private mutating func reverse(_ start: Int, below newParent: Int) {
        var (index, chain, kind) = (
            start, Int(buffer[start].attachment), buffer[start].attachmentKind
        )
        var rise = buffer[start].yOffset
        if kind == .cursive { buffer.update(start) { $0.attachment = 0 } }
        while chain != 0, kind == .cursive {
            remainingSteps -= 1
            let parent = index + chain
            guard remainingSteps >= 0, 0..<buffer.count ~= parent, parent != newParent else {
                return
            }
            let next = buffer[parent]
            buffer.update(parent) { glyph in
                glyph.attachmentKind = .cursive
                glyph.attachment = Int32(truncatingIfNeeded: -chain)
                glyph.yOffset = -rise
            }
            (index, chain, kind) = (parent, Int(next.attachment), next.attachmentKind)
            rise = next.yOffset
        }
    }

    private func anchor(
        _ field: EntryExitRecord,
        _ subtable: CompiledSubtable,
        _ coverageIndex: Int
    ) -> AnchorPoint? {
        let table = Offset<CursivePos>(subtable.start.value)
        guard bytes[table, .format] == 1, coverageIndex < bytes[table, .entryExitCount]
        else { return nil }
        let record = Offset<EntryExitRecord>(table, .entryExitRecords, coverageIndex)
        guard let anchor: Offset<Anchor> = bytes.follow(record, field, from: table.value) else {
            return nil
        }
        return point(of: anchor)
    }

    private func point(of anchor: Offset<Anchor>) -> AnchorPoint {
        // Only anchors in format 3 can vary. The others are read without a copy of the parser.
        bytes[anchor, .anchorFormat] == 3
            ? pass.variedPoint(of: anchor) : AnchorPoint(bytes, at: anchor)
    }

    /// Attaches a mark to a base, a ligature or another mark.
    ///
    /// Returns the index at which to continue, or `nil` if the subtable doesn't apply.
    mutating func attach(
        _ subtable: CompiledSubtable,
        _ mark: Int,
        at index: Int
    ) -> Int? {
        let table = Offset<MarkPos>(subtable.start.value)
        guard bytes[table, .format] == 1, let bases = subtable.bases else { return nil }
        let isToMark = subtable.type == .markToMarkAttachment
        guard let target = isToMark ? previousMark(of: index) : base(of: index, bases),
            let row = pass.coverageIndex(buffer[target].id, bases),
            let markArray: Offset<MarkArray> = bytes.follow(table, .markArrayOffset),
            let array: Offset<AnchorMatrix> = bytes.follow(table, .baseArrayOffset),
            mark < bytes[markArray, .markCount], row < bytes[array, .rowCount]
        else { return nil }
        let record = Offset<MarkRecord>(markArray, .markRecords, mark)
        let (markClass, classCount) = (bytes[record, .markClass], bytes[table, .markClassCount])
        guard markClass < classCount,
            let markAnchor: Offset<Anchor> =
                bytes.follow(record, .markAnchorOffset, from: markArray.value)
        else { return nil }
        var (matrix, line) = (array, row)
        if subtable.type == .markToLigatureAttachment {
            guard let ligature: Offset<AnchorMatrix> = bytes.follow(array, .offsets, row),
                let component = component(index, of: target, bytes[ligature, .rowCount])
            else { return nil }
            (matrix, line) = (ligature, component)
        }
        // The product could overflow otherwise.
        guard bytes.holdsRow(line, at: matrix.of(.offsets), byteCount: 2 * classCount),
            let baseAnchor: Offset<Anchor> =
                bytes.follow(matrix, .offsets, line * classCount + markClass)
        else { return nil }
        let (from, to) = (point(of: markAnchor), point(of: baseAnchor))
        // As in HarfBuzz 15, a later change of the base's height does not move the mark.
        let height = height(of: target)
        buffer.update(index) { glyph in
            glyph.attachmentKind = .mark
            glyph.attachment = Int32(truncatingIfNeeded: target - index)
            glyph.offset = Float(to.x - from.x)
            glyph.yOffset = Float(to.y - from.y) + height
        }
        buffer.isAttached = true
        return index + 1
    }

    /// Returns the upward offset of a glyph, including the glyphs to which it is joined.
    private mutating func height(of index: Int) -> Float {
        var index = index
        var height = buffer[index].yOffset
        while buffer[index].attachmentKind == .cursive, buffer[index].attachment != 0 {
            index += Int(buffer[index].attachment)
            remainingSteps -= 1
            guard remainingSteps >= 0, 0..<buffer.count ~= index else { break }
            height += buffer[index].yOffset
        }
        return height
    }

    /// Returns the component of a ligature to which a mark belongs, by default the last.
    private func component(_ mark: Int, of ligature: Int, _ count: Int) -> Int? {
        guard count > 0 else { return nil }
        let (part, whole) = (buffer[mark].ligature, buffer[ligature].ligature)
        let isOwn = whole.id != 0 && whole.id == part.id && part.component > 0
        return isOwn ? min(count, Int(part.component)) - 1 : count - 1
    }

    /// Returns the nearest glyph before a mark that is not a mark.
    private mutating func base(of index: Int, _ bases: CompiledCoverage) -> Int? {
        let outer = properties
        properties = .ignoringMarks
        defer { properties = outer }
        if lastBase.until > index { lastBase = (nil, 0) }
        var position = index
        while position > lastBase.until {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            position -= 1
            guard skip(position, isContext: false) == .no else { continue }
            guard isFirstPart(position) || pass.coverageIndex(buffer[position].id, bases) != nil
            else { continue }
            lastBase = (position, index)
            return position
        }
        lastBase.until = index
        return lastBase.index
    }

    /// Returns whether a glyph is not a later part of a multiple substitution.
    ///
    /// Marks attach to the first part.
    private func isFirstPart(_ index: Int) -> Bool {
        let glyph = buffer[index]
        guard glyph.changes.contains(.multiplied), glyph.ligature.component > 0, index > 0 else {
            return true
        }
        let before = buffer[index - 1]
        return before.properties.isMark || !before.changes.contains(.multiplied)
            || before.ligature.id != glyph.ligature.id
            || before.ligature.component &+ 1 != glyph.ligature.component
    }

    /// Returns the mark before a mark on the same base or on the same component.
    private mutating func previousMark(of index: Int) -> Int? {
        let outer = properties
        properties = outer.ignoringNoClass
        defer { properties = outer }
        guard let previous = nextUnskipped(from: index, step: -1),
            buffer[previous].properties.isMark
        else { return nil }
        let (first, second) = (buffer[previous].ligature, buffer[index].ligature)
        if first.id == second.id {
            return first.id == 0 || first.component == second.component ? previous : nil
        }
        // One of the marks is itself a ligature.
        let isLigature =
            first.id > 0 && first.component == 0 || second.id > 0 && second.component == 0
        return isLigature ? previous : nil
    }
}

extension LookupPass {
    @inline(never)
    fileprivate func variedPoint(of anchor: Offset<Anchor>) -> AnchorPoint {
        values.variedPoint(of: anchor)
    }
}
