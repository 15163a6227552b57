import Foundation
import TypeScale
import TypeScaleFonts
import UIKitNames

extension Font {
    /// The font that this request selects.
    ///
    /// Text styles have the sizes of UIKit's tables. Named fonts scale with the curve
    /// `ScalingCurve.swiftUI`, which comes from a third-party reimplementation of SwiftUI. A
    /// negative, infinite or NaN size becomes 0, as in UIKit. This property is not part of SwiftUI.
    public var resolved: SelectedFont {
        let (requested, missingName) = base.descriptor
        let descriptor = modifiers.reduce(requested) { $1.applied(to: $0) }
        let found = UIFont(descriptor: descriptor, size: 0)
        let face = base.unscaledSize.map(found.withSize) ?? found
        let description: FontDescription
        let weight = FontWeight(rawValue: face.openTypeWeight)
        switch base {
        case .style(let style, _, let stated):
            let styled = UIFont(descriptor: requested, size: 0)
            let isOwnWeight = stated == nil && styled.openTypeWeight == face.openTypeWeight
            description = .system(style.style, weight: isOwnWeight ? nil : weight)
        case .size(let size, _, _):
            description = FontDescription.system(.body, size: size.asSize, weight: weight).fixed()
        case .named(let name, let size, let style):
            let unscaled = FontDescription(
                name: missingName == nil ? face.fontName : name,
                textStyle: style?.style ?? .body,
                size: size.asSize,
                weight: missingName == nil ? weight : nil
            )
            description = unscaled.curve(style == nil ? .fixed : .swiftUI)
        case .uiFont(let font):
            description = Self.fixed(face, size: Double(font.pointSize), weight: weight)
        }
        return SelectedFont(description: description, face: face, missingName: missingName)
    }

    /// Returns a description of a font that is already scaled.
    ///
    /// Bold Text does not change such a font, even if it is a system font.
    private static func fixed(
        _ font: UIFont,
        size: Double,
        weight: FontWeight?
    ) -> FontDescription {
        let face = font.fontDescriptor.isSystem ? FontFace.system : .named(font.fontName)
        return FontDescription(face: face, textStyle: .body, size: size, weight: weight)
            .fixed().boldTextFace(font.fontDescriptor.isSystem ? face : nil, weight: weight)
    }
}

extension Font.Base {
    /// The unscaled size in points, or `nil` for the size of the text style.
    fileprivate var unscaledSize: CGFloat? {
        switch self {
        case .style: nil
        case .size(let size, _, _), .named(_, let size, _): size
        case .uiFont(let font): font.pointSize
        }
    }

    /// The descriptor of the font without modifiers, and the name of a missing font.
    fileprivate var descriptor: (UIFontDescriptor, missingName: String?) {
        switch self {
        case .style(let style, let design, let weight):
            let large = UITraitCollection {
                $0.preferredContentSizeCategory = .large
                $0.legibilityWeight = .regular
            }
            let descriptor = UIFontDescriptor.preferredFontDescriptor(
                withTextStyle: UIFont.TextStyle(rawValue: style.style.rawValue),
                compatibleWith: large
            )
            return (descriptor.changed(design, weight), nil)
        case .size(let size, let weight, let design):
            return (UIFont.systemFont(ofSize: size).fontDescriptor.changed(design, weight), nil)
        case .named(let name, let size, _):
            guard let font = UIFont(name: name, size: size) else {
                return (UIFont.systemFont(ofSize: size).fontDescriptor, name)
            }
            return (font.fontDescriptor, nil)
        case .uiFont(let font):
            return (font.fontDescriptor, font.missingName)
        }
    }
}

extension UIFont {
    /// The weight on OpenType's scale.
    fileprivate var openTypeWeight: Double {
        switch instance {
        case .file(let face): (try? face.traits().weight) ?? FontWeight.regular.rawValue
        case .system(let face): face.weight
        case .custom: FontWeight.regular.rawValue
        }
    }
}

extension CGFloat {
    /// The size as a number, or 0 if it is negative, infinite or NaN.
    fileprivate var asSize: Double { self > 0 && isFinite ? Double(self) : 0 }
}
