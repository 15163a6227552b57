/// The trait for the level of the user interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
        traits.userInterfaceLevel
    }
}
