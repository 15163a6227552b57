public import Foundation

extension AttributeScopes {
    /// UIKit's attributes, in addition to Foundation's.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes, in addition to Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The formatting of the paragraph's lines.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color of the background.
        public let backgroundColor: BackgroundColorAttribute
        /// The space between characters, in points, instead of the font's kerning.
        public let kern: KernAttribute
        /// The space between characters, in points, in addition to the font's kerning.
        public let tracking: TrackingAttribute
        /// The distance above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The key for the font.
        public enum FontAttribute: AttributedStringKey, Sendable {
            /// A font.
            public typealias Value = UIFont
            /// Apple's name.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The key for the paragraph style.
        public enum ParagraphStyleAttribute: AttributedStringKey, Sendable {
            /// A paragraph style.
            public typealias Value = NSParagraphStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// The key for the text color.
        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
            /// A color.
            public typealias Value = UIColor
            /// Apple's name.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The key for the background color.
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
            /// A color.
            public typealias Value = UIColor
            /// Apple's name.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// The key for the kern.
        public enum KernAttribute: AttributedStringKey, Sendable {
            /// A number of points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// The key for the tracking.
        public enum TrackingAttribute: AttributedStringKey, Sendable {
            /// A number of points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// The key for the baseline offset.
        public enum BaselineOffsetAttribute: AttributedStringKey, Sendable {
            /// A number of points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        /// The key for the underline style.
        public enum UnderlineStyleAttribute: AttributedStringKey, Sendable {
            /// An underline style.
            public typealias Value = NSUnderlineStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The key for the strikethrough style.
        public enum StrikethroughStyleAttribute: AttributedStringKey, Sendable {
            /// An underline style.
            public typealias Value = NSUnderlineStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns a UIKit attribute by its name, as in `text.font = font`.
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

// A scope is never instantiated, and Foundation's scope in it is not declared `Sendable`.
@available(*, unavailable)
extension AttributeScopes.UIKitAttributes: Sendable {}
