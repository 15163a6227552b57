public import Foundation

extension AttributeScopes {
    /// The attributes of UIKit, beside Foundation's.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit, beside Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// How the lines of the paragraph are set.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Points between characters, in place of the font's kerning.
        public let kern: KernAttribute
        /// Points between characters, beside the font's kerning.
        public let tracking: TrackingAttribute
        /// Points above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey, Sendable {
            /// A font.
            public typealias Value = UIFont
            /// Apple's name.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// How the lines of the paragraph are set.
        public enum ParagraphStyleAttribute: AttributedStringKey, Sendable {
            /// A paragraph style.
            public typealias Value = NSParagraphStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
            /// A colour.
            public typealias Value = UIColor
            /// Apple's name.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
            /// A colour.
            public typealias Value = UIColor
            /// Apple's name.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// Points between characters, in place of the font's kerning.
        public enum KernAttribute: AttributedStringKey, Sendable {
            /// Points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// Points between characters, beside the font's kerning.
        public enum TrackingAttribute: AttributedStringKey, Sendable {
            /// Points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// Points above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey, Sendable {
            /// Points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey, Sendable {
            /// A style.
            public typealias Value = NSUnderlineStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey, Sendable {
            /// A style.
            public typealias Value = NSUnderlineStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit by its name: `text.font = font`.
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

// A scope is never made, only named; Foundation's, which it holds, is not said to be `Sendable`.
@available(*, unavailable)
extension AttributeScopes.UIKitAttributes: Sendable {}
