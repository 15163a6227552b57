/// The trait for the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
        traits.layoutDirection
    }
}
