import TypeScaleDiagnostics
import TypeScaleDocuments

/// The letters that replace ASCII letters.
enum PseudoLetters {
    /// Returns the replacement of a byte, or `nil` if the byte remains as it is.
    static func letter(_ byte: UInt8, _ locale: PseudoLocale) -> String? {
        guard byte.isASCIILetter else { return nil }
        switch locale {
        case .accented: return accented[Int(byte)]
        case .tall: return tall[Int(byte)]
        case .longer, .rightToLeft: return nil
        }
    }

    /// Android's letters, or other Latin letters where Android's are rare, Greek or Cyrillic.
    ///
    /// `q` has no common accented form.
    private static let accented = table(
        "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ",
        "åḃçðéƒĝĥîĵķļḿñöþŕšţûṽŵẋýžÅḂÇÐÉḞĜĤÎĴĶĻḾÑÖÞŔŠŢÛṼŴẊÝŽ"
    )

    /// The letters of [Vietnamese](https://www.unicode.org/charts/PDF/U1E00.pdf) with two marks.
    ///
    /// Lowercase letters have a mark below if Unicode has such a letter.
    private static let tall = table("aeouAEOU", "ậệộữẪỄỖỮ")

    private static func table(_ letters: String, _ replacements: String) -> [String?] {
        var table = [String?](repeating: nil, count: 128)
        for (letter, replacement) in zip(letters.utf8, replacements) {
            table[Int(letter)] = String(replacement)
        }
        return table
    }
}
