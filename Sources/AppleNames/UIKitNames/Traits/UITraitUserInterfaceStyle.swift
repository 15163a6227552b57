/// The trait for the light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
        traits.userInterfaceStyle
    }
}
