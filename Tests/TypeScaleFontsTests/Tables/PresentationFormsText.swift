import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Writes the Swift source of ``PresentationForms``.
struct PresentationFormsText {
    /// A letter with its first presentation form, and a bit for each kind of form.
    private struct Letter {
        let character: Int
        let first: Int
        var forms: Int
    }

    private var letters: [Letter] = []
    /// The forms that each ligature contains, up to three, and the ligature.
    private var ligatures: [[Int]] = []

    private static let kinds = ["<isolated>", "<final>", "<initial>", "<medial>"]

    /// The ligatures that HarfBuzz 15 forms in a font without `GSUB` and with all presentation
    /// forms.
    private static let formed: Set<Int> = Set(
        [0xFC08, 0xFC0E, 0xFC12, 0xFC32, 0xFC4E, 0xFC6A, 0xFC6D, 0xFC6F, 0xFC70, 0xFC73, 0xFC75]
            + [0xFC86, 0xFC8F, 0xFC91, 0xFC94, 0xFCA8, 0xFCAA, 0xFCAC, 0xFCB0, 0xFCD5, 0xFD30]
            + [0xFD88, 0xFC5E, 0xFC60, 0xFC61, 0xFC62] + Array(0xFC3F...0xFC44)
            + Array(0xFC9C...0xFC9F) + Array(0xFCA1...0xFCA4) + Array(0xFCC9...0xFCD3)
            + Array(0xFCDA...0xFCDD) + Array(0xFEF5...0xFEFC)
    )

    init(_ files: UnicodeFiles) throws {
        var forms: [[Int]: Int] = [:]
        var parts: [(ligature: Int, kind: Int, characters: [Int])] = []
        for line in try files.lines("UnicodeData.txt") {
            let fields = line.split(separator: ";", maxSplits: 6, omittingEmptySubsequences: false)
            let words = fields[5].split(separator: " ")
            guard let character = Int(fields[0], radix: 16), 0xFB50...0xFEFC ~= character,
                let name = words.first, let kind = Self.kinds.firstIndex(of: String(name))
            else { continue }
            let characters = words.dropFirst().compactMap { Int($0, radix: 16) }
            if characters.count > 1 {
                parts.append((character, kind, characters))
            } else if let letter = characters.first {
                forms[[letter, kind]] = character
                if let last = letters.last, last.character == letter,
                    last.first + last.forms.nonzeroBitCount == character
                {
                    letters[letters.count - 1].forms |= 1 << kind
                } else {
                    letters.append(Letter(character: letter, first: character, forms: 1 << kind))
                }
            }
        }
        letters.sort { ($0.character, $0.first) < ($1.character, $1.first) }
        for (ligature, kind, characters) in parts where Self.formed.contains(ligature) {
            // Marks, after a space, have one form. Shadda precedes the other mark.
            if characters[0] == 0x20 {
                ligatures.append(characters.dropFirst().reversed() + [0, ligature])
                continue
            }
            let glyphs = characters.enumerated().compactMap { index, character in
                let joinsBackward = index > 0 || kind == 1 || kind == 3
                let joinsForward = index + 1 < characters.count || kind >= 2
                return forms[[character, (joinsBackward ? 1 : 0) ^ (joinsForward ? 2 : 0)]]
            }
            guard glyphs.count == characters.count else {
                throw UnexpectedData("the forms of the ligature \(ligature)")
            }
            ligatures.append(glyphs + (glyphs.count == 2 ? [0] : []) + [ligature])
        }
        ligatures.sort { $0.lexicographicallyPrecedes($1) }
    }

    func source() -> String {
        let letters = letters.map {
            digits($0.character, 4) + digits($0.first, 4) + digits($0.forms, 1)
        }
        let ligatures = ligatures.map { $0.map { digits($0, 4) }.joined() }
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) by Tests/TypeScaleFontsTests/Tables.
            // UnicodeTableTests describes how to regenerate it.

            extension PresentationForms {
                /// The number of entries in ``letters``.
                static let letterCount = \(letters.count)

                /// Each letter, its first presentation form, and a bit for each kind of form, in 4, 4 and 1
                /// hexadecimal digits. The kinds are isolated, final, initial and medial.
                static let letters: StaticString = \"""
            \(letters.rows(of: 10, separator: "\\\n") { "        " + $0.joined() })
                    \"""

                /// The number of entries in ``ligatures``.
                static let ligatureCount = \(ligatures.count)

                /// The two or three forms of each ligature and the ligature, in four hexadecimal digits each.
                static let ligatures: StaticString = \"""
            \(ligatures.rows(of: 6, separator: "\\\n") { "        " + $0.joined() })
                    \"""
            }

            """
    }
}
