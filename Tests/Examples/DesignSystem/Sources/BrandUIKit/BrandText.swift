import TypeScale
import TypeScaleUIKit
import UIKit

extension NSAttributedString {
    /// Creates text in a font of the brand, with the font's line height and tracking.
    ///
    /// A `UIFont` cannot contain a line height or tracking, so the text has them as attributes.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - description: The unscaled font.
    ///   - traits: The traits of the reader. Unspecified traits come from the current traits.
    public convenience init(
        brand text: String,
        _ description: FontDescription,
        compatibleWith traits: UITraitCollection? = nil
    ) {
        let font = description.uiFont(compatibleWith: traits)
        let scaled = description.scaled(for: TraitCollection(traits ?? .current))
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        if let tracking = scaled.tracking { attributes[.kern] = CGFloat(tracking) }
        if let lineHeight = scaled.lineHeight {
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = CGFloat(lineHeight)
            style.maximumLineHeight = CGFloat(lineHeight)
            attributes[.paragraphStyle] = style
        }
        self.init(string: text, attributes: attributes)
    }
}
