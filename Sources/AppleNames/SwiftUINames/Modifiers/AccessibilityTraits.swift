import UIKitNames

/// The behavior of an element, as assistive technology describes it.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The bits of the traits, which equal UIKit's.
    public let rawValue: UInt64

    /// Creates traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(_ traits: UIAccessibilityTraits) { rawValue = traits.rawValue }

    /// The element is a button.
    public static let isButton = Self(.button)
    /// The element is a header that divides content into sections.
    public static let isHeader = Self(.header)
    /// The element is selected.
    public static let isSelected = Self(.selected)
    /// The element is a link.
    public static let isLink = Self(.link)
    /// The element is an image.
    public static let isImage = Self(.image)
    /// The element is text that doesn't change.
    public static let isStaticText = Self(.staticText)
}
