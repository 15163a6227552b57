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
        let faces: [(style: String, weight: Int, isItalic: Bool)] = [
            ("Regular", 400, false), ("SemiBold", 600, false), ("Bold", 700, false),
            ("Italic", 400, true),
        ]
        return faces.allSatisfy { face in
            var font = TestFont()
            font.names = [
                .init(1, "Brand"), .init(2, face.style), .init(4, "Brand \(face.style)"),
                .init(6, "Brand-\(face.style)"),
            ]
            font.os2?.weight = face.weight
            font.os2?.selection = face.isItalic ? 1 : 0x40
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
