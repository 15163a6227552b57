import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Writes the Swift source of `UniversalTable`.
///
/// The classes derive from Unicode's properties as in the
/// [Universal Shaping Engine](https://learn.microsoft.com/typography/script-development/use).
struct UniversalTableText {
    /// The first character of each range, and its class.
    private var ranges: [(first: Int, category: UniversalCategory)] = []

    init(_ files: UnicodeFiles) throws {
        let properties = try UniversalProperties(files)
        let assigned = (0..<0x20000).map(properties.category)
        var end = 0
        while end < assigned.count {
            let start = end
            while end < assigned.count, assigned[end] == assigned[start] { end += 1 }
            // Code points between characters of one class are likely to be assigned to it.
            let next = end < assigned.count ? assigned[end] : nil
            let gap = next == ranges.last?.category ? next : nil
            let category = assigned[start] ?? gap ?? .other
            if ranges.last?.category != category { ranges.append((start, category)) }
        }
    }

    func source() -> String {
        let entries = ranges.map { digits($0.first << 6 | Int($0.category.rawValue), 6) }
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) by Tests/TypeScaleFontsTests/Tables.
            // UnicodeTableTests describes how to regenerate it.

            extension UniversalTable {
                /// The number of ranges.
                static let rangeCount = \(entries.count)

                /// The first character of each range and, in the low six bits, its class.
                static let ranges: StaticString = \"""
            \(entries.rows(of: 16, separator: "\\\n") { "        " + $0.joined() })
                    \"""
            }

            """
    }
}

/// The properties from which the classes of the Universal Shaping Engine derive.
private struct UniversalProperties {
    private var syllabic: [String]
    private var positional: [String]
    private let joining: [String]
    private let scripts: [String]
    private var general = Array(repeating: "", count: 0x110000)
    private let ignorable: [String]

    /// The scripts with engines of their own, which takes no classes from the table.
    private static let excluded: Set<String> = [
        "Arabic", "Khmer", "Lao", "Myanmar", "Samaritan", "Syriac", "Thaana", "Thai",
    ]

    init(_ files: UnicodeFiles) throws {
        syllabic = try files.property("IndicSyllabicCategory.txt", default: "Other")
        positional = try files.property("IndicPositionalCategory.txt", default: "NA")
        scripts = try files.property("Scripts.txt", default: "Unknown")
        ignorable = try files.property(
            "DerivedCoreProperties.txt",
            default: "",
            only: "Default_Ignorable_Code_Point"
        )
        var joining = Array(repeating: "", count: 0x110000)
        for line in try files.lines("ArabicShaping.txt") where !line.hasPrefix("#") {
            let fields = line.split(separator: ";").map { $0.filter { $0 != " " } }
            if fields.count > 2, let character = Int(fields[0], radix: 16) {
                joining[character] = fields[2]
            }
        }
        self.joining = joining
        for line in try files.lines("UnicodeData.txt") {
            let fields = line.split(separator: ";", maxSplits: 3)
            if let character = Int(fields[0], radix: 16) { general[character] = String(fields[2]) }
        }
        for change in Self.syllabicChanges { apply(change, to: \.syllabic) }
        for change in Self.positionalChanges { apply(change, to: \.positional) }
    }

    private mutating func apply(
        _ change: (value: String, characters: String),
        to property: WritableKeyPath<Self, [String]>
    ) {
        for range in change.characters.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let ends = range.split(separator: "-").compactMap { Int($0, radix: 16) }
            for character in ends[0]...ends[ends.count - 1] where general[character] != "" {
                self[keyPath: property][character] = change.value
            }
        }
    }

    /// Returns the class of a character, or `nil` if the code point is not assigned.
    func category(_ character: Int) -> UniversalCategory? {
        guard general[character] != "" else { return nil }
        if Self.excluded.contains(scripts[character]) { return .other }
        if ["C", "D", "L", "R"].contains(joining[character]), syllabic[character] != "Joiner" {
            return .base
        }
        let isLetter = general[character] == "Lo"
        switch syllabic[character] {
        case "Number", "Consonant", "Consonant_Head_Letter", "Tone_Letter", "Vowel_Independent":
            return .base
        case "Avagraha", "Bindu", "Consonant_Final", "Consonant_Medial", "Consonant_Subjoined",
            "Vowel", "Vowel_Dependent", "Consonant_Initial_Postfixed":
            return isLetter ? .base : mark(character)
        case "Consonant_Placeholder": return .placeholder
        case "Brahmi_Joining_Number": return .number
        case "Number_Joiner": return .numberJoiner
        case "Consonant_With_Stacker": return .stackingBase
        case "Consonant_Preceding_Repha", "Consonant_Prefixed": return .repha
        case "Virama": return character == 0x0DCA ? .halantOrVowelModifier : .halant
        case "Invisible_Stacker": return character == 0x1A60 ? .sakot : .stacker
        case "Reordering_Killer": return .reorderingKiller
        case "Hieroglyph": return .hieroglyph
        case "Hieroglyph_Joiner": return .hieroglyphJoiner
        case "Hieroglyph_Mark_Begin", "Hieroglyph_Segment_Begin": return .segmentBegin
        case "Hieroglyph_Mark_End", "Hieroglyph_Segment_End": return .segmentEnd
        case "Hieroglyph_Mirror": return .hieroglyphMirror
        case "Hieroglyph_Modifier": return .hieroglyphModifier
        case "Non_Joiner": return .nonJoiner
        case "Joiner": return .ignored
        default: return mark(character)
        }
    }

    /// Returns the class of a character that is not a base.
    private func mark(_ character: Int) -> UniversalCategory {
        let side = Self.side(positional[character])
        func choose(
            _ above: UniversalCategory,
            _ below: UniversalCategory,
            _ pre: UniversalCategory? = nil,
            _ post: UniversalCategory? = nil
        ) -> UniversalCategory {
            switch side {
            case "Bottom": below
            case "Left": pre ?? above
            case "Right": post ?? above
            default: above
            }
        }
        switch syllabic[character] {
        case "Nukta", "Gemination_Mark", "Consonant_Killer":
            return choose(.consonantModifierAbove, .consonantModifierBelow)
        case "Consonant_Medial", "Consonant_Initial_Postfixed":
            return choose(.medialAbove, .medialBelow, .medialPre, .medialPost)
        case "Consonant_Subjoined": return .subjoined
        case "Vowel", "Vowel_Dependent", "Pure_Killer":
            return choose(.vowelAbove, .vowelBelow, .vowelPre, .vowelPost)
        case "Bindu", "Cantillation_Mark", "Register_Shifter", "Tone_Mark", "Visarga":
            return choose(
                .vowelModifierAbove,
                .vowelModifierBelow,
                .vowelModifierPre,
                .vowelModifierPost
            )
        case "Consonant_Final", "Consonant_Succeeding_Repha":
            return choose(.finalAbove, .finalBelow, nil, .finalPost)
        case "Syllable_Modifier":
            let post = side == "NA" ? .finalModifierPost : UniversalCategory?.none
            return post ?? choose(.finalModifierAbove, .finalModifierBelow)
        case "Symbol_Modifier": return choose(.symbolModifierAbove, .symbolModifierBelow)
        default:
            if character == 0x034F { return .ignored }
            guard !ignorable[character].isEmpty, !Self.visible.contains(character)
            else { return .other }
            return general[character] == "Mn" ? .ignored : .separator
        }
    }

    /// Returns the side of a base on which a mark counts.
    private static func side(_ position: String) -> String {
        switch position {
        case "Bottom_And_Left", "Bottom_And_Right", "Overstruck": "Bottom"
        case "Left_And_Right", "Top_And_Bottom_And_Left", "Top_And_Left", "Top_And_Left_And_Right",
            "Visual_Order_Left":
            "Left"
        case "Top_And_Bottom", "Top_And_Bottom_And_Right", "Top_And_Right": "Top"
        default: position
        }
    }

    /// Default ignorable characters that can have marks, such as fillers.
    private static let visible: Set<Int> = [
        0x061C, 0x115F, 0x1160, 0x1BCA0, 0x1BCA1, 0x1BCA2, 0x1BCA3, 0x3164, 0xFFA0,
    ]

    /// The engine's changes to Indic_Syllabic_Category.
    ///
    /// Source: the file of the same name in Microsoft's data for the engine, as of Unicode 15.1.
    /// Where Unicode changed later, HarfBuzz 15.0's syllables imply the values.
    private static let syllabicChanges: [(value: String, characters: String)] = [
        ("Bindu", "193A AA29 10A0D"),
        ("Cantillation_Mark", "1CE2-1CE8 1CED 1CF8-1CF9"),
        (
            "Consonant",
            """
            0840-0858 0F00-0F01 0F04-0F06 1800 1807 180A 1820-1878 19C1-19C7 25CC 2D30-2D67 2D6F \
            10570-105BC 10AC0-10AC7 10AC9-10AE4 10D00-10D23 10E80-10EA9 10EB0-10EB1 10F30-10F45 \
            10F70-10F81 111DA 16B00-16B2F 16F00-16F4A 16FE4 18B00-18CD5 1BC00-1BC6A 1BC70-1BC7C \
            1BC80-1BC88 1BC90-1BC99 1E100-1E12C 1E137-1E13D 1E14E-1E14F 1E290-1E2AD 1E2C0-1E2EB \
            1E4D0-1E4EB 1E900-1E943 1E94B
            """
        ),
        ("Consonant_Dead", "0F7F"),
        ("Consonant_Placeholder", "1880-1884"),
        ("Consonant_Subjoined", "11A3B-11A3E"),
        ("Consonant_With_Stacker", "11A3A"),
        ("Gemination_Mark", "10D27 11134"),
        ("Hieroglyph", "13000-1342F 1343C-1343F 13441-13446"),
        ("Hieroglyph_Joiner", "13430-13436 13439-1343B"),
        ("Hieroglyph_Mark_Begin", "5B 7B 27E6 27E8 2E22 2E24"),
        ("Hieroglyph_Mark_End", "5D 7D 27E7 27E9 2E23 2E25"),
        ("Hieroglyph_Mirror", "13440"),
        ("Hieroglyph_Modifier", "13447-13455"),
        ("Hieroglyph_Segment_Begin", "13437"),
        ("Hieroglyph_Segment_End", "13438"),
        ("Modifying_Letter", "16F50 FE00-FE0F"),
        (
            "Nukta",
            """
            0859-085B 0F39 0F71 1885-1886 18A9 10AE5-10AE6 10F82-10F85 16F4F 1BC9D-1BC9E \
            1E944-1E94A
            """
        ),
        (
            "Number",
            "10D30-10D39 10F51-10F54 16AC0-16AC9 1E140-1E149 1E2F0-1E2F9 1E4F0-1E4F9 1E950-1E959"
        ),
        ("Reordering_Killer", "1BF2-1BF3"),
        ("Syllable_Modifier", "1C36"),
        ("Symbol_Modifier", "1B6B-1B73"),
        (
            "Tone_Mark",
            """
            07EB-07F3 07FD 0F86-0F87 1A7B-1A7C 1A7F 10D24-10D26 10F46-10F50 16B30-16B36 \
            16F8F-16F92 1E130-1E136 1E2AE 1E2EC-1E2EF
            """
        ),
        ("Virama", "2D7F"),
        ("Vowel_Dependent", "0B55 0F18-0F19 0F3E-0F3F 10EAB-10EAC 16F51-16F87 1E4EC-1E4EF"),
        ("Vowel_Independent", "1900 AAB1 AABA AABD"),
    ]

    /// The engine's changes to Indic_Positional_Category, as of Unicode 16.
    private static let positionalChanges: [(value: String, characters: String)] = [
        (
            "Bottom",
            """
            0859-085B 0D41-0D42 0F18-0F19 0F72 0F7A-0F7D 0F80 18A9 1CE2-1CE8 1CED A9BF AAB0 \
            AAB2-AAB3 AAB7-AAB8 AABE 10A38 10AE5-10AE6 10F46-10F50 10F82-10F85 11127-11129 1112D \
            11130 16F4F 16F51-16F87 16F8F-16F92
            """
        ),
        ("Left", "0F3F 1C29"),
        ("NA", "180B-180D 180F 2D7F"),
        ("Overstruck", "1BC9D-1BC9E"),
        ("Right", "0F3E 10A0C 11942 A9BE"),
        (
            "Top",
            """
            07EB-07F3 07FD 0F74 1885-1886 1A18 1B6C 1CF8-1CF9 AA35 AAB4 10D24-10D27 10EAB-10EAC \
            1112A-1112B 11131-11132 11302-11303 114C1 16B30-16B36 1E130-1E136 1E2AE 1E2EC-1E2EF \
            1E4EC-1E4EF 1E944-1E94A
            """
        ),
    ]
}
