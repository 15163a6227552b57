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

    /// Returns this view, and does not record the identifier.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
}
