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

    /// The number of records read so far.
    ///
    /// Tests check that the number is linear in the size of the tables.
    private(set) var recordCount = 0

    init() {}

    init(_ directory: TableDirectory, _ input: borrowing FontInput) {
        for table: FontTag in ["GSUB", "GPOS"] {
            _ = directory.table(table, input, upTo: Self.maximumByteCount) { add($0) as Void? }
        }
    }

    /// Adds the tags in a table, unless its version is unknown.
    mutating func add(_ table: TableBytes) {
        let fields = Offset<Fields>()
        guard table[fields, .majorVersion] == 1 else { return }
        features.formUnion(tags(table, table.follow(fields, .featureListOffset)))
        guard let list: Offset<List> = table.follow(fields, .scriptListOffset) else { return }
        let scripts = tags(table, list)
        self.scripts.formUnion(scripts)
        addLanguages(table, list, scripts.count)
    }

    /// The maximum number of language systems to read in a table.
    ///
    /// Real fonts have at most about 200. Many scripts can share a list of many languages.
    private static let maximumLanguageCount = 65_536

    /// Adds the tags of the language systems that any script has.
    private mutating func addLanguages(
        _ table: TableBytes,
        _ list: Offset<List>,
        _ scriptCount: Int
    ) {
        var remaining = Self.maximumLanguageCount
        for index in 0..<scriptCount where remaining > 0 {
            let record = Offset<Record>(list, .records, index)
            guard let script: Offset<Script> = table.follow(record, .offset, from: list.value)
            else { continue }
            // A script's list of languages has the form of the list of scripts.
            let list = Offset<List>(script.of(.languageCount))
            let tags = tags(table, list, upTo: remaining)
            languages.formUnion(tags)
            remaining -= tags.count
        }
    }

    private mutating func tags(
        _ table: TableBytes,
        _ list: Offset<List>?,
        upTo limit: Int = .max
    ) -> [FontTag] {
        guard let list else { return [] }
        let count = table.available(
            min(table[list, .count], limit),
            at: list.of(.records),
            byteCount: Record.byteCount
        )
        recordCount += count
        return (0..<count).map { table.tag(Offset<Record>(list, .records, $0), .tag) }
    }
}
