extension UIFontDescriptor {
    /// The name of a font attribute.
    public struct AttributeName: _RawValueBridgeable, Hashable, Sendable {
        /// UIKit's raw value for the attribute.
        public let rawValue: String

        /// Creates an attribute name from a raw value, such as `NSFontFamilyAttribute`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family name, as a `String`.
        public static let family = Self(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, as a `String`.
        public static let name = Self(rawValue: "NSFontNameAttribute")
        /// The name of the style within the family, as a `String`.
        public static let face = Self(rawValue: "NSFontFaceAttribute")
        /// The size in points, as a number.
        public static let size = Self(rawValue: "NSFontSizeAttribute")
        /// The name to show to users, as a `String`.
        public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
        /// A key that this module ignores: the characters to support, as a `CharacterSet`.
        public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
        /// A key that this module ignores: the fallback fonts, as an array of descriptors.
        public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
        /// The traits, as a `[TraitKey: Any]`.
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
        /// A key that this module ignores: the fixed width of all characters, as a number.
        public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// The feature settings, as a `[[FeatureKey: Int]]`.
        ///
        /// The value also casts to `NSArray`, `[NSDictionary]`, and arrays of dictionaries with
        /// other types of keys and values, such as `[[FeatureKey: Any]]` and `[[String: Int]]`.
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, or the usage of a system font without a text style.
        ///
        /// The value casts to `String` and to ``UIFont/TextStyle``.
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")

        /// The Bold Text setting, which is `true` or absent.
        static let boldText = Self(rawValue: "TypeScaleBoldText")
        /// The system font's design.
        static let design = Self(rawValue: "NSCTFontUIFontDesignTrait")
    }

    /// A key in a dictionary of traits.
    public struct TraitKey: _RawValueBridgeable, Hashable, Sendable {
        /// UIKit's raw value for the trait.
        public let rawValue: String

        /// Creates a trait key from a raw value, such as `NSCTFontWeightTrait`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The raw value of the ``UIFontDescriptor/SymbolicTraits``.
        public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, from -1 to 1.
        public static let weight = Self(rawValue: "NSCTFontWeightTrait")
        /// The width, from -1 to 1.
        public static let width = Self(rawValue: "NSCTFontProportionTrait")
        /// The slant, from -1 to 1, where 1 is 30 degrees clockwise.
        public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    }

    /// A key in a dictionary that sets a font feature.
    public struct FeatureKey: _RawValueBridgeable, Hashable, Sendable {
        /// UIKit's raw value for the key.
        public let rawValue: String

        /// Creates a feature key from a raw value, such as `CTFeatureTypeIdentifier`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The feature type, such as `kNumberSpacingType`.
        public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
        /// The selector, such as `kMonospacedNumbersSelector`.
        public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
        /// The former name of ``type``.
        public static let featureIdentifier = type
        /// The former name of ``selector``, although the name contains the word *type*.
        public static let typeIdentifier = selector
    }

    /// A design of the system font.
    public struct SystemDesign: _RawValueBridgeable, Hashable, Sendable {
        /// UIKit's raw value for the design.
        public let rawValue: String

        /// Creates a design from a raw value, such as `NSCTFontUIFontDesignSerif`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design, San Francisco.
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design, San Francisco Rounded.
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        /// The serif design, New York.
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
        /// The monospaced design, San Francisco Mono.
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The class of a font's letterforms, in the upper four bits of ``SymbolicTraits``.
    public typealias Class = Int
}

extension UIFontDescriptor {
    /// The symbolic traits of a font, such as bold and italic.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the traits.
        public let rawValue: UInt32

        /// Creates traits from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The font is italic or oblique.
        public static let traitItalic = Self(rawValue: 1 << 0)
        /// The font is bold.
        public static let traitBold = Self(rawValue: 1 << 1)
        /// The font is wider than the standard width.
        public static let traitExpanded = Self(rawValue: 1 << 5)
        /// The font is narrower than the standard width.
        public static let traitCondensed = Self(rawValue: 1 << 6)
        /// All characters have the same width.
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
        /// The font is suitable for vertical text.
        public static let traitVertical = Self(rawValue: 1 << 11)
        /// The font is suitable for user interfaces.
        public static let traitUIOptimized = Self(rawValue: 1 << 12)
        /// Lines are 2 points closer together in a font with a text style.
        public static let traitTightLeading = Self(rawValue: 1 << 15)
        /// Lines are 2 points farther apart in a font with a text style.
        public static let traitLooseLeading = Self(rawValue: 1 << 16)

        /// The bits that contain the font's class.
        public static let classMask = Self(rawValue: 0xF000_0000)
        /// The font has old style serifs.
        public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
        /// The font has transitional serifs.
        public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
        /// The font has modern serifs.
        public static let classModernSerifs = Self(rawValue: 3 << 28)
        /// The font has Clarendon serifs.
        public static let classClarendonSerifs = Self(rawValue: 4 << 28)
        /// The font has slab serifs.
        public static let classSlabSerifs = Self(rawValue: 5 << 28)
        /// The font has freeform serifs.
        public static let classFreeformSerifs = Self(rawValue: 7 << 28)
        /// The font has no serifs.
        public static let classSansSerif = Self(rawValue: 8 << 28)
        /// The font consists of ornaments.
        public static let classOrnamentals = Self(rawValue: 9 << 28)
        /// The font resembles handwriting.
        public static let classScripts = Self(rawValue: 10 << 28)
        /// The font consists of symbols.
        public static let classSymbolic = Self(rawValue: 12 << 28)
    }
}
