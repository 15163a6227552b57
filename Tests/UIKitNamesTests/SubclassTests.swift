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
}
