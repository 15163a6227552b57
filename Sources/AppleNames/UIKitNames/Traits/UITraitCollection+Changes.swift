extension UITraitCollection {
    /// Returns the traits in which two collections differ.
    ///
    /// A `nil` collection specifies no traits.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let all: [UITrait] = [
            UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
            UITraitDisplayScale.self, UITraitUserInterfaceStyle.self,
            UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
            UITraitAccessibilityContrast.self,
            UITraitDisplayGamut.self, UITraitUserInterfaceLevel.self,
        ]
        return all.filter { $0.differs(self, traitCollection ?? UITraitCollection()) }
    }
}
