import Testing
import UIKit
import UIKitLabels

@MainActor
struct SizingIdioms {
    private func label(_ text: String, _ size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    // Sources: Interface Builder at 2x, and UIKit on iOS 26.1 for lines with a width of 200 points.
    @Test func `labels have the heights observed on iOS`() {
        let screen = UITraitCollection(displayScale: 2)
        screen.performAsCurrent {
            let heights: [(CGFloat, CGFloat)] = [(11, 13.5), (17, 20.5), (20, 24), (34, 41)]
            for (size, height) in heights {
                #expect(label("Hello", size).intrinsicContentSize.height == height)
            }
            let text = "The quick brown fox jumps over the lazy dog near the river bank"
            let wrapped = label(text, lines: 0)
            let fitting = wrapped.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
            // Three lines of 20.287 points, rounded up to half a point.
            #expect(fitting.height == 61)
            #expect(fitting.width <= 200)
            wrapped.preferredMaxLayoutWidth = 200
            #expect(wrapped.intrinsicContentSize == fitting)
            wrapped.frame.size = CGSize(width: 200, height: 0)
            wrapped.sizeToFit()
            #expect(wrapped.frame.size == fitting)
            let single = label(text)
            #expect(single.sizeThatFits(CGSize(width: 10, height: 10)).height == 20.5)
            #expect(single.sizeThatFits(CGSize(width: 10, height: 10)).width > 200)
        }
    }

    @Test func `a label's size follows the reader's category`() {
        let label = label("나비", lines: 0)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        var heights: [CGFloat] = []
        for category: UIContentSizeCategory in [.large, .accessibilityExtraExtraExtraLarge] {
            UITraitCollection.reader(category).performAsCurrent {
                heights.append(label.intrinsicContentSize.height)
            }
        }
        // San Francisco's line heights at 17 and 53 points, rounded up to a third of a point.
        let expected: [CGFloat] = [61.0 / 3, 190.0 / 3]
        #expect(heights == expected)
        #expect(UILabel().intrinsicContentSize == .zero)
        #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func `attributes affect the measured size`() throws {
        let font = try #require(AppFonts.font("Regular", 20))
        let width = ("A" as NSString).size(withAttributes: [.font: font]).width
        #expect(width > 0)
        #expect("AAAA".size(withAttributes: [.font: font]).width == 4 * width)
        let spaced = "AAAA".size(withAttributes: [.font: font, .kern: CGFloat(2)]).width
        #expect(spaced == 4 * width + 8)
        let text = NSMutableAttributedString(string: "A A A A", attributes: [.font: font])
        let bounds = text.boundingRect(
            with: CGSize(width: 1, height: CGFloat.greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin],
            context: nil
        )
        #expect(bounds.height == 4 * font.lineHeight)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        style.minimumLineHeight = 30
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
        let spread = text.boundingRect(
            with: CGSize(width: 1, height: 0),
            options: .usesLineFragmentOrigin,
            context: nil
        )
        #expect(spread.height == 135)
        #expect(text.size().height == 30)
        #expect(NSAttributedString(string: "").size() == .zero)
    }

    @Test func `an attachment has the size of its bounds`() throws {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -10, width: 40, height: 60)
        let text = NSAttributedString(attachment: attachment)
        let size = text.size()
        #expect(size.width == 40)
        #expect(size.height == 60)
    }
}
