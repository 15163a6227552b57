import Foundation
import TypeScaleFonts

/// The attributes that determine a descriptor's font, each converted to one type.
struct DescriptorMeaning: Hashable, Codable {
    var name: String?
    var family: String?
    var styleName: String?
    /// The size, or `nil` if the attribute is not a finite number greater than 0.
    var size: CGFloat?
    /// Core Text's string for the usage or the text style, or `nil` if the style is unknown.
    var style: String?
    var design: String?
    var symbolic: UInt32?
    var weight: CGFloat?
    var width: CGFloat?
    var slant: CGFloat?
    var isBoldText = false
    var visibleName: String?
    var features: [Feature] = []

    /// The names of the attributes that determine the font.
    static let names: [UIFontDescriptor.AttributeName] = [
        .name, .family, .face, .visibleName, .size, .textStyle, .design, .boldText, .traits,
        .featureSettings,
    ]

    /// A feature type and a selector from Apple's [font feature
    /// registry](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html).
    struct Feature: Hashable, Codable {
        let type: Int
        let selector: Int
    }

    init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        name = attributes[.name] as? String
        visibleName = attributes[.visibleName] as? String
        family = attributes[.family] as? String
        styleName = attributes[.face] as? String
        size = number(attributes[.size]).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let usage =
            (attributes[.textStyle] as? UIFont.TextStyle)?.rawValue
            ?? attributes[.textStyle] as? String
        // As observed on iOS 26.1, a descriptor drops a text style that does not exist.
        style = usage.flatMap { SystemUsage(rawValue: $0) == nil ? nil : $0 }
        design = attributes[.design] as? String
        isBoldText = attributes[.boldText] as? Bool ?? false
        let traits: [UIFontDescriptor.TraitKey: Any] = Self.keyed(attributes[.traits])
        symbolic =
            (traits[.symbolic] as? UIFontDescriptor.SymbolicTraits)?.rawValue
            ?? number(traits[.symbolic]).flatMap { UInt32(exactly: $0) }
        weight = Self.onScale(
            (traits[.weight] as? UIFont.Weight)?.rawValue ?? number(traits[.weight])
        )
        width = Self.onScale((traits[.width] as? UIFont.Width)?.rawValue ?? number(traits[.width]))
        slant = Self.onScale(number(traits[.slant]))
        features = (attributes[.featureSettings] as? [Any] ?? []).compactMap { value in
            let setting: [UIFontDescriptor.FeatureKey: Any] = Self.keyed(value)
            guard let type = number(setting[.type]).flatMap({ Int(exactly: $0) }),
                let selector = number(setting[.selector]).flatMap({ Int(exactly: $0) })
            else { return nil }
            return Feature(type: type, selector: selector)
        }
    }

    /// Converts a dictionary whose keys are typed or strings to a dictionary with typed keys.
    private static func keyed<Key: _RawValueBridgeable>(_ value: Any?) -> [Key: Any]
    where Key: Hashable, Key.RawValue == String {
        if let typed = value as? [Key: Any] { return typed }
        let pairs = (value as? NSDictionary)?.compactMap { pair in
            (pair.key as? String).map { (Key(rawValue: $0), pair.value) }
        }
        return Dictionary(pairs ?? []) { first, _ in first }
    }

    /// Clamps a trait to the range from -1 to 1, or returns `nil` for `nil` and NaN.
    private static func onScale(_ number: CGFloat?) -> CGFloat? {
        number.flatMap { $0.isNaN ? nil : max(-1, min(1, $0)) }
    }

    /// The attributes as a dictionary, in which numbers and text styles are objects.
    ///
    /// Casts convert an `NSNumber` or an `NSString` to each type that apps read.
    var attributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
        attributes[.name] = name
        attributes[.family] = family
        attributes[.visibleName] = visibleName
        attributes[.face] = styleName
        attributes[.size] = size?.object
        attributes[.textStyle] = style.map { NSString(string: $0) }
        attributes[.design] = design.map { NSString(string: $0) }
        if isBoldText { attributes[.boldText] = true }
        var traits: [UIFontDescriptor.TraitKey: NSNumber] = [:]
        traits[.symbolic] = symbolic.map { NSNumber(value: $0) }
        traits[.weight] = weight?.object
        traits[.width] = width?.object
        traits[.slant] = slant?.object
        if !traits.isEmpty { attributes[.traits] = traits.object }
        if !features.isEmpty { attributes[.featureSettings] = features.settings }
        return attributes
    }

    /// These attributes without a weight that the usage of a system font determines, too.
    ///
    /// The weight of a scaled font is always stated. Descriptors of equal fonts must be equal.
    var canonical: DescriptorMeaning {
        guard name == nil, family == nil, let usage else { return self }
        let isBold = symbolicTraits?.contains(.traitBold) ?? false
        guard weight == usage.weight(isBold: isBold).rawValue else { return self }
        var copy = self
        copy.weight = nil
        return copy
    }

    var usage: SystemUsage? { style.flatMap(SystemUsage.init(rawValue:)) }

    var symbolicTraits: UIFontDescriptor.SymbolicTraits? {
        symbolic.map(UIFontDescriptor.SymbolicTraits.init(rawValue:))
    }
}

extension [DescriptorMeaning.Feature] {
    /// The value of the attribute for feature settings.
    var settings: NSArray {
        let numbers: [[UIFontDescriptor.FeatureKey: NSNumber]] = map {
            [.type: NSNumber(value: $0.type), .selector: NSNumber(value: $0.selector)]
        }
        return FeatureSettings(numbers.map(\.object))
    }
}

extension Dictionary where Key: _RawValueBridgeable, Key.RawValue == String, Value == NSNumber {
    /// The dictionary with keys that casts convert to strings and to every type of key.
    var object: [NSString: NSNumber] {
        let pairs = map { (NSString(string: $0.key.rawValue), $0.value) }
        return [NSString: NSNumber](uniqueKeysWithValues: pairs)
    }
}

extension CGFloat {
    /// The number as an object, which casts convert to any numeric type that contains the value.
    var object: NSNumber { NSNumber(value: Double(self)) }
}

/// Converts a value of any common numeric type to a `CGFloat`, or returns `nil` for other values.
func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}

extension DescriptorMeaning.Feature {
    /// The OpenType features that Apple's features correspond to.
    ///
    /// Each list contains the selector that enables the feature, and the selector that disables it
    /// or selects the default. The selectors are from Apple's font feature registry. The features
    /// are from OpenType's list of
    /// [registered features](https://learn.microsoft.com/typography/opentype/spec/featurelist).
    private static let tags: [(type: Int, selectors: [Int], tag: FontTag)] = [
        (kLigaturesType, [kRequiredLigaturesOnSelector, kRequiredLigaturesOffSelector], "rlig"),
        (kLigaturesType, [kCommonLigaturesOnSelector, kCommonLigaturesOffSelector], "liga"),
        (kLigaturesType, [kRareLigaturesOnSelector, kRareLigaturesOffSelector], "dlig"),
        (kNumberSpacingType, [kMonospacedNumbersSelector], "tnum"),
        (kNumberSpacingType, [kProportionalNumbersSelector], "pnum"),
        (kVerticalPositionType, [kSuperiorsSelector, kNormalPositionSelector], "sups"),
        (kVerticalPositionType, [kInferiorsSelector, kNormalPositionSelector], "subs"),
        (kVerticalPositionType, [kOrdinalsSelector, kNormalPositionSelector], "ordn"),
        (kVerticalPositionType, [kScientificInferiorsSelector, kNormalPositionSelector], "sinf"),
        (kFractionsType, [kVerticalFractionsSelector, kNoFractionsSelector], "afrc"),
        (kFractionsType, [kDiagonalFractionsSelector, kNoFractionsSelector], "frac"),
        (kTypographicExtrasType, [kSlashedZeroOnSelector, kSlashedZeroOffSelector], "zero"),
        (kNumberCaseType, [kLowerCaseNumbersSelector], "onum"),
        (kNumberCaseType, [kUpperCaseNumbersSelector], "lnum"),
        (kTextSpacingType, [kProportionalTextSelector], "pwid"),
        (kTextSpacingType, [kMonospacedTextSelector], "fwid"),
        (kTextSpacingType, [kHalfWidthTextSelector], "hwid"),
        (kTextSpacingType, [kThirdWidthTextSelector], "twid"),
        (kTextSpacingType, [kQuarterWidthTextSelector], "qwid"),
        (kTextSpacingType, [kAltProportionalTextSelector], "palt"),
        (kTextSpacingType, [kAltHalfWidthTextSelector], "halt"),
        (
            kCaseSensitiveLayoutType,
            [kCaseSensitiveLayoutOnSelector, kCaseSensitiveLayoutOffSelector], "case"
        ),
        (
            kContextualAlternatesType,
            [kContextualAlternatesOnSelector, kContextualAlternatesOffSelector], "calt"
        ),
        (
            kContextualAlternatesType,
            [kSwashAlternatesOnSelector, kSwashAlternatesOffSelector], "swsh"
        ),
        (
            kContextualAlternatesType,
            [kContextualSwashAlternatesOnSelector, kContextualSwashAlternatesOffSelector], "cswh"
        ),
        (kLowerCaseType, [kLowerCaseSmallCapsSelector, kDefaultLowerCaseSelector], "smcp"),
        (kLowerCaseType, [kLowerCasePetiteCapsSelector, kDefaultLowerCaseSelector], "pcap"),
        (kUpperCaseType, [kUpperCaseSmallCapsSelector, kDefaultUpperCaseSelector], "c2sc"),
        (kUpperCaseType, [kUpperCasePetiteCapsSelector, kDefaultUpperCaseSelector], "c2pc"),
    ]

    /// Whether the setting does not change a font, such as a selector that disables small capitals.
    ///
    /// The `rlig`, `liga` and `calt` features are enabled by default. All others are disabled.
    var isDefault: Bool {
        if type == kStylisticAlternativesType { return selector == 0 || selector % 2 == 1 }
        return Self.tags.contains { feature in
            guard feature.type == type, feature.selectors.count == 2 else { return false }
            let isEnabled = ["rlig", "liga", "calt"].contains(feature.tag)
            return selector == feature.selectors[isEnabled ? 0 : 1]
        }
    }

    /// Returns whether a font that has the given OpenType features supports the setting.
    func isSupported(by tags: Set<FontTag>) -> Bool {
        if type == kStylisticAlternativesType {
            let number = selector / 2
            let isSet = 1...20 ~= number
            return isSet
                && tags.contains(
                    FontTag(stringLiteral: number < 10 ? "ss0\(number)" : "ss\(number)")
                )
        }
        return Self.tags.contains {
            $0.type == type && $0.selectors.contains(selector) && tags.contains($0.tag)
        }
    }
}
