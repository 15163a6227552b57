/// The tags of the features and scripts in the tables
/// [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub) and
/// [`GPOS`](https://learn.microsoft.com/typography/opentype/spec/gpos).
struct LayoutTags: Sendable {
    /// The feature tags, for all scripts and languages.
    private(set) var features: Set<FontTag> = []
    /// The script tags, such as `latn`.
    private(set) var scripts: Set<FontTag> = []

    /// The maximum size of a table in bytes.
    private static let maximumByteCount = 32 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, scriptListOffset, featureListOffset
    }

    // A script list has the same form as a feature list.
    private enum List: Int, Words { case count, records }
    private enum Record: Int, RecordWords { case tag, tagLow, offset, end }

    init(_ directory: TableDirectory, _ reader: borrowing FontReader) {
        for table: FontTag in ["GSUB", "GPOS"] {
            let tags = directory.table(table, reader, upTo: Self.maximumByteCount) { table in
                let fields = Offset<Fields>()
                return table[fields, .majorVersion] == 1
                    ? (
                        Self.tags(table, table.follow(fields, .featureListOffset)),
                        Self.tags(table, table.follow(fields, .scriptListOffset))
                    ) : nil
            }
            guard let (features, scripts) = tags else { continue }
            self.features.formUnion(features)
            self.scripts.formUnion(scripts)
        }
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
