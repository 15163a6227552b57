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
        let faces: [(style: String, weight: Int, isItalic: Bool)] = [
            ("Regular", 400, false), ("SemiBold", 600, false), ("Bold", 700, false),
            ("Italic", 400, true),
        ]
        return faces.allSatisfy { face in
            var font = TestFont()
            font.names = [
                .init(1, "Studio"), .init(2, face.style), .init(4, "Studio \(face.style)"),
                .init(6, "Studio-\(face.style)"),
            ]
            font.os2?.weight = face.weight
            font.os2?.selection = face.isItalic ? 1 : 0x40
            guard let provider = CGDataProvider(data: Data(font.bytes) as CFData),
                let graphics = CGFont(provider)
            else { return false }
            return CTFontManagerRegisterGraphicsFont(graphics, nil)
        }
    }()
}
