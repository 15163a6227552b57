/// The trait for the amount of horizontal space.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
        traits.horizontalSizeClass
    }
}
