public import Foundation

/// The settings of the reader and the device that affect text.
///
///     let reader = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
///     reader.performAsCurrent { UIFont.preferredFont(forTextStyle: .body) }
///
/// A collection is immutable. A trait that is not set is unspecified.
public final class UITraitCollection: NSObject, NSCopying, NSSecureCoding, Sendable {
    private let mark = _CoreFoundationMark()

    let values: TraitValues

    init(_ values: TraitValues) { self.values = values }

    /// Creates a collection in which every trait is unspecified.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Creates a collection with the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(mutations))
    }

    /// Creates a collection that combines several collections, where later ones take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.add(collection.values) }
        self.init(values)
    }

    /// Returns a copy of this collection that a closure has changed.
    public func modifyingTraits(
        _ mutations: (inout any UIMutableTraits) -> Void
    ) -> UITraitCollection {
        UITraitCollection(values.changed(mutations))
    }

    /// Returns whether this collection has all values that another collection specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        var values = self.values
        if let trait { values.add(trait.values) }
        return values == self.values
    }

    /// Returns whether another collection is `nil` or has a different interface style or contrast.
    public func hasDifferentColorAppearance(
        comparedTo traitCollection: UITraitCollection?
    ) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.accessibilityContrast != other.accessibilityContrast
    }

    /// Returns this collection, because collections are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether two collections specify the same traits.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// A textual representation of the traits.
    public override var description: String { "<UITraitCollection> \(values)" }

    /// The hash of the specified traits.
    public override var hash: Int { values.hashValue }

    /// Whether the class supports secure coding, which is always the case.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes all traits.
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
        coder.encode(values.displayGamut.rawValue, forKey: "displayGamut")
        coder.encode(values.userInterfaceLevel.rawValue, forKey: "userInterfaceLevel")
    }

    /// Decodes a collection, in which missing traits and unknown values become unspecified.
    public convenience init?(coder: NSCoder) {
        var values = TraitValues()
        func read<Value: RawRepresentable<Int>>(_ value: inout Value, _ key: String) {
            guard coder.containsValue(forKey: key) else { return }
            value = Value(rawValue: coder.decodeInteger(forKey: key)) ?? value
        }
        // In Foundation on Linux, decoding a missing object ends the process.
        if coder.containsValue(forKey: "category"),
            let category = coder.decodeObject(of: NSString.self, forKey: "category")
        {
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
        read(&values.displayGamut, "displayGamut")
        read(&values.userInterfaceLevel, "userInterfaceLevel")
        self.init(values)
    }
}

extension TraitValues {
    fileprivate func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        // A closure can replace the traits with a value of another type.
        var values = TraitValues()
        values.add(traits)
        return values
    }
}

extension UITraitCollection {
    /// Creates a collection that specifies only a category.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection that specifies only a legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Creates a collection that specifies only a display scale, in pixels per point.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }

    /// Creates a collection that specifies only a kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    /// Creates a collection that specifies only a horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection that specifies only a vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection that specifies only a layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates a collection that specifies only a light or dark style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection that specifies only a contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates a collection that specifies only a range of colors.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// Creates a collection that specifies only a level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// The text size that the reader prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory
    }
    /// The font weight that the reader prefers for legible text.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The number of pixels per point, or 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The amount of horizontal space.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The amount of vertical space.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The layout direction of the user interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The light or dark style of the user interface.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The contrast between colors in a user interface.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The range of colors that the display can show.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The level of the user interface above others.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
}
