/// The tags of the features and scripts in the tables
/// [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub) and
/// [`GPOS`](https://learn.microsoft.com/typography/opentype/spec/gpos).
struct LayoutTags: Sendable {
    /// The feature tags, for all scripts and languages.
    private(set) var features: Set<FontTag> = []
    /// The script tags, such as `latn`.
    private(set) var scripts: Set<FontTag> = []
    /// The tags of language systems, such as `SRB`, for all scripts.
    private(set) var languages: Set<FontTag> = []

    /// The maximum size of a table in bytes.
    private static let maximumByteCount = 32 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, scriptListOffset, featureListOffset
    }

    // A script list has the same form as a feature list.
    private enum List: Int, Words { case count, records }
    private enum Script: Int, Words { case defaultLangSysOffset, languageCount, languages }
    private enum Record: Int, RecordWords { case tag, tagLow, offset, end }

    init(_ directory: TableDirectory, _ reader: borrowing FontReader) {
        for table: FontTag in ["GSUB", "GPOS"] {
            _ = directory.table(table, reader, upTo: Self.maximumByteCount) { table -> Void? in
                let fields = Offset<Fields>()
                guard table[fields, .majorVersion] == 1 else { return nil }
                let scripts: Offset<List>? = table.follow(fields, .scriptListOffset)
                features.formUnion(Self.tags(table, table.follow(fields, .featureListOffset)))
                self.scripts.formUnion(Self.tags(table, scripts))
                languages.formUnion(Self.languages(table, scripts))
                return ()
            }
        }
    }

    /// The maximum number of language systems in a table.
    ///
    /// Real fonts have at most about 200.
    private static let maximumLanguageCount = 65_536

    /// Returns the tags of the language systems that any script has.
    private static func languages(_ table: TableBytes, _ list: Offset<List>?) -> Set<FontTag> {
        guard let list else { return [] }
        var languages: Set<FontTag> = []
        var remaining = maximumLanguageCount
        for index in 0..<tags(table, list).count {
            let record = Offset<Record>(list, .records, index)
            guard let script: Offset<Script> = table.follow(record, .offset, from: list.value)
            else { continue }
            // A script's list of languages has the form of the list of scripts.
            let tags = tags(table, Offset<List>(script.of(.languageCount))).prefix(remaining)
            languages.formUnion(tags)
            remaining -= tags.count
        }
        return languages
    }

    private static func tags(_ table: TableBytes, _ list: Offset<List>?) -> [FontTag] {
        guard let list else { return [] }
        let count = table.available(
            table[list, .count],
            at: list.of(.records),
            byteCount: Record.byteCount
        )
        return (0..<count).map { table.tag(Offset<Record>(list, .records, $0), .tag) }
    }
}
