public import Foundation

/// The formatting of a paragraph, such as its alignment and line spacing.
///
/// To change the values, use ``NSMutableParagraphStyle``.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = _CoreFoundationMark()

    /// The values, which are locked because any thread can change a mutable style.
    let values: Guarded<ParagraphValues>

    /// Creates the default style.
    public override init() {
        values = Guarded(ParagraphValues())
    }

    init(_ values: ParagraphValues) {
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

extension NSParagraphStyle {
    /// The rules that supplement the Unicode line breaking algorithm.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits of the strategy.
        public let rawValue: UInt

        /// Creates a strategy from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Avoids a single word on the last line.
        public static let pushOut = Self(rawValue: 1 << 0)
        /// Breaks Korean text only between words.
        public static let hangulWordPriority = Self(rawValue: 1 << 1)
        /// The default strategy for labels.
        public static let standard = Self(rawValue: 0xFFFF)
    }
}
