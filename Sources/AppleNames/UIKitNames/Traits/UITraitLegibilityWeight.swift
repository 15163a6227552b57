/// The trait for the legibility weight.
public enum UITraitLegibilityWeight: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UILegibilityWeight {
        traits.legibilityWeight
    }
}
