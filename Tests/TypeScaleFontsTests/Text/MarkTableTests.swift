import Testing

@testable import TypeScaleFonts

struct MarkTableTests {
    /// The characters whose properties Unicode 17.0 and 18.0 changed.
    ///
    /// The standard library contains Unicode 16.0.
    private static let changed: Set<UInt32> = []

    @Test(arguments: [0...0x1FFFF, 0xE0000...0xE0FFF] as [ClosedRange<UInt32>])
    func `the tables have the properties of the standard library`(range: ClosedRange<UInt32>) {
        for scalar in range.lazy.compactMap(Unicode.Scalar.init) where scalar.properties.age != nil
        {
            let properties = scalar.properties
            let isMark = properties.generalCategory == .nonspacingMark
            let extends =
                properties.isGraphemeExtend || properties.isEmojiModifier || scalar == "\u{200D}"
            let isEnclosing = properties.generalCategory == .enclosingMark
            let isIgnorable = properties.isDefaultIgnorableCodePoint
            if MarkTable.isNonspacing(scalar.value) != isMark
                || MarkTable.isEnclosing(scalar.value) != isEnclosing
                || scalar.isSpaceSeparator != (properties.generalCategory == .spaceSeparator)
                || MarkTable.extendsClusters(scalar.value) != extends
                || CharacterClass.isDefaultIgnorable(scalar.value) != isIgnorable,
                !Self.changed.contains(scalar.value)
            {
                Issue.record("U+\(String(scalar.value, radix: 16)) has other properties")
            }
        }
    }

    // HarfBuzz 15.0 treats the same characters as marks. They are new in Unicode 16.0 and 18.0.
    @Test(arguments: [0x897, 0xB53, 0xB54, 0x5C8, 0x5C9] as [UInt32])
    func `new marks are known`(character: UInt32) {
        #expect(MarkTable.isNonspacing(character))
        #expect(MarkTable.isCombining(character))
    }

    @Test func `a page has the marks of its characters`() {
        for first in stride(from: UInt32(0), to: 0x20000, by: 256) {
            let marks = CharacterClass.marks(from: first, count: 256)
            let single = (0..<256).map { CharacterClass.marks(from: first + $0, count: 1)[0] }
            #expect(marks == single, "U+\(String(first, radix: 16))")
        }
    }

    @Test(arguments: [0...0x1FFFF, 0xE0000...0xE0FFF] as [ClosedRange<UInt32>])
    func `characters that extend clusters are special`(range: ClosedRange<UInt32>) {
        for scalar in range.lazy.compactMap(Unicode.Scalar.init)
        where scalar.properties.isGraphemeExtend || scalar.properties.isVariationSelector {
            let mark = CharacterClass.marks(from: scalar.value, count: 1)[0]
            #expect(mark & CharacterPages.Mark.special != 0, "U+\(String(scalar.value, radix: 16))")
        }
    }
}
