/// The [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub) or
/// [`GPOS`](https://learn.microsoft.com/typography/opentype/spec/gpos) table, which contains
/// lookups, and the features and scripts that use the lookups.
struct LayoutTable: Sendable {
    static let maximumByteCount = 32 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, scriptListOffset, featureListOffset, lookupListOffset
        case featureVariationsOffset, featureVariationsOffsetLow
    }

    private enum LookupList: Int, Words { case lookupCount, lookupOffsets }
    private enum ScriptList: Int, Words { case scriptCount, scriptRecords }
    private enum ScriptRecord: Int, RecordWords { case scriptTag, scriptTagLow, scriptOffset, end }
    private enum Script: Int, Words { case defaultLangSysOffset }
    private enum LangSys: Int, Words {
        case lookupOrderOffset, requiredFeatureIndex, featureIndexCount
    }

    private enum FeatureList: Int, Words { case featureCount, featureRecords }
    private enum FeatureRecord: Int, RecordWords {
        case featureTag, featureTagLow, featureOffset, end
    }

    let bytes: TableBytes
    /// Whether the table is `GPOS`, which positions glyphs, rather than `GSUB`, which substitutes
    /// them.
    let isPositioning: Bool
    private let scripts: Offset<ScriptList>
    private let features: Offset<FeatureList>
    private let lookups: Offset<LookupList>
    private let featureVariations: Offset<FeatureVariations>?
    let lookupCount: Int

    init?(_ bytes: TableBytes, isPositioning: Bool) {
        let table = Offset<Fields>()
        guard bytes[table, .majorVersion] == 1,
            let scripts: Offset<ScriptList> = bytes.follow(table, .scriptListOffset),
            let features: Offset<FeatureList> = bytes.follow(table, .featureListOffset),
            let lookups: Offset<LookupList> = bytes.follow(table, .lookupListOffset),
            bytes.holds(2, at: scripts.value), bytes.holds(2, at: features.value),
            let offsets = bytes.array(afterCountAt: lookups.value)
        else { return nil }
        self.bytes = bytes
        self.isPositioning = isPositioning
        self.scripts = scripts
        self.features = features
        self.lookups = lookups
        featureVariations =
            bytes[table, .minorVersion] >= 1
            ? bytes.follow32(table, .featureVariationsOffset) : nil
        lookupCount = offsets.count
    }

    func lookup(_ index: Int) -> Lookup? {
        guard index < lookupCount,
            let lookup: Offset<Lookup.Fields> = bytes.follow(lookups, .lookupOffsets, index)
        else { return nil }
        return Lookup(bytes, at: lookup, isPositioning: isPositioning)
    }

    /// Whether all lookups can be read.
    var isWhole: Bool { (0..<lookupCount).allSatisfy { lookup($0) != nil } }
}

/// A [feature table](https://learn.microsoft.com/typography/opentype/spec/chapter2#feature-table).
enum FeatureTable: Int, Words { case featureParamsOffset, lookupIndexCount }

extension LayoutTable {
    /// The features of a language system, as indices into the feature list.
    struct LanguageSystem {
        /// The feature that is always on, or `nil` if the system requires no feature.
        let required: Int?
        let features: [Int]
    }

    /// Returns the default language system of the first script that the table supports.
    ///
    /// If the table supports none of the scripts, the language system belongs to `DFLT` or, if
    /// `DFLT` is missing, to `latn`.
    func defaultLanguageSystem(of tags: [FontTag]) -> LanguageSystem? {
        let records = (0..<bytes[scripts, .scriptCount]).map {
            Offset<ScriptRecord>(scripts, .scriptRecords, $0)
        }
        let known = (tags + ["DFLT", "dflt", "latn"]).lazy.compactMap { tag in
            records.first { bytes.tag($0, .scriptTag) == tag }
        }
        guard let record = known.first,
            let script: Offset<Script> =
                bytes.follow(record, .scriptOffset, from: scripts.value),
            let system: Offset<LangSys> = bytes.follow(script, .defaultLangSysOffset),
            bytes.holds(2, at: system.of(.featureIndexCount))
        else { return nil }
        let required = bytes[system, .requiredFeatureIndex]
        return LanguageSystem(
            required: required == 0xFFFF ? nil : required,
            features: bytes.words(system, after: .featureIndexCount)
        )
    }

    func tag(_ feature: Int) -> FontTag? {
        let record = Offset<FeatureRecord>(features, .featureRecords, feature)
        return feature < bytes[features, .featureCount] ? bytes.tag(record, .featureTag) : nil
    }

    /// The tags of all features.
    var tags: [FontTag] { (0..<bytes[features, .featureCount]).compactMap(tag) }

    /// Returns the lookups of a feature, or of its alternate if `alternates` contains one.
    func lookups(_ feature: Int, _ alternates: [Int: Offset<FeatureTable>]) -> [Int] {
        let record = Offset<FeatureRecord>(features, .featureRecords, feature)
        guard tag(feature) != nil,
            let table = alternates[feature]
                ?? bytes.follow(record, .featureOffset, from: features.value)
        else { return [] }
        return bytes.words(table, after: .lookupIndexCount)
    }

    /// Returns the alternate feature tables at normalized coordinates, by feature index.
    func alternateFeatures(at coordinates: NormalizedCoordinates) -> [Int: Offset<FeatureTable>] {
        featureVariations.map { bytes.alternateFeatures($0, at: coordinates) } ?? [:]
    }
}
