public import Foundation

/// The traits that a closure can set in a new trait collection.
///
///     UITraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
public protocol UIMutableTraits {
    /// The text size that the reader prefers.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The font weight that the reader prefers for legible text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The number of pixels per point, or 0 if unspecified.
    var displayScale: CGFloat { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The amount of horizontal space.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The amount of vertical space.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The layout direction of the user interface.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The light or dark style of the user interface.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The contrast between colors in a user interface.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The range of colors that the display can show.
    var displayGamut: UIDisplayGamut { get set }
    /// The level of the user interface above others.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
}
