/// The behavior of an element, as assistive technology describes it.
///
/// The bits equal UIKit's, except the bit of ``supportsZoom``, which was not observed.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt64

    /// Creates traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: Self = []
    /// The element behaves like a button.
    public static let button = Self(rawValue: 1 << 0)
    /// The element behaves like a link.
    public static let link = Self(rawValue: 1 << 1)
    /// The element behaves like an image.
    public static let image = Self(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = Self(rawValue: 1 << 3)
    /// The element plays its own sound when it is activated.
    public static let playsSound = Self(rawValue: 1 << 4)
    /// The element behaves like a key of a keyboard.
    public static let keyboardKey = Self(rawValue: 1 << 5)
    /// The element is text that doesn't change.
    public static let staticText = Self(rawValue: 1 << 6)
    /// The element provides a summary when the app starts.
    public static let summaryElement = Self(rawValue: 1 << 7)
    /// The element is disabled.
    public static let notEnabled = Self(rawValue: 1 << 8)
    /// The label or the value of the element changes often.
    public static let updatesFrequently = Self(rawValue: 1 << 9)
    /// The element behaves like a search field.
    public static let searchField = Self(rawValue: 1 << 10)
    /// The element starts media when it is activated.
    public static let startsMediaSession = Self(rawValue: 1 << 11)
    /// The value of the element is adjustable.
    public static let adjustable = Self(rawValue: 1 << 12)
    /// The element handles touches itself.
    public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
    /// The element turns the page when its text has been read.
    public static let causesPageTurn = Self(rawValue: 1 << 14)
    /// The element is a bar of tabs.
    public static let tabBar = Self(rawValue: 1 << 15)
    /// The element is a header that divides content into sections.
    public static let header = Self(rawValue: 1 << 16)
    /// The content of the element can be zoomed.
    public static let supportsZoom = Self(rawValue: 1 << 17)
    /// The element behaves like a toggle.
    public static let toggleButton = Self(rawValue: 1 << 53)
}
