/// Writes the Swift source of the line breaker's tables.
struct LineBreakTableText {
    private let classes: [LineBreakClass]
    private let machine = LineBreakMachine()

    /// The number of characters that differ only in the last byte of UTF-8, which form a page.
    private static let pageLength = 64
    /// The start of the range in which most characters are letters or ideographs.
    private static let nearLimit = 0x2_0000

    init(_ files: UnicodeFiles) throws {
        classes = try files.lineBreakClasses()
    }

    func source() throws -> String {
        var pages: [[LineBreakClass]] = []
        var index: [Int] = []
        for start in stride(from: 0, to: Self.nearLimit, by: Self.pageLength) {
            let page = Array(classes[start..<(start + Self.pageLength)])
            let number = pages.firstIndex(of: page) ?? pages.count
            if number == pages.count { pages.append(page) }
            index.append(number)
        }
        guard index[0] == 0, index[1] == 1, pages.count < 64 * 64 else {
            throw UnexpectedData("ASCII is not in pages of its own, or there are too many")
        }
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) and the rules of UAX 14 in
            // Tests/TypeScaleLayoutTests/Lines/Generating. LineBreakTableTests describes how to regenerate it.

            /// The line breaking classes of characters, and a state machine for ``LineBreakScanner``.
            ///
            /// A row is a state that represents the characters read so far. The class of the next character
            /// leads to the next row, whose number determines whether a line may end before the character.
            /// The tables are literals instead of arrays, so they need no initialization.
            enum LineBreakTable {
                /// The page for every \(Self.pageLength) characters below U+\(Self.nearLimit, radix: 16), as two base-64 digits starting at "0".
                static var index: StaticString {
            \(try block(index.map { digit($0 / 64) + digit($0 % 64) }))
                }

                /// The number of pages in the index.
                @inline(__always) static var pageLimit: UInt32 { \(index.count) }

                /// The digit 0.
                @inline(__always) static var firstDigit: UInt8 { 0x30 }

                /// The class of each character, page by page, encoded as a character starting at "0".
                ///
                /// The classes, in order:
                ///
            \(classNames())
                static var pages: StaticString {
            \(try block(pages.joined().map(letter)))
                }

                /// Returns the class of a character at or above U+\(Self.nearLimit, radix: 16).
                static func farClass(_ character: UInt32) -> UInt8 {
                    switch character {
            \(farRanges().joined(separator: "\n"))
                    }
                }

                /// The next row for each class and, within it, for each row, as a character starting at "!".
                static var moves: StaticString {
            \(try moves())
                }

                /// The first class.
                @inline(__always) static var firstClass: UInt8 { 0x30 }

                /// The number of rows.
                @inline(__always) static var rowCount: Int { \(machine.rows.count) }

                /// The row at the start of the text.
                @inline(__always) static var firstRow: Int { \(Self.firstRow) }

                /// The rows after newline characters.
                @inline(__always) static var newlines: Range<Int> { \(machine.newlines.lowerBound + Self.firstRow)..<\(machine.newlines.upperBound + Self.firstRow) }

                /// The first row with a break opportunity before its last character.
                @inline(__always) static var firstOpportunity: Int { \(machine.firstOpportunity + Self.firstRow) }

                /// The first row with such an opportunity between two Hangul letters.
                @inline(__always) static var firstHangul: Int { \(machine.firstHangul + Self.firstRow) }

                /// The first row with such an opportunity unless a number follows.
                @inline(__always) static var firstBeforeNoNumber: Int { \(machine.firstBeforeNoNumber + Self.firstRow) }

                /// The classes of digits, combining marks and ZERO WIDTH JOINER.
                @inline(__always) static var number: UInt8 { \(code(.NU)) }
                @inline(__always) static var mark: UInt8 { \(code(.CM)) }
                @inline(__always) static var joiner: UInt8 { \(code(.ZWJ)) }
            }

            """
    }

    /// The number of the first row, which is the first printable character.
    private static let firstRow = 0x21

    private func moves() throws -> String {
        guard machine.rows.count <= 94 else {
            throw UnexpectedData("too many rows for a byte each")
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
                throw UnexpectedData("a line that means something else in a literal: \(line)")
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
