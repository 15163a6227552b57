public import Foundation
import TypeScale

/// The font weight that the reader prefers for legible text.
public enum UILegibilityWeight: Int, Sendable {
    /// An unspecified weight.
    case unspecified = -1
    /// The regular weight.
    case regular = 0
    /// The heavier weight that applies when Bold Text is on.
    case bold = 1
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An unspecified device.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV.
    case tv = 2
    /// A car display.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A Vision Pro.
    case vision = 6
}

/// The amount of space for a user interface in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// An unspecified size class.
    case unspecified = 0
    /// A limited amount of space.
    case compact = 1
    /// A generous amount of space, as on a large device.
    case regular = 2
}

/// The light or dark style of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// An unspecified style.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}

/// The layout direction of a user interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// An unspecified direction.
    case unspecified = -1
    /// Left to right, as in Latin and Hangul.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// The range of colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
    /// An unspecified gamut.
    case unspecified = -1
    /// The sRGB gamut.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB = 0
    /// The P3 gamut, which contains the sRGB gamut.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3 = 1
}

/// The level of a user interface above others, such as the level of a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// An unspecified level.
    case unspecified = -1
    /// The level of the main content.
    case base = 0
    /// A level above the main content.
    case elevated = 1
}

/// The contrast between colors in a user interface.
public enum UIAccessibilityContrast: Int, Sendable {
    /// An unspecified contrast.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// A higher contrast.
    case high = 1
}

/// The text size that a reader prefers.
///
/// As on iOS, any string creates a category, but only the constants of this type scale text.
public struct UIContentSizeCategory: _RawValueBridgeable, Hashable, Sendable {
    /// UIKit's raw value for the category.
    public let rawValue: String

    /// Creates a category from any string, such as `UICTContentSizeCategoryL`.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension UIContentSizeCategory {
    /// An unspecified category, less than all others, which is replaced by the app's category.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The extra small size, XS.
    public static let extraSmall = Self(.extraSmall)
    /// The small size, S.
    public static let small = Self(.small)
    /// The medium size, M.
    public static let medium = Self(.medium)
    /// The large size, L, which is the default.
    public static let large = Self(.large)
    /// The extra large size, XL.
    public static let extraLarge = Self(.extraLarge)
    /// The double extra large size, XXL.
    public static let extraExtraLarge = Self(.extraExtraLarge)
    /// The triple extra large size, XXXL.
    public static let extraExtraExtraLarge = Self(.extraExtraExtraLarge)
    /// The medium accessibility size, AX1.
    public static let accessibilityMedium = Self(.accessibilityMedium)
    /// The large accessibility size, AX2.
    public static let accessibilityLarge = Self(.accessibilityLarge)
    /// The extra large accessibility size, AX3.
    public static let accessibilityExtraLarge = Self(.accessibilityExtraLarge)
    /// The double extra large accessibility size, AX4.
    public static let accessibilityExtraExtraLarge = Self(.accessibilityExtraExtraLarge)
    /// The triple extra large accessibility size, AX5.
    public static let accessibilityExtraExtraExtraLarge = Self(.accessibilityExtraExtraExtraLarge)

    /// The notification posted when the app's category changes.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )

    /// The key of the new category, as a string, in the user info of ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether the category is one of the five accessibility categories.
    public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory ?? false }
}

// The type is not `Comparable`, because apps declare this conformance themselves.
extension UIContentSizeCategory {
    /// Returns whether text is smaller in the first category than in the second.
    ///
    /// - Precondition: Both categories are constants of this type, as in UIKit.
    public static func < (left: Self, right: Self) -> Bool {
        left.rank(with: right) < right.rank(with: left)
    }

    /// Returns whether text in the first category is not larger than in the second.
    ///
    /// - Precondition: Both categories are constants of this type, as in UIKit.
    public static func <= (left: Self, right: Self) -> Bool {
        left.rank(with: right) <= right.rank(with: left)
    }

    /// Returns whether text is larger in the first category than in the second.
    ///
    /// - Precondition: Both categories are constants of this type, as in UIKit.
    public static func > (left: Self, right: Self) -> Bool { right < left }

    /// Returns whether text in the first category is not smaller than in the second.
    ///
    /// - Precondition: Both categories are constants of this type, as in UIKit.
    public static func >= (left: Self, right: Self) -> Bool { right <= left }

    /// Returns the position of the category in the order of sizes, or -1 for `unspecified`.
    private func rank(with other: Self) -> Int {
        if self == .unspecified { return -1 }
        guard let rank = category.flatMap(ContentSizeCategory.allCases.firstIndex(of:)) else {
            preconditionFailure(
                "UIContentSizeCategoryCompareToCategory cannot be used to order arbitrary strings, "
                    + "only UIContentSizeCategory objects (comparing \(rawValue) to "
                    + "\(other.rawValue))."
            )
        }
        return rank
    }

    init(_ category: ContentSizeCategory) { rawValue = category.rawValue }

    /// The `TypeScale` category, or `nil` if the category is unspecified or unknown.
    var category: ContentSizeCategory? {
        // Unlike UIKit, `TypeScale` accepts other spellings of the strings.
        ContentSizeCategory(rawValue: rawValue).flatMap { $0.rawValue == rawValue ? $0 : nil }
    }
}

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
    public static let button = Self(rawValue: 1 &<< 0)
    /// The element behaves like a link.
    public static let link = Self(rawValue: 1 &<< 1)
    /// The element behaves like an image.
    public static let image = Self(rawValue: 1 &<< 2)
    /// The element is selected.
    public static let selected = Self(rawValue: 1 &<< 3)
    /// The element plays its own sound when it is activated.
    public static let playsSound = Self(rawValue: 1 &<< 4)
    /// The element behaves like a key of a keyboard.
    public static let keyboardKey = Self(rawValue: 1 &<< 5)
    /// The element is text that doesn't change.
    public static let staticText = Self(rawValue: 1 &<< 6)
    /// The element provides a summary when the app starts.
    public static let summaryElement = Self(rawValue: 1 &<< 7)
    /// The element is disabled.
    public static let notEnabled = Self(rawValue: 1 &<< 8)
    /// The label or the value of the element changes often.
    public static let updatesFrequently = Self(rawValue: 1 &<< 9)
    /// The element behaves like a search field.
    public static let searchField = Self(rawValue: 1 &<< 10)
    /// The element starts media when it is activated.
    public static let startsMediaSession = Self(rawValue: 1 &<< 11)
    /// The value of the element is adjustable.
    public static let adjustable = Self(rawValue: 1 &<< 12)
    /// The element handles touches itself.
    public static let allowsDirectInteraction = Self(rawValue: 1 &<< 13)
    /// The element turns the page when its text has been read.
    public static let causesPageTurn = Self(rawValue: 1 &<< 14)
    /// The element is a bar of tabs.
    public static let tabBar = Self(rawValue: 1 &<< 15)
    /// The element is a header that divides content into sections.
    public static let header = Self(rawValue: 1 &<< 16)
    /// The content of the element can be zoomed.
    public static let supportsZoom = Self(rawValue: 1 &<< 17)
    /// The element behaves like a toggle.
    public static let toggleButton = Self(rawValue: 1 &<< 53)
}
