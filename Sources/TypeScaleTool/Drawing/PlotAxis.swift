/// An axis with round numbers on it, from below the least number to above the largest.
struct PlotAxis {
    /// The round numbers, from small to large; two at least.
    let ticks: [Double]

    var least: Double { ticks.first ?? 0 }
    var most: Double { ticks.last ?? 1 }

    /// An axis for numbers between two, both finite.
    init(from least: Double, to most: Double) {
        let room = most - least
        guard room.isFinite, most.magnitude < 1e15, least.magnitude < 1e15 else {
            // Nothing round lies between numbers as far apart as these.
            ticks = least < most ? [least, most] : [least]
            return
        }
        let step = Self.step(max(room, 1) / 5)
        let first = (least / step).rounded(.down)
        let last = max((most / step).rounded(.up), first + 1)
        ticks = stride(from: first, through: last, by: 1).map { $0 * step }
    }

    /// A number of 1, 2 or 5 with zeros, not smaller than another.
    private static func step(_ least: Double) -> Double {
        var unit = 1.0
        while unit < least { unit *= 10 }
        while unit / 10 >= least { unit /= 10 }
        if unit / 5 >= least { return unit / 5 }
        return unit / 2 >= least ? unit / 2 : unit
    }

    /// How far along the axis a number lies, from 0 to 1.
    func share(_ number: Double) -> Double {
        let share = (number / 2 - least / 2) / (most / 2 - least / 2)
        return share.isFinite ? min(max(share, 0), 1) : 0
    }
}
