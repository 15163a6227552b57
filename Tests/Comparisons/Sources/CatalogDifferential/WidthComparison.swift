import References
import TypeScaleLayout
import TypeScaleLocalization

/// The numbers of lines whose widths are equal, by script.
struct WidthComparison: CustomStringConvertible {
    private struct Counts {
        var equal = 0
        var differing = 0
        /// The lines whose widths are reported to be estimates.
        var estimated = 0
        /// The lines with a character that no font contains.
        var missing = 0
    }

    /// The maximum number of differences to print.
    private static let mostShown = 20
    /// The maximum number of characters in a line.
    private static let mostCharacters = 500

    private let fonts: [ComparedFont]
    private var counts: [String: Counts] = [:]
    private var known: Set<String> = []
    private var shown: [String] = []

    init(_ fonts: [ComparedFont]) { self.fonts = fonts }

    /// Compares the lines of a catalog that no other catalog contains.
    mutating func add(_ catalog: TranslationCatalog) throws {
        for entry in catalog.entries {
            for line in entry.text.split(whereSeparator: \.isNewline) {
                // A label does not count spaces at the end of a line, and tabs have no glyph.
                let words = line.prefix(Self.mostCharacters).split(whereSeparator: \.isWhitespace)
                let text = words.joined(separator: " ")
                guard !text.isEmpty, known.insert(text).inserted else { continue }
                try compare(text)
            }
        }
    }

    private mutating func compare(_ text: String) throws {
        let script = ScriptName.name(of: text)
        guard let font = try fonts.first(where: { try $0.contains(text) }) else {
            counts[script, default: Counts()].missing += 1
            return
        }
        guard let width = try font.ownWidth(text) else {
            counts[script, default: Counts()].estimated += 1
            return
        }
        let theirs = Double(font.width(text))
        // Widths are whole font units, so half a unit decides.
        let fits = try !font.isTruncated(text, width: theirs + 0.5)
        let isTight = try theirs < 1 || font.isTruncated(text, width: theirs - 0.5)
        if width == theirs, fits, isTight {
            counts[script, default: Counts()].equal += 1
            return
        }
        counts[script, default: Counts()].differing += 1
        guard shown.count < Self.mostShown else { return }
        shown.append(
            "\(font.name): \(width), HarfBuzz \(theirs), fits \(fits), tight \(isTight): \(text)"
        )
    }

    var isEqual: Bool {
        counts.values.contains { $0.equal > 0 } && !counts.values.contains { $0.differing > 0 }
    }

    var description: String {
        var lines = shown
        var total = Counts()
        for (script, count) in counts.sorted(by: { $0.key < $1.key }) {
            lines.append(Self.row(script, count))
            total.equal += count.equal
            total.differing += count.differing
            total.estimated += count.estimated
            total.missing += count.missing
        }
        return (lines + [Self.row("all scripts", total)]).joined(separator: "\n")
    }

    private static func row(_ name: String, _ count: Counts) -> String {
        "\(name): \(count.equal) equal, \(count.differing) differ, \(count.estimated) cannot tell, "
            + "\(count.missing) in no font"
    }
}

/// The names of scripts, by blocks of characters.
enum ScriptName {
    private static let starts: [(UInt32, String)] = [
        (0x41, "Latin"), (0x370, "Greek"), (0x400, "Cyrillic"), (0x530, "Armenian"),
        (0x590, "Hebrew"),
        (0x600, "Arabic"), (0x700, "other"), (0x900, "Devanagari"), (0x980, "Bengali"),
        (0xA00, "Gurmukhi"), (0xA80, "Gujarati"), (0xB00, "Oriya"), (0xB80, "Tamil"),
        (0xC00, "Telugu"), (0xC80, "Kannada"), (0xD00, "Malayalam"), (0xD80, "Sinhala"),
        (0xE00, "Thai"), (0xE80, "Lao"), (0xF00, "Tibetan"), (0x1000, "Myanmar"),
        (0x10A0, "Georgian"), (0x1100, "Hangul"), (0x1200, "Ethiopic"), (0x13A0, "other"),
        (0x1780, "Khmer"), (0x1800, "other"), (0x1C80, "Cyrillic"), (0x1C90, "Georgian"),
        (0x1CC0, "other"), (0x1E00, "Latin"), (0x1F00, "Greek"), (0x2000, "other"),
        (0x2C60, "Latin"), (0x2C80, "other"), (0x2D80, "Ethiopic"), (0x2DE0, "other"),
        (0x2E80, "Han and kana"), (0xA000, "other"), (0xA640, "Cyrillic"), (0xA720, "Latin"),
        (0xA800, "other"), (0xAC00, "Hangul"), (0xD7FC, "other"), (0xF900, "Han and kana"),
        (0xFB00, "Latin"), (0xFB1D, "Hebrew"), (0xFB50, "Arabic"), (0xFE00, "other"),
        (0xFE70, "Arabic"), (0xFEFF, "other"), (0xFF66, "Han and kana"), (0xFFA0, "other"),
        (0x20000, "Han and kana"), (0x40000, "other"),
    ]

    /// Returns the script to which the letters in a text belong, or `mixed` for several scripts.
    static func name(of text: String) -> String {
        var names: Set<String> = []
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            names.insert(starts.last { $0.0 <= scalar.value }?.1 ?? "other")
        }
        // Most scripts borrow Latin words.
        if names.count > 1 { names.remove("Latin") }
        return names.count > 1 ? "mixed" : names.first ?? "no letters"
    }
}
