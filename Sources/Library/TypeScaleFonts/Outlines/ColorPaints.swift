/// The clip boxes and the paints of glyphs with color, in version 1 of the table
/// [`COLR`](https://learn.microsoft.com/typography/opentype/spec/colr).
///
/// A paint fills the whole plane, clips other paints by an outline, moves them, or combines them.
/// Paints form a graph, which can be cyclic, or have too many paths to follow.
struct ColorPaints: Sendable {
    /// The maximum number of nested paints, as in HarfBuzz.
    private static let maximumDepth = 64
    /// The maximum number of steps for a glyph and its outlines.
    private static let maximumStepCount = 1 << 18
    /// The steps that a paint takes, which is more than a point of an outline.
    private static let stepsPerPaint = 16

    private enum Fields: Int, Words {
        case version
        case baseGlyphListOffset = 7
        case layerListOffset = 9
        case clipListOffset = 11
        case indexMapOffset = 13
        case storeOffset = 15
    }

    private enum List: Int, Words { case count, countLow, records }
    private enum BaseGlyph: Int, RecordWords { case glyphID, paintOffset, paintOffsetLow, end }

    /// The places in a list of clip boxes, whose fields are not aligned to words.
    private enum Clips {
        static let count = 1
        static let records = 5
        static let recordByteCount = 7
        /// The places in a record.
        static let lastGlyph = 2
        static let boxOffset = 4
    }

    private let table: TableBytes
    private let store: ItemVariationStore?
    private let indexMap: DeltaSetIndexMap?

    init?(_ table: TableBytes, _ coordinates: NormalizedCoordinates) {
        let fields = Offset<Fields>()
        guard table[fields, .version] >= 1 else { return nil }
        self.table = table
        store =
            coordinates.isNormal
            ? nil
            : table.follow32(fields, .storeOffset).flatMap {
                ItemVariationStore(table, at: $0, coordinates: coordinates)
            }
        indexMap = table.follow32(fields, .indexMapOffset).flatMap {
            DeltaSetIndexMap(table, at: $0)
        }
    }

    /// Returns the clip box of a glyph, or `nil` if it has none, and subtracts the steps.
    func clipBox(of glyph: UInt16, _ steps: inout Int) -> OutlineBounds? {
        guard let list: Offset<List> = table.follow32(Offset<Fields>(), .clipListOffset) else {
            return nil
        }
        let stated = Int(word: table.uint32(at: list.value + Clips.count))
        let start = list.value + Clips.records
        let size = Clips.recordByteCount
        let count = table.available(stated, at: start, byteCount: size)
        let index = partitionPoint(count) {
            table.uint16(at: start + size * $0 + Clips.lastGlyph) < Int(glyph)
        }
        let record = start + size * index
        guard index < count, table.uint16(at: record) <= Int(glyph) else { return nil }
        let offset = table.uint24(at: record + Clips.boxOffset)
        let box = list.value + offset
        guard offset > 0, 1...2 ~= table.uint8(at: box) else { return nil }
        let edges = values(4, at: box + 1, isVaried: table.uint8(at: box) == 2, &steps)
        var bounds = OutlineBounds()
        guard edges[0] < edges[2], edges[1] < edges[3] else { return bounds }
        // As in HarfBuzz, the edges are whole units that include the box.
        bounds.add(edges[0].roundedDown, edges[1].roundedDown)
        bounds.add(edges[2].rounded(.up), edges[3].rounded(.up))
        return bounds
    }

    /// Returns the bounds of the paint at a place, or `nil` if it is malformed, and subtracts the
    /// steps.
    ///
    /// `outline` returns the bounds of a glyph's outline.
    func bounds(
        at paint: Int,
        _ steps: inout Int,
        _ outline: (UInt16, inout Int) -> OutlineBounds?
    ) -> OutlineBounds? {
        var remaining = min(steps, Self.maximumStepCount)
        let start = remaining
        defer { steps -= start - max(0, remaining) }
        return bounds(at: paint, Place(), &remaining, outline)
    }

    /// Returns the place of a glyph's paint, or `nil` if it has none.
    func paint(of glyph: UInt16) -> Int? {
        guard let list: Offset<List> = table.follow32(Offset<Fields>(), .baseGlyphListOffset)
        else { return nil }
        let start = list.of(.records)
        let size = BaseGlyph.byteCount
        let count = table.available(table.uint32(list, .count), at: start, byteCount: size)
        let index = table.firstRecord(count, at: start, byteCount: size, notLessThan: glyph)
        let record = Offset<BaseGlyph>(list, .records, index)
        guard index < count, table.glyph(record, .glyphID) == glyph else { return nil }
        let paint = list.value + table.uint32(record, .paintOffset)
        return paint > list.value ? paint : nil
    }

    /// Returns numbers of 16 bits, each with its variation in the same unit.
    private func values(
        _ count: Int,
        at offset: Int,
        isVaried: Bool,
        _ steps: inout Int
    ) -> [Double] {
        let base = offset + 2 * count
        return (0..<count).map { index in
            Double(table.int16(at: offset + 2 * index))
                + (isVaried ? delta(index, base: base, &steps) : 0)
        }
    }

    /// Returns a variation, given the place of the first one's index.
    ///
    /// Each region of the variations takes a step.
    private func delta(_ index: Int, base: Int, _ steps: inout Int) -> Double {
        let first = table.uint32(at: base)
        // The largest index means that nothing varies.
        guard let store, first != .max, steps > 0 else { return 0 }
        steps -= store.regionCount
        let number = Int(word: first) + index
        let set = indexMap?[number] ?? DeltaSetIndex(outer: number >> 16, inner: number & 0xFFFF)
        return Double(store.singleDelta(set))
    }
}

// The formats of paints, whose fields are not aligned to words.
extension ColorPaints {
    /// The place at which a paint is drawn.
    private struct Place {
        var transform = PaintTransform()
        var clip = OutlineBounds.plane
        var depth = 0
    }

    private enum Format {
        static let layers = 1
        static let fills = 2...9
        static let glyph = 10
        static let colorGlyph = 11
        static let matrices = 12...13
        static let transforms = 14...31
        static let composite = 32
    }

    /// Returns the bounds of what a paint draws, or `nil` if it is malformed.
    private func bounds(
        at paint: Int,
        _ place: Place,
        _ steps: inout Int,
        _ outline: (UInt16, inout Int) -> OutlineBounds?
    ) -> OutlineBounds? {
        steps -= Self.stepsPerPaint
        guard place.depth < Self.maximumDepth, steps > 0 else { return nil }
        var inner = place
        inner.depth += 1
        /// Returns the bounds of the paint to which an offset of 24 bits refers.
        func child(_ field: Int, _ steps: inout Int) -> OutlineBounds? {
            let offset = table.uint24(at: paint + field)
            guard offset > 0 else { return OutlineBounds() }
            return bounds(at: paint + offset, inner, &steps, outline)
        }
        let format = table.uint8(at: paint)
        switch format {
        case Format.layers:
            var result = OutlineBounds()
            for layer in layers(of: paint) {
                guard let own = bounds(at: layer, inner, &steps, outline) else { return nil }
                result.formUnion(own)
            }
            return result
        case Format.fills: return place.clip
        case Format.glyph:
            let glyph = UInt16(truncatingIfNeeded: table.uint16(at: paint + 4))
            guard let own = outline(glyph, &steps) else { return nil }
            inner.clip.formIntersection(place.transform.box(around: own))
            return child(1, &steps)
        case Format.colorGlyph:
            let glyph = UInt16(truncatingIfNeeded: table.uint16(at: paint + 1))
            guard let target = self.paint(of: glyph) else { return OutlineBounds() }
            if let box = clipBox(of: glyph, &steps) {
                inner.clip.formIntersection(place.transform.box(around: box))
            }
            return bounds(at: target, inner, &steps, outline)
        case Format.matrices:
            let matrix = paint + table.uint24(at: paint + 4)
            let numbers = (0..<6).map { index in
                let delta = format & 1 == 1 ? delta(index, base: matrix + 24, &steps) : 0
                return (Double(table.int32(at: matrix + 4 * index)) + delta) / 65_536
            }
            inner.transform = place.transform.applied(to: PaintTransform(matrix: numbers))
            return child(1, &steps)
        case Format.transforms:
            let kind = PaintTransform.Kind(format: format)
            let isVaried = format & 1 == 1
            let numbers = values(kind.valueCount, at: paint + 4, isVaried: isVaried, &steps)
            inner.transform = place.transform.applied(to: PaintTransform(kind, numbers))
            return child(1, &steps)
        case Format.composite:
            guard let source = child(1, &steps), var result = child(5, &steps) else { return nil }
            result.combine(with: source, mode: table.uint8(at: paint + 4))
            return result
        default: return OutlineBounds()
        }
    }

    /// Returns the places of a paint's layers.
    private func layers(of paint: Int) -> [Int] {
        guard let list: Offset<List> = table.follow32(Offset<Fields>(), .layerListOffset) else {
            return []
        }
        let stated = table.uint32(list, .count)
        let known = table.available(stated, at: list.of(.records), byteCount: 4)
        let first = Int(word: table.uint32(at: paint + 2))
        let end = min(first + table.uint8(at: paint + 1), known)
        guard first < end else { return [] }
        return (first..<end).map { list.value + table.uint32(list, .records, $0) }
    }
}

extension OutlineBounds {
    /// Combines a backdrop with a source.
    ///
    /// Source: [the table](https://learn.microsoft.com/typography/opentype/spec/colr#format-32-paintcomposite)
    /// of composite modes.
    fileprivate mutating func combine(with source: OutlineBounds, mode: Int) {
        switch mode {
        case 1, 7: self = source  // only the source, or the source outside the backdrop
        case 2, 8: break  // only the backdrop, or the backdrop outside the source
        case 5, 6: formIntersection(source)
        case 3, 4, 9...27: formUnion(source)
        default: self = OutlineBounds()
        }
    }
}
