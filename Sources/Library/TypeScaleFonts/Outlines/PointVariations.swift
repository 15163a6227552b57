/// The variations of outlines' points at normalized coordinates, from
/// [`gvar`](https://learn.microsoft.com/typography/opentype/spec/gvar).
struct PointVariations: Sendable {
    private let table: GvarTable
    private let coordinates: NormalizedCoordinates
    /// The scalar of each shared tuple.
    private let shared: [Float]

    init(_ table: GvarTable, _ coordinates: NormalizedCoordinates) {
        self.table = table
        self.coordinates = coordinates
        shared = table.sharedScalars(coordinates)
    }

    /// Moves the points of a glyph, which include its phantom points, or returns `false` if the
    /// data are malformed.
    func apply(to points: inout [OutlinePoint], of glyph: Int, _ steps: inout Int) -> Bool {
        let original = points
        // As in HarfBuzz, the deltas of consecutive tuples are added before they move the points.
        let none = [OutlinePoint](repeating: OutlinePoint(), count: points.count)
        var deltas = none
        func move() {
            for index in points.indices {
                points[index].x += deltas[index].x
                points[index].y += deltas[index].y
            }
        }
        let isWhole = table.forEachTuple(of: glyph, shared, coordinates, &steps) { tuple, steps in
            steps -= points.count
            guard steps > 0, let (numbers, x, y) = tuple.deltas(pointCount: points.count) else {
                return false
            }
            // A malformed list can have more numbers than the glyph has points.
            steps -= max(0, numbers.count - points.count)
            if numbers.isEmpty {
                for index in points.indices {
                    deltas[index].x += tuple.scalar * x[index]
                    deltas[index].y += tuple.scalar * y[index]
                }
                return true
            }
            move()
            deltas = none
            var isKnown = [Bool](repeating: false, count: points.count)
            for (index, point) in numbers.enumerated() where point < points.count {
                deltas[point].x += tuple.scalar * x[index]
                deltas[point].y += tuple.scalar * y[index]
                isKnown[point] = true
            }
            infer(&deltas, isKnown, original)
            return true
        }
        move()
        return isWhole
    }

    /// Infers the deltas of other points from the points before and after them in the contour.
    ///
    /// See [`gvar`](https://learn.microsoft.com/typography/opentype/spec/gvar).
    private func infer(
        _ deltas: inout [OutlinePoint],
        _ isKnown: [Bool],
        _ points: [OutlinePoint]
    ) {
        var start = 0
        for end in points.indices where points[end].isEnd {
            let known = (start...end).filter { isKnown[$0] }
            let (first, count) = (start, end - start + 1)
            start = end + 1
            guard known.count < count else { continue }
            for (number, previous) in known.enumerated() {
                let next = known[(number + 1) % known.count]
                var index = previous == end ? first : previous + 1
                while index != next, !isKnown[index] {
                    deltas[index].x = Self.delta(
                        at: points[index].x,
                        (points[previous].x, deltas[previous].x),
                        (points[next].x, deltas[next].x)
                    )
                    deltas[index].y = Self.delta(
                        at: points[index].y,
                        (points[previous].y, deltas[previous].y),
                        (points[next].y, deltas[next].y)
                    )
                    index = index == end ? first : index + 1
                }
            }
        }
    }

    private static func delta(
        at value: Float,
        _ previous: (value: Float, delta: Float),
        _ next: (value: Float, delta: Float)
    ) -> Float {
        if previous.value == next.value {
            return previous.delta == next.delta ? previous.delta : 0
        }
        let (low, high) = previous.value < next.value ? (previous, next) : (next, previous)
        if value <= low.value { return low.delta }
        if value >= high.value { return high.delta }
        let share = (value - previous.value) / (next.value - previous.value)
        return previous.delta + share * (next.delta - previous.delta)
    }
}
