extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the attribute.
        public let rawValue: String

        /// An attribute by Apple's string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family, a `String`.
        public static let family = Self(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a `String`.
        public static let name = Self(rawValue: "NSFontNameAttribute")
        /// The style within the family, a `String`.
        public static let face = Self(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = Self(rawValue: "NSFontSizeAttribute")
        /// The name that readers see, a `String`.
        public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
        /// The characters that the font must have, a `CharacterSet`; kept, and not looked at.
        public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
        /// The fonts that help out, a list of descriptors; kept, and not looked at.
        public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
        /// The traits, a `[TraitKey: Any]`.
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
        /// An advance for all characters, a number; kept, and not looked at.
        public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// The features, a `[[FeatureKey: Int]]`.
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, its string; the system's other fonts have a string of their own here.
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")

        /// Whether the reader wants heavier text; there only if so.
        static let boldText = Self(rawValue: "TypeScaleBoldText")
        /// The design of the system's font.
        static let design = Self(rawValue: "NSCTFontUIFontDesignTrait")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the trait.
        public let rawValue: String

        /// A trait by Apple's string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The ``UIFontDescriptor/SymbolicTraits``, as a number.
        public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, -1 to 1.
        public static let weight = Self(rawValue: "NSCTFontWeightTrait")
        /// The width, -1 to 1.
        public static let width = Self(rawValue: "NSCTFontProportionTrait")
        /// How far it leans, -1 to 1; 1 is 30 degrees clockwise.
        public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    }

    /// The key of a number in a feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the key.
        public let rawValue: String

        /// A key by Apple's string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The feature's number, such as ``kNumberSpacingType``.
        public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
        /// The setting's number, such as ``kMonospacedNumbersSelector``.
        public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
        /// The older name of ``type``.
        public static let featureIdentifier = type
        /// The older name of ``selector``, misleading as it is.
        public static let typeIdentifier = selector
    }

    /// A design of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the design.
        public let rawValue: String

        /// A design by Apple's string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// San Francisco.
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        /// San Francisco with round ends.
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        /// New York.
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
        /// San Francisco Mono.
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// A kind of letter shapes, the upper four bits of ``SymbolicTraits``.
    public typealias Class = Int
}

extension UIFontDescriptor {
    /// How a font looks, in bits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Traits of bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Italic or oblique.
        public static let traitItalic = Self(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = Self(rawValue: 1 << 1)
        /// Wider than usual.
        public static let traitExpanded = Self(rawValue: 1 << 5)
        /// Narrower than usual.
        public static let traitCondensed = Self(rawValue: 1 << 6)
        /// All characters equally wide.
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
        /// For vertical text.
        public static let traitVertical = Self(rawValue: 1 << 11)
        /// For user interfaces.
        public static let traitUIOptimized = Self(rawValue: 1 << 12)
        /// Lines closer by 2 points, in fonts of a text style.
        public static let traitTightLeading = Self(rawValue: 1 << 15)
        /// Lines further apart by 2 points, in fonts of a text style.
        public static let traitLooseLeading = Self(rawValue: 1 << 16)

        /// The bits that hold the kind of letter shapes.
        public static let classMask = Self(rawValue: 0xF000_0000)
        /// Old style serifs.
        public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
        /// Transitional serifs.
        public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
        /// Modern serifs.
        public static let classModernSerifs = Self(rawValue: 3 << 28)
        /// Clarendon serifs.
        public static let classClarendonSerifs = Self(rawValue: 4 << 28)
        /// Slab serifs.
        public static let classSlabSerifs = Self(rawValue: 5 << 28)
        /// Freeform serifs.
        public static let classFreeformSerifs = Self(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = Self(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = Self(rawValue: 9 << 28)
        /// Scripts.
        public static let classScripts = Self(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = Self(rawValue: 12 << 28)
    }
}
