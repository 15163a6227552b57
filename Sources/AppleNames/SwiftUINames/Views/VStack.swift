public import Foundation
import TypeScaleViews

/// A view that arranges its content vertically.
public struct VStack<Content: View> {
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

extension VStack: ContainerView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        let stack = ViewNode.vStack(
            alignment: alignment.place,
            spacing: spacing.map { ViewLength($0) },
            contents.nodes
        )
        return [ViewPart(stack)]
    }
}
