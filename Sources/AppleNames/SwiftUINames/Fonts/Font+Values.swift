public import Foundation
import UIKitNames

extension Font {
    /// A text style, which determines how a font scales.
    ///
    /// A `switch` that lists the eleven styles of iOS can have a default case without a warning, as
    /// on iOS. In Swift 6 mode, it must have one.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum TextStyle: Hashable, Sendable {
        // Without these cases, the compiler would warn that a default case is never executed.
        /// The style of extra large titles, which only visionOS has.
        @available(*, unavailable, message: "only visionOS has this style")
        case extraLargeTitle
        /// The style of second-level extra large titles, which only visionOS has.
        @available(*, unavailable, message: "only visionOS has this style")
        case extraLargeTitle2
        /// The style of large titles.
        case largeTitle
        /// The style of first-level titles, called `title1` in UIKit.
        case title
        /// The style of second-level titles.
        case title2
        /// The style of third-level titles.
        case title3
        /// The style of headings.
        case headline
        /// The style of subheadings.
        case subheadline
        /// The style of body text.
        case body
        /// The style of callouts.
        case callout
        /// The style of footnotes.
        case footnote
        /// The style of standard captions, called `caption1` in UIKit.
        case caption
        /// The style of alternate captions.
        case caption2
    }

    /// A weight, with the values of `UIFont.Weight`.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat

        init(_ weight: UIFont.Weight) { value = weight.rawValue }

        /// The lightest weight.
        public static let ultraLight = Weight(.ultraLight)
        /// The thin weight.
        public static let thin = Weight(.thin)
        /// The light weight.
        public static let light = Weight(.light)
        /// The regular weight.
        public static let regular = Weight(.regular)
        /// The medium weight.
        public static let medium = Weight(.medium)
        /// The semibold weight.
        public static let semibold = Weight(.semibold)
        /// The bold weight.
        public static let bold = Weight(.bold)
        /// The heavy weight.
        public static let heavy = Weight(.heavy)
        /// The heaviest weight.
        public static let black = Weight(.black)
    }

    /// A width, with the values of `UIFont.Width`.
    public struct Width: Hashable, Sendable {
        /// The width, from -1 to 1, where 0 is the standard width.
        public var value: CGFloat

        /// Creates a width from a value, where 0 is the standard width.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest width.
        public static let compressed = Width(UIFont.Width.compressed.rawValue)
        /// The condensed width.
        public static let condensed = Width(UIFont.Width.condensed.rawValue)
        /// The standard width.
        public static let standard = Width(UIFont.Width.standard.rawValue)
        /// The expanded width.
        public static let expanded = Width(UIFont.Width.expanded.rawValue)
    }

    /// A design of the system font.
    public enum Design: Hashable, Sendable {
        /// The default design.
        case `default`
        /// The design with serifs.
        case serif
        /// The design with rounded strokes.
        case rounded
        /// The design with characters of equal width.
        case monospaced
    }

    /// The space between the lines of a font.
    public enum Leading: Hashable, Sendable {
        /// The space that the font specifies.
        case standard
        /// 2 points less than the standard space.
        case tight
        /// 2 points more than the standard space.
        case loose
    }
}

extension Font.TextStyle: CaseIterable {
    /// The styles that iOS has, from the largest title to the smallest caption.
    public static let allCases: [Font.TextStyle] = [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
        .caption, .caption2,
    ]
}
