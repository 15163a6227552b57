/// Format 4 of `cmap`: stretches of characters in the first plane.
struct CmapFormat4: CmapRanges, Sendable {
    let count: Int
    let isOrdered: Bool
    private let table: TableBytes

    init?(_ table: TableBytes) {
        guard let doubled = table.uint16(at: 6) else { return nil }
        let count = min(Int(doubled) / 2, (table.count - 16) / 8)
        guard count > 0 else { return nil }
        var last = -1
        var isOrdered = true
        for segment in 0..<count {
            guard let end = table.uint16(at: 14 + 2 * segment).map(Int.init),
                let start = table.uint16(at: 16 + 2 * (count + segment)).map(Int.init)
            else { return nil }
            // The last segment may hold U+FFFF twice; nothing is looked up there.
            let isDouble = start == 0xFFFF && end == 0xFFFF
            if end < start || start <= last && !isDouble { isOrdered = false }
            last = end
        }
        guard isOrdered || count <= Self.maximumUnorderedCount else { return nil }
        self.table = table
        self.count = count
        self.isOrdered = isOrdered
    }

    func end(_ segment: Int) -> Int { Int(table.uint16(at: 14 + 2 * segment) ?? 0) }

    func start(_ segment: Int) -> Int {
        Int(table.uint16(at: 16 + 2 * (count + segment)) ?? .max)
    }

    func glyph(_ character: Int, in segment: Int) -> UInt16 {
        let rangePlace = 16 + 2 * (3 * count + segment)
        guard let delta = table.uint16(at: 16 + 2 * (2 * count + segment)),
            let range = table.uint16(at: rangePlace)
        else { return 0 }
        // Sums are of 16 bits: the glyph is the remainder.
        if range == 0 { return UInt16(truncatingIfNeeded: character) &+ delta }
        // Some fonts end in a segment for U+FFFF that points nowhere.
        if range == 0xFFFF { return 0 }
        // The offset counts from where it stands itself.
        let place = rangePlace + Int(range) + 2 * (character - start(segment))
        guard let glyph = table.uint16(at: place), glyph != 0 else { return 0 }
        return glyph &+ delta
    }
}
