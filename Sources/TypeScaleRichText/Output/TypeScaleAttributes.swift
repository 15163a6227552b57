public import Foundation
public import TypeScale

extension AttributeScopes {
    /// The attributes of a resolved rich text, beside Foundation's.
    public var typeScale: TypeScaleAttributes.Type { TypeScaleAttributes.self }

    /// The attributes of a resolved rich text, beside Foundation's.
    ///
    /// Read them as `text.typeScale.font`. Foundation's carry the rest: `link`, `languageIdentifier`,
    /// and of pictures `imageURL` and `alternateDescription`.
    public struct TypeScaleAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// Whether the text is slanted.
        public let italic: ItalicAttribute
        /// Whether the characters have one width.
        public let monospaced: MonospacedAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The line under the text.
        public let underline: UnderlineAttribute
        /// The line through the text.
        public let strikethrough: StrikethroughAttribute
        /// Points above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// A picture or a space.
        public let attachment: AttachmentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey, Sendable {
            /// A font.
            public typealias Value = ScaledFont
            /// The name in stored text.
            public static let name = "TypeScale.font"
        }

        /// Whether the text is slanted; absent for upright text.
        public enum ItalicAttribute: AttributedStringKey, Sendable {
            /// Whether it is.
            public typealias Value = Bool
            /// The name in stored text.
            public static let name = "TypeScale.italic"
        }

        /// Whether the characters have one width; absent if they do not.
        public enum MonospacedAttribute: AttributedStringKey, Sendable {
            /// Whether they do.
            public typealias Value = Bool
            /// The name in stored text.
            public static let name = "TypeScale.monospaced"
        }

        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
            /// A colour.
            public typealias Value = RichTextColor
            /// The name in stored text.
            public static let name = "TypeScale.foregroundColor"
        }

        /// The colour behind the text; absent for none.
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
            /// A colour.
            public typealias Value = RichTextColor
            /// The name in stored text.
            public static let name = "TypeScale.backgroundColor"
        }

        /// The line under the text; absent for none.
        public enum UnderlineAttribute: AttributedStringKey, Sendable {
            /// Whether there is one.
            public typealias Value = Bool
            /// The name in stored text.
            public static let name = "TypeScale.underline"
        }

        /// The line through the text; absent for none.
        public enum StrikethroughAttribute: AttributedStringKey, Sendable {
            /// Whether there is one.
            public typealias Value = Bool
            /// The name in stored text.
            public static let name = "TypeScale.strikethrough"
        }

        /// Points above the baseline; absent for none.
        public enum BaselineOffsetAttribute: AttributedStringKey, Sendable {
            /// Points.
            public typealias Value = Double
            /// The name in stored text.
            public static let name = "TypeScale.baselineOffset"
        }

        /// A picture or a space, on U+FFFC alone.
        public enum AttachmentAttribute: AttributedStringKey, Sendable {
            /// A picture or a space.
            public typealias Value = RichTextAttachment
            /// The name in stored text.
            public static let name = "TypeScale.attachment"
            /// Text that is typed behind it is no attachment.
            public static let inheritedByAddedText = false
            /// It stays on the character that stands for it.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? =
                .character("\u{FFFC}")
        }
    }
}

// A scope is never made, only named; Foundation's, which it holds, is not said to be `Sendable`.
@available(*, unavailable)
extension AttributeScopes.TypeScaleAttributes: Sendable {}
