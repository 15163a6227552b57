public import Foundation

extension AttributeScopes {
    /// The attributes of UIKit and Foundation.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit and Foundation.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The formatting of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color of the background.
        public let backgroundColor: BackgroundColorAttribute
        /// The space to add between characters, in points, or 0 to turn kerning off.
        public let kern: KernAttribute
        /// The space to add between characters, in points, which leaves kerning unchanged.
        public let tracking: TrackingAttribute
        /// The distance by which the text is raised above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of the line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The style of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The key of the font attribute.
        public enum FontAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = UIFont
            /// UIKit's name for the attribute.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The key of the paragraph style attribute.
        public enum ParagraphStyleAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = NSParagraphStyle
            /// UIKit's name for the attribute.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// The key of the text color attribute.
        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// UIKit's name for the attribute.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The key of the background color attribute.
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// UIKit's name for the attribute.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// The key of the kern attribute.
        public enum KernAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// UIKit's name for the attribute.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// The key of the tracking attribute.
        public enum TrackingAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// UIKit's name for the attribute.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// The key of the baseline offset attribute.
        public enum BaselineOffsetAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// UIKit's name for the attribute.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        /// The key of the underline style attribute.
        public enum UnderlineStyleAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = NSUnderlineStyle
            /// UIKit's name for the attribute.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The key of the strikethrough style attribute.
        public enum StrikethroughStyleAttribute: AttributedStringKey, Sendable {
            /// The type of the attribute's value.
            public typealias Value = NSUnderlineStyle
            /// UIKit's name for the attribute.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns the key of a UIKit attribute, so that code such as `text.font = font` compiles.
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

// Programs never create a scope, and Foundation does not declare its own scope `Sendable`.
@available(*, unavailable)
extension AttributeScopes.UIKitAttributes: Sendable {}

// Foundation on Linux does not convert between its two kinds of attributes. These conversions keep
// links and the attributes of `AttributeScopes.UIKitAttributes`.
extension NSAttributedString {
    /// Creates an attributed string from an `AttributedString`.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run.uiKit.font
            attributes[.paragraphStyle] = run.uiKit.paragraphStyle
            attributes[.foregroundColor] = run.uiKit.foregroundColor
            attributes[.backgroundColor] = run.uiKit.backgroundColor
            attributes[.kern] = run.uiKit.kern
            attributes[.tracking] = run.uiKit.tracking
            attributes[.baselineOffset] = run.uiKit.baselineOffset
            attributes[.underlineStyle] = run.uiKit.underlineStyle?.rawValue
            attributes[.strikethroughStyle] = run.uiKit.strikethroughStyle?.rawValue
            attributes[.link] = run.link
            // A run can begin or end within a character.
            var string = String.UnicodeScalarView()
            string.append(contentsOf: attrStr.unicodeScalars[run.range])
            text.append(NSAttributedString(string: String(string), attributes: attributes))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates an attributed string from an `NSAttributedString`.
    public init(_ nsStr: NSAttributedString) {
        var text = AttributedString()
        let string = nsStr.string as NSString
        nsStr.forEachRun { attributes, range in
            text.append(
                AttributedString(
                    string.substring(with: range),
                    attributes: AttributeContainer(attributes)
                )
            )
        }
        self = text
    }
}

extension AttributeContainer {
    /// Creates a container from the attributes of an `NSAttributedString`.
    ///
    ///     let title = AttributeContainer([.font: UIFont.preferredFont(forTextStyle: .headline)])
    ///
    /// Attributes of other scopes, and values of other types, are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.uiKit.font = dictionary[.font] as? UIFont
        self.uiKit.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.uiKit.kern = dictionary[.kern].flatMap(number)
        self.uiKit.tracking = dictionary[.tracking].flatMap(number)
        self.uiKit.baselineOffset = dictionary[.baselineOffset].flatMap(number)
        self.uiKit.underlineStyle = Self.lineStyle(dictionary[.underlineStyle])
        self.uiKit.strikethroughStyle = Self.lineStyle(dictionary[.strikethroughStyle])
        self.link =
            dictionary[.link] as? URL
            ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
        number(value).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:))
    }
}
