import Brand
import TypeScaleUIKit
import UIKit

/// The style of the button for the main action of a screen, for a reader.
///
/// On iOS, pass the values to a button's configuration:
///
///     let style = PrimaryButtonStyle(compatibleWith: traitCollection)
///     configuration.attributedTitle = AttributedString(style.title("Buy"))
///     configuration.contentInsets = NSDirectionalEdgeInsets(
///         top: style.insets.top, leading: style.insets.left,
///         bottom: style.insets.bottom, trailing: style.insets.right)
public struct PrimaryButtonStyle {
    /// The minimum height of a button, in points, which is the size of a fingertip.
    public static let minimumHeight: CGFloat = 44

    private let traits: UITraitCollection

    /// Creates the style for a reader.
    public init(compatibleWith traits: UITraitCollection) { self.traits = traits }

    /// The font of the title.
    public var font: UIFont { Brand.button.uiFont(compatibleWith: traits) }

    /// The space around the title, which grows with the text, but not beyond 1.5 times.
    public var insets: UIEdgeInsets {
        let metrics = UIFontMetrics(forTextStyle: .callout)
        let vertical = min(18, metrics.scaledValue(for: 12, compatibleWith: traits))
        let horizontal = min(30, metrics.scaledValue(for: 20, compatibleWith: traits))
        return UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// The height of a button with a title in one line.
    public var height: CGFloat {
        max(Self.minimumHeight, insets.top + font.lineHeight + insets.bottom)
    }

    /// Returns the title of a button.
    public func title(_ text: String) -> NSAttributedString {
        NSAttributedString(
            string: text,
            attributes: [.font: font, .foregroundColor: UIColor.white]
        )
    }
}
