// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import TypeScaleLayout

/// A text with a font that follows the reader; the label measures text, but does not draw it.
///
///     let label = UILabel()
///     label.font = .preferredFont(forTextStyle: .headline)
///     label.adjustsFontForContentSizeCategory = true
///     label.text = "Settings"
///     label.sizeThatFits(CGSize(width: 320, height: 0)).height
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The text; setting it removes the attributed text.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            plain = newValue
            attributed = nil
        }
    }

    /// The attributed text; setting it removes the plain text.
    ///
    /// The label takes over the alignment and the line break mode of the first paragraph style.
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

    /// The font; 17 points of the system's font by default.
    ///
    /// Setting it changes the font of the whole attributed text.
    ///
    /// If ``adjustsFontForContentSizeCategory`` is set, the getter returns a preferred or scaled
    /// font in the size for the current category, derived from its original size.
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
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural
    /// The maximum number of lines; 0 for any number.
    open var numberOfLines = 1
    /// The handling of text that is too wide.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The colour of the text in a highlighted label; kept without effect.
    open var highlightedTextColor: UIColor?
    /// Whether the label appears enabled; kept without effect.
    open var isEnabled = true
    /// Whether the font shrinks if the text is too wide; kept without effect.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum scale factor of the font; kept without effect.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether text may be tightened before it is truncated; kept without effect.
    open var allowsDefaultTighteningForTruncation = false
    /// The rules for breaking lines in addition to Unicode's.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    /// The width at which lines are broken without a frame, in points.
    open var preferredMaxLayoutWidth: CGFloat = 0

    /// The size of the text, broken into lines at ``preferredMaxLayoutWidth`` if that is positive.
    ///
    /// San Francisco's letter pairs are not kerned, because Apple does not publish their kerning;
    /// see `SystemFont` in TypeScaleFonts.
    open override var intrinsicContentSize: CGSize { textSize(fitting: preferredMaxLayoutWidth) }

    /// Returns the size at a width, rounded up to whole pixels; a single line ignores the width.
    ///
    /// The width is in points, and 0 means any width; the height is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }

    private var original = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var plain: String?
    private var attributed: NSAttributedString?

    /// Creates a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a label without text; this module does not archive views, so it decodes nothing.
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
    /// Returns the size of the text at a width, rounded up to whole pixels; zero without text.
    ///
    /// The width is in points; as in UIKit, 0 or less means any width.
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
    /// Returns the text with one font.
    fileprivate func inFont(_ font: UIFont) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        changed.addAttribute(.font, value: font, range: NSRange(location: 0, length: length))
        return changed
    }

    /// Returns the text with each font replaced.
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
