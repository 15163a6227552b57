public import Foundation

// The strings are those of Apple's systems, so that archives and other readers agree.
extension NSAttributedString.Key {
    /// A ``UIFont``; without it, Helvetica of 12 points on iOS.
    public static let font = Self("NSFont")
    /// An ``NSParagraphStyle``.
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// A ``UIColor``.
    public static let foregroundColor = Self("NSColor")
    /// A ``UIColor``.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// A number: 0 for no ligatures.
    public static let ligature = Self("NSLigature")
    /// Points between characters, in place of the font's kerning.
    public static let kern = Self("NSKern")
    /// Points between characters, beside the font's kerning.
    public static let tracking = Self("CTTracking")
    /// A number of ``NSUnderlineStyle``.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// A ``UIColor``.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// A number of ``NSUnderlineStyle``.
    public static let underlineStyle = Self("NSUnderline")
    /// A ``UIColor``.
    public static let underlineColor = Self("NSUnderlineColor")
    /// A ``UIColor``.
    public static let strokeColor = Self("NSStrokeColor")
    /// Percent of the font's size.
    public static let strokeWidth = Self("NSStrokeWidth")
    /// An ``NSShadow``.
    public static let shadow = Self("NSShadow")
    /// The name of an effect.
    public static let textEffect = Self("NSTextEffect")
    /// An ``NSTextAttachment``.
    public static let attachment = Self("NSAttachment")
    /// A `URL` or `String`.
    public static let link = Self("NSLink")
    /// Points above the baseline.
    public static let baselineOffset = Self("NSBaselineOffset")
    /// A list of numbers of ``NSWritingDirection``.
    public static let writingDirection = Self("NSWritingDirection")
    /// How far glyphs are slanted.
    public static let obliqueness = Self("NSObliqueness")
    /// The logarithm of how far glyphs are widened.
    public static let expansion = Self("NSExpansion")
}

/// How a line is drawn under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// A style of bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = Self(rawValue: 1)
    /// One thick line.
    public static let thick = Self(rawValue: 2)
    /// Two lines.
    public static let double = Self(rawValue: 9)
    /// Dots.
    public static let patternDot = Self(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = Self(rawValue: 0x200)
    /// Dashes and dots.
    public static let patternDashDot = Self(rawValue: 0x300)
    /// Dashes and two dots.
    public static let patternDashDotDot = Self(rawValue: 0x400)
    /// Under words, not the spaces between.
    public static let byWord = Self(rawValue: 0x8000)
}

/// A shadow behind text.
public final class NSShadow: NSObject {
    private let mark = CoreFoundationMark()

    /// How far it is moved, in points.
    public var shadowOffset = CGSize.zero
    /// How soft it is, in points.
    public var shadowBlurRadius: CGFloat = 0
    /// Its colour, usually a ``UIColor``.
    public var shadowColor: Any?
}

// Its properties change, as UIKit's do.
@available(*, unavailable)
extension NSShadow: Sendable {}
