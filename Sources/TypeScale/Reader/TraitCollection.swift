/// Everything about the reader and the screen that a text size depends on, as one value.
///
///     let reader = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
///
/// Traits are always passed in, never read from the surroundings, so the same call gives the same
/// number in a test, on a server and in a program. What is not given is `nil` and falls back to the
/// platform's own, which ``category`` and ``pixelsPerPoint`` answer with.
public struct TraitCollection: Hashable, Sendable {
    /// The reader's text size; `nil` if the reader has chosen none.
    public var preferredContentSizeCategory: ContentSizeCategory?

    /// Whether the reader has asked for bold text; `nil` if the reader has not said.
    public var legibilityWeight: LegibilityWeight?

    /// The platform whose type sizes count.
    public var platform: Platform

    @PositiveNumber private var knownDisplayScale: Double?
    @PositiveNumber private var knownFontScale: Double?

    /// The traits of a reader and a screen.
    ///
    /// - Parameters:
    ///   - preferredContentSizeCategory: The reader's text size; `nil` if not chosen.
    ///   - displayScale: Pixels per point. A number that is not positive and finite counts as
    ///     `nil`, as UIKit's 0 does: the platform's own.
    ///   - legibilityWeight: Whether the reader has asked for bold text; `nil` if not said.
    ///   - platform: The platform whose type sizes count.
    ///   - fontScale: The reader's own factor, on a system whose setting is one; `nil` if not known, and so
    ///     is a number that is not positive and finite.
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
    /// Pixels per point of the screen; `nil` if not known.
    ///
    /// Setting a number that is not positive and finite sets `nil`.
    public var displayScale: Double? {
        get { knownDisplayScale }
        set { knownDisplayScale = newValue }
    }

    /// The factor that the reader has chosen, on a system whose setting is one: Android's `fontScale`,
    /// GNOME's `text-scaling-factor`, Windows' `TextScaleFactor`; `nil` if not known.
    ///
    /// The curves of those systems follow it, and the category where there is none. UIKit's
    /// curve and all others that follow the category take no notice. Setting a number that is not
    /// positive and finite sets `nil`.
    public var fontScale: Double? {
        get { knownFontScale }
        set { knownFontScale = newValue }
    }

    /// The category that counts: the reader's, or else the platform's default.
    public var category: ContentSizeCategory {
        preferredContentSizeCategory ?? platform.defaultCategory
    }

    /// The display scale that counts: the screen's, or else the platform's default.
    public var pixelsPerPoint: Double { knownDisplayScale ?? platform.defaultDisplayScale }
}

extension TraitCollection: CustomStringConvertible {
    /// What counts: `AX5, 3 pixels a point`, and the factor and bold text of a reader who has chosen them.
    public var description: String {
        let place = platform.name == Platform.iOS.name ? "" : " on " + platform.name
        let factor = fontScale.map { ", font scale " + $0.shortestText } ?? ""
        let size =
            category.shortName + place + ", " + pixelsPerPoint.shortestText + " pixels a point"
            + factor
        return legibilityWeight == .bold ? size + ", bold text" : size
    }
}
