public import Foundation

extension AttributeScopes {
    /// A namespace for attributes that other modules use, since iOS 26.
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
    public struct CoreTextAttributes: Sendable {
        /// The key of the attribute for line heights.
        public enum LineHeightAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = AttributedString.LineHeight
            /// The name of the attribute, which was not observed.
            public static let name = "CoreText.LineHeight"
        }

        /// The key of the attribute for alignments.
        public enum TextAlignmentAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = AttributedString.TextAlignment
            /// The name of the attribute, which was not observed.
            public static let name = "CoreText.TextAlignment"
        }
    }
}
