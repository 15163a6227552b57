/// The trait for the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
        traits.userInterfaceIdiom
    }
}
