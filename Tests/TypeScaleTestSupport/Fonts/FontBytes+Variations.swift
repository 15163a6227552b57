/// Tables of variable fonts.
extension FontBytes {
    /// Returns an item variation store for one axis: a region from 0 to 1, and each item's delta.
    package static func store(_ steps: [Int]) -> FontBytes {
        var table = FontBytes()
        table.uint16(1)
        table.uint32(12)
        table.uint16(1)
        table.uint32(12 + 10)
        table.uint16(1, 1, 0, 0x4000, 0x4000)
        table.uint16(steps.count, 1, 1, 0)
        for step in steps { table.uint16(step) }
        return table
    }

    /// Returns `HVAR`: the delta of each glyph's advance at the end of the axis.
    package static func hvar(_ steps: [Int]) -> FontBytes { hvar(store(steps)) }

    /// Returns `HVAR` with an item for each glyph's advance.
    package static func hvar(_ store: FontBytes) -> FontBytes {
        var table = FontBytes()
        table.uint32(0x10000, 20, 0, 0, 0)
        table.append(store)
        return table
    }

    /// Returns `MVAR`: the deltas of some metrics at the end of the axis.
    package static func mvar(_ steps: [(tag: String, step: Int)]) -> FontBytes {
        var table = FontBytes()
        table.uint16(1, 0, 0, 8, steps.count, 12 + 8 * steps.count)
        for (index, step) in steps.enumerated() {
            table.text(step.tag)
            table.uint16(0, index)
        }
        table.append(store(steps.map(\.step)))
        return table
    }

    /// Returns `avar` for one axis: pairs of normalized coordinates, from -1 to 1.
    package static func avar(_ points: [(from: Double, to: Double)]) -> FontBytes { avar([points]) }

    /// Returns `avar` with pairs of normalized coordinates for each axis, in version 2 if `store`
    /// contains deltas.
    ///
    /// `items` contains the item in `store` for each axis, or is `nil` for one item per axis.
    package static func avar(
        _ maps: [[(from: Double, to: Double)]],
        items: [Int]? = nil,
        store: FontBytes? = nil
    ) -> FontBytes {
        var table = FontBytes()
        table.uint16(store == nil ? 1 : 2, 0, 0, maps.count)
        for points in maps {
            table.uint16(points.count)
            for point in points { table.uint16(Int(point.from * 16_384), Int(point.to * 16_384)) }
        }
        guard let store else { return table }
        let start = table.count + 8
        var map = FontBytes()
        if let items {
            // Each entry has one byte, with four bits for the item.
            map.uint8(0, 3)
            map.uint16(items.count)
            for item in items { map.uint8(item) }
        }
        table.uint32(items == nil ? 0 : start, start + map.count)
        table.append(map)
        table.append(store)
        return table
    }

    /// Returns an item variation store: each region's range on each axis, and each item's delta in
    /// each region.
    package static func store(
        regions: [[(start: Double, peak: Double, end: Double)]],
        items: [[Int]]
    ) -> FontBytes {
        var list = FontBytes()
        list.uint16(regions.first?.count ?? 0, regions.count)
        for axis in regions.joined() {
            for number in [axis.start, axis.peak, axis.end] { list.uint16(Int(number * 16_384)) }
        }
        var table = FontBytes()
        table.uint16(1)
        table.uint32(12)
        table.uint16(1)
        table.uint32(12 + list.count)
        table.append(list)
        table.uint16(items.count, regions.count, regions.count)
        for index in regions.indices { table.uint16(index) }
        for delta in items.joined() { table.uint16(delta) }
        return table
    }
}
