public import TypeScale

/// The text size that the reader chose in an app.
public struct TextSizePreference: Hashable, Sendable {
    /// The categories that the app supports.
    public let range: ClosedRange<ContentSizeCategory>
}
