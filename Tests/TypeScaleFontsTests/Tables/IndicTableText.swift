import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Writes the Swift source of `IndicTable`.
struct IndicTableText {
    private let syllabic: [String]
    private let positional: [String]
    private let general: [String]

    /// The characters in the table: the nine scripts first, then Vedic signs and common characters.
    private static let blocks: [ClosedRange<Int>] = [
        0x0900...0x0D7F, 0x002D...0x0039, 0x00A0...0x00D7, 0x1CD0...0x1CFF, 0x200C...0x2022,
        0x2074...0x2084, 0x25CC...0x25CC, 0x25FB...0x25FE, 0xA8E0...0xA8FF, 0x11301...0x1133C,
    ]

    init(_ files: UnicodeFiles) throws {
        syllabic = try files.property("IndicSyllabicCategory.txt", default: "Other")
        positional = try files.property("IndicPositionalCategory.txt", default: "NA")
        general = try files.property("extracted/DerivedGeneralCategory.txt", default: "Cn")
    }

    /// The classes of syllabic categories in Indic scripts.
    private static let categories: [String: IndicCategory] = [
        "Avagraha": .symbol, "Bindu": .modifier, "Brahmi_Joining_Number": .placeholder,
        "Cantillation_Mark": .vedic, "Consonant": .consonant, "Consonant_Dead": .consonant,
        "Consonant_Final": .medial, "Consonant_Head_Letter": .consonant,
        "Consonant_Initial_Postfixed": .consonant, "Consonant_Killer": .matra,
        "Consonant_Medial": .medial, "Consonant_Placeholder": .placeholder,
        "Consonant_Preceding_Repha": .repha, "Consonant_Subjoined": .medial,
        "Consonant_Succeeding_Repha": .medial, "Consonant_With_Stacker": .stacker,
        "Gemination_Mark": .modifier, "Invisible_Stacker": .halant, "Joiner": .joiner,
        "Non_Joiner": .nonJoiner, "Nukta": .nukta, "Number": .placeholder,
        "Number_Joiner": .placeholder, "Pure_Killer": .matra, "Syllable_Modifier": .modifier,
        "Tone_Mark": .nukta, "Virama": .halant, "Visarga": .modifier, "Vowel": .vowel,
        "Vowel_Dependent": .matra, "Vowel_Independent": .vowel,
    ]

    /// The classes that differ from those of the syllabic category, as observed in HarfBuzz 15.
    private static let exceptions: [ClosedRange<Int>: IndicCategory] = [
        0x0930...0x0930: .ra, 0x09B0...0x09B0: .ra, 0x09F0...0x09F0: .ra, 0x0A30...0x0A30: .ra,
        0x0AB0...0x0AB0: .ra, 0x0B30...0x0B30: .ra, 0x0BB0...0x0BB0: .ra, 0x0C30...0x0C30: .ra,
        0x0CB0...0x0CB0: .ra, 0x0D30...0x0D30: .ra,
        // Accents that act like anusvara:
        0x0953...0x0954: .modifier, 0x11301...0x11303: .modifier,
        // Bearers of vowels:
        0x0A72...0x0A73: .consonant,
        // II in Gurmukhi, which may follow bindi:
        0x0A40...0x0A40: .lateMatra, 0x0A51...0x0A51: .matra,
        0x0AFB...0x0AFB: .nukta, 0x0B55...0x0B55: .nukta, 0x1133B...0x1133C: .nukta,
        // Tone marks, and symbols that take marks as avagraha does:
        0x1CE2...0x1CE8: .vedic, 0x1CED...0x1CED: .vedic, 0xA8F2...0xA8F7: .symbol,
        0x1CE9...0x1CEC: .symbol, 0x1CEE...0x1CF1: .symbol,
        // Letters that take the place of a base:
        0x09FC...0x09FC: .placeholder, 0x0C80...0x0C80: .placeholder,
        0x0D04...0x0D04: .placeholder, 0x2015...0x2015: .placeholder,
        0x2022...0x2022: .placeholder, 0x25FB...0x25FE: .placeholder,
        0x25CC...0x25CC: .dottedCircle,
    ]

    private func category(_ character: Int) -> IndicCategory {
        Self.exceptions.first { $0.key.contains(character) }?.value
            ?? Self.categories[syllabic[character]] ?? .other
    }

    private func place(_ character: Int, _ category: IndicCategory) -> IndicPosition {
        // The specification moves candrabindu in Oriya. Udaat in Gurmukhi is below the base.
        if character == 0x0B01 { return .beforeBelowBase }
        if character == 0x0A51 { return .belowBase }
        let set = IndicCategories(category)
        if !set.isDisjoint(with: .consonants) { return .base }
        if !set.isDisjoint(with: .modifiers) { return .modifier }
        return set.isDisjoint(with: .matras) ? .end : matraPlace(character)
    }

    /// Returns the place of a matra, from the specification of its script.
    private func matraPlace(_ character: Int) -> IndicPosition {
        let script = character & ~0x7F
        switch positional[character] {
        case "Left": return .beforeBaseMatra
        case "Top", "Top_And_Left":
            switch script {
            case 0x0A00: return .afterPostBase
            case 0x0B00: return .afterBase
            case 0x0C00, 0x0C80: return .beforeBelowBase
            default: return .afterBelowBase
            }
        case "Bottom", "Top_And_Bottom", "Top_And_Bottom_And_Left":
            switch script {
            case 0x0A00, 0x0A80, 0x0B80, 0x0D00: return .afterPostBase
            case 0x0C00, 0x0C80: return .beforeBelowBase
            default: return .afterBelowBase
            }
        case "Overstruck": return .afterBase
        case "NA": return .end
        default:
            switch script {
            case 0x0980, 0x0A00, 0x0A80, 0x0B00, 0x0B80, 0x0D00: return .afterPostBase
            case 0x0C00: return character <= 0x0C42 ? .beforeBelowBase : .afterBelowBase
            case 0x0C80: return 0xCC3...0xCD6 ~= character ? .afterBelowBase : .beforeBelowBase
            default: return .afterBelowBase
            }
        }
    }

    /// Returns a letter for the class and a letter for the place, which is small in a word.
    private func letters(_ character: Int) -> String {
        let category = category(character)
        let categoryLetter = 0x41 + category.rawValue
        let isInWord =
            ["L", "M"].contains(general[character].prefix(1))
            || ["Cf", "Cn"].contains(general[character])
        let placeLetter = (isInWord ? 0x61 : 0x41) + place(character, category).rawValue
        return String(decoding: [categoryLetter, placeLetter], as: UTF8.self)
    }

    func source() -> String {
        let blocks = Self.blocks.map { block in
            [block.lowerBound, block.upperBound].map { "0x" + digits($0, 4) }
                .joined(separator: "...")
        }
        let texts = Self.blocks.joined().map(letters)
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) by Tests/TypeScaleFontsTests/Tables.
            // UnicodeTableTests describes how to regenerate it.

            extension IndicTable {
                /// The ranges of characters.
                static let blocks: [ClosedRange<UInt32>] = [
            \(blocks.rows(of: 5) { "        " + $0.joined(separator: ", ") + "," })
                ]

                /// The class and the place of each character in the blocks.
                static let characters: StaticString = \"""
            \(texts.rows(of: 45, separator: "\\\n") { "        " + $0.joined() })
                    \"""
            }

            """
    }
}
