public import Foundation
import TypeScaleViews

/// A view that arranges its content horizontally.
public struct HStack<Content: View> {
    let content: Content
    let alignment: VerticalAlignment
    let spacing: CGFloat?

    /// Creates a stack.
    ///
    /// A spacing of `nil` depends on the neighbors.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension HStack: ContainerView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        let stack = ViewNode.hStack(
            alignment: alignment.place,
            spacing: spacing.map { ViewLength($0) },
            contents.nodes
        )
        return [ViewPart(stack)]
    }
}
