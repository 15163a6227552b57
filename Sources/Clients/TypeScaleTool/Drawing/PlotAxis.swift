/// An axis with round numbers, whose first and last numbers enclose the plotted numbers.
struct PlotAxis {
    /// The round numbers, in ascending order.
    let ticks: [Double]

    var minimum: Double { ticks.first ?? 0 }
    var maximum: Double { ticks.last ?? 1 }

    /// Creates an axis for the numbers from `minimum` to `maximum`, which must be finite.
    init(from minimum: Double, to maximum: Double) {
        let room = maximum - minimum
        guard room.isFinite, maximum.magnitude < 1e15, minimum.magnitude < 1e15 else {
            // The step would overflow or be rounded away.
            ticks = minimum < maximum ? [minimum, maximum] : [minimum]
            return
        }
        let step = Self.step(max(room, 1) / 5)
        let first = (minimum / step).rounded(.down)
        let last = max((maximum / step).rounded(.up), first + 1)
        ticks = stride(from: first, through: last, by: 1).map { $0 * step }
    }

    /// Returns the smallest step of at least `minimum` that is 1, 2 or 5 times a power of ten.
    private static func step(_ minimum: Double) -> Double {
        var unit = 1.0
        while unit < minimum { unit *= 10 }
        while unit / 10 >= minimum { unit /= 10 }
        if unit / 5 >= minimum { return unit / 5 }
        return unit / 2 >= minimum ? unit / 2 : unit
    }

    /// Returns the position of a number on the axis, from 0 to 1.
    func share(_ number: Double) -> Double {
        let share = (number / 2 - minimum / 2) / (maximum / 2 - minimum / 2)
        return share.isFinite ? min(max(share, 0), 1) : 0
    }
}
