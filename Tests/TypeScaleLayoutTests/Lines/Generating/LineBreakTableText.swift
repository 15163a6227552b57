import TypeScaleTestSupport

/// Writes the Swift source of the line breaker's tables.
struct LineBreakTableText {
    private let classes: [LineBreakClass]
    private let machine = LineBreakMachine()

    /// The number of characters in a leaf, and in a block.
    private static let (leafLength, blockLength) = (16, 512)
    /// The start of the range in which most characters are letters or ideographs.
    private static let nearLimit = 0x2_0000

    init(_ files: UnicodeFiles) throws {
        classes = try files.lineBreakClasses()
    }

    func source() throws -> String {
        // The index is not used for characters of one or two bytes.
        var leaves = (0..<(0x800 / Self.leafLength)).map(leaf)
        var blocks: [[Int]] = []
        var index: [Int] = []
        for start in stride(from: 0, to: Self.nearLimit, by: Self.blockLength) {
            let block = (0..<(Self.blockLength / Self.leafLength)).map { place in
                leaves.number(of: leaf(start / Self.leafLength + place))
            }
            index.append(blocks.number(of: block))
        }
        guard blocks.count <= 94, leaves.count <= 64 * 64 else {
            throw UnexpectedData("too many blocks or leaves; change their lengths")
        }
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) and the rules of UAX 14 in
            // Tests/TypeScaleLayoutTests/Lines/Generating. LineBreakTableTests describes how to regenerate it.

            /// The line breaking classes of characters, and a state machine for ``LineBreakScanner``.
            ///
            /// A row is a state that represents the characters read so far. The class of the next character
            /// leads to the next row, whose number determines whether a line may end before the character.
            /// A block has \(Self.blockLength) characters and consists of leaves with \(Self.leafLength) characters. Equal blocks and equal
            /// leaves are stored once. The tables are literals, so they need no initialization.
            enum LineBreakTable {
                /// The blocks for ranges of \(Self.blockLength) characters below U+\(Self.nearLimit, radix: 16). The character "!" is block 0.
                static var index: StaticString {
            \(try block(index.map { String(UnicodeScalar(UInt8(Self.firstRow + $0))) }))
                }

                /// The leaves of each block. A leaf is two base-64 digits, of which "0" is the first.
                static var blocks: StaticString {
            \(try block(blocks.joined().map { digit($0 / 64) + digit($0 % 64) }))
                }

                /// The class of each character, leaf by leaf. The character "0" is the first class.
                ///
                /// The characters below U+0800 come first, in order. The names of the classes:
                ///
            \(classNames())
                static var leaves: StaticString {
            \(try block(leaves.joined().map(letter)))
                }

                /// The first character outside the index.
                static var nearLimit: UInt32 { 0x\(Self.nearLimit, radix: 16) }

                /// Returns the class of a character at or above U+\(Self.nearLimit, radix: 16).
                static func farClass(_ character: UInt32) -> UInt8 {
                    switch character {
            \(farRanges().joined(separator: "\n"))
                    }
                }

                /// The next row for each class and each current row. The character "!" is the first row.
                static var moves: StaticString {
            \(try moves())
                }

                /// The character that represents the first class and the digit 0.
                static var firstClass: UInt8 { 0x30 }

                /// The number of rows.
                static var rowCount: Int { \(machine.rows.count) }

                /// The row at the start of the text. The same character represents the first block.
                static var firstRow: Int { \(Self.firstRow) }

                /// The rows after newline characters.
                static var newlines: Range<Int> { \(machine.newlines.lowerBound + Self.firstRow)..<\(machine.newlines.upperBound + Self.firstRow) }

                /// The first row with a break opportunity before its last character.
                static var firstOpportunity: Int { \(machine.firstOpportunity + Self.firstRow) }

                /// The first row whose opportunity is between two Hangul letters.
                static var firstHangul: Int { \(machine.firstHangul + Self.firstRow) }

                /// The first row whose opportunity does not apply if a number follows.
                static var firstBeforeNoNumber: Int { \(machine.firstBeforeNoNumber + Self.firstRow) }

                /// The classes of digits, combining marks and ZERO WIDTH JOINER.
                static var number: UInt8 { \(code(.NU)) }
                static var mark: UInt8 { \(code(.CM)) }
                static var joiner: UInt8 { \(code(.ZWJ)) }
            }

            """
    }

    private func leaf(_ number: Int) -> [LineBreakClass] {
        Array(classes[(number * Self.leafLength)..<((number + 1) * Self.leafLength)])
    }

    /// The number of the first row and block, which is the first printable character.
    private static let firstRow = 0x21

    private func moves() throws -> String {
        guard machine.rows.count <= 94 else {
            throw UnexpectedData("too many rows to represent each as a character")
        }
        let entries = LineBreakClass.allCases.indices.flatMap { place in
            machine.rows.map { String(UnicodeScalar(UInt8(Self.firstRow + $0[place]))) }
        }
        return try block(entries)
    }

    private func farRanges() -> [String] {
        var ranges: [String] = []
        var start = Self.nearLimit
        while start < classes.count {
            let end = classes[start...].firstIndex { $0 != classes[start] } ?? classes.count
            if classes[start] != .AL {
                let range = "0x\(String(start, radix: 16))...0x\(String(end - 1, radix: 16))"
                ranges.append(
                    "        case \(range): \(code(classes[start]))  // \(classes[start])"
                )
            }
            start = end
        }
        return ranges + ["        default: \(code(.AL))  // AL"]
    }

    /// Returns the names of the classes as comment lines.
    private func classNames() -> String {
        let names = LineBreakClass.allCases.map(\.rawValue)
        return stride(from: 0, to: names.count, by: 24).map { start in
            "    ///     " + names[start..<min(start + 24, names.count)].joined(separator: " ")
        }.joined(separator: "\n")
    }

    private func code(_ character: LineBreakClass) -> UInt8 {
        UInt8(LineBreakClass.allCases.firstIndex(of: character) ?? 0) + 0x30
    }

    private func letter(_ character: LineBreakClass) -> String {
        String(UnicodeScalar(code(character)))
    }

    private func digit(_ value: Int) -> String { String(UnicodeScalar(UInt8(value + 0x30))) }

    /// Returns a multi-line literal.
    private func block(_ entries: [String]) throws -> String {
        // Each line has as many entries as fit into 94 columns.
        let count = 94 / (entries.first?.count ?? 1)
        let lines = try stride(from: 0, to: entries.count, by: count).map { start in
            let line = entries[start..<min(start + count, entries.count)].joined()
            guard !line.contains("\\##"), !line.contains("\"\"\"##") else {
                throw UnexpectedData("the literal cannot contain the line \(line)")
            }
            return "        " + line
        }
        return "        ##\"\"\"\n" + lines.joined(separator: "\\##\n") + "\n        \"\"\"##"
    }
}

extension DefaultStringInterpolation {
    fileprivate mutating func appendInterpolation(_ value: Int, radix: Int) {
        appendInterpolation(String(value, radix: radix, uppercase: true))
    }
}

extension Array where Element: Equatable {
    /// Returns the index of an element, which is added if it is missing.
    fileprivate mutating func number(of element: Element) -> Int {
        if let known = firstIndex(of: element) { return known }
        append(element)
        return count - 1
    }
}
