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
        let explicit = modifiers.explicitSize
        let size = explicit ?? base.unscaledSize
        let face = size.map(found.withSize) ?? found
        let weight = FontWeight(rawValue: face.openTypeWeight)
        let description: FontDescription
        switch base {
        case .environment: return Font.body.modified(modifiers).resolved
        case .style(let style, _, let stated):
            let styled = UIFont(descriptor: requested, size: 0)
            let isOwnWeight = stated == nil && styled.openTypeWeight == face.openTypeWeight
            description =
                if let explicit {
                    .system(.body, size: explicit.asSize, weight: weight).fixed()
                } else {
                    .system(style.style, weight: isOwnWeight ? nil : weight)
                }
        case .size(let size, _, _):
            let size = (explicit ?? size).asSize
            description = FontDescription.system(.body, size: size, weight: weight).fixed()
        case .named(let name, let size, let style):
            let unscaled = FontDescription(
                face: name.isEmpty ? .system : .named(missingName == nil ? face.fontName : name),
                textStyle: style?.style ?? .body,
                size: (explicit ?? size).asSize,
                weight: missingName == nil ? weight : nil
            )
            let isFixed = style == nil || explicit != nil
            description = unscaled.curve(isFixed ? .fixed : .swiftUI)
        case .uiFont:
            description = Self.fixed(face, size: Double(face.pointSize), weight: weight)
        }
        return SelectedFont(
            description: description.multiplied(by: modifiers.factor),
            face: face,
            missingName: missingName
        )
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

extension Font {
    /// Returns the environment's font, or the body style, if this font asks for it.
    func replacingDefault(with font: Font?) -> Font {
        guard case .environment = base else { return self }
        if let font, font.base != .environment { return font.modified(modifiers) }
        return Font.body.modified((font?.modifiers ?? []) + modifiers)
    }

    fileprivate func modified(_ modifiers: [Modifier]) -> Font {
        modifiers.reduce(self) { $0.applying($1) }
    }
}

extension Font.Base {
    /// The unscaled size in points, or `nil` for the size of the text style.
    fileprivate var unscaledSize: CGFloat? {
        switch self {
        case .environment, .style: nil
        case .size(let size, _, _), .named(_, let size, _): size
        case .uiFont(let font): font.pointSize
        }
    }

    /// The descriptor of the font without modifiers, and the name of a missing font.
    fileprivate var descriptor: (UIFontDescriptor, missingName: String?) {
        switch self {
        case .environment: return Font.body.base.descriptor
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
        case .named(let name, let size, _) where name.isEmpty:
            // Public apps rely on this font for an empty name. It was not observed on iOS.
            return (UIFont.systemFont(ofSize: size).fontDescriptor, nil)
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

extension [Font.Modifier] {
    /// The last size that was set, or `nil` if no size was set.
    fileprivate var explicitSize: CGFloat? {
        for case .pointSize(let size) in reversed() { return size }
        return nil
    }

    /// The product of the factors after the last size that was set, or `nil` for no factor.
    fileprivate var factor: Double? {
        var factor: Double?
        for modifier in self {
            switch modifier {
            case .pointSize: factor = nil
            case .scale(let next): factor = (factor ?? 1) * next.asSize
            default: break
            }
        }
        return factor
    }
}

extension FontDescription {
    /// Returns a description whose scaled size is multiplied by a factor, without rounding.
    fileprivate func multiplied(by factor: Double?) -> FontDescription {
        guard let factor else { return self }
        let plain = self
        let metrics = FontMetrics(forTextStyle: textStyle, curve: curve ?? .uikit)
        let definition = CurveDefinition(
            named: "SwiftUI's scaled(by:)",
            parameters: [factor],
            summary: "The scaled size, multiplied by a factor.",
            source: "Apple's documentation of Font.scaled(by:)",
            followsTextStyle: true
        ) { input in
            let size =
                plain.isPreferredFont
                ? plain.scaled(for: input.traits).pointSize
                : metrics.scaledPointSize(for: input.value, compatibleWith: input.traits)
            return size * factor
        }
        return curve(ScalingCurve(definition))
    }
}
