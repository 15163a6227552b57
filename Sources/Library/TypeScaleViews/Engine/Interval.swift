/// The bounds of a number, of which the upper can be infinite.
struct Interval: Hashable {
    var least: Double
    var most: Double

    /// Creates bounds, which are not negative.
    ///
    /// A bound that is NaN, as the difference of infinite lengths, says nothing.
    init(_ least: Double, _ most: Double) {
        self.least = least > 0 ? least : 0
        self.most = most.isNaN ? .infinity : max(self.least, most)
    }

    init(_ number: Double) { self.init(number, number) }

    static let any = Interval(0, .infinity)

    static func + (first: Interval, second: Interval) -> Interval {
        Interval(first.least + second.least, first.most + second.most)
    }

    /// Returns the smallest interval that contains two others.
    func union(_ other: Interval) -> Interval {
        Interval(min(least, other.least), max(most, other.most))
    }

    /// Returns the largest of each bound.
    func maximum(_ other: Interval) -> Interval {
        Interval(max(least, other.least), max(most, other.most))
    }
}
