public import Foundation
public import TypeScale

extension AttributeScopes {
    /// TypeScale's attributes for resolved rich text, in addition to Foundation's attributes.
    public var typeScale: TypeScaleAttributes.Type { TypeScaleAttributes.self }

    /// TypeScale's attributes for resolved rich text, in addition to Foundation's attributes.
    ///
    /// Read an attribute as in `text.typeScale.font`. Foundation's attributes contain `link` and
    /// `languageIdentifier`, and for pictures also `imageURL` and `alternateDescription`.
    public struct TypeScaleAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The attribute for italic text.
        public let italic: ItalicAttribute
        /// The attribute for monospaced text.
        public let monospaced: MonospacedAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color of the background.
        public let backgroundColor: BackgroundColorAttribute
        /// The attribute for underlined text.
        public let underline: UnderlineAttribute
        /// The attribute for struck-through text.
        public let strikethrough: StrikethroughAttribute
        /// The distance by which the text is raised above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// A picture or a space.
        public let attachment: AttachmentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey, Sendable {
            /// The font to draw with.
            public typealias Value = ScaledFont
            /// The name of the attribute in encoded text.
            public static let name = "TypeScale.font"
        }

        /// An attribute that is present only on italic text.
        public enum ItalicAttribute: AttributedStringKey, Sendable {
            /// A Boolean value.
            public typealias Value = Bool
            /// The name of the attribute in encoded text.
            public static let name = "TypeScale.italic"
        }

        /// An attribute that is present only on monospaced text.
        public enum MonospacedAttribute: AttributedStringKey, Sendable {
            /// A Boolean value.
            public typealias Value = Bool
            /// The name of the attribute in encoded text.
            public static let name = "TypeScale.monospaced"
        }

        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
            /// A color.
            public typealias Value = RichTextColor
            /// The name of the attribute in encoded text.
            public static let name = "TypeScale.foregroundColor"
        }

        /// The color of the background, if any.
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
            /// A color.
            public typealias Value = RichTextColor
            /// The name of the attribute in encoded text.
            public static let name = "TypeScale.backgroundColor"
        }

        /// An attribute that is present only on underlined text.
        public enum UnderlineAttribute: AttributedStringKey, Sendable {
            /// A Boolean value.
            public typealias Value = Bool
            /// The name of the attribute in encoded text.
            public static let name = "TypeScale.underline"
        }

        /// An attribute that is present only on struck-through text.
        public enum StrikethroughAttribute: AttributedStringKey, Sendable {
            /// A Boolean value.
            public typealias Value = Bool
            /// The name of the attribute in encoded text.
            public static let name = "TypeScale.strikethrough"
        }

        /// The distance by which text is raised, in points, which is present only if it is not 0.
        public enum BaselineOffsetAttribute: AttributedStringKey, Sendable {
            /// A distance, in points.
            public typealias Value = Double
            /// The name of the attribute in encoded text.
            public static let name = "TypeScale.baselineOffset"
        }

        /// A picture or a space, represented by U+FFFC.
        public enum AttachmentAttribute: AttributedStringKey, Sendable {
            /// A picture or a space.
            public typealias Value = RichTextAttachment
            /// The name of the attribute in encoded text.
            public static let name = "TypeScale.attachment"
            /// Whether typed text inherits the attachment.
            public static let inheritedByAddedText = false
            /// The constraint that keeps an attachment on its character.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? =
                .character("\u{FFFC}")
        }
    }
}

// A scope has no instances, and contains Foundation's scope, which is not `Sendable`.
@available(*, unavailable)
extension AttributeScopes.TypeScaleAttributes: Sendable {}
