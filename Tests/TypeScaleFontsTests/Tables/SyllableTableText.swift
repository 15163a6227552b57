import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Writes the Swift source of ``KhmerTable`` and ``MyanmarTable``.
struct SyllableTableText {
    private let syllabic: [String]
    private let positional: [String]

    init(_ files: UnicodeFiles) throws {
        syllabic = try files.property("IndicSyllabicCategory.txt", default: "Other")
        positional = try files.property("IndicPositionalCategory.txt", default: "NA")
    }

    func source() -> String {
        let khmer = table("KhmerTable", [0x1780...0x17E9]) { self.khmer($0).rawValue }
        let blocks = [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]
        let myanmar = table("MyanmarTable", blocks) { self.myanmar($0).rawValue }
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) by Tests/TypeScaleFontsTests/Tables.
            // UnicodeTableTests describes how to regenerate it.

            \(khmer)

            \(myanmar)

            """
    }

    /// Returns the class of a character in the Khmer specification.
    private func khmer(_ character: Int) -> KhmerCategory {
        switch character {
        case 0x179A: return .ro
        // Vowels that are decomposed into two parts, of which this is the second.
        case 0x17BE: return .vowelAbove
        case 0x17BF...0x17C0, 0x17C4...0x17C5: return .vowelAfter
        // Signs after the vowels.
        case 0x17C8, 0x17D3, 0x17DD: return .finalSign
        // The sign PHNAEK MUAN, on which marks can be shown.
        case 0x17D9: return .placeholder
        default: break
        }
        switch syllabic[character] {
        case "Consonant", "Vowel_Independent": return .consonant
        case "Invisible_Stacker": return .coeng
        case "Consonant_Succeeding_Repha", "Register_Shifter": return .shifter
        case "Bindu", "Consonant_Killer", "Pure_Killer", "Syllable_Modifier": return .sign
        case "Visarga": return .finalSign
        case "Number": return .placeholder
        case "Vowel_Dependent":
            switch positional[character] {
            case "Left": return .vowelBefore
            case "Top": return .vowelAbove
            case "Bottom": return .vowelBelow
            default: return .vowelAfter
            }
        default: return .other
        }
    }

    /// Returns the class of a character in the Myanmar specification.
    private func myanmar(_ character: Int) -> MyanmarCategory {
        switch character {
        // NGA, RA and NGA of Mon.
        case 0x1004, 0x101B, 0x105A: return .kinzi
        case 0x1032, 0x1036: return .anusvara
        // The dot below, and tones of Tai Laing with the same place.
        case 0x1037, 0xAA7C...0xAA7D: return .dotBelow
        case 0x103B, 0x105E...0x105F: return .medialYa
        case 0x103C: return .medialRa
        case 0x103D, 0x1082: return .medialWa
        case 0x103E: return .medialHa
        case 0x1060: return .medialLa
        // A symbol that can be a subscript.
        case 0x104E: return .consonant
        // A vowel of Aiton that follows all other vowels.
        case 0x109C: return .tone
        // The punctuation marks, on which marks can be shown.
        case 0x104A...0x104B: return .placeholder
        // Tone marks of Sgaw, Western Pwo and Pa'O Karen.
        case 0x1063...0x1064, 0x1069...0x106D, 0xAA7B: return .pwoTone
        default: break
        }
        switch syllabic[character] {
        case "Consonant", "Vowel_Independent": return .consonant
        case "Consonant_Placeholder", "Number": return .placeholder
        case "Invisible_Stacker": return .virama
        case "Pure_Killer": return .asat
        case "Tone_Mark", "Visarga": return .tone
        case "Vowel_Dependent":
            switch positional[character] {
            case "Left": return .vowelBefore
            case "Top": return .vowelAbove
            case "Bottom": return .vowelBelow
            default: return .vowelAfter
            }
        default: return .other
        }
    }

    private func table(
        _ name: String,
        _ blocks: [ClosedRange<Int>],
        _ category: (Int) -> UInt8
    ) -> String {
        let ranges = blocks.map { "0x\(digits($0.lowerBound, 4))...0x\(digits($0.upperBound, 4))" }
        let letters = blocks.joined().map {
            String(decoding: [0x41 + category($0)], as: UTF8.self)
        }
        return """
            extension \(name) {
                /// The ranges of characters.
                static let blocks: [ClosedRange<UInt32>] = [\(ranges.joined(separator: ", "))]

                /// A letter for the class of each character in the blocks.
                static let letters: StaticString = \"""
            \(letters.rows(of: 80, separator: "\\\n") { "        " + $0.joined() })
                    \"""
            }
            """
    }
}
