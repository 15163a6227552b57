import TypeScaleTestSupport

/// Writes the Swift source of `MirrorTable`.
struct MirrorTableText {
    /// Each character with its mirrored character.
    private let pairs: [(Int, Int)]

    init(_ files: UnicodeFiles) throws {
        let name = "BidiMirroring.txt"
        pairs = try files.lines(name).compactMap { line in
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
                .map { $0.filter { $0 != " " } }
            guard fields.count == 2 else { return nil }
            let pair = fields.compactMap { Int($0, radix: 16).flatMap(Unicode.Scalar.init) }
            guard pair.count == 2, Set(pair.map { UTF8.width($0) }).count == 1,
                pair.allSatisfy({ $0.value <= 0xFFFF })
            else { throw UnexpectedData("\(name): \(line)") }
            return (Int(pair[0].value), Int(pair[1].value))
        }
    }

    func source() -> String {
        let texts = pairs.map { [$0, $1].map { digits($0, 4) }.joined() }
        return """
            // swift-format-ignore-file
            // Generated from the files of Unicode \(UnicodeFiles.version) by Tests/TypeScaleFontsTests/Tables.
            // UnicodeTableTests describes how to regenerate it.

            extension MirrorTable {
                /// The number of pairs.
                static let pairCount = \(pairs.count)

                /// Each character with its mirrored character, in four hexadecimal digits each.
                static let pairs: StaticString = \"""
            \(texts.rows(of: 11, separator: "\\\n") { "        " + $0.joined() })
                    \"""
            }

            """
    }
}
