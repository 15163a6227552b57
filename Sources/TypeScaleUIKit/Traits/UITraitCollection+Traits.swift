public import Foundation

extension UITraitCollection {
    /// A collection with a category alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// A collection with a legibility weight alone.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// A collection with a display scale alone, in pixels to a point.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }

    /// A collection with a kind of device alone.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    /// A collection with a size class across alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// A collection with a size class down alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// A collection with a direction alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// A collection with light or dark alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// A collection with a contrast alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// How large the reader wants text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory
    }
    /// Whether the reader wants heavier text.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Pixels to a point; 0 for unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// How much room there is across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is down.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The direction of the user interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// How far colours stand apart.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
}
