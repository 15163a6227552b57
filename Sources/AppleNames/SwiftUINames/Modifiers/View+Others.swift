public import Foundation

// These modifiers change neither fonts nor the layout. They record nothing.
nonisolated extension View {
    /// Returns this view, and does not record the color.
    public func foregroundColor(_ color: Color?) -> some View { self }

    /// Returns this view, and does not record the style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Returns this view, and does not record the style.
    public func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        self
    }

    /// Returns this view, and does not record the radius.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

    /// Returns this view, and does not record the opacity.
    public func opacity(_ opacity: Double) -> some View { self }

    /// Returns this view, and does not record the offset.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

    /// Returns this view, and does not record the line.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

    /// Returns this view, and does not record the line.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

    /// Returns this view, and does not record the title.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

    /// Returns this view, and does not record the title.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

    /// Returns this view, and does not record the label.
    public func accessibilityLabel(_ label: Text) -> some View { self }

    /// Returns this view, and does not record the label.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Returns this view, and does not record the label.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Returns this view, and does not record the setting.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// Returns this view, and does not record the traits.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Returns this view, and never performs the action.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Sets the color scheme, which is the scheme in the environment here.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        changing { if let colorScheme { $0.colorScheme = colorScheme } }
    }

    /// Returns this view, and does not record the name.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Sets whether controls react to the reader, unless a surrounding view disables them.
    public func disabled(_ disabled: Bool) -> some View {
        changing { $0.isEnabled = $0.isEnabled && !disabled }
    }
}
