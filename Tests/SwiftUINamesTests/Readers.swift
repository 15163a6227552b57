import Foundation
import SwiftUI
import TypeScaleTestSupport

extension UITraitCollection {
    /// Returns the traits of a reader who prefers a size, on a screen with three pixels per point.
    static func reader(_ size: DynamicTypeSize) -> UITraitCollection {
        UITraitCollection {
            $0.preferredContentSizeCategory = UIContentSizeCategory(size)
            $0.displayScale = 3
        }
    }
}

/// Fonts built in memory and registered once, as an app registers its bundled fonts.
enum AppFonts {
    static let areRegistered: Bool = {
        TestFont.family("Studio").allSatisfy { font in
            guard let provider = CGDataProvider(data: Data(font.bytes) as CFData),
                let graphics = CGFont(provider)
            else { return false }
            return CTFontManagerRegisterGraphicsFont(graphics, nil)
        }
    }()
}
