/// A piecewise linear curve through anchors, which are pairs of a size and a result.
///
/// The curve starts at zero. Sizes beyond the last anchor scale like that anchor. Negative sizes
/// scale like positive sizes. The source is Android's `FontScaleConverterTable`.
protocol SizeAnchors {
    var count: Int { get }
    /// Returns the anchor at an index. As the index increases, sizes and results never decrease.
    func anchor(_ index: Int) -> (size: Double, result: Double)
}

extension SizeAnchors {
    // Without inlining, scaling by the curve `bySize` takes 6% more instructions.
    @inline(__always)
    func scale(_ size: Double) -> Double {
        map(size) { anchor($0) }
    }

    /// Returns the smallest size that scales to a result.
    func inverse(_ result: Double) -> Double {
        map(result) { index in
            let anchor = anchor(index)
            return (anchor.result, anchor.size)
        }
    }

    private func map(_ number: Double, _ anchor: (Int) -> (Double, Double)) -> Double {
        let magnitude = number.magnitude
        var start = (0.0, 0.0)
        for index in 0..<count {
            let end = anchor(index)
            if magnitude == end.0 { return number < 0 ? -end.1 : end.1 }
            if magnitude < end.0 {
                let share = (magnitude - start.0) / (end.0 - start.0)
                let mapped = start.1 + (end.1 - start.1) * share
                return number < 0 ? -mapped : mapped
            }
            start = end
        }
        return number * (start.1 / start.0)
    }
}
