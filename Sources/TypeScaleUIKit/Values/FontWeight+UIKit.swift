public import TypeScale

#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit
#else
public import UIKitNames
#endif

extension UIFont.Weight {
    /// Creates the weight for a value on OpenType's scale.
    ///
    /// The nine weights of UIKit correspond to 100, 200 and so on to 900. Values between them are
    /// interpolated. Values outside this range are clamped.
    public init(_ weight: FontWeight) {
        let steps: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let position = min(max(weight.rawValue, 100), 900) / 100 - 1
        let lower = Int(position)
        let upper = min(lower + 1, steps.count - 1)
        let share = CGFloat(position - Double(lower))
        let distance = steps[upper].rawValue - steps[lower].rawValue
        self.init(rawValue: steps[lower].rawValue + share * distance)
    }
}
