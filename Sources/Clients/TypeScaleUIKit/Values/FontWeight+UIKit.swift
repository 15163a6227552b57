#if !os(macOS) && !os(watchOS)
import Foundation
public import TypeScale

#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit
#else
public import UIKitNames
#endif

extension UIFont.Weight {
    /// UIKit's nine weights, which correspond to 100, 200 and so on to 900.
    fileprivate static let steps: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Creates the weight for a value on OpenType's scale.
    ///
    /// The nine weights of UIKit correspond to 100, 200 and so on to 900. Values between them are
    /// interpolated. Values outside this range are clamped.
    public init(_ weight: FontWeight) {
        self.init(rawValue: weight.interpolated(in: Self.steps.map(\.rawValue)))
    }
}

extension FontWeight {
    /// Creates the weight for UIKit's weight.
    ///
    /// This is the inverse of `UIFont.Weight(_:)`. A weight lighter than ultra-light
    /// becomes 100, a weight heavier than black becomes 900, and NaN becomes 400.
    public init(_ weight: UIFont.Weight) {
        let steps = UIFont.Weight.steps.map { Double($0.rawValue) }
        let number = Double(weight.rawValue)
        var result = number.isNaN ? FontWeight.regular.rawValue : FontWeight.black.rawValue
        for (index, (lower, upper)) in zip(steps, steps.dropFirst()).enumerated()
        where number <= upper {
            let share = max(0, (number - lower) / (upper - lower))
            result = 100 * (Double(index + 1) + share)
            break
        }
        self = FontWeight(rawValue: result) ?? .regular
    }
}
#endif
