public import Foundation
import TypeScale
import TypeScaleFonts
public import UIKitNames

extension Font {
    /// Returns the font in an environment, with its size, weight and other traits.
    ///
    ///     let font = Font.custom("Inter-Regular", size: 17, relativeTo: .body)
    ///     font.resolve(in: environment.fontResolutionContext).pointSize
    ///
    /// Text styles have the sizes of UIKit's tables. Named fonts scale with TypeScale's curve
    /// `ScalingCurve.swiftUI`, which was not observed on iOS. As on iOS, the system font replaces a
    /// missing font. ``resolved`` names the missing font.
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
    public func resolve(in context: Context) -> Resolved {
        let selected = replacingDefault(with: context.font).resolved
        let font = selected.description.scaled(for: context.traits)
        var descriptor = selected.face.fontDescriptor
        if descriptor.isSystem, selected.missingName == nil {
            // Bold Text makes a system font heavier.
            descriptor = descriptor.changed(nil, Weight(openType: font.weight.rawValue))
        }
        let face = UIFont(descriptor: descriptor, size: 0)
        return Resolved(ctFont: face.withSize(CGFloat(font.pointSize)))
    }

    /// A font in an environment, with its size, weight and other traits.
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
    public struct Resolved: Hashable, Sendable {
        /// The font as Core Text's font.
        public let ctFont: CTFont

        /// The size in points, in which the reader's text size is included.
        public var pointSize: CGFloat { ctFont.pointSize }

        /// The weight.
        public var weight: Weight { faceTraits.weight }

        /// The width.
        public var width: Width { faceTraits.width }

        /// The space between lines.
        public var leading: Leading {
            let traits = ctFont.fontDescriptor.symbolicTraits
            return traits.contains(.traitTightLeading)
                ? .tight : traits.contains(.traitLooseLeading) ? .loose : .standard
        }

        /// Whether the font has a bold trait, or at least the weight semibold.
        public var isBold: Bool { weight.value >= Weight.semibold.value }

        /// Whether the font is italic.
        public var isItalic: Bool { faceTraits.isItalic }

        /// Whether all characters of the font are equally wide.
        public var isMonospaced: Bool { faceTraits.isMonospaced }

        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }

        /// Whether lowercase letters are small capitals.
        public var isLowercaseSmallCaps: Bool {
            has(kLowerCaseType, kLowerCaseSmallCapsSelector)
        }

        /// Whether uppercase letters are small capitals.
        public var isUppercaseSmallCaps: Bool {
            has(kUpperCaseType, kUpperCaseSmallCapsSelector)
        }
    }
}

extension Font.Resolved {
    private struct FaceTraits {
        let weight: Font.Weight
        let width: Font.Width
        let isItalic: Bool
        let isMonospaced: Bool
    }

    /// The traits of the face, of which a descriptor may state only some.
    private var faceTraits: FaceTraits {
        if case .system(let face) = ctFont.instance {
            let traits = Self.traits(of: ctFont.fontDescriptor)
            return FaceTraits(
                weight: Font.Weight(openType: face.weight),
                // The stated width is exact.
                width: Font.Width(traits[.width] as? CGFloat ?? CGFloat(face.width - 100) / 100),
                isItalic: face.isItalic,
                isMonospaced: face.design == .monospaced
            )
        }
        // A descriptor with only the name has all traits of the face.
        let named = UIFontDescriptor(name: ctFont.fontName, size: 0)
        let traits = Self.traits(of: named)
        return FaceTraits(
            weight: Font.Weight(traits[.weight] as? UIFont.Weight ?? .regular),
            width: Font.Width(traits[.width] as? CGFloat ?? 0),
            isItalic: named.symbolicTraits.contains(.traitItalic),
            isMonospaced: named.symbolicTraits.contains(.traitMonoSpace)
        )
    }

    private static func traits(
        of descriptor: UIFontDescriptor
    ) -> [UIFontDescriptor.TraitKey: Any] {
        descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    }

    private func has(_ type: Int, _ selector: Int) -> Bool {
        let settings = ctFont.fontDescriptor.object(forKey: .featureSettings)
        let features = settings as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
        return features.contains { $0[.type] == type && $0[.selector] == selector }
    }
}

extension Font.Weight {
    /// Creates the named weight that is nearest to a value on OpenType's scale.
    fileprivate init(openType: Double) {
        let steps: [Self] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let step = max(100, min(900, openType.isNaN ? 400 : openType)) / 100
        self = steps[Int(step.rounded()) - 1]
    }
}
