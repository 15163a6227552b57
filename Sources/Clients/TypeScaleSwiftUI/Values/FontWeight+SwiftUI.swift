import Foundation
public import TypeScale

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

extension Font.Weight {
    /// SwiftUI's nine weights, which correspond to 100, 200 and so on to 900.
    fileprivate static let steps: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Creates the weight of SwiftUI that is nearest to a weight on OpenType's scale.
    ///
    /// SwiftUI has only nine weights, which correspond to 100, 200 and so on to 900. If two weights
    /// are equally near, the new weight is the heavier one.
    public init(_ weight: FontWeight) {
        let position = min(max((weight.rawValue / 100).rounded(), 1), 9)
        self = Self.steps[Int(position) - 1]
    }
}

extension FontWeight {
    /// Creates the weight for SwiftUI's weight.
    public init(_ weight: Font.Weight) {
        let index = Font.Weight.steps.firstIndex(of: weight)
        self = index.flatMap { FontWeight(rawValue: Double(100 * ($0 + 1))) } ?? .regular
    }
}
