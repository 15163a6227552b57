/// The trait for the range of colors that the display can show.
public enum UITraitDisplayGamut: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
}
