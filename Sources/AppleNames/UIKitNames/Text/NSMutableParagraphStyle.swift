public import Foundation

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
