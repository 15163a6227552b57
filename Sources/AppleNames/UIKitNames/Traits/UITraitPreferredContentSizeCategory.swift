/// The trait for the reader's preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
        traits.preferredContentSizeCategory
    }
}
