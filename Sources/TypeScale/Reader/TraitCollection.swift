/// The traits of the reader and the screen that determine a text size, as one value.
///
///     let reader = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
///
/// The *reader* is the person who uses the app. Traits are always arguments and never global state,
/// so a call gives the same number in a test, on a server and in a program. Traits that are `nil`
/// default to the platform's, which ``category`` and ``pixelsPerPoint`` return.
public struct TraitCollection: Hashable, Sendable {
    /// The reader's text size; `nil` if the reader has chosen none.
    public var preferredContentSizeCategory: ContentSizeCategory?

    /// The reader's preference for bold text; `nil` if unknown.
    public var legibilityWeight: LegibilityWeight?

    /// The platform, which determines the type sizes.
    public var platform: Platform

    @PositiveNumber private var knownDisplayScale: Double?
    @PositiveNumber private var knownFontScale: Double?

    /// Creates the traits of a reader and a screen.
    ///
    /// - Parameters:
    ///   - preferredContentSizeCategory: The reader's text size; `nil` if not chosen.
    ///   - displayScale: The pixels per point. Like UIKit's 0, a number that is not positive and
    ///     finite counts as `nil`, which is the platform's own scale.
    ///   - legibilityWeight: The reader's preference for bold text; `nil` if unknown.
    ///   - platform: The platform, which determines the type sizes.
    ///   - fontScale: The reader's factor, on a system with such a setting. `nil` if unknown; a
    ///     number that is not positive and finite counts as `nil`.
    public init(
        preferredContentSizeCategory: ContentSizeCategory? = nil,
        displayScale: Double? = nil,
        legibilityWeight: LegibilityWeight? = nil,
        platform: Platform = .iOS,
        fontScale: Double? = nil
    ) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.legibilityWeight = legibilityWeight
        self.platform = platform
        knownDisplayScale = displayScale
        knownFontScale = fontScale
    }
}

extension TraitCollection {
    /// The screen's pixels per point; `nil` if unknown.
    ///
    /// Setting a number that is not positive and finite sets `nil`.
    public var displayScale: Double? {
        get { knownDisplayScale }
        set { knownDisplayScale = newValue }
    }

    /// The reader's factor on a system with such a setting; `nil` if unknown.
    ///
    /// The setting is `fontScale` on Android, `text-scaling-factor` on GNOME and `TextScaleFactor`
    /// on Windows. The curves of those systems follow the factor, or the category if it is `nil`.
    /// UIKit's and all other curves ignore it. Setting a number that is not positive and finite
    /// sets `nil`.
    public var fontScale: Double? {
        get { knownFontScale }
        set { knownFontScale = newValue }
    }

    /// The effective category: the reader's, or the platform's default.
    public var category: ContentSizeCategory {
        preferredContentSizeCategory ?? platform.defaultCategory
    }

    /// The effective display scale: the screen's, or the platform's default.
    public var pixelsPerPoint: Double { knownDisplayScale ?? platform.defaultDisplayScale }
}

extension TraitCollection: CustomStringConvertible {
    /// The effective traits, such as `AX5, 3 pixels a point`, with a factor and bold text if
    /// chosen.
    public var description: String {
        let place = platform.name == Platform.iOS.name ? "" : " on " + platform.name
        let factor = fontScale.map { ", font scale " + $0.shortestText } ?? ""
        let size =
            category.shortName + place + ", " + pixelsPerPoint.shortestText + " pixels a point"
            + factor
        return legibilityWeight == .bold ? size + ", bold text" : size
    }
}
