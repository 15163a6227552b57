import Testing
import UIKit

/// Compares constants with the values that Apple publishes.
struct PublishedNumberTests {
    /// Source: Human Interface Guidelines, Color, in the light and dark styles, as `RRGGBBAA`.
    private static let systemColors: [(color: UIColor, light: UInt32, dark: UInt32)] = [
        (.systemRed, 0xFF3B_30FF, 0xFF45_3AFF), (.systemOrange, 0xFF95_00FF, 0xFF9F_0AFF),
        (.systemYellow, 0xFFCC_00FF, 0xFFD6_0AFF), (.systemGreen, 0x34C7_59FF, 0x30D1_58FF),
        (.systemMint, 0x00C7_BEFF, 0x63E6_E2FF), (.systemTeal, 0x30B0_C7FF, 0x40C8_E0FF),
        (.systemCyan, 0x32AD_E6FF, 0x64D2_FFFF), (.systemBlue, 0x007A_FFFF, 0x0A84_FFFF),
        (.systemIndigo, 0x5856_D6FF, 0x5E5C_E6FF), (.systemPurple, 0xAF52_DEFF, 0xBF5A_F2FF),
        (.systemPink, 0xFF2D_55FF, 0xFF37_5FFF), (.systemBrown, 0xA284_5EFF, 0xAC8E_68FF),
        (.systemGray, 0x8E8E_93FF, 0x8E8E_93FF), (.systemGray2, 0xAEAE_B2FF, 0x6363_66FF),
        (.systemGray3, 0xC7C7_CCFF, 0x4848_4AFF), (.systemGray4, 0xD1D1_D6FF, 0x3A3A_3CFF),
        (.systemGray5, 0xE5E5_EAFF, 0x2C2C_2EFF), (.systemGray6, 0xF2F2_F7FF, 0x1C1C_1EFF),
        (.label, 0x0000_00FF, 0xFFFF_FFFF), (.secondaryLabel, 0x3C3C_4399, 0xEBEB_F599),
        (.tertiaryLabel, 0x3C3C_434C, 0xEBEB_F54C), (.quaternaryLabel, 0x3C3C_432E, 0xEBEB_F529),
        (.placeholderText, 0x3C3C_434C, 0xEBEB_F54C), (.link, 0x007A_FFFF, 0x0984_FFFF),
        (.separator, 0x3C3C_434A, 0x5454_5899), (.systemBackground, 0xFFFF_FFFF, 0x0000_00FF),
        (.secondarySystemBackground, 0xF2F2_F7FF, 0x1C1C_1EFF),
        (.tertiarySystemBackground, 0xFFFF_FFFF, 0x2C2C_2EFF),
        (.tintColor, 0x007A_FFFF, 0x0A84_FFFF),
        // Source: code that prints the colors of iOS 13, such as noahsark769/ColorCompatibility.
        (.systemGroupedBackground, 0xF2F2_F7FF, 0x0000_00FF),
        (.secondarySystemGroupedBackground, 0xFFFF_FFFF, 0x1C1C_1EFF),
        (.tertiarySystemGroupedBackground, 0xF2F2_F7FF, 0x2C2C_2EFF),
        (.systemFill, 0x7878_8033, 0x7878_805C), (.secondarySystemFill, 0x7878_8029, 0x7878_8051),
        (.tertiarySystemFill, 0x7676_801E, 0x7676_803D),
        (.quaternarySystemFill, 0x7474_8014, 0x7676_802E),
        (.opaqueSeparator, 0xC6C6_C8FF, 0x3838_3AFF),
        (.darkText, 0x0000_00FF, 0x0000_00FF), (.lightText, 0xFFFF_FF99, 0xFFFF_FF99),
    ]

    @Test func `system colors have the published components`() {
        for (color, light, dark) in Self.systemColors {
            #expect(hexadecimal(color, .light) == light)
            #expect(hexadecimal(color, .dark) == dark)
        }
    }

    // Source: the documentation of `UIColor`'s fixed colors.
    @Test func `fixed colors have the documented components`() {
        let colors: [(UIColor, UInt32)] = [
            (.black, 0x0000_00FF), (.darkGray, 0x5555_55FF), (.gray, 0x8080_80FF),
            (.lightGray, 0xAAAA_AAFF), (.white, 0xFFFF_FFFF), (.clear, 0), (.red, 0xFF00_00FF),
            (.green, 0x00FF_00FF), (.blue, 0x0000_FFFF), (.cyan, 0x00FF_FFFF),
            (.magenta, 0xFF00_FFFF), (.yellow, 0xFFFF_00FF), (.orange, 0xFF80_00FF),
            (.purple, 0x8000_80FF), (.brown, 0x9966_33FF),
        ]
        for (color, number) in colors { #expect(hexadecimal(color, .light) == number) }
    }

    // Source: the values that Apple's headers declare, in single precision.
    @Test func `weights and widths have the declared values`() {
        let weights: [(UIFont.Weight, Float)] = [
            (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23),
            (.semibold, 0.3), (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
        ]
        for (weight, value) in weights { #expect(weight.rawValue == CGFloat(value)) }
        let widths: [(UIFont.Width, Float)] = [
            (.compressed, -0.3), (.condensed, -0.2), (.standard, 0), (.expanded, 0.2),
        ]
        for (width, value) in widths { #expect(width.rawValue == CGFloat(value)) }
    }

    // Source: UIKit's header `NSParagraphStyle.h`.
    @Test func `line break strategies have the declared bits`() {
        let strategies: [NSParagraphStyle.LineBreakStrategy] = [
            [], .pushOut, .hangulWordPriority, .standard,
        ]
        #expect(strategies.map(\.rawValue) == [0, 1, 2, 0xFFFF])
    }

    /// Returns the components with eight bits each, and truncates the opacity as the guidelines do.
    private func hexadecimal(_ color: UIColor, _ style: UIUserInterfaceStyle) -> UInt32 {
        var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [
            (red * 255).rounded(), (green * 255).rounded(), (blue * 255).rounded(), alpha * 255,
        ]
        .reduce(0) { $0 << 8 | UInt32($1 + 0.2) }
    }

    // Source: Core Text's header `SFNTLayoutTypes.h`.
    @Test func `feature numbers equal the numbers in Apple's header`() {
        let features: [(type: Int, number: Int, selectors: [Int])] = [
            (
                kLigaturesType, 1,
                [
                    kRequiredLigaturesOnSelector, kRequiredLigaturesOffSelector,
                    kCommonLigaturesOnSelector, kCommonLigaturesOffSelector,
                    kRareLigaturesOnSelector, kRareLigaturesOffSelector,
                ]
            ),
            (
                kLetterCaseType, 3,
                [
                    kUpperAndLowerCaseSelector, kAllCapsSelector, kAllLowerCaseSelector,
                    kSmallCapsSelector, kInitialCapsSelector, kInitialCapsAndSmallCapsSelector,
                ]
            ),
            (
                kNumberSpacingType, 6,
                [
                    kMonospacedNumbersSelector, kProportionalNumbersSelector,
                    kThirdWidthNumbersSelector, kQuarterWidthNumbersSelector,
                ]
            ),
            (
                kVerticalPositionType, 10,
                [
                    kNormalPositionSelector, kSuperiorsSelector, kInferiorsSelector,
                    kOrdinalsSelector, kScientificInferiorsSelector,
                ]
            ),
            (
                kFractionsType, 11,
                [kNoFractionsSelector, kVerticalFractionsSelector, kDiagonalFractionsSelector]
            ),
            (kCharacterAlternativesType, 17, [kNoAlternatesSelector]),
            (kNumberCaseType, 21, [kLowerCaseNumbersSelector, kUpperCaseNumbersSelector]),
            (
                kTextSpacingType, 22,
                [
                    kProportionalTextSelector, kMonospacedTextSelector, kHalfWidthTextSelector,
                    kThirdWidthTextSelector, kQuarterWidthTextSelector,
                    kAltProportionalTextSelector, kAltHalfWidthTextSelector,
                ]
            ),
            (
                kCaseSensitiveLayoutType, 33,
                [
                    kCaseSensitiveLayoutOnSelector, kCaseSensitiveLayoutOffSelector,
                    kCaseSensitiveSpacingOnSelector, kCaseSensitiveSpacingOffSelector,
                ]
            ),
            (kStylisticAlternativesType, 35, [kNoStylisticAlternatesSelector]),
            (
                kContextualAlternatesType, 36,
                [
                    kContextualAlternatesOnSelector, kContextualAlternatesOffSelector,
                    kSwashAlternatesOnSelector, kSwashAlternatesOffSelector,
                    kContextualSwashAlternatesOnSelector, kContextualSwashAlternatesOffSelector,
                ]
            ),
            (
                kLowerCaseType, 37,
                [
                    kDefaultLowerCaseSelector, kLowerCaseSmallCapsSelector,
                    kLowerCasePetiteCapsSelector,
                ]
            ),
            (
                kUpperCaseType, 38,
                [
                    kDefaultUpperCaseSelector, kUpperCaseSmallCapsSelector,
                    kUpperCasePetiteCapsSelector,
                ]
            ),
        ]
        for feature in features {
            #expect(feature.type == feature.number)
            #expect(feature.selectors == Array(feature.selectors.indices))
        }
        #expect(kTypographicExtrasType == 14)
        #expect(kSlashedZeroOnSelector == 4)
        #expect(kSlashedZeroOffSelector == 5)
    }
}
