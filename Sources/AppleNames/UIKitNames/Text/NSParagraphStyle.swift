public import Foundation
import TypeScaleFonts

/// The formatting of a paragraph, such as its alignment and line spacing.
///
/// To change the values, use ``NSMutableParagraphStyle``.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = CoreFoundationMark()

    /// The values, which are locked because any thread can change a mutable style.
    fileprivate let values: Guarded<ParagraphValues>

    /// Creates the default style.
    public override init() {
        values = Guarded(ParagraphValues())
    }

    fileprivate init(_ values: ParagraphValues) {
        self.values = Guarded(values)
    }

    /// The default style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The space between lines, in points.
    open var lineSpacing: CGFloat { values[\.lineSpacing] }
    /// The space below the paragraph, in points.
    open var paragraphSpacing: CGFloat { values[\.paragraphSpacing] }
    /// The space above the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values[\.paragraphSpacingBefore] }
    /// The alignment of the lines.
    open var alignment: NSTextAlignment { values[\.alignment] }
    /// The indent of the lines after the first, in points.
    open var headIndent: CGFloat { values[\.headIndent] }
    /// The position at which lines end, in points.
    ///
    /// A positive position is measured from the leading edge, and others from the trailing edge.
    open var tailIndent: CGFloat { values[\.tailIndent] }
    /// The indent of the first line, in points.
    open var firstLineHeadIndent: CGFloat { values[\.firstLineHeadIndent] }
    /// The minimum height of a line, in points.
    open var minimumLineHeight: CGFloat { values[\.minimumLineHeight] }
    /// The maximum height of a line, in points, or 0 for no maximum.
    open var maximumLineHeight: CGFloat { values[\.maximumLineHeight] }
    /// The factor by which line heights are multiplied, or 0 to leave them unchanged.
    open var lineHeightMultiple: CGFloat { values[\.lineHeightMultiple] }
    /// The mode for wrapping or truncating text that is too wide.
    open var lineBreakMode: NSLineBreakMode { values[\.lineBreakMode] }
    /// The rules that supplement the Unicode line breaking algorithm.
    open var lineBreakStrategy: LineBreakStrategy { values[\.lineBreakStrategy] }
    /// The base writing direction, which measuring ignores.
    open var baseWritingDirection: NSWritingDirection { values[\.baseWritingDirection] }
    /// The ratio of text width to line width below which UIKit, unlike this module, hyphenates.
    open var hyphenationFactor: Float { values[\.hyphenationFactor] }
    /// Whether UIKit uses the system's default hyphenation, which this module never does.
    open var usesDefaultHyphenation: Bool { values[\.usesDefaultHyphenation] }
    /// Whether UIKit tightens text before truncating it, which this module never does.
    open var allowsDefaultTighteningForTruncation: Bool { values[\.allowsTightening] }
    /// The tab stops, which measuring replaces with tab stops 28 points apart.
    open var tabStops: [NSTextTab] { values[\.tabStops] }
    /// The distance between tab stops after ``tabStops``, in points, which measuring ignores.
    open var defaultTabInterval: CGFloat { values[\.defaultTabInterval] }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values[\.self]) }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values[\.self])
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values[\.self] == values[\.self]
    }

    open override var hash: Int { values[\.self].hashValue }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { values[\.lineSpacing] }
        set { values[\.lineSpacing] = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values[\.paragraphSpacing] }
        set { values[\.paragraphSpacing] = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values[\.paragraphSpacingBefore] }
        set { values[\.paragraphSpacingBefore] = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { values[\.alignment] }
        set { values[\.alignment] = newValue }
    }
    open override var headIndent: CGFloat {
        get { values[\.headIndent] }
        set { values[\.headIndent] = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values[\.tailIndent] }
        set { values[\.tailIndent] = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values[\.firstLineHeadIndent] }
        set { values[\.firstLineHeadIndent] = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values[\.minimumLineHeight] }
        set { values[\.minimumLineHeight] = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values[\.maximumLineHeight] }
        set { values[\.maximumLineHeight] = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values[\.lineHeightMultiple] }
        set { values[\.lineHeightMultiple] = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values[\.lineBreakMode] }
        set { values[\.lineBreakMode] = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values[\.lineBreakStrategy] }
        set { values[\.lineBreakStrategy] = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values[\.baseWritingDirection] }
        set { values[\.baseWritingDirection] = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values[\.hyphenationFactor] }
        set { values[\.hyphenationFactor] = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values[\.allowsTightening] }
        set { values[\.allowsTightening] = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { values[\.tabStops] }
        set { values[\.tabStops] = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { values[\.defaultTabInterval] }
        set { values[\.defaultTabInterval] = newValue }
    }

    /// Copies all values from another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values[\.self] = style.values[\.self]
    }

    open override var usesDefaultHyphenation: Bool {
        get { values[\.usesDefaultHyphenation] }
        set { values[\.usesDefaultHyphenation] = newValue }
    }

    /// Removes all tab stops that are equal to the given tab stop.
    open func removeTabStop(_ tab: NSTextTab) {
        values.withLock { $0.tabStops.removeAll { $0 == tab } }
    }

    /// Appends a tab stop.
    open func addTabStop(_ tab: NSTextTab) {
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
    /// The tab stops, which by default are the first twelve multiples of 28 points, as in UIKit.
    var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat(28 * $0)) }
    var defaultTabInterval: CGFloat = 0
}

extension NSParagraphStyle {
    /// The rules that supplement the Unicode line breaking algorithm.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits of the strategy.
        public let rawValue: UInt

        /// Creates a strategy from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Avoids a single word on the last line.
        public static let pushOut = Self(rawValue: 1 &<< 0)
        /// Breaks Korean text only between words.
        public static let hangulWordPriority = Self(rawValue: 1 &<< 1)
        /// The default strategy for labels.
        public static let standard = Self(rawValue: 0xFFFF)
    }
}

/// A tab stop.
public final class NSTextTab: NSObject, Sendable {
    private let mark = CoreFoundationMark()

    /// The alignment of the text at the tab stop.
    public let alignment: NSTextAlignment
    /// The distance from the margin, in points.
    public let location: CGFloat

    /// Creates a tab stop.
    ///
    /// - Parameters:
    ///   - textAlignment: The alignment of the text at the tab stop.
    ///   - location: The distance from the margin, in points.
    ///   - options: The options, which are ignored.
    public init(
        textAlignment: NSTextAlignment,
        location: CGFloat,
        options: [String: Any] = [:]
    ) {
        alignment = textAlignment
        self.location = location
    }

    public override func isEqual(_ object: Any?) -> Bool {
        let other = object as? NSTextTab
        return other?.alignment == alignment && other?.location == location
    }

    public override var hash: Int { [location, CGFloat(alignment.rawValue)].hashValue }
}
