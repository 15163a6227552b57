import TypeScaleFonts

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
