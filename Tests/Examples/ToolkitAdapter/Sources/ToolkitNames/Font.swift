/// A font of the toolkit, with the names and types of SwiftCrossUI.
///
/// `Font` comes from stackotter/swift-cross-ui, commit `fa6d3642`, and `View.font(_:)` from commit
/// `0b7d28c4`. The text styles come from moreSwift/swift-cross-ui, commit `08374037`. This file
/// only declares what the adapter uses, and does not draw.
public struct Font: Hashable, Sendable {
    /// A font weight, in the order of increasing weight.
    public enum Weight: Hashable, Sendable, CaseIterable {
        /// The lightest weight.
        case ultraLight
        /// The second-lightest weight.
        case thin
        /// A light weight.
        case light
        /// The weight of body text.
        case regular
        /// A medium weight.
        case medium
        /// A semibold weight.
        case semibold
        /// A bold weight.
        case bold
        /// The second-heaviest weight.
        case heavy
        /// The heaviest weight.
        case black
    }

    /// A font design.
    public enum Design: Hashable, Sendable, CaseIterable {
        /// The design of the system font.
        case `default`
        /// A design in which all characters have the same width.
        case monospaced
    }

    /// A text style with a size for each kind of device, which does not follow the reader.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// A large title.
        case largeTitle
        /// A first-level heading.
        case title
        /// A second-level heading.
        case title2
        /// A third-level heading.
        case title3
        /// The heading of a paragraph.
        case headline
        /// A subheading.
        case subheadline
        /// Body text.
        case body
        /// A callout.
        case callout
        /// A caption.
        case caption
        /// An alternate caption.
        case caption2
        /// A footnote.
        case footnote
    }

    private let size: Double
    private let weight: Weight?
    private let design: Design?

    /// Returns the system font with a size, weight and design.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight, design: design)
    }
}
