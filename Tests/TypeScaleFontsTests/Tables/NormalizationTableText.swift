import TypeScaleTestSupport

/// Writes the Swift source of `NormalizationTable`.
///
/// The tables contain the characters of the Basic Multilingual Plane.
struct NormalizationTableText {
    private typealias Pair = (second: Int, first: Int, composed: Int)

    /// The pairs that compose a character, sorted by the second character.
    private var pairs: [Pair] = []
    /// Characters that decompose to one character, each followed by this character.
    private var singles: [Int] = []
    /// Characters that decompose to two but are not composed, each followed by the two.
    private var exclusions: [Int] = []
    /// The ranges of characters with the same combining class, except 0.
    private var classes: [(range: ClosedRange<Int>, value: Int)] = []
    /// The characters with the value 0 in each set of decimal digits.
    private var zeros: [Int] = []
    private var pictographs: [ClosedRange<Int>] = []

    init(_ files: UnicodeFiles) throws {
        let excluded = try files.property(
            "DerivedNormalizationProps.txt",
            default: "",
            only: "Full_Composition_Exclusion"
        )
        for line in try files.lines("UnicodeData.txt") {
            let fields = line.split(separator: ";", maxSplits: 7, omittingEmptySubsequences: false)
            guard fields.count == 8, let character = Int(fields[0], radix: 16) else {
                throw UnexpectedData("UnicodeData.txt: \(line)")
            }
            if let value = Int(fields[3]), value > 0 {
                if let last = classes.last, last.value == value,
                    last.range.upperBound + 1 == character, last.range.count < 127
                {
                    classes[classes.count - 1].range = last.range.lowerBound...character
                } else {
                    classes.append((character...character, value))
                }
            }
            if fields[2] == "Nd", fields[6] == "0" { zeros.append(character) }
            let parts = fields[5].split(separator: " ").map { Int($0, radix: 16) ?? .max }
            guard !parts.isEmpty, parts.allSatisfy({ $0 <= 0x10FFFF }) else { continue }
            if parts.count == 1 {
                guard character <= 0xFFFF, parts[0] <= 0xFFFF else { continue }
                singles += [character, parts[0]]
            } else if excluded[character].isEmpty {
                pairs.append((parts[1], parts[0], character))
            } else {
                exclusions += [character] + parts
            }
        }
        pairs.sort { ($0.second, $0.first) < ($1.second, $1.first) }
        let properties = try files.property(
            "emoji/emoji-data.txt",
            default: "",
            only: "Extended_Pictographic"
        )
        for character in properties.indices where !properties[character].isEmpty {
            if let last = pictographs.last, last.upperBound + 1 == character {
                pictographs[pictographs.count - 1] = last.lowerBound...character
            } else {
                pictographs.append(character...character)
            }
        }
    }

    func source() -> String {
        let starts = pairs.indices.filter { $0 == 0 || pairs[$0].second != pairs[$0 - 1].second }
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) by Tests/TypeScaleFontsTests/Tables.
            // UnicodeTableTests describes how to regenerate it.

            // The digits of a number are hexadecimal: eight in `classes`, four in `singles`, and otherwise
            // five.
            extension NormalizationTable {
                /// The second characters of composed pairs, in ascending order.
            \(table("seconds", starts.map { pairs[$0].second }, digits: 5))

                /// The index of the first pair with each second character, and the number of pairs.
                static let starts: [Int] = [
            \(decimal(starts + [pairs.count]))
                ]

                /// The first characters of the pairs, in ascending order for each second character.
            \(table("firsts", pairs.map(\.first), digits: 5))

                /// The characters that the pairs compose.
            \(table("composed", pairs.map(\.composed), digits: 5))

                /// The characters that decompose to one character, each followed by this character.
            \(table("singles", singles, digits: 4))

                /// The characters that decompose to two characters but are not composed, each followed by both.
            \(table("exclusions", exclusions, digits: 5))

                /// The ranges with the same combining class. The bits of each number are the first character,
                /// its class in 8 bits, and one less than the number of characters in 7 bits.
            \(table("classes", classes.map(Self.bits), digits: 8))

                /// The decimal digits with the value 0, in ascending order.
            \(table("zeros", zeros, digits: 5))

                /// The first and last characters of ranges with the property Extended_Pictographic.
            \(table("pictographs", pictographs.flatMap { [$0.lowerBound, $0.upperBound] }, digits: 5))
            }

            """
    }

    private static func bits(_ entry: (range: ClosedRange<Int>, value: Int)) -> Int {
        entry.range.lowerBound << 15 | entry.value << 7 | entry.range.count - 1
    }

    private func table(_ name: String, _ values: [Int], digits count: Int) -> String {
        let rows = values.rows(of: 88 / count, separator: "\\\n") { row in
            "        " + row.map { digits($0, count) }.joined()
        }
        return "    static let \(name): StaticString = \"\"\"\n\(rows)\n        \"\"\""
    }

    private func decimal(_ values: [Int]) -> String {
        values.rows(of: 16) { "        " + $0.map { "\($0)," }.joined(separator: " ") }
    }
}
