#if !os(macOS) && !os(watchOS)
import Foundation
public import TypeScale

#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit
#else
public import UIKitNames
#endif

extension TypeScale.TraitCollection {
    /// Creates traits from UIKit's traits.
    ///
    /// Unspecified traits become `nil`. The platform is tvOS for the idiom `tv`, and otherwise iOS,
    /// because Apple does not publish the sizes of other idioms. UIKit has no font scale.
    public init(_ traits: UITraitCollection) {
        self.init(
            preferredContentSizeCategory: ContentSizeCategory(traits.preferredContentSizeCategory),
            displayScale: Double(traits.displayScale),
            legibilityWeight: LegibilityWeight(traits.legibilityWeight),
            platform: traits.userInterfaceIdiom == .tv ? .tvOS : .iOS
        )
    }
}

extension UITraitCollection {
    /// Creates UIKit's traits, in which traits that are `nil` are unspecified.
    ///
    /// The idiom is `tv` for tvOS, and unspecified for other platforms. A font scale has no effect.
    public convenience init(_ traits: TypeScale.TraitCollection) {
        var parts: [UITraitCollection] = []
        if let category = traits.preferredContentSizeCategory {
            let category = UIContentSizeCategory(category)
            parts.append(UITraitCollection(preferredContentSizeCategory: category))
        }
        if let weight = traits.legibilityWeight {
            parts.append(UITraitCollection(legibilityWeight: UILegibilityWeight(weight)))
        }
        if let scale = traits.displayScale {
            parts.append(UITraitCollection(displayScale: CGFloat(scale)))
        }
        if traits.platform.name == Platform.tvOS.name {
            parts.append(UITraitCollection(userInterfaceIdiom: .tv))
        }
        self.init(traitsFrom: parts)
    }

    /// Returns the current traits, in which the specified traits of a collection are replaced.
    static func current(with traits: UITraitCollection?) -> UITraitCollection {
        UITraitCollection(traitsFrom: [.current, traits].compactMap(\.self))
    }
}

extension TypeScale.TraitCollection.LegibilityWeight {
    /// Creates the legibility weight that equals UIKit's.
    ///
    /// - Parameter weight: UIKit's legibility weight. The result is `nil` for an unspecified or
    ///   unknown weight.
    public init?(_ weight: UILegibilityWeight) {
        let same = Self.allCases.first { UILegibilityWeight($0) == weight }
        guard let same else { return nil }
        self = same
    }
}

extension UILegibilityWeight {
    /// Creates UIKit's legibility weight, or the unspecified weight for `nil`.
    @_disfavoredOverload
    public init(_ weight: TypeScale.TraitCollection.LegibilityWeight?) {
        self =
            switch weight {
            case .regular: .regular
            case .bold: .bold
            case nil: .unspecified
            }
    }
}
#endif
