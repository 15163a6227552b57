import TypeScaleTestSupport
import UIKit

extension UITraitCollection {
    /// Returns the traits of a reader who prefers a category, on a screen with three pixels per
    /// point.
    static func reader(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category),
            UITraitCollection(displayScale: 3),
        ])
    }

    /// The reader at AX5.
    static let largest = reader(.accessibilityExtraExtraExtraLarge)
}

/// Fonts built in memory and registered once, as an app registers its bundled fonts.
enum AppFonts {
    static let isRegistered: Bool = {
        TestFont.family("Brand").allSatisfy { font in
            guard let provider = CGDataProvider(data: Data(font.bytes) as CFData),
                let graphics = CGFont(provider)
            else { return false }
            return CTFontManagerRegisterGraphicsFont(graphics, nil)
        }
    }()

    static func font(_ style: String, _ size: CGFloat) -> UIFont? {
        isRegistered ? UIFont(name: "Brand-\(style)", size: size) : nil
    }
}
