public import Foundation

// Foundation on Linux does not convert between its two attributed string types. These conversions
// keep links and the attributes of `AttributeScopes.UIKitAttributes`.
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
            var piece = AttributedString(string.substring(with: range))
            piece.uiKit.font = attributes[.font] as? UIFont
            piece.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
            piece.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
            piece.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
            piece.uiKit.kern = attributes[.kern].flatMap(number)
            piece.uiKit.tracking = attributes[.tracking].flatMap(number)
            piece.uiKit.baselineOffset = attributes[.baselineOffset].flatMap(number)
            piece.uiKit.underlineStyle = Self.lineStyle(attributes[.underlineStyle])
            piece.uiKit.strikethroughStyle = Self.lineStyle(attributes[.strikethroughStyle])
            piece.link =
                attributes[.link] as? URL
                ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
            text.append(piece)
        }
        self = text
    }

    private static func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
        number(value).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:))
    }
}
