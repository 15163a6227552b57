/// The characters that Unicode contains for the forms of Arabic letters and for ligatures.
enum PresentationForms {
    /// The kinds of forms, in the order of ``letters``.
    static let kinds: [FeatureMask] = [.isol, .fina, .`init`, .medi]

    /// Returns the character for a form of a letter, or `nil` if Unicode contains none.
    ///
    /// The kind is an index in ``kinds``.
    static func form(of letter: UInt32, kind: Int) -> UInt32? {
        var entry = partitionPoint(letterCount) {
            letters.hexadecimal(at: 9 * $0, count: 4) < letter
        }
        while entry < letterCount, letters.hexadecimal(at: 9 * entry, count: 4) == letter {
            let forms = letters.hexadecimal(at: 9 * entry + 8, count: 1)
            let bit: UInt32 = 1 << UInt32(truncatingIfNeeded: kind)
            if forms & bit != 0 {
                let first = letters.hexadecimal(at: 9 * entry + 4, count: 4)
                return first + UInt32((forms & (bit - 1)).nonzeroBitCount)
            }
            entry += 1
        }
        return nil
    }

    /// Returns the ligature of two or three forms, or `nil` if Unicode contains none.
    ///
    /// The third form is 0 for a ligature of two forms.
    static func ligature(_ first: UInt32, _ second: UInt32, _ third: UInt32 = 0) -> UInt32? {
        let start = first << 16 | second & 0xFFFF
        guard start >> 16 == first, second <= 0xFFFF, third <= 0xFFFF else { return nil }
        let entry = partitionPoint(ligatureCount) { entry in
            let other = ligatures.hexadecimal(at: 16 * entry, count: 8)
            return other < start
                || other == start && ligatures.hexadecimal(at: 16 * entry + 8, count: 4) < third
        }
        guard entry < ligatureCount, ligatures.hexadecimal(at: 16 * entry, count: 8) == start,
            ligatures.hexadecimal(at: 16 * entry + 8, count: 4) == third
        else { return nil }
        return ligatures.hexadecimal(at: 16 * entry + 12, count: 4)
    }
}
