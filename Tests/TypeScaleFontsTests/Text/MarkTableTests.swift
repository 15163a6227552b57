import Testing

@testable import TypeScaleFonts

struct MarkTableTests {
    /// Returns whether Unicode 15.0 or an earlier version defines a character.
    ///
    /// The standard library can contain a later version.
    private func isKnown(_ scalar: Unicode.Scalar) -> Bool {
        guard let age = scalar.properties.age else { return false }
        return (age.major, age.minor) <= (15, 0)
    }

    @Test(arguments: [0...0x1FFFF, 0xE0000...0xE0FFF] as [ClosedRange<UInt32>])
    func `the tables have the properties of the standard library`(range: ClosedRange<UInt32>) {
        for scalar in range.lazy.compactMap(Unicode.Scalar.init) {
            let properties = scalar.properties
            let isMark = properties.generalCategory == .nonspacingMark
            let extends =
                properties.isGraphemeExtend || properties.isEmojiModifier || scalar == "\u{200D}"
            let isIgnorable = properties.isDefaultIgnorableCodePoint
            // Unicode 16.0 adds spacing marks, which an older standard library does not know.
            let canExtend = extends || properties.generalCategory == .spacingMark
            let isExtender = MarkTable.extendsClusters(scalar.value)
            let isEnclosing = properties.generalCategory == .enclosingMark
            if MarkTable.isNonspacing(scalar.value) != isMark
                || MarkTable.isEnclosing(scalar.value) != isEnclosing
                || scalar.isSpaceSeparator != (properties.generalCategory == .spaceSeparator)
                || isExtender != extends && isExtender != canExtend
                || CharacterClass.isDefaultIgnorable(scalar.value) != isIgnorable,
                // Unicode 16.0 changes the category of this character.
                scalar.value != 0x1171E, isKnown(scalar)
            {
                Issue.record("U+\(String(scalar.value, radix: 16)) has other properties")
            }
        }
    }
}
