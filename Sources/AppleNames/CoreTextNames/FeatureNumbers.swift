// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Feature types and selectors in Apple's font feature registry, with Core Text's names. Source:
// [TrueType Reference Manual, Appendix
// F](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html).

/// The feature type for ligatures.
public let kLigaturesType = 1
/// The ``kLigaturesType`` selector that turns on required ligatures.
public let kRequiredLigaturesOnSelector = 0
/// The ``kLigaturesType`` selector that turns off required ligatures.
public let kRequiredLigaturesOffSelector = 1
/// The ``kLigaturesType`` selector that turns on common ligatures.
public let kCommonLigaturesOnSelector = 2
/// The ``kLigaturesType`` selector that turns off common ligatures.
public let kCommonLigaturesOffSelector = 3
/// The ``kLigaturesType`` selector that turns on rare ligatures.
public let kRareLigaturesOnSelector = 4
/// The ``kLigaturesType`` selector that turns off rare ligatures.
public let kRareLigaturesOffSelector = 5

/// The feature type for letter case.
public let kLetterCaseType = 3
/// The ``kLetterCaseType`` selector for uppercase and lowercase letters as written.
public let kUpperAndLowerCaseSelector = 0
/// The ``kLetterCaseType`` selector for capital letters only.
public let kAllCapsSelector = 1
/// The ``kLetterCaseType`` selector for lowercase letters only.
public let kAllLowerCaseSelector = 2
/// The ``kLetterCaseType`` selector for small capitals in place of lowercase letters.
public let kSmallCapsSelector = 3
/// The ``kLetterCaseType`` selector for words that begin with a capital letter.
public let kInitialCapsSelector = 4
/// The ``kLetterCaseType`` selector for an initial capital followed by small capitals.
public let kInitialCapsAndSmallCapsSelector = 5

/// The feature type for digit widths.
public let kNumberSpacingType = 6
/// The ``kNumberSpacingType`` selector for digits of equal width.
public let kMonospacedNumbersSelector = 0
/// The ``kNumberSpacingType`` selector for digits of different widths.
public let kProportionalNumbersSelector = 1
/// The ``kNumberSpacingType`` selector for digits a third of an em wide.
public let kThirdWidthNumbersSelector = 2
/// The ``kNumberSpacingType`` selector for digits a quarter of an em wide.
public let kQuarterWidthNumbersSelector = 3

/// The feature type for superscripts, subscripts and ordinals.
public let kVerticalPositionType = 10
/// The ``kVerticalPositionType`` selector for text on the baseline.
public let kNormalPositionSelector = 0
/// The ``kVerticalPositionType`` selector for superscripts.
public let kSuperiorsSelector = 1
/// The ``kVerticalPositionType`` selector for subscripts.
public let kInferiorsSelector = 2
/// The ``kVerticalPositionType`` selector for ordinals.
public let kOrdinalsSelector = 3
/// The ``kVerticalPositionType`` selector for subscripts in scientific notation.
public let kScientificInferiorsSelector = 4

/// The feature type for fractions.
public let kFractionsType = 11
/// The ``kFractionsType`` selector for no fractions.
public let kNoFractionsSelector = 0
/// The ``kFractionsType`` selector for fractions with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// The ``kFractionsType`` selector for fractions with a diagonal bar.
public let kDiagonalFractionsSelector = 2

/// The feature type for typographic extras.
public let kTypographicExtrasType = 14
/// The ``kTypographicExtrasType`` selector that turns on zeros with a slash.
public let kSlashedZeroOnSelector = 4
/// The ``kTypographicExtrasType`` selector that turns off zeros with a slash.
public let kSlashedZeroOffSelector = 5

/// The feature type for alternative characters.
public let kCharacterAlternativesType = 17
/// The ``kCharacterAlternativesType`` selector for no alternative characters.
public let kNoAlternatesSelector = 0

/// The feature type for digit heights.
public let kNumberCaseType = 21
/// The ``kNumberCaseType`` selector for old-style digits.
public let kLowerCaseNumbersSelector = 0
/// The ``kNumberCaseType`` selector for digits as tall as capital letters.
public let kUpperCaseNumbersSelector = 1

/// The feature type for character widths.
public let kTextSpacingType = 22
/// The ``kTextSpacingType`` selector for proportional characters.
public let kProportionalTextSelector = 0
/// The ``kTextSpacingType`` selector for characters of equal width.
public let kMonospacedTextSelector = 1
/// The ``kTextSpacingType`` selector for characters half an em wide.
public let kHalfWidthTextSelector = 2
/// The ``kTextSpacingType`` selector for characters a third of an em wide.
public let kThirdWidthTextSelector = 3
/// The ``kTextSpacingType`` selector for characters a quarter of an em wide.
public let kQuarterWidthTextSelector = 4
/// The ``kTextSpacingType`` selector for alternative proportional characters.
public let kAltProportionalTextSelector = 5
/// The ``kTextSpacingType`` selector for alternative characters half an em wide.
public let kAltHalfWidthTextSelector = 6

/// The feature type for layout that aligns punctuation with capital letters.
public let kCaseSensitiveLayoutType = 33
/// The ``kCaseSensitiveLayoutType`` selector that turns on case-sensitive layout.
public let kCaseSensitiveLayoutOnSelector = 0
/// The ``kCaseSensitiveLayoutType`` selector that turns off case-sensitive layout.
public let kCaseSensitiveLayoutOffSelector = 1
/// The ``kCaseSensitiveLayoutType`` selector that turns on case-sensitive spacing.
public let kCaseSensitiveSpacingOnSelector = 2
/// The ``kCaseSensitiveLayoutType`` selector that turns off case-sensitive spacing.
public let kCaseSensitiveSpacingOffSelector = 3

/// The feature type for stylistic sets.
public let kStylisticAlternativesType = 35
/// The ``kStylisticAlternativesType`` selector for no stylistic alternates.
public let kNoStylisticAlternatesSelector = 0
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 3.
public let kStylisticAltThreeOnSelector = 6
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 4.
public let kStylisticAltFourOnSelector = 8
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 5.
public let kStylisticAltFiveOnSelector = 10
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 6.
public let kStylisticAltSixOnSelector = 12
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 7.
public let kStylisticAltSevenOnSelector = 14
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 7.
public let kStylisticAltSevenOffSelector = 15
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 8.
public let kStylisticAltEightOnSelector = 16
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 8.
public let kStylisticAltEightOffSelector = 17
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 9.
public let kStylisticAltNineOnSelector = 18
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 9.
public let kStylisticAltNineOffSelector = 19
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 10.
public let kStylisticAltTenOnSelector = 20
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 10.
public let kStylisticAltTenOffSelector = 21
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 11.
public let kStylisticAltElevenOnSelector = 22
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 11.
public let kStylisticAltElevenOffSelector = 23
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 12.
public let kStylisticAltTwelveOnSelector = 24
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 12.
public let kStylisticAltTwelveOffSelector = 25
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 13.
public let kStylisticAltThirteenOnSelector = 26
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 13.
public let kStylisticAltThirteenOffSelector = 27
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 14.
public let kStylisticAltFourteenOnSelector = 28
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 14.
public let kStylisticAltFourteenOffSelector = 29
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 15.
public let kStylisticAltFifteenOnSelector = 30
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 15.
public let kStylisticAltFifteenOffSelector = 31
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 16.
public let kStylisticAltSixteenOnSelector = 32
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 16.
public let kStylisticAltSixteenOffSelector = 33
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 18.
public let kStylisticAltEighteenOnSelector = 36
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 18.
public let kStylisticAltEighteenOffSelector = 37
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 19.
public let kStylisticAltNineteenOnSelector = 38
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 19.
public let kStylisticAltNineteenOffSelector = 39
/// The ``kStylisticAlternativesType`` selector that turns on stylistic set 20.
public let kStylisticAltTwentyOnSelector = 40
/// The ``kStylisticAlternativesType`` selector that turns off stylistic set 20.
public let kStylisticAltTwentyOffSelector = 41

/// The feature type for contextual alternates.
public let kContextualAlternatesType = 36
/// The ``kContextualAlternatesType`` selector that turns on contextual alternates.
public let kContextualAlternatesOnSelector = 0
/// The ``kContextualAlternatesType`` selector that turns off contextual alternates.
public let kContextualAlternatesOffSelector = 1
/// The ``kContextualAlternatesType`` selector that turns on swash alternates.
public let kSwashAlternatesOnSelector = 2
/// The ``kContextualAlternatesType`` selector that turns off swash alternates.
public let kSwashAlternatesOffSelector = 3
/// The ``kContextualAlternatesType`` selector that turns on contextual swash alternates.
public let kContextualSwashAlternatesOnSelector = 4
/// The ``kContextualAlternatesType`` selector that turns off contextual swash alternates.
public let kContextualSwashAlternatesOffSelector = 5

/// The feature type for lowercase letters.
public let kLowerCaseType = 37
/// The ``kLowerCaseType`` selector for the default lowercase letters.
public let kDefaultLowerCaseSelector = 0
/// The ``kLowerCaseType`` selector for small capitals in place of lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// The ``kLowerCaseType`` selector for petite capitals in place of lowercase letters.
public let kLowerCasePetiteCapsSelector = 2

/// The feature type for capital letters.
public let kUpperCaseType = 38
/// The ``kUpperCaseType`` selector for the default capital letters.
public let kDefaultUpperCaseSelector = 0
/// The ``kUpperCaseType`` selector for small capitals in place of capital letters.
public let kUpperCaseSmallCapsSelector = 1
/// The ``kUpperCaseType`` selector for petite capitals in place of capital letters.
public let kUpperCasePetiteCapsSelector = 2
