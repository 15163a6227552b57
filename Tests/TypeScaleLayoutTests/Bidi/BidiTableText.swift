import TypeScaleTestSupport

/// Writes the Swift source of the bidirectional algorithm's tables.
struct BidiTableText {
    private let classes: [String]
    private let brackets: [[Int]]

    /// The names of the classes, in the order of `BidiClass`.
    static let names = [
        "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON",
        "LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
    ]

    init(_ files: UnicodeFiles) throws {
        classes = try files.bidiClasses()
        brackets = try files.pairs("BidiBrackets.txt").filter { $0[0] != 0x2329 }
    }

    func source() throws -> String {
        var ranges: [String] = []
        for (character, name) in classes.enumerated()
        where character == 0 || name != classes[character - 1] {
            guard let number = Self.names.firstIndex(of: name) else {
                throw UnexpectedData("the class \(name) of \(character)")
            }
            let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number)))
            ranges.append(hexadecimal(character, digits: 6) + letter)
        }
        let pairs = brackets.map { $0.map { hexadecimal($0, digits: 4) }.joined() }
        return """
            // swift-format-ignore-file
            // Generated from DerivedBidiClass.txt and BidiBrackets.txt of Unicode \(UnicodeFiles.version).
            // BidiTableTests describes how to regenerate it.

            extension BidiTable {
                /// The number of ranges in ``classes``.
                static let rangeCount = \(ranges.count)

                /// The letter of the first class.
                static let firstClass = UInt8(ascii: "A")

                /// The first character of each range in six hexadecimal digits, and the letter of its class.
                static let classes: StaticString = \(literal(ranges, perLine: 13))

                /// The number of pairs in ``brackets``.
                static let bracketCount = \(pairs.count)

                /// The opening and the closing character of each pair, in four hexadecimal digits each.
                static let brackets: StaticString = \(literal(pairs, perLine: 11))
            }

            """
    }

    private func hexadecimal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: digits - text.count) + text
    }

    private func literal(_ parts: [String], perLine count: Int) -> String {
        let lines = stride(from: 0, to: parts.count, by: count).map { start in
            "        " + parts[start..<min(start + count, parts.count)].joined()
        }
        return "\"\"\"\n" + lines.joined(separator: "\\\n") + "\n        \"\"\""
    }
}

extension UnicodeFiles {
    /// Returns the `Bidi_Class` of every code point.
    fileprivate func bidiClasses() throws -> [String] {
        try property(
            "extracted/DerivedBidiClass.txt",
            default: "L",
            aliases: [
                "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL",
                "European_Terminator": "ET", "Boundary_Neutral": "BN",
            ]
        )
    }

    /// Returns the opening and the closing characters in a file of brackets, each pair once.
    fileprivate func pairs(_ name: String) throws -> [[Int]] {
        try lines(name).compactMap { line in
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
                .map { $0.filter { $0 != " " } }
            guard fields.count > 2 else { return nil }
            guard let first = Int(fields[0], radix: 16), let second = Int(fields[1], radix: 16),
                first <= 0xFFFF, second <= 0xFFFF
            else { throw UnexpectedData("\(name): \(line)") }
            return fields[2] == "o" ? [first, second] : nil
        }
    }
}
