import Testing
import UIKit
import UIKitLabels

/// Values that code uses together with fonts.
struct ValueIdioms {
    @Test func `a color of Core Graphics is the color for the current traits`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        dark.performAsCurrent {
            #expect(UIColor.label.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
            #expect(UIColor.lightText.cgColor.alpha == 0.6)
        }
        let light = UITraitCollection(userInterfaceStyle: .light)
        light.performAsCurrent {
            #expect(UIColor.label.cgColor == CGColor(gray: 0, alpha: 1))
            #expect(UIColor(cgColor: UIColor.systemRed.cgColor) != .systemRed)
        }
        let color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        #expect(color.components == [0.25, 0.5, 0.75, 1] && color.numberOfComponents == 4)
        #expect(color.copy(alpha: 0.5)?.components == [0.25, 0.5, 0.75, 0.5])
        #expect(UIColor(cgColor: color) == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(Set([color, UIColor(cgColor: color).cgColor]).count == 1)
    }

    @Test func `a transformer changes the attributes of text`() {
        let transformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.boldSystemFont(ofSize: 20)
            outgoing.foregroundColor = incoming.foregroundColor?.withAlphaComponent(0.5)
            return outgoing
        }
        var container = AttributeContainer()
        container.foregroundColor = UIColor.red
        let transformed = transformer(container)
        #expect(transformed.font == UIFont.boldSystemFont(ofSize: 20))
        #expect(transformed.foregroundColor == UIColor.red.withAlphaComponent(0.5))
        #expect(transformed == transformer.transform(container))
    }

    @Test func `variations in a descriptor are kept, and ignored`() {
        let key = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)
        let descriptor = UIFontDescriptor(fontAttributes: [key: [2_003_265_652: 700], .size: 9])
        #expect(descriptor.fontAttributes[key] as? [Int: Int] == [2_003_265_652: 700])
        #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 9))
    }

    @Test func `an attachment keeps its image, and has the size of its bounds`() {
        let image = UIImage()
        let attachment = NSTextAttachment(image: image)
        #expect(attachment.image === image && image.size == .zero)
        attachment.bounds = CGRect(x: 0, y: -4, width: 20, height: 20)
        #expect(NSAttributedString(attachment: attachment).size().width == 20)
    }
}
