public import Foundation
import TypeScaleViews

/// A view that arranges its content vertically, and creates it when it is needed.
public struct LazyVStack<Content: View> {
    let content: Content
    let alignment: HorizontalAlignment
    let spacing: CGFloat?

    /// Creates a stack.
    ///
    /// A spacing of `nil` depends on the neighbors.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension LazyVStack: ContainerView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        let stack = ViewNode.vStack(
            alignment: alignment.place,
            spacing: spacing.map { ViewLength($0) },
            contents.nodes
        )
        // A lazy stack has the width that is offered.
        return [ViewPart(stack.frame(widthLimits: ViewNode.Limits(maximum: .infinity)))]
    }
}
