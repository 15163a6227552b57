import Foundation

struct ParagraphValues: Hashable, Sendable {
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
