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
