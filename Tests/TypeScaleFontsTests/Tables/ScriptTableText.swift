import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Writes the Swift source of ``ScriptTable``.
struct ScriptTableText {
    /// The script of each code point as four letters, or `nil` for common and inherited ones.
    private let scripts: [String?]
    /// Whether a code point keeps the script of the range before it, as it has no script itself.
    private let isGap: [Bool]

    /// The scripts that are shaped although some of their characters need more, such as jamo.
    private static let shaped: Set<String> = [
        "Cyrl", "Grek", "Hang", "Hani", "Hira", "Kana", "Latn",
    ]
    /// The OpenType tags that differ from the script's four letters.
    private static let tags = ["Hira": "kana", "Yiii": "yi  ", "Vaii": "vai "]

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
        scripts = names.map { none.contains($0) ? nil : letters[$0] }
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
        var unshaped: Set<String> = []
        for (character, script) in scripts.enumerated() {
            if let script, ComplexScripts.contains(UInt32(character)) { unshaped.insert(script) }
        }
        unshaped.subtract(Self.shaped)
        func tag(_ script: String) -> String { Self.tags[script] ?? script.lowercased() }
        let named = Set(scripts.compactMap { $0 }).subtracting(unshaped)
        let tags = ["    ", "    "] + Set(named.map(tag)).sorted()
        let numbers = Dictionary(
            uniqueKeysWithValues: tags.enumerated().dropFirst(2).map { ($1, $0) }
        )
        func number(_ script: String?) -> Int {
            guard let script else { return 0 }
            return unshaped.contains(script) ? 1 : numbers[tag(script)] ?? 1
        }
        var ranges: [String] = []
        var last = -1
        for (character, script) in scripts.enumerated() where !isGap[character] {
            let value = number(script)
            guard value != last else { continue }
            last = value
            ranges.append(digits(character, 5) + digits(value, 2))
        }
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) by Tests/TypeScaleFontsTests/Tables.
            // UnicodeTableTests describes how to regenerate it.

            extension ScriptTable {
                /// The OpenType tags of the scripts by number, blank for ``common`` and ``unshaped``.
                static let tags: [FontTag] = [
            \(tags.rows(of: 10) { "        " + $0.map { "\"\($0)\"," }.joined(separator: " ") })
                ]

                /// The number of ranges.
                static let rangeCount = \(ranges.count)

                /// The first character of each range in five hexadecimal digits, and its script in two.
                static let ranges: StaticString = \"""
            \(ranges.rows(of: 12, separator: "\\\n") { "        " + $0.joined() })
                    \"""
            }

            """
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
