/// A classification of characters by script and by role in lookups.
enum CharacterClass {
    typealias Mark = CharacterPages.Mark

    /// Returns the script numbers of consecutive characters, with ``CharacterPages/Mark/special``,
    /// ``CharacterPages/Mark/complex`` and ``CharacterPages/Mark/paired``.
    static func marks(from first: UInt32, count: Int) -> [UInt16] {
        var marks: [UInt16] = []
        ScriptTable.forEachRun(from: first, count: count) { script, length in
            let flags = ScriptTable.isComplex(script) ? Mark.special | Mark.complex : 0
            marks += Array(repeating: UInt16(script) | flags, count: length)
        }
        let characters = first...(first + UInt32(count) - 1)
        func add(_ flags: UInt16, to range: ClosedRange<UInt32>) {
            guard range.overlaps(characters) else { return }
            let range = range.clamped(to: characters)
            for index in Int(word: range.lowerBound - first)...Int(word: range.upperBound - first) {
                marks[index] |= flags
            }
        }
        PairedPunctuation.forEach(in: characters) { add(Mark.paired, to: $0...$0) }
        ComplexScripts.forEach(in: characters) { add(Mark.special | Mark.complex, to: $0) }
        MarkTable.forEachExtender(in: characters) { add(Mark.special, to: $0) }
        // Selectors and characters with a role are invisible or extend clusters.
        for range in invisible { add(Mark.special, to: range) }
        add(Mark.special, to: regionalIndicators)
        add(Mark.special, to: fractionSlash...fractionSlash)
        return marks
    }

    /// The character between the digits of a fraction.
    static let fractionSlash: UInt32 = 0x2044

    /// The characters of which two form a flag.
    private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

    static func isRegionalIndicator(_ character: UInt32) -> Bool {
        regionalIndicators.contains(character)
    }

    static func role(_ character: UInt32) -> CharacterRole {
        let role = invisibleRole(character)
        return role == .usual && MarkTable.isNonspacing(character) ? .mark : role
    }

    /// Returns the role of a character that is invisible, or ``CharacterRole/usual``.
    static func invisibleRole(_ character: UInt32) -> CharacterRole {
        if character == 0x200C { return .zeroWidthNonJoiner }
        if character == 0x200D { return .zeroWidthJoiner }
        if hiddenIgnorable.contains(where: { $0.contains(character) }) { return .hiddenIgnorable }
        if invisible.contains(where: { $0.contains(character) }) { return .defaultIgnorable }
        return .usual
    }

    /// The characters that are not drawn.
    ///
    /// Source: the characters for which hb-shape 6.0 outputs no glyph. The Hangul fillers are not
    /// included, although Unicode defines them as invisible.
    static let invisible: [ClosedRange<UInt32>] = [
        0x00AD...0x00AD, 0x034F...0x034F, 0x061C...0x061C, 0x17B4...0x17B5, 0x180B...0x180F,
        0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF...0xFEFF,
        0xFFF0...0xFFF8, 0x1D173...0x1D17A, 0xE0000...0xE0FFF,
    ]

    /// Returns whether a character has the property Default_Ignorable_Code_Point.
    static func isDefaultIgnorable(_ character: UInt32) -> Bool {
        invisible.contains { $0.contains(character) }
            || fillersAndFormats.contains { $0.contains(character) }
    }

    /// The Hangul fillers and the format characters of shorthand, which hb-shape draws.
    private static let fillersAndFormats: [ClosedRange<UInt32>] = [
        0x115F...0x1160, 0x3164...0x3164, 0xFFA0...0xFFA0, 0x1BCA0...0x1BCA3,
    ]

    /// The characters that are not drawn and that substitutions never skip.
    private static let hiddenIgnorable: [ClosedRange<UInt32>] = [
        0x034F...0x034F, 0x180B...0x180D, 0x180F...0x180F, 0xE0020...0xE007F,
    ]
}

/// The characters whose glyphs and widths depend on adjacent characters.
enum ComplexScripts {
    static func contains(_ character: UInt32) -> Bool {
        var isContained = false
        forEach(in: character...character) { _ in isContained = true }
        return isContained
    }

    /// Calls a closure with each range that contains a character of a range.
    static func forEach(
        in characters: ClosedRange<UInt32>,
        _ body: (ClosedRange<UInt32>) -> Void
    ) {
        var range = partitionPoint(ranges.count) {
            ranges[$0].upperBound < characters.lowerBound
        }
        while range < ranges.count, ranges[range].overlaps(characters) {
            body(ranges[range])
            range += 1
        }
    }

    /// The ranges, in ascending order.
    ///
    /// Source: the Unicode blocks whose scripts have dedicated shapers in HarfBuzz, and the
    /// characters that join or stack in any script.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x0590...0x109F,  // Hebrew and Arabic to Tibetan and Myanmar, with the Indic scripts
        0x1100...0x11FF,  // conjoining Hangul
        0x1700...0x18AF,  // Philippine scripts, Khmer, Mongolian
        0x1900...0x1C4F,  // Limbu to Lepcha
        0x1CC0...0x1CFF,  // Sundanese and Vedic signs
        0x2D7F...0x2D7F,  // Tifinagh joiner
        0x302E...0x302F,  // Hangul tone marks
        0xA800...0xA82F,  // Syloti Nagri
        0xA840...0xAAFF,  // Phags-pa to Meetei Mayek, with conjoining Hangul
        0xABC0...0xABFF,  // Meetei Mayek
        0xD7B0...0xD7FF,  // conjoining Hangul
        0xFB1D...0xFDFF,  // Hebrew and Arabic presentation forms
        0xFE70...0xFEFE,  // Arabic presentation forms
        0x10800...0x11AAF,  // right-to-left scripts, Brahmi and related scripts
        0x11AC0...0x11FAF,  // Pau Cin Hau to Kawi
        0x11FC0...0x11FFF,  // Tamil numbers
        0x13430...0x1345F,  // hieroglyph format controls
        0x16B00...0x16B8F,  // Pahawh Hmong
        0x16F00...0x16F9F,  // Miao
        0x16FE4...0x16FE4,  // Khitan filler
        0x1BC00...0x1BC9F,  // Duployan
        0x1E100...0x1E14F,  // Nyiakeng Puachue Hmong
        0x1E290...0x1E2FF,  // Toto and Wancho
        0x1E4D0...0x1E4FF,  // Nag Mundari
        0x1E800...0x1EFFF,  // right-to-left scripts and numbers
    ]
}
