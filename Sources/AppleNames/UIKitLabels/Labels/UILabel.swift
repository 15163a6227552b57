// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import TypeScaleLayout
public import UIKitNames

/// A label that measures its text but does not draw it.
///
///     let label = UILabel()
///     label.font = .preferredFont(forTextStyle: .headline)
///     label.adjustsFontForContentSizeCategory = true
///     label.text = "Settings"
///     label.sizeThatFits(CGSize(width: 320, height: 0)).height
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The text of the label without attributes, which replaces the attributed text if you set it.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            plain = newValue
            attributed = nil
        }
    }

    /// The attributed text of the label, which replaces ``text`` if you set it.
    ///
    /// If the first character has a paragraph style, the label takes its alignment and line break
    /// mode from that style.
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

    /// The font of the text, which is the system font at 17 points by default.
    ///
    /// If you set the font, the whole attributed text also gets that font.
    ///
    /// If ``adjustsFontForContentSizeCategory`` is `true`, the label returns a preferred or scaled
    /// font in its size for the category in `traitCollection`.
    open var font: UIFont! {
        get {
            adjustsFontForContentSizeCategory ? original.adjusted(to: traitCollection) : original
        }
        set {
            original = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard let attributed else { return }
            let text = NSMutableAttributedString(attributedString: attributed)
            let whole = NSRange(location: 0, length: text.length)
            text.addAttribute(.font, value: original, range: whole)
            self.attributed = text
        }
    }

    /// Whether the label resizes its font when the reader's category changes.
    open var adjustsFontForContentSizeCategory = false

    /// The color of the text.
    open var textColor: UIColor! = .label
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural
    /// The maximum number of lines, or 0 for no maximum.
    open var numberOfLines = 1
    /// The mode for wrapping or truncating text that is too wide.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The text color in a highlighted label, which this module ignores.
    open var highlightedTextColor: UIColor?
    /// Whether the label appears enabled, which this module ignores.
    open var isEnabled = true
    /// Whether UIKit shrinks the font if the text is too wide, which this module never does.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum scale factor of a font that UIKit shrinks, which this module ignores.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether UIKit tightens text before truncating it, which this module never does.
    open var allowsDefaultTighteningForTruncation = false
    /// The rules that supplement the Unicode line breaking algorithm.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    /// The width, in points, at which ``intrinsicContentSize`` breaks lines.
    open var preferredMaxLayoutWidth: CGFloat = 0

    /// Whether the label responds to touches, which is `false` by default and only stored.
    open override var isUserInteractionEnabled: Bool {
        get { isInteractive }
        set { isInteractive = newValue }
    }

    /// Whether assistive technology reads the label, which is `true` by default and only stored.
    open override var isAccessibilityElement: Bool {
        get { isElement }
        set { isElement = newValue }
    }

    /// The behavior of the label, which is `staticText` by default and only stored.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { elementTraits }
        set { elementTraits = newValue }
    }

    /// The text that assistive technology reads, by default the text of the label.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    /// Does nothing and is never called, because nothing is drawn.
    open func drawText(in rect: CGRect) {}

    /// Returns a rectangle of the size that the text needs, at the origin of the bounds.
    ///
    /// The size is limited to the size of the bounds. The position was not observed on iOS.
    ///
    /// - Parameters:
    ///   - bounds: The space for the text, in points.
    ///   - numberOfLines: The maximum number of lines, or 0 for no maximum.
    /// - Returns: The rectangle, in points.
    open func textRect(
        forBounds bounds: CGRect,
        limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        var size = textSize(fitting: bounds.width, lineLimit: numberOfLines)
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height)
        return CGRect(origin: bounds.origin, size: size)
    }

    /// The size of the text with lines broken at a positive ``preferredMaxLayoutWidth``.
    ///
    /// San Francisco is measured without kerning, because Apple does not publish its kerning. The
    /// widths of characters beyond ASCII are estimates. See *Widths of the System Font* in the
    /// documentation of TypeScaleFonts.
    open override var intrinsicContentSize: CGSize {
        textSize(fitting: preferredMaxLayoutWidth, lineLimit: numberOfLines)
    }

    /// Returns the size that the text needs at a width, rounded up to whole pixels.
    ///
    /// The width is in points. A width of 0 or less does not limit the lines. If ``numberOfLines``
    /// is 1, the width is ignored. The height is always ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(fitting: size.width, lineLimit: numberOfLines)
    }

    private var original = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var plain: String?
    private var isInteractive = false
    private var isElement = true
    private var elementTraits = UIAccessibilityTraits.staticText
    private var attributed: NSAttributedString?

    private func adjusted(_ text: NSAttributedString) -> NSAttributedString {
        guard adjustsFontForContentSizeCategory else { return text }
        let adjusted = NSMutableAttributedString(attributedString: text)
        let traits = traitCollection
        let whole = NSRange(location: 0, length: text.length)
        unsafe text.enumerateAttribute(.font, in: whole) { font, range, _ in
            guard let font = font as? UIFont else { return }
            adjusted.addAttribute(.font, value: font.adjusted(to: traits), range: range)
        }
        return adjusted
    }

    /// The runs of ``attributedText``.
    var runs: [TextMeasure.Run] {
        guard let attributed else { return TextMeasure.runs(plain ?? "", [.font: font as Any]) }
        guard adjustsFontForContentSizeCategory else { return attributed.runs }
        let traits = traitCollection
        return attributed.runs.map { text, attributes in
            let font = (attributes[.font] as? UIFont)?.adjusted(to: traits)
            return (text, attributes.merging(font.map { [.font: $0] } ?? [:]) { $1 })
        }
    }

    /// Returns the size of the text, rounded up to whole pixels, or zero if there is no text.
    ///
    /// Lines break at the width, in points, unless the width is 0 or less, as in UIKit.
    private func textSize(fitting width: CGFloat, lineLimit: Int) -> CGSize {
        let runs = runs
        guard !runs.isEmpty else { return .zero }
        let measured = measured(runs, lineLimit: lineLimit) {
            $0.size(fitting: width > 0 ? Double(width) : nil)
        }
        // Text that cannot be measured never fits.
        guard let size = measured?.roundedUp(pixelsPerPoint: pixelsPerPoint) else {
            return CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
        }
        return CGSize(width: size.width, height: size.height)
    }

    var pixelsPerPoint: Double {
        let scale = traitCollection.displayScale
        return scale > 0 ? Double(scale) : 3
    }

    /// Returns the result of a closure for the measured text, or `nil` if measuring failed.
    func measured<Result>(
        _ runs: [TextMeasure.Run],
        lineLimit: Int,
        _ body: (MeasuredText) -> Result
    ) -> Result? {
        let measure = TextMeasure(
            lineLimit: lineLimit,
            lineBreakMode: lineBreakMode,
            strategy: lineBreakStrategy,
            font: .systemFont(ofSize: UIFont.labelFontSize)
        )
        return measure.measured(runs, body)
    }
}
