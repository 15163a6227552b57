/// A platform whose type sizes are known.
///
/// iPhone and iPad share one table. A platform joins when its numbers do: there is no case without
/// a table behind it.
public enum Platform: String, CaseIterable, Sendable {
    /// iOS and iPadOS.
    case iOS
}

extension Platform {
    /// The category of a reader who has chosen none: large.
    public var defaultCategory: ContentSizeCategory { .large }

    /// The pixels per point that count where the traits name none: 3, the scale of the iPhone on
    /// which the numbers were measured.
    public var defaultDisplayScale: Double { 3 }
}
