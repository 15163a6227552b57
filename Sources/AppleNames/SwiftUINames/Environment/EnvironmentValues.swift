public import Foundation
import TypeScale
import UIKitNames

/// The values that a view inherits from the views around it.
///
/// A new environment has the values of `UITraitCollection.current`, as at the root of a view
/// hierarchy. Values that do not affect text are absent.
public struct EnvironmentValues: CustomStringConvertible {
    /// The font of text that does not specify a font, or `nil` for the body style.
    public var font: Font?
    /// The text size that the reader prefers.
    public var dynamicTypeSize: DynamicTypeSize
    /// The font weight that the reader prefers for legible text, or `nil` if unspecified.
    public var legibilityWeight: LegibilityWeight?
    /// The number of pixels per point.
    public var displayScale: CGFloat
    /// The amount of horizontal space, or `nil` if unspecified.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// The amount of vertical space, or `nil` if unspecified.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// The layout direction.
    public var layoutDirection: LayoutDirection
    /// The light or dark style.
    public var colorScheme: ColorScheme
    /// The contrast between colors.
    public let colorSchemeContrast: ColorSchemeContrast
    /// The locale.
    public var locale = Locale.current
    /// The calendar.
    public var calendar = Calendar.current
    /// The time zone.
    public var timeZone = TimeZone.current
    /// Whether controls react to the reader.
    public var isEnabled = true
    /// The space between lines, in points, in addition to the space of the font.
    public var lineSpacing: CGFloat = 0
    /// The maximum number of lines, or `nil` for no maximum.
    public var lineLimit: Int?
    /// The alignment of lines in multiline text.
    public var multilineTextAlignment = TextAlignment.leading
    /// The smallest scale, from 0 to 1, by which text can shrink to fit.
    public var minimumScaleFactor: CGFloat = 1
    /// Whether the space between characters can shrink so that text fits.
    public var allowsTightening = false

    /// The changes to the font of each text, from the outermost view to the innermost.
    var fontModifiers: [Font.Modifier] = []

    /// The space to add between characters, in points.
    var tracking: CGFloat = 0

    /// The line height, or `nil` for a height that depends on the context, since iOS 26.
    public var lineHeight: AttributedString.LineHeight?

    private var custom: [ObjectIdentifier: Any] = [:]

    /// Creates an environment with the values of `UITraitCollection.current`.
    public init() {
        let traits = UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, .current])
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        legibilityWeight = LegibilityWeight(traits.legibilityWeight)
        displayScale = traits.displayScale
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
        colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
        colorSchemeContrast = ColorSchemeContrast(traits.accessibilityContrast) ?? .standard
    }

    /// The value of a custom key, which is the key's default value until it is set.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }

    /// A textual representation of the values that determine the size of text.
    public var description: String {
        "\(dynamicTypeSize), \(displayScale) pixels per point"
    }
}

extension EnvironmentValues {
    /// The text size that the reader prefers, which is ``dynamicTypeSize`` with another type.
    ///
    /// Apple deprecates the property with iOS 27.
    @available(iOS, introduced: 13.0, deprecated: 27.0, renamed: "dynamicTypeSize")
    public var sizeCategory: ContentSizeCategory {
        get { dynamicTypeSize.category }
        set { dynamicTypeSize = newValue.size }
    }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { CGFloat(1 / traits.pixelsPerPoint) }
}
