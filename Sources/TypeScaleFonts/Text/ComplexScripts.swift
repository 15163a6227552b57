/// The characters whose glyphs and widths depend on adjacent characters.
enum ComplexScripts {
    static func contains(_ character: UInt32) -> Bool { overlap(character...character) }

    /// Returns whether a range contains a character that needs shaping.
    static func overlap(_ characters: ClosedRange<UInt32>) -> Bool {
        let range = partitionPoint(ranges.count) {
            ranges[$0].upperBound < characters.lowerBound
        }
        return range < ranges.count && ranges[range].overlaps(characters)
    }

    /// The ranges, in ascending order.
    ///
    /// Source: the Unicode 15.0 blocks whose scripts have dedicated shapers in HarfBuzz, and the
    /// characters that join or stack in any script.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x0300...0x036F,  // combining marks
        0x0590...0x109F,  // Hebrew and Arabic to Tibetan and Myanmar, with the Indic scripts
        0x1100...0x11FF,  // conjoining Hangul
        0x1700...0x18AF,  // Philippine scripts, Khmer, Mongolian
        0x1900...0x1CFF,  // Limbu to Vedic signs
        0x1DC0...0x1DFF,  // combining marks
        0x200D...0x200D,  // zero width joiner, as in emoji
        0x20D0...0x20FF,  // combining marks for symbols
        0x302A...0x302F,  // tone marks
        0x3099...0x309A,  // combining kana voicing marks
        0xA800...0xA82F,  // Syloti Nagri
        0xA840...0xAAFF,  // Phags-pa to Meetei Mayek, with conjoining Hangul
        0xABC0...0xABFF,  // Meetei Mayek
        0xD7B0...0xD7FF,  // conjoining Hangul
        0xFB1D...0xFDFF,  // Hebrew and Arabic presentation forms
        0xFE20...0xFE2F,  // combining half marks
        0xFE70...0xFEFE,  // Arabic presentation forms
        0x10A00...0x10A5F,  // Kharoshthi
        0x10AC0...0x10AFF,  // Manichaean
        0x10D00...0x10D3F,  // Hanifi Rohingya
        0x10E80...0x11FFF,  // Yezidi to Elymaic, Brahmi and related scripts
        0x13430...0x1345F,  // hieroglyph format controls
        0x16F00...0x16F9F,  // Miao
        0x1E900...0x1E95F,  // Adlam
        0x1F1E6...0x1F1FF,  // regional indicators, as in flags
        0x1F3FB...0x1F3FF,  // skin tones
    ]
}
