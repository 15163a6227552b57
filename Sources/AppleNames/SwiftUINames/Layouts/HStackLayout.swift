public import Foundation
import TypeScaleViews

/// The arrangement of a horizontal stack.
public struct HStackLayout: Sendable {
    /// The alignment of the views.
    public var alignment: VerticalAlignment
    /// The space between the views in points, or `nil` if it depends on them.
    public var spacing: CGFloat?

    /// Creates an arrangement.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

extension HStackLayout: SystemLayout {
    func node(_ children: [ViewNode]) -> ViewNode {
        .hStack(
            alignment: alignment.place,
            spacing: spacing.map { ViewLength($0) },
            children
        )
    }
}
