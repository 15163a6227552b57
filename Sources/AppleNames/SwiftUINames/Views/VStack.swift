public import Foundation

/// A view that arranges its content vertically.
public struct VStack<Content: View> {
    let content: Content

    /// Creates a stack, and does not record the alignment and the spacing.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension VStack: ContainerView {}
