public import Foundation
import TypeScaleViews

/// The arrangement of a vertical stack.
public struct VStackLayout: Sendable {
    /// The alignment of the views.
    public var alignment: HorizontalAlignment
    /// The space between the views in points, or `nil` if it depends on them.
    public var spacing: CGFloat?

    /// Creates an arrangement.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

extension VStackLayout: SystemLayout {
    func node(_ children: [ViewNode]) -> ViewNode {
        .vStack(
            alignment: alignment.place,
            spacing: spacing.map { ViewLength($0) },
            children
        )
    }
}
