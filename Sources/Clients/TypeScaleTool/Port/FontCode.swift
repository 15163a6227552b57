/// The modules and names that mark code for fonts.
enum FontCode {
    /// The modules with the names of Apple's frameworks, of which some are available by alias.
    static let modules: Set<String> = ["UIKit", "SwiftUI", "CoreText", "CoreGraphics"]

    /// Returns whether a word in the code names a font, or a declaration that concerns fonts.
    static func contains(_ word: String) -> Bool {
        names.contains(word) || members.contains(word)
            || word.utf8.first == UInt8(ascii: "k")
                && word.utf8.suffix(8).elementsEqual("Selector".utf8)
    }

    /// The names in `Tests/Surface/UIKitNames.txt`, and some names of SwiftUI and Foundation.
    ///
    /// The list has no names of Core Foundation, because code without fonts uses them too.
    ///
    /// Names that end in *Selector* are not listed. They are constants from `SFNTLayoutTypes.h`.
    static let names = words(
        """
        CGDataProvider CGFont CTFont CTFontCopyFamilyName CTFontCopyFontDescriptor
        CTFontCopyPostScriptName CTFontCreateWithFontDescriptor CTFontCreateWithName CTFontDescriptor
        CTFontGetAscent CTFontGetCapHeight CTFontGetDescent CTFontGetLeading CTFontGetSize
        CTFontGetXHeight CTFontManagerCreateFontDescriptorsFromURL CTFontManagerError
        CTFontManagerGetScopeForURL CTFontManagerRegisterFontURLs CTFontManagerRegisterFontsForURL
        CTFontManagerRegisterGraphicsFont CTFontManagerScope CTFontManagerUnregisterFontsForURL
        CTFontManagerUnregisterGraphicsFont NSAttributedString
        NSLayoutYAxisAnchor NSLineBreakMode NSMutableAttributedString NSMutableParagraphStyle
        NSParagraphStyle NSShadow NSStringDrawingContext NSStringDrawingOptions NSTextAlignment
        NSTextAttachment NSTextTab NSUnderlineStyle NSWritingDirection UIAccessibility
        UIAccessibilityContrast UIApplication UIColor UIContentSizeCategory
        UIContentSizeCategoryAdjusting UIDevice UIFont UIFontDescriptor UIFontMetrics UILabel
        UILegibilityWeight UIMutableTraits UIScreen UITrait UITraitChangeObservable
        UITraitChangeRegistration UITraitCollection UITraitDefinition UITraitDisplayScale
        UITraitEnvironment UITraitEnvironmentLayoutDirection UITraitLegibilityWeight
        UITraitPreferredContentSizeCategory UITraitUserInterfaceStyle UIUserInterfaceIdiom
        UIUserInterfaceLayoutDirection UIUserInterfaceSizeClass UIUserInterfaceStyle UIView
        kCTFontManagerErrorDomain kCaseSensitiveLayoutType kCharacterAlternativesType
        kContextualAlternatesType kFractionsType kLetterCaseType kLigaturesType kLowerCaseType
        kNumberCaseType kNumberSpacingType kStylisticAlternativesType kTextSpacingType
        kTypographicExtrasType kUpperCaseType kVerticalPositionType
        ContentSizeCategory DynamicTypeSize Font ScaledMetric
        """
    )

    /// The members in the same list whose names other types rarely use.
    static let members = words(
        """
        adjustsFontForContentSizeCategory boldSystemFont familyNames fontDescriptor fontNames
        italicSystemFont maximumContentSizeCategory minimumContentSizeCategory
        monospacedDigitSystemFont monospacedSystemFont preferredContentSizeCategory preferredFont
        preferredFontDescriptor registerForTraitChanges scaledFont scaledValue systemFont
        traitCollection traitCollectionDidChange withSymbolicTraits
        """
    )

    private static func words(_ text: String) -> Set<String> {
        Set(text.utf8.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) })
    }
}
