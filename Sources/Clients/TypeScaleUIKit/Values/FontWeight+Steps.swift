import Foundation
import TypeScale

extension FontWeight {
    /// Returns the weight on a scale whose nine steps correspond to 100, 200 and so on to 900.
    ///
    /// Values between the steps are interpolated. Values outside this range are clamped.
    func interpolated(in steps: [CGFloat]) -> CGFloat {
        let position = min(max(rawValue, 100), 900) / 100 - 1
        let lower = Int(position)
        let upper = min(lower + 1, steps.count - 1)
        let share = CGFloat(position - Double(lower))
        return steps[lower] + share * (steps[upper] - steps[lower])
    }
}
