// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if !canImport(Darwin)
public import Foundation

/// A text with a font that follows the reader; it holds and sizes text, and draws nothing.
@MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The text; to set it gives up an attributed one.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            plain = newValue
            attributed = nil
        }
    }

    /// The text with its attributes; to set it gives up a plain one.
    open var attributedText: NSAttributedString? {
        get {
            attributed.map(adjusted)
                ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
        }
        set {
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
            plain = nil
        }
    }

    /// The font; 17 points of the system's at first.
    ///
    /// Where ``adjustsFontForContentSizeCategory`` is set, a preferred or scaled font comes back in
    /// the size of the current category, worked out from its original size.
    open var font: UIFont! {
        get {
            adjustsFontForContentSizeCategory ? original.adjusted(to: traitCollection) : original
        }
        set { original = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
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

    private var original = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var plain: String?
    private var attributed: NSAttributedString?

    /// A label without text.
    public override init() {
        super.init()
    }

    /// The text with each of its fonts in the size of the current category.
    private func adjusted(_ text: NSAttributedString) -> NSAttributedString {
        guard adjustsFontForContentSizeCategory else { return text }
        let adjusted = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        let traits = traitCollection
        unsafe text.enumerateAttribute(.font, in: whole) { value, range, _ in
            guard let font = value as? UIFont else { return }
            adjusted.addAttribute(.font, value: font.adjusted(to: traits), range: range)
        }
        return adjusted
    }
}
#endif
