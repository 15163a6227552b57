public import Foundation
import TypeScaleFonts

/// How the lines of a paragraph are set.
///
/// A copy of a style never changes; ``NSMutableParagraphStyle`` does.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = CoreFoundationMark()

    /// What the style holds; behind a lock, because the mutable twin may change it in any thread.
    fileprivate let values: Guarded<ParagraphValues>

    /// The default style.
    public override convenience init() {
        self.init(ParagraphValues())
    }

    fileprivate init(_ values: ParagraphValues) {
        self.values = Guarded(values)
    }

    /// The default style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Points between lines.
    public var lineSpacing: CGFloat { values[\.lineSpacing] }
    /// Points below the paragraph.
    public var paragraphSpacing: CGFloat { values[\.paragraphSpacing] }
    /// Points above the paragraph.
    public var paragraphSpacingBefore: CGFloat { values[\.paragraphSpacingBefore] }
    /// Where the lines stand.
    public var alignment: NSTextAlignment { values[\.alignment] }
    /// Points before the lines.
    public var headIndent: CGFloat { values[\.headIndent] }
    /// Where the lines end, in points; from the far side if not positive.
    public var tailIndent: CGFloat { values[\.tailIndent] }
    /// Points before the first line.
    public var firstLineHeadIndent: CGFloat { values[\.firstLineHeadIndent] }
    /// The least height of a line, in points.
    public var minimumLineHeight: CGFloat { values[\.minimumLineHeight] }
    /// The greatest height of a line, in points; 0 for none.
    public var maximumLineHeight: CGFloat { values[\.maximumLineHeight] }
    /// What the height of a line is multiplied by; 0 for nothing.
    public var lineHeightMultiple: CGFloat { values[\.lineHeightMultiple] }
    /// What becomes of text that is too wide.
    public var lineBreakMode: NSLineBreakMode { values[\.lineBreakMode] }
    /// How lines are broken.
    public var lineBreakStrategy: LineBreakStrategy { values[\.lineBreakStrategy] }
    /// The direction of writing.
    public var baseWritingDirection: NSWritingDirection { values[\.baseWritingDirection] }
    /// How full a line must be not to be hyphenated, 0 to 1.
    public var hyphenationFactor: Float { values[\.hyphenationFactor] }
    /// Whether UIKit hyphenates by its own judgement.
    public var usesDefaultHyphenation: Bool { values[\.usesDefaultHyphenation] }
    /// Whether text may be tightened before it is truncated.
    public var allowsDefaultTighteningForTruncation: Bool { values[\.allowsTightening] }
    /// Where tabs go.
    public var tabStops: [NSTextTab] { values[\.tabStops] }
    /// Points between the tabs behind the last of ``tabStops``; 0 for none.
    public var defaultTabInterval: CGFloat { values[\.defaultTabInterval] }

    /// A style that does not change any more.
    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values.withLock { $0 }) }

    /// A style of the same values that can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values.withLock { $0 })
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.values.withLock { $0 } == values.withLock { $0 }
    }

    public override var hash: Int { values.withLock { $0 }.hashValue }
}

/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    public override var lineSpacing: CGFloat {
        get { values[\.lineSpacing] }
        set { values[\.lineSpacing] = newValue }
    }
    public override var paragraphSpacing: CGFloat {
        get { values[\.paragraphSpacing] }
        set { values[\.paragraphSpacing] = newValue }
    }
    public override var paragraphSpacingBefore: CGFloat {
        get { values[\.paragraphSpacingBefore] }
        set { values[\.paragraphSpacingBefore] = newValue }
    }
    public override var alignment: NSTextAlignment {
        get { values[\.alignment] }
        set { values[\.alignment] = newValue }
    }
    public override var headIndent: CGFloat {
        get { values[\.headIndent] }
        set { values[\.headIndent] = newValue }
    }
    public override var tailIndent: CGFloat {
        get { values[\.tailIndent] }
        set { values[\.tailIndent] = newValue }
    }
    public override var firstLineHeadIndent: CGFloat {
        get { values[\.firstLineHeadIndent] }
        set { values[\.firstLineHeadIndent] = newValue }
    }
    public override var minimumLineHeight: CGFloat {
        get { values[\.minimumLineHeight] }
        set { values[\.minimumLineHeight] = newValue }
    }
    public override var maximumLineHeight: CGFloat {
        get { values[\.maximumLineHeight] }
        set { values[\.maximumLineHeight] = newValue }
    }
    public override var lineHeightMultiple: CGFloat {
        get { values[\.lineHeightMultiple] }
        set { values[\.lineHeightMultiple] = newValue }
    }
    public override var lineBreakMode: NSLineBreakMode {
        get { values[\.lineBreakMode] }
        set { values[\.lineBreakMode] = newValue }
    }
    public override var lineBreakStrategy: LineBreakStrategy {
        get { values[\.lineBreakStrategy] }
        set { values[\.lineBreakStrategy] = newValue }
    }
    public override var baseWritingDirection: NSWritingDirection {
        get { values[\.baseWritingDirection] }
        set { values[\.baseWritingDirection] = newValue }
    }
    public override var hyphenationFactor: Float {
        get { values[\.hyphenationFactor] }
        set { values[\.hyphenationFactor] = newValue }
    }
    public override var allowsDefaultTighteningForTruncation: Bool {
        get { values[\.allowsTightening] }
        set { values[\.allowsTightening] = newValue }
    }
    public override var tabStops: [NSTextTab] {
        get { values[\.tabStops] }
        set { values[\.tabStops] = newValue }
    }
    public override var defaultTabInterval: CGFloat {
        get { values[\.defaultTabInterval] }
        set { values[\.defaultTabInterval] = newValue }
    }

    /// Takes over all values of a style.
    public func setParagraphStyle(_ style: NSParagraphStyle) {
        let new = style.values.withLock { $0 }
        values.withLock { $0 = new }
    }

    public override var usesDefaultHyphenation: Bool {
        get { values[\.usesDefaultHyphenation] }
        set { values[\.usesDefaultHyphenation] = newValue }
    }

    /// Takes out the tabs of a place and alignment.
    public func removeTabStop(_ tab: NSTextTab) {
        values.withLock { $0.tabStops.removeAll { $0 == tab } }
    }

    /// Adds a tab behind the others.
    public func addTabStop(_ tab: NSTextTab) {
        values.withLock { $0.tabStops.append(tab) }
    }
}

private struct ParagraphValues: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var allowsTightening = false
    var usesDefaultHyphenation = false
    /// A tab at each of the twelve multiples of 28 points, as UIKit has them.
    var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat(28 * $0)) }
    var defaultTabInterval: CGFloat = 0
}

extension Guarded<ParagraphValues> {
    fileprivate subscript<Property: Sendable>(
        _ value: any WritableKeyPath<ParagraphValues, Property> & Sendable
    ) -> Property {
        get { withLock { $0[keyPath: value] } }
        set { withLock { $0[keyPath: value] = newValue } }
    }
}

extension NSParagraphStyle {
    /// How lines are broken, beyond what Unicode says.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// A strategy of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No single word is left for the last line.
        public static let pushOut = Self(rawValue: 1 << 0)
        /// Korean is broken between words alone.
        public static let hangulWordPriority = Self(rawValue: 1 << 1)
        /// What labels do.
        public static let standard = Self(rawValue: 0xFFFF)
    }
}

/// A place that a tab goes to.
public final class NSTextTab: NSObject, Sendable {
    private let mark = CoreFoundationMark()

    /// How the text behind the tab stands at the place.
    public let alignment: NSTextAlignment
    /// Points from the margin.
    public let location: CGFloat

    /// A tab.
    ///
    /// - Parameters:
    ///   - textAlignment: How the text behind the tab stands at the place.
    ///   - location: Points from the margin.
    ///   - options: Kept by UIKit; there are none here.
    public init(
        textAlignment: NSTextAlignment,
        location: CGFloat,
        options: [String: Any] = [:]
    ) {
        alignment = textAlignment
        self.location = location
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(location)
        hasher.combine(alignment)
        return hasher.finalize()
    }
}
