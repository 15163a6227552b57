// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import TypeScaleLayout

/// A text with a font that follows the reader; it holds and sizes text, and draws nothing.
///
///     let label = UILabel()
///     label.font = .preferredFont(forTextStyle: .headline)
///     label.adjustsFontForContentSizeCategory = true
///     label.text = "Settings"
///     label.sizeThatFits(CGSize(width: 320, height: 0)).height
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The text; to set it gives up an attributed one.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            plain = newValue
            attributed = nil
        }
    }

    /// The text with its attributes; to set it gives up a plain one, and takes the alignment and the line
    /// break mode of its first paragraph style.
    open var attributedText: NSAttributedString? {
        get {
            attributed.map(adjusted)
                ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
        }
        set {
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
            plain = nil
            guard let attributed, attributed.length > 0,
                let style = unsafe attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
                    as? NSParagraphStyle
            else { return }
            lineBreakMode = style.lineBreakMode
            textAlignment = style.alignment
        }
    }

    /// The font; 17 points of the system's at first.
    ///
    /// To set it sets that of all of an attributed text.
    ///
    /// Where ``adjustsFontForContentSizeCategory`` is set, a preferred or scaled font comes back in
    /// the size of the current category, worked out from its original size.
    open var font: UIFont! {
        get {
            adjustsFontForContentSizeCategory ? original.adjusted(to: traitCollection) : original
        }
        set {
            original = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            attributed = attributed?.inFont(original)
        }
    }

    /// Whether the font follows the reader's category.
    open var adjustsFontForContentSizeCategory = false

    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// Where the lines stand.
    open var textAlignment = NSTextAlignment.natural
    /// The most lines; 0 for any number.
    open var numberOfLines = 1
    /// What becomes of text that is too wide.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The colour of the text while the label is highlighted; kept, and not looked at.
    open var highlightedTextColor: UIColor?
    /// Whether the label looks as if it could be used; kept, and not looked at.
    open var isEnabled = true
    /// Whether the font shrinks where the text is too wide; kept, and not looked at.
    open var adjustsFontSizeToFitWidth = false
    /// How far the font may shrink; kept, and not looked at.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether text may be tightened before it is truncated; kept, and not looked at.
    open var allowsDefaultTighteningForTruncation = false
    /// How lines are broken, beyond what Unicode says.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    /// The width that lines are broken for where there is no frame, in points.
    open var preferredMaxLayoutWidth: CGFloat = 0

    /// The size of the text, its lines broken for ``preferredMaxLayoutWidth`` where that is positive.
    ///
    /// Pairs of San Francisco's letters are not kerned, since nobody printed by how much; see
    /// `SystemFont` of TypeScaleFonts.
    open override var intrinsicContentSize: CGSize { textSize(fitting: preferredMaxLayoutWidth) }

    /// The size of the text, its lines broken for a width; a label of one line takes no notice of it.
    ///
    /// - Parameter size: Points; a width of 0 is any.
    /// - Returns: Points on the screen's pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }

    private var original = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var plain: String?
    private var attributed: NSAttributedString?

    /// A label without text.
    ///
    /// - Parameter frame: Where it would be.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A label without text: views are not archived here, and nothing is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func adjusted(_ text: NSAttributedString) -> NSAttributedString {
        guard adjustsFontForContentSizeCategory else { return text }
        let traits = traitCollection
        return text.changingFonts { $0.adjusted(to: traits) }
    }
}

extension UILabel {
    /// The size of the text between edges, up to whole pixels; zero without text.
    ///
    /// - Parameter width: Points; 0 and less for any width, as in UIKit.
    /// - Returns: Points on the screen's pixels.
    func textSize(fitting width: CGFloat) -> CGSize {
        guard let attributedText, attributedText.length > 0 else { return .zero }
        let setting = TextMeasure.Setting(
            lineLimit: numberOfLines,
            lineBreakMode: lineBreakMode,
            strategy: lineBreakStrategy,
            font: .systemFont(ofSize: UIFont.labelFontSize)
        )
        let scale = traitCollection.displayScale
        let size = TextMeasure(setting: setting).size(of: attributedText) {
            $0.size(fitting: width > 0 ? Double(width) : nil)
        }.roundedUp(pixelsPerPoint: scale > 0 ? Double(scale) : 3)
        return CGSize(width: size.width, height: size.height)
    }
}

extension NSAttributedString {
    /// The text in one font.
    fileprivate func inFont(_ font: UIFont) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        changed.addAttribute(.font, value: font, range: NSRange(location: 0, length: length))
        return changed
    }

    /// The text with another font in the place of each.
    fileprivate func changingFonts(_ change: (UIFont) -> UIFont) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        var place = 0
        while place < length {
            var range = NSRange(location: place, length: length - place)
            if let font = unsafe attribute(.font, at: place, effectiveRange: &range) as? UIFont {
                changed.addAttribute(.font, value: change(font), range: range)
            }
            place = max(place + 1, range.upperBound)
        }
        return changed
    }
}
