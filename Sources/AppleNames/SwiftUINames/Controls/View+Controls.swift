import TypeScaleViews

nonisolated extension View {
    /// Sets the style of the buttons in this view.
    ///
    /// In the style of another module, the layout of a button is unknown.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        changing {
            $0.controlStyles.button = (style as? any SystemButtonStyle)?.style ?? .other
            $0.controlStyles.customButton = nil
        }
    }

    /// Sets the style of the buttons in this view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        changing {
            $0.controlStyles.button = .plain
            $0.controlStyles.customButton = style
        }
    }

    /// Sets the style of the lists in this view.
    ///
    /// In the style of another module, the insets of a list are unknown.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        changing { $0.layout.listStyle = (style as? any SystemListStyle)?.style ?? .other }
    }

    /// Sets the style of the pickers in this view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        changing { $0.controlStyles.isSegmented = style is SegmentedPickerStyle }
    }
}
