public import Foundation

extension AttributedString {
    /// The position of each line in its container, since iOS 26.
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
    public enum TextAlignment: Hashable, CaseIterable, Codable, Sendable {
        /// Aligns lines with the left edge.
        case left
        /// Aligns lines with the right edge.
        case right
        /// Centers lines.
        case center
    }
}
