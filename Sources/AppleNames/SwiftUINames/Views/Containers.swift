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

/// A view that arranges its content in layers.
public struct ZStack<Content: View> {
    let content: Content

    /// Creates a stack, and does not record the alignment.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// A view that arranges its content vertically, and creates it when it is needed.
public struct LazyVStack<Content: View> {
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

/// A view whose content can be scrolled.
public struct ScrollView<Content: View> {
    let content: Content

    /// Creates a view, and does not record the dimensions.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// A view that contains several views, and changes nothing.
public struct Group<Content> {
    let content: Content
}

/// A view that presents other views in a hierarchy.
public struct NavigationView<Content: View> {
    let content: Content

    /// Creates a view with a content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VStack: ContainerView {}

extension HStack: ContainerView {}

extension ZStack: ContainerView {}

extension LazyVStack: ContainerView {}

extension ScrollView: ContainerView {}

extension NavigationView: ContainerView {}

extension Group: View where Content: View {}

extension Group: PrimitiveView, ContainerView where Content: View {
    /// Creates a group with a content.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
