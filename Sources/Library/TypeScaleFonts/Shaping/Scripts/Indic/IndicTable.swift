/// The classes of characters in Indic syllables, and their places.
///
/// The table contains the nine scripts, Vedic signs and common characters that take marks.
enum IndicTable {
    /// The class of a character.
    struct Entry: Equatable {
        var category = IndicCategory.other.rawValue
        var position = IndicPosition.end.rawValue
    }

    /// Returns the entry of a character, which is a default if the table lacks the character.
    static func entry(_ character: UInt32) -> Entry {
        var index: UInt32 = 0
        for block in blocks {
            if block.contains(character) {
                return entry(at: Int(word: index + character - block.lowerBound))
            }
            index += block.upperBound - block.lowerBound + 1
        }
        return Entry()
    }

    /// Reads two letters: one for the class, and one for the place.
    private static func entry(at index: Int) -> Entry {
        guard 2 * index + 1 < characters.utf8CodeUnitCount else { return Entry() }
        let category = characters.byte(at: 2 * index)
        let position = characters.byte(at: 2 * index + 1)
        return Entry(
            category: category &- UInt8(ascii: "A"),
            position: position &- UInt8(ascii: "A")
        )
    }
}
