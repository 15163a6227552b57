/// A point on the axes of a variable font, as its tables count: in 1/16,384 of the way from the
/// default to an end of each axis.
struct NormalizedCoordinates: Hashable, Sendable {
    /// One number for each axis, -16,384 to 16,384; none where nothing varies.
    let coordinates: [Int]

    /// The face as it is.
    static let normal = NormalizedCoordinates(coordinates: [])

    /// Whether it is the face as it is.
    var isNormal: Bool { coordinates.allSatisfy { $0 == 0 } }

    /// The number of an axis; 0, its default, for one that the font does not have.
    func coordinate(_ axis: Int) -> Int {
        coordinates.indices.contains(axis) ? coordinates[axis] : 0
    }

    private init(coordinates: [Int]) {
        self.coordinates = coordinates
    }

    /// The point at some values; an axis without one stays at its default, and one beyond its ends
    /// stays at the end.
    init(_ axes: [VariationAxis], _ segments: AvarTable?, _ value: (VariationAxis) -> Double?) {
        coordinates = axes.enumerated().map { index, axis in
            let wanted = value(axis) ?? axis.defaultValue
            let value = wanted.isNaN ? axis.defaultValue : axis.clamped(wanted)
            let way =
                value < axis.defaultValue
                ? axis.defaultValue - axis.minimum : axis.maximum - axis.defaultValue
            guard way > 0 else { return segments?.bend(0, axis: index) ?? 0 }
            // Between -1 and 1, since the value lies between the ends.
            let share = Int(((value - axis.defaultValue) / way * 16_384).roundedHalfUp)
            return segments?.bend(share, axis: index) ?? share
        }
    }
}

extension VariationAxis {
    /// The value, or the end of the axis that it lies beyond.
    func clamped(_ value: Double) -> Double { max(minimum, min(maximum, value)) }
}
