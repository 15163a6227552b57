public import Foundation

/// A view that arranges its content horizontally.
public struct HStack<Content: View> {
    let content: Content

    /// Creates a stack, and does not record the alignment and the spacing.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension HStack: ContainerView {}
