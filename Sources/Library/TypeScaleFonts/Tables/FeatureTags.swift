/// The tags of the features in the tables
/// [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub) and
/// [`GPOS`](https://learn.microsoft.com/typography/opentype/spec/gpos).
enum FeatureTags {
    /// The maximum size of a table in bytes.
    private static let maximumByteCount = 32 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, scriptListOffset, featureListOffset
    }

    private enum FeatureList: Int, Words { case featureCount, featureRecords }
    private enum FeatureRecord: Int, RecordWords {
        case featureTag, featureTagLow, featureOffset, end
    }

    /// Returns the tags of all scripts and languages in both tables.
    static func all(in directory: TableDirectory, _ reader: borrowing FontReader) -> Set<FontTag> {
        var tags: Set<FontTag> = []
        for table: FontTag in ["GSUB", "GPOS"] {
            tags.formUnion(
                directory.table(table, reader, upTo: maximumByteCount) { Self.tags($0) } ?? []
            )
        }
        return tags
    }

    private static func tags(_ table: TableBytes) -> [FontTag]? {
        let fields = Offset<Fields>()
        guard table[fields, .majorVersion] == 1,
            let list: Offset<FeatureList> = table.follow(fields, .featureListOffset)
        else { return nil }
        let count = table.available(
            table[list, .featureCount],
            at: list.of(.featureRecords),
            byteCount: FeatureRecord.byteCount
        )
        return (0..<count).map { index in
            table.tag(Offset<FeatureRecord>(list, .featureRecords, index), .featureTag)
        }
    }
}
