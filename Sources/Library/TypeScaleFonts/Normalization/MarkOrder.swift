/// The order of the marks on one letter.
///
/// The canonical combining classes of some scripts don't give the order that fonts expect. As in
/// HarfBuzz, the marks of these scripts are sorted by other classes.
enum MarkOrder {
    /// Returns the class by which a mark is sorted, or 0 for a character that is not reordered.
    static func combiningClass(_ character: UInt32) -> UInt8 {
        switch character {
        // A virama of Tai Tham and a sign of Tibetan follow all other marks.
        case 0x1A60, 0x0FC6: 254
        // The nukta of Tibetan precedes the vowels.
        case 0x0F39: 127
        default: reordered(NormalizationTable.combiningClass(character))
        }
    }

    /// Returns the class that replaces a canonical combining class.
    private static func reordered(_ canonical: UInt8) -> UInt8 {
        switch canonical {
        // Hebrew: dots that change the consonant precede vowels, which precede meteg. Source: the
        // order of marks in the SBL Hebrew font.
        case 10...26: hebrew[Int(canonical) - 10]
        // Arabic: shadda precedes vowels, as in https://www.unicode.org/reports/tr53/.
        case 33: 27
        case 27...32: canonical + 1
        // Telugu: length marks precede the virama.
        case 84: 4
        case 91: 5
        // Thai: a vowel below the letter precedes the virama.
        case 103: 3
        // Tibetan: a vowel below the letter precedes vowels above.
        case 130: 132
        case 132: 131
        default: canonical
        }
    }

    /// The classes that replace 10 to 26, from sheva to varika.
    private static let hebrew: [UInt8] = [
        22, 15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
    ]
}
