/// How far the metrics of a face move at a point on the axes, from `MVAR`.
struct MvarTable: Hashable, Sendable {
    /// How many bytes of the table are looked at.
    static let maximumByteCount = 1 << 20

    /// Font units, unrounded, by the tag of what moves: `xhgt`, `hasc`.
    private let deltas: [FontTag: Double]

    /// Reads the table; `nil` if it is cut short.
    init?(_ table: TableBytes, position: NormalizedCoordinates) {
        guard table.uint16(at: 0) == 1, let size = table.uint16(at: 6).map(Int.init), size >= 8,
            let count = table.uint16(at: 8).map(Int.init),
            let store = table.uint16(at: 10).map(Int.init),
            table.slice(at: 12, count: size * count) != nil
        else { return nil }
        var deltas: [FontTag: Double] = [:]
        let variations =
            store == 0 ? nil : ItemVariationStore(table, at: store, position: position)
        for record in 0..<count {
            let place = 12 + size * record
            guard let tag = table.tag(at: place),
                let outer = table.uint16(at: place + 4), let inner = table.uint16(at: place + 6)
            else { continue }
            let delta = variations?.delta((Int(outer), Int(inner)), isRounded: false)
            deltas[tag] = deltas[tag] ?? delta
        }
        self.deltas = deltas
    }

    /// Font units, unrounded; 0 for what does not move.
    subscript(tag: FontTag) -> Double { deltas[tag] ?? 0 }
}
