public import Foundation
import TypeScaleViews

/// A flexible space.
public struct Spacer: Sendable {
    /// The minimum length in points, or `nil` for the default length.
    public var minLength: CGFloat?

    /// Creates a space.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(minLength.map { .spacer(minLength: ViewLength($0)) } ?? .spacer())]
    }
}
