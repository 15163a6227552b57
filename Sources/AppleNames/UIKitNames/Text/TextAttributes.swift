public import Foundation

// The strings equal UIKit's raw values, so that archives are compatible.
extension NSAttributedString.Key {
    /// The ``UIFont`` of the text, by default the system font at 12 points, or at 17 in a label.
    public static let font = Self("NSFont")
    /// The ``NSParagraphStyle`` of the paragraph.
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// The ``UIColor`` of the text.
    public static let foregroundColor = Self("NSColor")
    /// The ``UIColor`` of the background.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// A key that measuring ignores: a number that selects ligatures, where 0 turns them off.
    public static let ligature = Self("NSLigature")
    /// The space to add between characters, in points, or 0 to turn kerning off.
    public static let kern = Self("NSKern")
    /// The space to add between characters, in points, which leaves kerning unchanged.
    public static let tracking = Self("CTTracking")
    /// The style of the line through the text, as the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// The ``UIColor`` of the line through the text.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// The style of the line under the text, as the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = Self("NSUnderline")
    /// The ``UIColor`` of the line under the text.
    public static let underlineColor = Self("NSUnderlineColor")
    /// The ``UIColor`` of the outline.
    public static let strokeColor = Self("NSStrokeColor")
    /// The width of the outline, as a percentage of the font size.
    public static let strokeWidth = Self("NSStrokeWidth")
    /// The ``NSShadow`` of the text.
    public static let shadow = Self("NSShadow")
    /// The name of a text effect, as a `String`.
    public static let textEffect = Self("NSTextEffect")
    /// The ``NSTextAttachment`` that the character represents.
    public static let attachment = Self("NSAttachment")
    /// The destination of a link, as a `URL` or a `String`.
    public static let link = Self("NSLink")
    /// The distance by which the text is raised above the baseline, in points.
    public static let baselineOffset = Self("NSBaselineOffset")
    /// The writing directions, as an array of ``NSWritingDirection`` raw values.
    public static let writingDirection = Self("NSWritingDirection")
    /// The slant of the glyphs, which text measurement ignores.
    public static let obliqueness = Self("NSObliqueness")
    /// The logarithm of the factor that widens glyphs, which text measurement ignores.
    public static let expansion = Self("NSExpansion")
}

// Foundation's tests confirm the string for the IPA notation. The other strings are the names of
// UIKit's constants in Objective-C, like that string.
extension NSAttributedString.Key {
    /// A Boolean value, which is true if assistive technology speaks all punctuation.
    public static let accessibilitySpeechPunctuation = Self(
        "UIAccessibilitySpeechAttributePunctuation"
    )
    /// The language in which assistive technology speaks the text, as a BCP 47 code.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// The pitch of the voice, from 0 to 2, where 1 is the default.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// A Boolean value, which is false if an announcement interrupts other speech.
    public static let accessibilitySpeechQueueAnnouncement = Self(
        "UIAccessibilitySpeechAttributeQueueAnnouncement"
    )
    /// The pronunciation of the text in the International Phonetic Alphabet, as a `String`.
    public static let accessibilitySpeechIPANotation = Self(
        "UIAccessibilitySpeechAttributeIPANotation"
    )
    /// A Boolean value, which is true if assistive technology spells the text.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// The priority of an announcement, as a `String`.
    public static let accessibilitySpeechAnnouncementPriority = Self(
        "UIAccessibilitySpeechAttributeAnnouncementPriority"
    )
    /// The level of a heading, from 1 to 6, or 0 for a heading without a level.
    public static let accessibilityTextHeadingLevel = Self(
        "UIAccessibilityTextAttributeHeadingLevel"
    )
    /// The names of other attributes to announce, as an array of strings.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the style.
    public let rawValue: Int

    /// Creates a style from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = Self(rawValue: 1)
    /// A thick line.
    public static let thick = Self(rawValue: 2)
    /// A double line.
    public static let double = Self(rawValue: 9)
    /// A line of dots.
    public static let patternDot = Self(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = Self(rawValue: 0x200)
    /// A line of alternating dashes and dots.
    public static let patternDashDot = Self(rawValue: 0x300)
    /// A line of dashes, each followed by two dots.
    public static let patternDashDotDot = Self(rawValue: 0x400)
    /// A line under words, but not under the spaces between words.
    public static let byWord = Self(rawValue: 0x8000)
}

/// The shadow of text.
public final class NSShadow: NSObject {
    private let mark = CoreFoundationMark()

    /// The offset, in points.
    public var shadowOffset = CGSize.zero
    /// The blur radius, in points.
    public var shadowBlurRadius: CGFloat = 0
    /// The color, usually a ``UIColor``.
    public var shadowColor: Any?
}

// As in UIKit, the class is not `Sendable`, because its properties are mutable.
@available(*, unavailable)
extension NSShadow: Sendable {}

extension NSAttributedString {
    /// Calls a closure with the attributes and the UTF-16 range of each run, in text order.
    package func forEachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        let whole = NSRange(location: 0, length: length)
        // The default options compare values, and comparing some types ends the process.
        let options = EnumerationOptions.longestEffectiveRangeNotRequired
        unsafe enumerateAttributes(in: whole, options: options) { attributes, range, _ in
            body(attributes, range)
        }
    }
}

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    /// Aligns lines with the left edge.
    case left = 0
    /// Centers lines.
    case center = 1
    /// Aligns lines with the right edge.
    case right = 2
    /// Aligns lines with both edges.
    case justified = 3
    /// Aligns lines with the edge at which the writing direction begins.
    case natural = 4
}

/// The mode for wrapping or truncating text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at word boundaries.
    case byWordWrapping = 0
    /// Wraps at character boundaries.
    case byCharWrapping = 1
    /// Clips the end without an ellipsis.
    case byClipping = 2
    /// Replaces the beginning with an ellipsis.
    case byTruncatingHead = 3
    /// Replaces the end with an ellipsis.
    case byTruncatingTail = 4
    /// Replaces the middle with an ellipsis.
    case byTruncatingMiddle = 5
}

/// The writing direction.
public enum NSWritingDirection: Int, Sendable {
    /// The direction that the characters determine.
    case natural = -1
    /// Left to right, as in Latin and Hangul.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// An object in attributed text, such as a picture.
open class NSTextAttachment: NSObject {
    private let mark = CoreFoundationMark()

    /// The code point U+FFFC, OBJECT REPLACEMENT CHARACTER, which represents an attachment.
    public static let character = 0xFFFC

    /// The contents of the attachment, such as the data of an image file.
    open var contents: Data?
    /// The uniform type identifier of the contents.
    open var fileType: String?
    /// The size of the object and its position relative to the baseline, in points.
    open var bounds = CGRect.zero

    /// Creates an attachment from its contents and their uniform type identifier.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// Creates an empty attachment.
    public override init() {}
}

extension NSAttributedString {
    /// Creates attributed text that consists of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        let character = Unicode.Scalar(NSTextAttachment.character).map(String.init) ?? ""
        self.init(string: character, attributes: [.attachment: attachment])
    }
}

// As in UIKit, the class is not `Sendable`, because its properties are mutable.
@available(*, unavailable)
extension NSTextAttachment: Sendable {}
