/// The traits that a view overrides.
public protocol UITraitOverrides: UIMutableTraits {
    /// Returns whether a trait is overridden.
    func contains(_ trait: UITrait) -> Bool

    /// Removes the override for a trait.
    mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
    func contains(_ trait: UITrait) -> Bool {
        trait.differs(UITraitCollection(self), UITraitCollection())
    }

    mutating func remove(_ trait: UITrait) {
        let nothing = TraitValues()
        func without<Value>(_ value: WritableKeyPath<TraitValues, Value>) -> TraitValues {
            var copy = self
            copy[keyPath: value] = nothing[keyPath: value]
            return copy
        }
        let changes = [
            without(\.preferredContentSizeCategory), without(\.legibilityWeight),
            without(\.displayScale), without(\.userInterfaceIdiom), without(\.horizontalSizeClass),
            without(\.verticalSizeClass), without(\.layoutDirection), without(\.userInterfaceStyle),
            without(\.accessibilityContrast), without(\.displayGamut),
            without(\.userInterfaceLevel),
        ]
        let own = UITraitCollection(self)
        // A trait reveals only its value in a collection.
        self = changes.first { trait.differs(UITraitCollection($0), own) } ?? self
    }
}
