import Testing
import TypeScaleTestSupport

@testable import TypeScaleLayout

/// Tests of breaks within Thai, Lao, Khmer and Burmese words.
struct SyllableCheckTests {
    private func parts(_ text: String, _ strategy: LineBreakStrategy) -> [String] {
        var start = text.startIndex
        return LineBreaker(strategy: strategy).opportunities(in: text).map { line in
            let end = text.utf8.index(text.startIndex, offsetBy: line.offset)
            defer { start = end }
            return String(text[start..<end])
        }
    }

    // The parts follow from the spelling. The second text has a stack, which is not divided. Others
    // have a vowel before its consonant, a silenced consonant, and a subjoined one.
    @Test(arguments: [
        ("မြန်မာ", ["မြန်", "မာ"]),
        ("ဗုဒ္ဓ", ["ဗုဒ္ဓ"]),
        ("ภาษาไทย", ["ภา", "ษา", "ไท", "ย"]),
        ("จันทร์", ["จั", "น", "ทร์"]),
        ("ພາສາລາວ", ["ພາ", "ສາ", "ລາ", "ວ"]),
        ("ភាសាខ្មែរ", ["ភា", "សា", "ខ្មែ", "រ"]),
    ])
    func `lines may end before the letter that begins a cluster`(
        text: String,
        expected: [String]
    ) {
        #expect(parts(text, []) == expected)
        #expect(parts(text, .standard) == expected)
        #expect(parts(text, .southeastAsianWordPriority) == [text])
    }

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the letters and signs have the properties in the Unicode files`() throws {
        let files = try UnicodeFiles()
        let categories = try files.property("IndicSyllabicCategory.txt", default: "Other")
        let exceptions = try files.property(
            "PropList.txt",
            default: "",
            only: "Logical_Order_Exception"
        )
        let marks = try files.property("extracted/DerivedGeneralCategory.txt", default: "Cn")
        for block in [0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF] {
            for code in block {
                let character = UInt32(code)
                let category = categories[code]
                let isLeading = !exceptions[code].isEmpty
                let starts =
                    ["Consonant", "Vowel_Independent", "Consonant_Placeholder"]
                    .contains(category) && marks[code] == "Lo"
                let hexadecimal = String(code, radix: 16)
                #expect(SyllableLetters.isLeadingVowel(character) == isLeading, "\(hexadecimal)")
                #expect(
                    SyllableLetters.startsSyllable(character) == (starts || isLeading),
                    "\(hexadecimal)"
                )
                #expect(
                    SyllableLetters.isStacker(character) == (category == "Invisible_Stacker"),
                    "\(hexadecimal)"
                )
                let kills = ["Pure_Killer", "Consonant_Killer"]
                #expect(
                    SyllableLetters.isKiller(character) == kills.contains(category),
                    "\(hexadecimal)"
                )
            }
        }
    }

    @Test func `other text has the same breaks`() {
        for example in ["Hello, world.", "가나다 라", "12.5 km", "กข abc กข", "ကခ 12"] {
            let words = LineBreaker(strategy: .southeastAsianWordPriority)
            let expected = words.opportunities(in: example)
            let found = LineBreaker().opportunities(in: example)
            #expect(Set(found).isSuperset(of: expected))
            if !example.unicodeScalars.contains(where: { $0.value > 0xE00 && $0.value < 0x1100 }) {
                #expect(found == expected)
            }
        }
    }
}
