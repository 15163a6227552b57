import Foundation
import TypeScale
import TypeScaleTestSupport
import TypeScaleUIKit
import UIKitNames

extension UITraitCollection {
    static func reader(
        _ category: UIContentSizeCategory,
        _ weight: UILegibilityWeight = .regular
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category),
            UITraitCollection(legibilityWeight: weight), UITraitCollection(displayScale: 3),
        ])
    }

    static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
}

extension UIFont.TextStyle {
    static let all: [(TypeScale.TextStyle, UIFont.TextStyle)] = [
        (.largeTitle, .largeTitle), (.title1, .title1), (.title2, .title2), (.title3, .title3),
        (.headline, .headline), (.body, .body), (.callout, .callout),
        (.subheadline, .subheadline), (.footnote, .footnote), (.caption1, .caption1),
        (.caption2, .caption2),
    ]
}

/// Returns the bytes of a font with the given PostScript name.
func fontBytes(_ name: String) -> [UInt8] {
    var font = TestFont()
    font.names = [.init(1, name + " Family"), .init(2, "Regular"), .init(6, name)]
    return font.bytes
}
