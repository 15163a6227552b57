/// Checks whether a line may end within Thai, Lao, Khmer or Burmese text, by the rule of
/// ``LineBreakStrategy/clusters``.
enum SyllableCheck {
    /// Returns whether a line may end before the character at an offset.
    ///
    /// Both the character and the character before it must belong to one of the four scripts, which
    /// have three bytes each in UTF-8.
    static func isBoundary(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
        guard let next = character(bytes, at: offset), SyllableLetters.startsSyllable(next),
            let last = character(bytes, at: offset - 3), SyllableLetters.isInWord(last, next),
            !SyllableLetters.isLeadingVowel(last), !SyllableLetters.isStacker(last)
        else { return false }
        guard let sign = character(bytes, at: offset + 3) else { return true }
        // In Burmese, the upper consonant of a stack ends the syllable before it.
        return !SyllableLetters.isKiller(sign) && sign != 0x1039
    }

    /// Returns the character whose three bytes start at an offset, or `nil` if there is none.
    private static func character(_ bytes: Span<UInt8>, at offset: Int) -> UInt32? {
        guard bytes.indices.contains(offset), bytes[offset] & 0xF0 == 0xE0 else { return nil }
        return bytes.scalar(at: offset).value
    }
}

/// The letters and signs of Thai, Lao, Khmer and Burmese.
enum SyllableLetters {
    /// Returns whether a character begins a cluster.
    ///
    /// These are the letters whose `Indic_Syllabic_Category` is `Consonant`, `Vowel_Independent` or
    /// `Consonant_Placeholder`, and the vowels with the property `Logical_Order_Exception`.
    static func startsSyllable(_ character: UInt32) -> Bool {
        switch character {
        case 0x0E01...0x0E2E, 0x0E40...0x0E44: true
        case 0x0E81...0x0E82, 0x0E84, 0x0E86...0x0E8A, 0x0E8C...0x0EA3, 0x0EA5, 0x0EA7...0x0EAE,
            0x0EC0...0x0EC4, 0x0EDC...0x0EDF:
            true
        case 0x1000...0x102A, 0x103F, 0x1050...0x1055, 0x105A...0x105D, 0x1061, 0x1065...0x1066,
            0x106E...0x1070, 0x1075...0x1081, 0x108E:
            true
        case 0x1780...0x17B3: true
        default: false
        }
    }

    /// Returns whether a character is a vowel that is written before its consonant.
    static func isLeadingVowel(_ character: UInt32) -> Bool {
        0x0E40...0x0E44 ~= character || 0x0EC0...0x0EC4 ~= character
    }

    /// Returns whether a character stacks the next consonant below the previous one.
    ///
    /// Its `Indic_Syllabic_Category` is `Invisible_Stacker`.
    static func isStacker(_ character: UInt32) -> Bool {
        character == 0x1039 || character == 0x17D2
    }

    /// Returns whether a sign removes the vowel of the consonant before it.
    ///
    /// Its `Indic_Syllabic_Category` is `Pure_Killer` or `Consonant_Killer`.
    static func isKiller(_ character: UInt32) -> Bool {
        switch character {
        case 0x0E3A, 0x0E4C, 0x0E4E, 0x0EBA, 0x103A, 0x17CD, 0x17D1: true
        default: false
        }
    }

    /// Returns whether two characters are letters or marks of one script.
    static func isInWord(_ last: UInt32, _ next: UInt32) -> Bool {
        switch last {
        case 0x0E01...0x0E2E, 0x0E30...0x0E3A, 0x0E40...0x0E45, 0x0E47...0x0E4E: next >> 7 == 0x1C
        case 0x0E81...0x0EAE, 0x0EB0...0x0EBD, 0x0EC0...0x0EC4, 0x0EC8...0x0ECE, 0x0EDC...0x0EDF:
            next >> 7 == 0x1D
        case 0x1000...0x103F, 0x1050...0x108F, 0x109A...0x109D: 0x1000...0x109F ~= next
        case 0x1780...0x17D3, 0x17DD: 0x1780...0x17FF ~= next
        default: false
        }
    }
}
