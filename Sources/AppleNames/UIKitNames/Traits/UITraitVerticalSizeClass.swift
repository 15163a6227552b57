/// The trait for the amount of vertical space.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
        traits.verticalSizeClass
    }
}
