import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Writes the Swift source of ``ScriptTable``.
struct ScriptTableText {
    /// The script of each code point as four letters, or `nil` for common and inherited ones.
    private let scripts: [String?]
    /// The scripts that use tatweel.
    private let joined: Set<Substring>
    /// Whether a code point keeps the script of the range before it, as it has no script itself.
    private let isGap: [Bool]

    /// The scripts that are shaped although some of their characters need more, such as jamo.
    private static let shaped: Set<String> = [
        "Cyrl", "Grek", "Hang", "Hani", "Kana", "Latn",
    ]
    /// The OpenType tags that differ from the script's four letters.
    private static let tags = [
        "Beng": "bng2", "Deva": "dev2", "Gujr": "gjr2", "Guru": "gur2", "Knda": "knd2",
        "Laoo": "lao ", "Mlym": "mlm2", "Mymr": "mym2", "Nkoo": "nko ", "Orya": "ory2",
        "Taml": "tml2", "Telu": "tel2", "Vaii": "vai ", "Yiii": "yi  ",
    ]
    /// The scripts of each engine, except for the standard one.
    ///
    /// Source: the features that HarfBuzz 15.0.0 applies to a font that has features of all engines
    /// in the script.
    private static let engines: [(engine: ShapingEngine, scripts: String)] = [
        (.arabic, "Arab Syrc"),
        (.hangul, "Hang"),
        (.hebrew, "Hebr"),
        (.indic, "Beng Deva Gujr Guru Knda Mlym Orya Taml Telu"),
        (.khmer, "Khmr"),
        (.myanmar, "Mymr"),
        (.thai, "Laoo Thai"),
        (
            .universal,
            """
            Adlm Ahom Bali Batk Bhks Brah Bugi Buhd Cakm Cham Chrs Cpmn Diak Dogr Dupl Egyp Elym \
            Gong Gonm Gran Hano Hmng Hmnp Java Kali Kawi Khar Khoj Kits Kthi Lana Lepc Limb Mahj \
            Maka Mand Mani Marc Medf Modi Mong Mtei Mult Nagm Nand Newa Nkoo Ougr Phag Phlp Plrd \
            Rjng Rohg Saur Shrd Sidd Sind Sinh Sogd Sogo Soyo Sund Sylo Tagb Takr Tale Tavt Tfng \
            Tglg Tibt Tirh Tnsa Toto Vith Wcho Yezi Zanb
            """
        ),
    ]
    /// The scripts that run from right to left.
    private static let rightToLeft = """
        Adlm Arab Armi Avst Chrs Cprt Elym Hatr Hebr Khar Lydi Mand Mani Mend Merc Mero Narb Nbat \
        Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sogd Sogo Syrc Thaa Yezi
        """
    /// The scripts that run in both directions.
    private static let bidirectional = "Hung Ital Runr Tfng"

    init(_ files: UnicodeFiles) throws {
        var letters: [String: String] = [:]
        for line in try files.lines("PropertyValueAliases.txt") {
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
                .map { String($0.filter { $0 != " " }) }
            if fields.count > 2, fields[0] == "sc" { letters[fields[2]] = fields[1] }
        }
        let names = try files.property("Scripts.txt", default: "Unknown")
        let blocks = try files.property("Blocks.txt", default: "")
        let none: Set<String> = ["Common", "Inherited", "Unknown"]
        // Japanese text mixes its two syllabaries, which have the same OpenType tag.
        letters["Hiragana"] = "Kana"
        scripts = names.enumerated().map { character, name in
            // Tatweel is common, but joins letters. The records of its scripts say so.
            character == ScriptTable.tatweel ? "Arab" : none.contains(name) ? nil : letters[name]
        }
        let extensions = try files.lines("ScriptExtensions.txt").first { $0.hasPrefix("0640 ") }
        let fields = (extensions ?? "").prefix { $0 != "#" }.split(separator: ";")
        joined = Set(fields.last?.split(separator: " ") ?? [])
        // An unassigned code point gets the script of its block's last character, because a later
        // version is likely to add a character of this script. Private use has no script.
        isGap = names.indices.map { character in
            names[character] == "Unknown" && !Self.isPrivate(character) && character > 0
                && !blocks[character].isEmpty && blocks[character] == blocks[character - 1]
        }
    }

    private static func isPrivate(_ character: Int) -> Bool {
        0xE000...0xF8FF ~= character || character >= 0xF0000
    }

    func source() -> String {
        var complex: Set<String> = []
        for (character, script) in scripts.enumerated() {
            if let script, ComplexScripts.contains(UInt32(character)) { complex.insert(script) }
        }
        complex.subtract(Self.shaped)
        let all = Set(scripts.compactMap { $0 }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0 + 1) })
        var ranges: [String] = []
        var last = -1
        for (character, script) in scripts.enumerated() where !isGap[character] {
            let value = script.flatMap { numbers[$0] } ?? 0
            guard value != last else { continue }
            last = value
            ranges.append(digits(character, 5) + digits(value, 2))
        }
        let records = all.map { record($0, isComplex: complex.contains($0)) }
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) by Tests/TypeScaleFontsTests/Tables.
            // UnicodeTableTests describes how to regenerate it.

            extension ScriptTable {
                /// The number of scripts, including ``common``.
                static let count = \(all.count + 1)

                /// The tags of each script in ISO 15924 and OpenType, its engine, its direction, and
                /// whether its characters depend on adjacent characters. This is `c`, or `t` with tatweel.
                static let records: StaticString = \"""
            \(rows(records, 8))
                    \"""

                /// The number of ranges.
                static let rangeCount = \(ranges.count)

                /// The first character of each range in five hexadecimal digits, and its script in two.
                static let ranges: StaticString = \"""
            \(rows(ranges, 12))
                    \"""
            }

            """
    }

    private func rows(_ entries: [String], _ count: Int) -> String {
        entries.rows(of: count, separator: "\\\n") { "        " + $0.joined() }
    }

    private func record(_ script: String, isComplex: Bool) -> String {
        let engine = Self.engines.first {
            $0.scripts.split(separator: " ").contains { $0 == script }
        }
        let direction =
            Self.rightToLeft.contains(script)
            ? "R" : Self.bidirectional.contains(script) ? "B" : "L"
        let isComplex = isComplex || engine?.engine == .universal
        let dependence = joined.contains(script[...]) ? "t" : isComplex ? "c" : "-"
        return script + (Self.tags[script] ?? script.lowercased())
            + String((engine?.engine ?? .standard).rawValue) + direction + dependence
    }
}

/// Returns a number in hexadecimal digits, padded with zeros.
func digits(_ value: Int, _ count: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
}

extension Array {
    /// Returns lines of several elements each.
    func rows(
        of count: Int,
        separator: String = "\n",
        _ line: (ArraySlice<Element>) -> String
    ) -> String {
        stride(from: 0, to: self.count, by: count)
            .map { line(self[$0..<Swift.min($0 + count, self.count)]) }
            .joined(separator: separator)
    }
}
