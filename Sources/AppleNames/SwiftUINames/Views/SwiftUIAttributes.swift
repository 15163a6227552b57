public import Foundation

extension AttributeScopes {
    /// The attributes of SwiftUI and Foundation.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of SwiftUI and Foundation.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color of the background.
        public let backgroundColor: BackgroundColorAttribute
        /// The space to add between characters, in points.
        public let kern: KerningAttribute
        /// The space to add between characters, in points, which leaves kerning unchanged.
        public let tracking: TrackingAttribute
        /// The distance by which the text is raised above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of the line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The style of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line height of a paragraph, since iOS 26.
        public let lineHeight: AttributeScopes.CoreTextAttributes.LineHeightAttribute
        /// The alignment of a paragraph, since iOS 26.
        public let alignment: AttributeScopes.CoreTextAttributes.TextAlignmentAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The key of the font attribute.
        public enum FontAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = Font
            /// The name of the attribute, which was not observed.
            public static let name = "SwiftUI.Font"
        }
        /// The key of the text color attribute.
        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = Color
            /// The name of the attribute, which was not observed.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The key of the background color attribute.
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = Color
            /// The name of the attribute, which was not observed.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The key of the kern attribute.
        public enum KerningAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute, which was not observed.
            public static let name = "SwiftUI.Kern"
        }
        /// The key of the tracking attribute.
        public enum TrackingAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute, which was not observed.
            public static let name = "SwiftUI.Tracking"
        }
        /// The key of the baseline offset attribute.
        public enum BaselineOffsetAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute, which was not observed.
            public static let name = "SwiftUI.BaselineOffset"
        }
        /// The key of the underline attribute.
        public enum UnderlineStyleAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute, which was not observed.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The key of the strikethrough attribute.
        public enum StrikethroughStyleAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute, which was not observed.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns the key of a SwiftUI attribute, so that code such as `text.font = .body` compiles.
    ///
    /// As on iOS, SwiftUI's attribute takes precedence over UIKit's attribute of the same name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

// Programs never create a scope, and Foundation does not declare its own scope `Sendable`.
@available(*, unavailable)
extension AttributeScopes.SwiftUIAttributes: Sendable {}
