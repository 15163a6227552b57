/// The behavior of an element, as assistive technology describes it.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The bits of the traits, which differ from SwiftUI's.
    public let rawValue: UInt64

    /// Creates traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The element is a button.
    public static let isButton = Self(rawValue: 1 << 0)
    /// The element is a header that divides content into sections.
    public static let isHeader = Self(rawValue: 1 << 1)
    /// The element is selected.
    public static let isSelected = Self(rawValue: 1 << 2)
    /// The element is a link.
    public static let isLink = Self(rawValue: 1 << 3)
    /// The element is an image.
    public static let isImage = Self(rawValue: 1 << 4)
    /// The element is text that doesn't change.
    public static let isStaticText = Self(rawValue: 1 << 5)
}
