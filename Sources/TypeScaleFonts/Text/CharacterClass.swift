/// A classification of characters by script and by role in lookups.
enum CharacterClass {
    /// Returns the script numbers of consecutive characters.
    ///
    /// The number is ``CharacterPages/special`` for a character that needs shaping, selects a
    /// variation or has a special role.
    static func scripts(from first: UInt32, count: Int) -> [UInt8] {
        var scripts = ScriptTable.scripts(from: first, count: count)
        let characters = first...(first + UInt32(count) - 1)
        guard
            ComplexScripts.overlap(characters) || characters.overlaps(0xE0000...0xE0FFF)
                || invisible.contains(where: { $0.overlaps(characters) })
                || scripts.contains(ScriptTable.unshaped)
        else { return scripts }
        for (index, character) in characters.enumerated()
        where scripts[index] == ScriptTable.unshaped || ComplexScripts.contains(character)
            || CmapFormat14.isSelector(character) || role(character) != .usual
        {
            scripts[index] = CharacterPages.special
        }
        return scripts
    }

    static func role(_ character: UInt32) -> CharacterRole {
        if character == 0x200C { return .zeroWidthNonJoiner }
        if hiddenIgnorable.contains(where: { $0.contains(character) }) { return .hiddenIgnorable }
        if invisible.contains(where: { $0.contains(character) }) { return .defaultIgnorable }
        return character >= 0x300 && MarkTable.isNonspacing(character) ? .mark : .usual
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

    /// The characters that are not drawn and that lookups never skip.
    private static let hiddenIgnorable: [ClosedRange<UInt32>] = [
        0x034F...0x034F, 0x180B...0x180D, 0x180F...0x180F, 0xE0020...0xE007F,
    ]
}
