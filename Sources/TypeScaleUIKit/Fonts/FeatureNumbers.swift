// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The feature types and selectors in Apple's font feature registry, with Core Text's names. Source:
// [TrueType Reference Manual, Appendix
// F](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html).

/// The feature type for ligatures.
public let kLigaturesType = 1
/// A selector for ``kLigaturesType``.
public let kRequiredLigaturesOnSelector = 0
/// A selector for ``kLigaturesType``.
public let kRequiredLigaturesOffSelector = 1
/// A selector for ``kLigaturesType``.
public let kCommonLigaturesOnSelector = 2
/// A selector for ``kLigaturesType``.
public let kCommonLigaturesOffSelector = 3
/// A selector for ``kLigaturesType``.
public let kRareLigaturesOnSelector = 4
/// A selector for ``kLigaturesType``.
public let kRareLigaturesOffSelector = 5

/// The feature type for letter case.
public let kLetterCaseType = 3
/// A selector for ``kLetterCaseType``.
public let kUpperAndLowerCaseSelector = 0
/// A selector for ``kLetterCaseType``.
public let kAllCapsSelector = 1
/// A selector for ``kLetterCaseType``.
public let kAllLowerCaseSelector = 2
/// A selector for ``kLetterCaseType``.
public let kSmallCapsSelector = 3
/// A selector for ``kLetterCaseType``.
public let kInitialCapsSelector = 4
/// A selector for ``kLetterCaseType``.
public let kInitialCapsAndSmallCapsSelector = 5

/// The feature type for digit widths.
public let kNumberSpacingType = 6
/// A selector for ``kNumberSpacingType``.
public let kMonospacedNumbersSelector = 0
/// A selector for ``kNumberSpacingType``.
public let kProportionalNumbersSelector = 1
/// A selector for ``kNumberSpacingType``.
public let kThirdWidthNumbersSelector = 2
/// A selector for ``kNumberSpacingType``.
public let kQuarterWidthNumbersSelector = 3

/// The feature type for superscripts, subscripts and ordinals.
public let kVerticalPositionType = 10
/// A selector for ``kVerticalPositionType``.
public let kNormalPositionSelector = 0
/// A selector for ``kVerticalPositionType``.
public let kSuperiorsSelector = 1
/// A selector for ``kVerticalPositionType``.
public let kInferiorsSelector = 2
/// A selector for ``kVerticalPositionType``.
public let kOrdinalsSelector = 3
/// A selector for ``kVerticalPositionType``.
public let kScientificInferiorsSelector = 4

/// The feature type for fractions.
public let kFractionsType = 11
/// A selector for ``kFractionsType``.
public let kNoFractionsSelector = 0
/// A selector for ``kFractionsType``.
public let kVerticalFractionsSelector = 1
/// A selector for ``kFractionsType``.
public let kDiagonalFractionsSelector = 2

/// The feature type for typographic extras.
public let kTypographicExtrasType = 14
/// A selector for ``kTypographicExtrasType``.
public let kSlashedZeroOnSelector = 4
/// A selector for ``kTypographicExtrasType``.
public let kSlashedZeroOffSelector = 5

/// The feature type for alternative characters.
public let kCharacterAlternativesType = 17
/// A selector for ``kCharacterAlternativesType``.
public let kNoAlternatesSelector = 0

/// The feature type for digit heights.
public let kNumberCaseType = 21
/// A selector for ``kNumberCaseType``.
public let kLowerCaseNumbersSelector = 0
/// A selector for ``kNumberCaseType``.
public let kUpperCaseNumbersSelector = 1

/// The feature type for character widths.
public let kTextSpacingType = 22
/// A selector for ``kTextSpacingType``.
public let kProportionalTextSelector = 0
/// A selector for ``kTextSpacingType``.
public let kMonospacedTextSelector = 1
/// A selector for ``kTextSpacingType``.
public let kHalfWidthTextSelector = 2
/// A selector for ``kTextSpacingType``.
public let kThirdWidthTextSelector = 3
/// A selector for ``kTextSpacingType``.
public let kQuarterWidthTextSelector = 4
/// A selector for ``kTextSpacingType``.
public let kAltProportionalTextSelector = 5
/// A selector for ``kTextSpacingType``.
public let kAltHalfWidthTextSelector = 6

/// The feature type for layout that aligns punctuation with capital letters.
public let kCaseSensitiveLayoutType = 33
/// A selector for ``kCaseSensitiveLayoutType``.
public let kCaseSensitiveLayoutOnSelector = 0
/// A selector for ``kCaseSensitiveLayoutType``.
public let kCaseSensitiveLayoutOffSelector = 1
/// A selector for ``kCaseSensitiveLayoutType``.
public let kCaseSensitiveSpacingOnSelector = 2
/// A selector for ``kCaseSensitiveLayoutType``.
public let kCaseSensitiveSpacingOffSelector = 3

/// The feature type for stylistic sets.
public let kStylisticAlternativesType = 35
/// A selector for ``kStylisticAlternativesType``.
public let kNoStylisticAlternatesSelector = 0
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltOneOnSelector = 2
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltOneOffSelector = 3
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltTwoOnSelector = 4
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltTwoOffSelector = 5
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltThreeOnSelector = 6
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltThreeOffSelector = 7
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltFourOnSelector = 8
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltFourOffSelector = 9
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltFiveOnSelector = 10
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltFiveOffSelector = 11
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltSixOnSelector = 12
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltSixOffSelector = 13
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltSevenOnSelector = 14
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltSevenOffSelector = 15
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltEightOnSelector = 16
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltEightOffSelector = 17
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltNineOnSelector = 18
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltNineOffSelector = 19
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltTenOnSelector = 20
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltTenOffSelector = 21
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltElevenOnSelector = 22
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltElevenOffSelector = 23
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltTwelveOnSelector = 24
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltTwelveOffSelector = 25
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltThirteenOnSelector = 26
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltThirteenOffSelector = 27
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltFourteenOnSelector = 28
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltFourteenOffSelector = 29
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltFifteenOnSelector = 30
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltFifteenOffSelector = 31
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltSixteenOnSelector = 32
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltSixteenOffSelector = 33
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltSeventeenOnSelector = 34
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltSeventeenOffSelector = 35
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltEighteenOnSelector = 36
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltEighteenOffSelector = 37
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltNineteenOnSelector = 38
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltNineteenOffSelector = 39
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltTwentyOnSelector = 40
/// A selector for ``kStylisticAlternativesType``.
public let kStylisticAltTwentyOffSelector = 41

/// The feature type for contextual alternates.
public let kContextualAlternatesType = 36
/// A selector for ``kContextualAlternatesType``.
public let kContextualAlternatesOnSelector = 0
/// A selector for ``kContextualAlternatesType``.
public let kContextualAlternatesOffSelector = 1
/// A selector for ``kContextualAlternatesType``.
public let kSwashAlternatesOnSelector = 2
/// A selector for ``kContextualAlternatesType``.
public let kSwashAlternatesOffSelector = 3
/// A selector for ``kContextualAlternatesType``.
public let kContextualSwashAlternatesOnSelector = 4
/// A selector for ``kContextualAlternatesType``.
public let kContextualSwashAlternatesOffSelector = 5

/// The feature type for lowercase letters.
public let kLowerCaseType = 37
/// A selector for ``kLowerCaseType``.
public let kDefaultLowerCaseSelector = 0
/// A selector for ``kLowerCaseType``.
public let kLowerCaseSmallCapsSelector = 1
/// A selector for ``kLowerCaseType``.
public let kLowerCasePetiteCapsSelector = 2

/// The feature type for capital letters.
public let kUpperCaseType = 38
/// A selector for ``kUpperCaseType``.
public let kDefaultUpperCaseSelector = 0
/// A selector for ``kUpperCaseType``.
public let kUpperCaseSmallCapsSelector = 1
/// A selector for ``kUpperCaseType``.
public let kUpperCasePetiteCapsSelector = 2
