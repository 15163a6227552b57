import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Writes the Swift source of ``JoiningTable``.
struct JoiningTableText {
    /// The characters in each block, as the digits of their joining types.
    private var blocks: [(rows: ClosedRange<Int>, digits: String)] = []

    private static let types: [String: JoiningType] = [
        "U": .nonJoining, "R": .rightJoining, "L": .leftJoining, "D": .dualJoining,
        "C": .dualJoining, "T": .transparent,
    ]
    private static let groups: [String: JoiningType] = [
        "ALAPH": .alaph, "DALATH RISH": .dalathRish,
    ]

    init(_ files: UnicodeFiles) throws {
        var types: [Int: JoiningType] = [:]
        var categories: [Int: Substring] = [:]
        for line in try files.lines("UnicodeData.txt") {
            let fields = line.split(separator: ";", maxSplits: 3, omittingEmptySubsequences: false)
            guard fields.count == 4, let character = Int(fields[0], radix: 16) else {
                throw UnexpectedData("UnicodeData.txt: \(line)")
            }
            categories[character] = fields[2]
            // The default of characters that ArabicShaping.txt doesn't contain.
            if ["Mn", "Me", "Cf"].contains(fields[2]) { types[character] = .transparent }
        }
        for line in try files.lines("ArabicShaping.txt") where !line.hasPrefix("#") {
            let fields = line.split(separator: ";").map { String($0.drop { $0 == " " }) }
            guard fields.count == 4, let character = Int(fields[0], radix: 16),
                let type = Self.types[fields[2]]
            else { throw UnexpectedData("ArabicShaping.txt: \(line)") }
            types[character] = Self.groups[fields[3]] ?? type
        }
        // A block contains the characters whose type doesn't follow from being a mark or not.
        var rows: [ClosedRange<Int>] = []
        let needed = types.filter { character, type in
            let isMark = ["Mn", "Me"].contains(categories[character] ?? "")
            return type != (isMark ? .transparent : .nonJoining)
        }
        for row in Set(needed.keys.map { $0 / 16 }).sorted() {
            if let last = rows.last, row - last.upperBound <= 2 {
                rows[rows.count - 1] = last.lowerBound...row
            } else {
                rows.append(row...row)
            }
        }
        blocks = rows.map { rows in
            let characters = (16 * rows.lowerBound)..<(16 * rows.upperBound + 16)
            let values = characters.map { types[$0] ?? .nonJoining }
            return (rows, values.map { String($0.rawValue) }.joined())
        }
    }

    func source() -> String {
        let starts = blocks.map { rows, _ in
            digits(16 * rows.lowerBound, 5) + digits(rows.count, 2)
        }
        let types = Array(blocks.map(\.digits).joined())
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) by Tests/TypeScaleFontsTests/Tables.
            // UnicodeTableTests describes how to regenerate it.

            extension JoiningTable {
                /// The number of blocks.
                static let blockCount = \(blocks.count)

                /// The first character of each block in five hexadecimal digits, and the number of its rows
                /// in two. A row has 16 characters.
                static let blocks: StaticString = \"""
            \(starts.rows(of: 12, separator: "\\\n") { "        " + $0.joined() })
                    \"""

                /// The joining types of the characters in the blocks, in one digit each.
                static let types: StaticString = \"""
            \(types.rows(of: 96, separator: "\\\n") { "        " + String($0) })
                    \"""
            }

            """
    }
}
