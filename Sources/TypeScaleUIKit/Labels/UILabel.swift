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

    private func adjusted(_ text: NSAttributedString) -> NSAttributedString {
        guard adjustsFontForContentSizeCategory else { return text }
        let traits = traitCollection
        return text.changingFonts { $0.adjusted(to: traits) }
    }
}

extension NSAttributedString {
    /// The text with another font in the place of each.
    fileprivate func changingFonts(_ change: (UIFont) -> UIFont) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        var place = 0
        while place < length {
            var range = NSRange(location: place, length: length - place)
            if let font = unsafe attribute(.font, at: place, effectiveRange: &range) as? UIFont {
                // On Linux, Foundation's `addAttribute` ends the process where an object is
                // replaced by another; this one does not.
                changed.addAttributes([.font: change(font)], range: range)
            }
            place = max(place + 1, range.upperBound)
        }
        return changed
    }
}
#endif
