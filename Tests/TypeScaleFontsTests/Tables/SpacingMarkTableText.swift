import TypeScaleTestSupport

/// Writes the Swift source of `SpacingMarkTable`.
struct SpacingMarkTableText {
    /// The first and the last character of each range.
    private var ranges: [(first: Int, last: Int)] = []

    init(_ files: UnicodeFiles) throws {
        let name = "UnicodeData.txt"
        for line in try files.lines(name) {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count > 2, let character = Int(fields[0], radix: 16)
            else { throw UnexpectedData("\(name): \(line)") }
            guard fields[2] == "Mc" else { continue }
            if let last = ranges.last, last.last + 1 == character {
                ranges[ranges.count - 1].last = character
            } else {
                ranges.append((character, character))
            }
        }
    }

    func source() -> String {
        let texts = ranges.map { digits($0.first, 5) + digits($0.last - $0.first, 2) }
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) by Tests/TypeScaleFontsTests/Tables.
            // UnicodeTableTests describes how to regenerate it.

            extension SpacingMarkTable {
                /// The number of ranges.
                static let rangeCount = \(ranges.count)

                /// The first character of each range in five hexadecimal digits, and the number of
                /// further characters in two.
                static let ranges: StaticString = \"""
            \(texts.rows(of: 12, separator: "\\\n") { "        " + $0.joined() })
                    \"""
            }

            """
    }
}
