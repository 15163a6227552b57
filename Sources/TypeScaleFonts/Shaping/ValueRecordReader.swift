/// Reads the numbers by which `GPOS` moves glyphs.
struct ValueRecordReader: Sendable {
    let bytes: TableBytes
    /// How far the numbers move at the point on the axes; `nil` where nothing varies.
    private let variations: ItemVariationStore?
    private let roundsDeltas: Bool

    init(_ bytes: TableBytes, _ plan: ShapePlan) {
        self.bytes = bytes
        variations = plan.gdef?.variations
        roundsDeltas = plan.roundsDeltas
    }

    /// How far a glyph is moved.
    struct Movement {
        /// What its advance grows by, in font units.
        var advance = 0.0
        /// How far it is drawn from where it stands, in font units.
        var offset = 0.0
    }

    /// What a pair of glyphs is moved by.
    struct Pair {
        var first = Movement()
        var second = Movement()
        /// Whether the second glyph can be the first of no other pair.
        var endsPair = false
    }

    /// How many bytes a value of a format has.
    func size(_ format: UInt16) -> Int { 2 * (format & 0xFF).nonzeroBitCount }

    /// The value at a place; its devices count from a start.
    func value(_ format: UInt16, at place: Int, from start: Int) -> Movement {
        var movement = Movement()
        var place = place
        for bit in 0..<8 where format & 1 << bit != 0 {
            defer { place += 2 }
            guard let number = bytes.int16(at: place) else { return movement }
            switch bit {
            case 0: movement.offset += Double(number)
            case 2: movement.advance += Double(number)
            case 4: movement.offset += delta(place, start)
            case 6: movement.advance += delta(place, start)
            default: break
            }
        }
        return movement
    }

    /// How far a number moves at the point on the axes, by the device whose offset stands at a place.
    ///
    /// Other devices are for sizes in pixels, which play no part.
    func delta(_ place: Int, _ start: Int) -> Double {
        guard let variations, let device = bytes.offset16(at: place, from: start),
            bytes.uint16(at: device + 4) == 0x8000,
            let outer = bytes.uint16(at: device), let inner = bytes.uint16(at: device + 2)
        else { return 0 }
        return variations.delta(
            DeltaSetIndex(outer: Int(outer), inner: Int(inner)),
            isRounded: roundsDeltas
        )
    }

    /// How far right of its origin a glyph is joined, by the anchor at a place.
    func anchor(at place: Int) -> Double? {
        guard let format = bytes.uint16(at: place), let x = bytes.int16(at: place + 2)
        else { return nil }
        return Double(x) + (format == 3 ? delta(place + 6, place) : 0)
    }
}

extension ValueRecordReader {
    /// What a subtable of pairs has for two glyphs; `nil` if it does not know them.
    func pair(_ subtable: Int, _ first: UInt16, _ second: UInt16) -> Pair? {
        guard let coverage = bytes.offset16(at: subtable + 2, from: subtable),
            let index = bytes.coverageIndex(first, at: coverage),
            let firstFormat = bytes.uint16(at: subtable + 4),
            let secondFormat = bytes.uint16(at: subtable + 6)
        else { return nil }
        let firstSize = size(firstFormat)
        let record: Int
        let start: Int
        switch bytes.uint16(at: subtable) {
        case 1:
            guard let sets = bytes.uint16(at: subtable + 8), index < Int(sets),
                let set = bytes.offset16(at: subtable + 10 + 2 * index, from: subtable),
                let count = bytes.uint16(at: set).map(Int.init)
            else { return nil }
            let size = 2 + firstSize + size(secondFormat)
            let place = partitionPoint(count) {
                bytes.uint16(at: set + 2 + size * $0) ?? .max < second
            }
            guard place < count, bytes.uint16(at: set + 2 + size * place) == second
            else { return nil }
            record = set + 4 + size * place
            start = set
        case 2:
            guard let one = bytes.offset16(at: subtable + 8, from: subtable),
                let two = bytes.offset16(at: subtable + 10, from: subtable),
                let rows = bytes.uint16(at: subtable + 12).map(Int.init),
                let columns = bytes.uint16(at: subtable + 14).map(Int.init)
            else { return nil }
            let row = bytes.glyphClass(first, at: one)
            let column = bytes.glyphClass(second, at: two)
            guard row < rows, column < columns else { return nil }
            record = subtable + 16 + (firstSize + size(secondFormat)) * (row * columns + column)
            start = subtable
        default: return nil
        }
        return Pair(
            first: value(firstFormat, at: record, from: start),
            second: value(secondFormat, at: record + firstSize, from: start),
            endsPair: secondFormat != 0
        )
    }
}
