/// How a font bends its axes, from `avar`: a broken line for each, through fixed points.
struct AvarTable: Sendable {
    /// How many bytes of the table are looked at: 64 axes of 1,024 points each.
    static let maximumByteCount = 8 + 64 * (2 + 4 * 1024)

    /// For each axis, where a point lies and where it comes to lie, in 1/16,384.
    private let axes: [[(from: Int, to: Int)]]

    /// Reads the table; `nil` if it is cut short.
    init?(_ table: TableBytes, axisCount: Int) {
        // Version 2 bends the same way and adds to it; what it adds is left out.
        guard let version = table.uint16(at: 0), 1...2 ~= version,
            let stated = table.uint16(at: 6)
        else { return nil }
        var axes: [[(from: Int, to: Int)]] = []
        var place = 8
        for _ in 0..<min(Int(stated), axisCount) {
            guard let count = table.uint16(at: place).map(Int.init),
                table.slice(at: place + 2, count: 4 * count) != nil
            else { return nil }
            axes.append(
                (0..<count).compactMap { point in
                    guard let from = table.int16(at: place + 2 + 4 * point),
                        let to = table.int16(at: place + 4 + 4 * point)
                    else { return nil }
                    return (Int(from), Int(to))
                }
            )
            place += 2 + 4 * count
        }
        self.axes = axes
    }

    /// Where a value on an axis comes to lie; both in 1/16,384 of the way to an end of the axis.
    func bend(_ value: Int, axis: Int) -> Int {
        guard axes.indices.contains(axis) else { return value }
        let points = axes[axis]
        guard let first = points.first, let last = points.last else { return value }
        if points.count == 1 || value <= first.from { return value - first.from + first.to }
        guard let next = points.firstIndex(where: { value <= $0.from }) else {
            return value - last.from + last.to
        }
        if points[next].from == value { return points[next].to }
        let (low, high) = (points[max(0, next - 1)], points[next])
        guard high.from > low.from else { return low.to }
        let share = Double(value - low.from) / Double(high.from - low.from)
        return low.to + Int((Double(high.to - low.to) * share).roundedHalfUp)
    }
}
