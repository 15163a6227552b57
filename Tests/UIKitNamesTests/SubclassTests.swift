import Testing
import UIKit
import UIKitLabels

/// Classes that an app derives from the module's open classes.
struct SubclassTests {
    private final class TightStyle: NSParagraphStyle, @unchecked Sendable {
        override var lineSpacing: CGFloat { -1 }
    }

    private final class NamedStyle: NSMutableParagraphStyle, @unchecked Sendable {
        let name: String

        init(name: String) {
            self.name = name
            super.init()
            alignment = .center
        }
    }

    private final class Emoji: NSTextAttachment {
        let name: String

        init(name: String) {
            self.name = name
            super.init(data: nil, ofType: nil)
        }

        override var bounds: CGRect {
            get { CGRect(x: 0, y: -3, width: 20, height: 20) }
            set {}
        }
    }

    private final class Plain: NSTextAttachment {
        override init() {
            super.init()
            fileType = "public.png"
        }
    }

    @Test func `paragraph styles can be derived`() {
        #expect(TightStyle().lineSpacing == -1)
        let style = NamedStyle(name: "quote")
        #expect(style.name == "quote")
        #expect(style.alignment == .center)
        #expect((style.copy() as? NSParagraphStyle)?.alignment == .center)
    }

    @Test func `text measurement uses the bounds of a derived attachment`() {
        let text = NSAttributedString(attachment: Emoji(name: "smile"))
        #expect(text.size().width == 20)
        #expect(Plain().fileType == "public.png")
    }

    /// A label with all members that apps override or set.
    private class BadgeLabel: UILabel {
        var textInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) {
            didSet {
                invalidateIntrinsicContentSize()
                setNeedsLayout()
            }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        override func awakeFromNib() {
            super.awakeFromNib()
            setUp()
        }

        override func prepareForInterfaceBuilder() {
            super.prepareForInterfaceBuilder()
            setUp()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            preferredMaxLayoutWidth = bounds.width
        }

        override func willMove(toSuperview newSuperview: UIView?) {
            super.willMove(toSuperview: newSuperview)
        }

        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            layoutIfNeeded()
        }

        override func willMove(toWindow newWindow: UIWindow?) {
            super.willMove(toWindow: newWindow)
            guard newWindow != nil else { return }
            setNeedsUpdateConstraints()
        }

        override func didMoveToWindow() { super.didMoveToWindow() }

        override func updateConstraints() {
            preferredMaxLayoutWidth = bounds.width
            super.updateConstraints()
        }

        override func draw(_ rect: CGRect) { super.draw(rect) }

        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: textInsets))
        }

        override func textRect(
            forBounds bounds: CGRect,
            limitedToNumberOfLines numberOfLines: Int
        ) -> CGRect {
            let inner = bounds.inset(by: textInsets)
            return super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
        }

        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(
                width: size.width + textInsets.left + textInsets.right,
                height: size.height + textInsets.top + textInsets.bottom
            )
        }

        override var isHidden: Bool { didSet { setNeedsDisplay() } }

        private func setUp() {
            translatesAutoresizingMaskIntoConstraints = false
            backgroundColor = .systemRed
            clipsToBounds = true
            tag = 7
            alpha = 0.5
            accessibilityIdentifier = "badge"
            accessibilityTraits.insert(.header)
            setContentHuggingPriority(.required, for: .horizontal)
            setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        }
    }

    @MainActor
    @Test func `labels can be derived, and keep what they are given`() {
        let label = BadgeLabel()
        label.text = "7"
        let plain = UILabel()
        plain.text = "7"
        #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
        label.isHidden = true
        label.bounds = CGRect(x: 1, y: 2, width: 80, height: 40)
        #expect(label.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(label.isHidden && label.clipsToBounds && label.tag == 7 && label.alpha == 0.5)
        #expect(label.backgroundColor == .systemRed)
        #expect(label.accessibilityIdentifier == "badge")
        #expect(label.accessibilityTraits == [.staticText, .header])
        #expect(label.contentHuggingPriority(for: .horizontal) == .required)
        #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 250)
    }

    // Apple documents the first two defaults for UILabel, and the priorities for UIView.
    @MainActor
    @Test func `a label has the defaults of UIKit`() {
        let label = UILabel()
        #expect(!label.isUserInteractionEnabled && UIView().isUserInteractionEnabled)
        #expect(label.isAccessibilityElement && !UIView().isAccessibilityElement)
        #expect(label.accessibilityLabel == nil)
        label.text = "Total"
        #expect(label.accessibilityLabel == "Total")
        label.accessibilityLabel = "Sum"
        #expect(label.accessibilityLabel == "Sum" && label.text == "Total")
        #expect(UIView().contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(UIView().contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @MainActor
    @Test func `the text of a label stays in its bounds`() {
        let label = UILabel()
        label.text = "One two three four five six seven eight nine ten"
        let bounds = CGRect(x: 3, y: 5, width: 100, height: 1000)
        let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        #expect(one.origin == bounds.origin && one.width <= 100)
        #expect(all.height >= 2 * one.height)
        label.numberOfLines = 0
        #expect(all.size == label.sizeThatFits(bounds.size))
        let low = CGRect(x: 0, y: 0, width: 100, height: 10)
        #expect(label.textRect(forBounds: low, limitedToNumberOfLines: 0).height == 10)
    }
}
