public import Foundation

/// Everything about the reader and the device that text depends on.
///
///     let reader = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
///     reader.performAsCurrent { UIFont.preferredFont(forTextStyle: .body) }
///
/// Immutable. A trait that was not set is unspecified.
public final class UITraitCollection: NSObject, NSCopying, NSSecureCoding, Sendable {
    private let mark = CoreFoundationMark()

    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
    }

    /// A collection in which everything is unspecified.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// A collection with the traits that a closure sets.
    ///
    /// - Parameter mutations: Sets the traits.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(mutations))
    }

    /// A collection of all that others specify.
    ///
    /// - Parameter traitCollections: The others; of two that specify a trait the later counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.add(collection.values) }
        self.init(values)
    }

    /// A collection that differs from this one.
    ///
    /// - Parameter mutations: Sets the traits that differ.
    /// - Returns: The collection.
    public func modifyingTraits(
        _ mutations: (inout any UIMutableTraits) -> Void
    ) -> UITraitCollection {
        UITraitCollection(values.changed(mutations))
    }

    /// Whether this collection has all that another one specifies.
    ///
    /// - Parameter trait: The other; `nil` specifies nothing.
    /// - Returns: Whether it has.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        var values = self.values
        if let trait { values.add(trait.values) }
        return values == self.values
    }

    /// Whether colours look different with another collection.
    ///
    /// - Parameter traitCollection: The other.
    /// - Returns: Whether style or contrast differ.
    public func hasDifferentColorAppearance(
        comparedTo traitCollection: UITraitCollection?
    ) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.accessibilityContrast != other.accessibilityContrast
    }

    // MARK: NSObject

    /// The collection itself, since it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both specify the same.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// The traits that are specified.
    public override var description: String { "<UITraitCollection> \(values)" }

    /// The hash of what is specified.
    public override var hash: Int { values.hashValue }

    /// `true`: archives hold nothing but strings and numbers.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the traits that fonts depend on, direction and size classes.
    public func encode(with coder: NSCoder) {
        coder.encode(values.preferredContentSizeCategory.rawValue as NSString, forKey: "category")
        coder.encode(values.legibilityWeight.rawValue, forKey: "legibilityWeight")
        coder.encode(Double(values.displayScale), forKey: "displayScale")
        coder.encode(values.userInterfaceIdiom.rawValue, forKey: "idiom")
        coder.encode(values.horizontalSizeClass.rawValue, forKey: "horizontalSizeClass")
        coder.encode(values.verticalSizeClass.rawValue, forKey: "verticalSizeClass")
        coder.encode(values.layoutDirection.rawValue, forKey: "layoutDirection")
        coder.encode(values.userInterfaceStyle.rawValue, forKey: "userInterfaceStyle")
        coder.encode(values.accessibilityContrast.rawValue, forKey: "accessibilityContrast")
    }

    /// Reads what ``encode(with:)`` wrote; what is absent or unknown is unspecified.
    public convenience init?(coder: NSCoder) {
        var values = TraitValues()
        func read<Value: RawRepresentable<Int>>(_ value: inout Value, _ key: String) {
            guard coder.containsValue(forKey: key) else { return }
            value = Value(rawValue: coder.decodeInteger(forKey: key)) ?? value
        }
        if let category = coder.decodeObject(of: NSString.self, forKey: "category") {
            values.preferredContentSizeCategory = UIContentSizeCategory(rawValue: "\(category)")
        }
        values.displayScale = CGFloat(coder.decodeDouble(forKey: "displayScale"))
        read(&values.legibilityWeight, "legibilityWeight")
        read(&values.userInterfaceIdiom, "idiom")
        read(&values.horizontalSizeClass, "horizontalSizeClass")
        read(&values.verticalSizeClass, "verticalSizeClass")
        read(&values.layoutDirection, "layoutDirection")
        read(&values.userInterfaceStyle, "userInterfaceStyle")
        read(&values.accessibilityContrast, "accessibilityContrast")
        self.init(values)
    }
}

extension TraitValues {
    fileprivate func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        // The closure can replace the traits with another type's.
        var values = TraitValues()
        values.add(traits)
        return values
    }
}
