/// The trait for the contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
        traits.accessibilityContrast
    }
}
