/// How far numbers of a font move at a point on its axes: an item variation store, and how much each
/// of its regions counts there.
struct ItemVariationStore: Sendable {
    private let table: TableBytes
    /// Where the store starts in the table.
    private let start: Int
    private let dataCount: Int
    /// How much each region counts at the point, 0 to 1.
    private let shares: [Double]
    /// The same in single precision.
    private let singleShares: [Float]

    /// The most regions that are looked at.
    private static let maximumRegionCount = 4096

    /// Reads the store that starts at an offset; `nil` if it is cut short.
    init?(_ table: TableBytes, at start: Int, position: NormalizedCoordinates) {
        guard table.uint16(at: start) == 1, let list = table.uint32(at: start + 2).map(Int.init),
            let dataCount = table.uint16(at: start + 6).map(Int.init),
            let axisCount = table.uint16(at: start + list).map(Int.init),
            let regionCount = table.uint16(at: start + list + 2).map(Int.init),
            regionCount <= Self.maximumRegionCount, axisCount <= FvarTable.maximumAxisCount,
            table.slice(at: start + list + 4, count: 6 * axisCount * regionCount) != nil,
            table.slice(at: start + 8, count: 4 * dataCount) != nil
        else { return nil }
        self.table = table
        self.start = start
        self.dataCount = dataCount
        func product<Number: BinaryFloatingPoint>(_ region: Int) -> Number {
            var share: Number = 1
            for axis in 0..<axisCount where share != 0 {
                let place = start + list + 4 + 6 * (region * axisCount + axis)
                share *= Self.share(table, at: place, position.coordinate(axis))
            }
            return share
        }
        shares = (0..<regionCount).map { product($0) }
        singleShares = (0..<regionCount).map { product($0) }
    }

    /// How much one axis of a region counts: it rises from its start to 1 at its peak.
    private static func share<Number: BinaryFloatingPoint>(
        _ table: TableBytes,
        at place: Int,
        _ value: Int
    ) -> Number {
        guard let start = table.int16(at: place).map(Int.init),
            let peak = table.int16(at: place + 2).map(Int.init),
            let end = table.int16(at: place + 4).map(Int.init)
        else { return 0 }
        // What cannot be, counts as an axis that plays no part.
        if peak == 0 || value == peak || start > peak || peak > end || start < 0 && end > 0 {
            return 1
        }
        if value <= start || value >= end { return 0 }
        return value < peak
            ? Number(value - start) / Number(peak - start)
            : Number(end - value) / Number(end - peak)
    }

    /// How far a number moves, in its own unit; 0 for one that the store does not have.
    ///
    /// - Parameters:
    ///   - row: Where its steps stand.
    ///   - isRounded: Whether it is rounded to whole units. The sum is then of single precision, as
    ///     HarfBuzz's is, so that both have a half where one has.
    /// - Returns: The movement.
    func delta(_ row: (outer: Int, inner: Int), isRounded: Bool) -> Double {
        isRounded ? Double(sum(row, singleShares)).roundedHalfUp : sum(row, shares)
    }

    private func sum<Number: BinaryFloatingPoint>(
        _ row: (outer: Int, inner: Int),
        _ shares: [Number]
    ) -> Number {
        guard row.outer < dataCount,
            let place = table.uint32(at: start + 8 + 4 * row.outer).map({ start + Int($0) }),
            let itemCount = table.uint16(at: place).map(Int.init), row.inner < itemCount,
            let words = table.uint16(at: place + 2).map(Int.init),
            let regionCount = table.uint16(at: place + 4).map(Int.init)
        else { return 0 }
        let isLong = words & 0x8000 != 0
        let wideCount = words & 0x7FFF
        guard wideCount <= regionCount else { return 0 }
        let (wide, narrow) = isLong ? (4, 2) : (2, 1)
        let size = wide * wideCount + narrow * (regionCount - wideCount)
        var delta: Number = 0
        var item = place + 6 + 2 * regionCount + size * row.inner
        for column in 0..<regionCount {
            guard let region = table.uint16(at: place + 6 + 2 * column).map(Int.init),
                let step = step(at: item, isWide: column < wideCount, isLong: isLong)
            else { return delta }
            item += column < wideCount ? wide : narrow
            if region < shares.count, shares[region] != 0 { delta += shares[region] * Number(step) }
        }
        return delta
    }

    private func step(at place: Int, isWide: Bool, isLong: Bool) -> Int? {
        if isLong, isWide { return table.uint32(at: place).map { Int(Int32(bitPattern: $0)) } }
        if isLong || isWide { return table.int16(at: place).map(Int.init) }
        return table.uint8(at: place).map { Int(Int8(bitPattern: $0)) }
    }
}
