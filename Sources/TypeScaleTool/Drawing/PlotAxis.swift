/// An axis with round numbers on it, from below the minimum to above the maximum.
struct PlotAxis {
    /// The round numbers, from small to large; at least two.
    let ticks: [Double]

    var minimum: Double { ticks.first ?? 0 }
    var maximum: Double { ticks.last ?? 1 }

    /// An axis for numbers between two, both finite.
    init(from minimum: Double, to maximum: Double) {
        let room = maximum - minimum
        guard room.isFinite, maximum.magnitude < 1e15, minimum.magnitude < 1e15 else {
            // Nothing round lies between numbers as far apart as these.
            ticks = minimum < maximum ? [minimum, maximum] : [minimum]
            return
        }
        let step = Self.step(max(room, 1) / 5)
        let first = (minimum / step).rounded(.down)
        let last = max((maximum / step).rounded(.up), first + 1)
        ticks = stride(from: first, through: last, by: 1).map { $0 * step }
    }

    /// A number of 1, 2 or 5 with zeros, not smaller than another.
    private static func step(_ minimum: Double) -> Double {
        var unit = 1.0
        while unit < minimum { unit *= 10 }
        while unit / 10 >= minimum { unit /= 10 }
        if unit / 5 >= minimum { return unit / 5 }
        return unit / 2 >= minimum ? unit / 2 : unit
    }

    /// How far along the axis a number lies, from 0 to 1.
    func share(_ number: Double) -> Double {
        let share = (number / 2 - minimum / 2) / (maximum / 2 - minimum / 2)
        return share.isFinite ? min(max(share, 0), 1) : 0
    }
}
