import TypeScaleViews

// The closures of these modifiers are never called.
nonisolated extension View {
    /// Returns this view, and never performs the action.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        self
    }

    /// Returns this view, and never performs the action.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Returns this view, and never performs the action.
    public func task(_ action: @escaping () async -> Void) -> some View { self }

    /// Returns this view, and does not record the identity.
    public func id<ID: Hashable>(_ id: ID) -> some View { self }

    /// Returns this view, and does not record the behavior of its children.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        self
    }

    /// Sets an identifier, which is the name of the view in its layout.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        layout { $0.named(identifier) }
    }
}
