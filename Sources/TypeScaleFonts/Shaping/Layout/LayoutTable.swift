/// [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub) or
/// [`GPOS`](https://learn.microsoft.com/typography/opentype/spec/gpos): lookups, and the features and
/// scripts that use them.
struct LayoutTable: Sendable {
    /// How many bytes of the table are read.
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
        case lookupOrderOffset, requiredFeatureIndex, featureIndexCount, featureIndices

        /// The value of `requiredFeatureIndex` for no required feature.
        static let noRequiredFeature = 0xFFFF
    }

    private enum FeatureList: Int, Words { case featureCount, featureRecords }
    private enum FeatureRecord: Int, RecordWords {
        case featureTag, featureTagLow, featureOffset, end
    }

    private enum Feature: Int, Words {
        case featureParamsOffset, lookupIndexCount, lookupListIndices
    }

    /// The table.
    let bytes: TableBytes
    /// Whether it positions glyphs (`GPOS`), and does not substitute them (`GSUB`).
    let isPositioning: Bool
    /// The offsets of the table's lists.
    private let scripts: Int
    private let features: Int
    private let lookups: Int
    private let featureVariations: Int?
    let lookupCount: Int

    /// Reads the header of the table; `nil` if its lists are not there.
    init?(_ bytes: TableBytes, isPositioning: Bool) {
        guard bytes.uint16(Fields.majorVersion) == 1, let minor = bytes.uint16(Fields.minorVersion),
            let scripts = bytes.follow(Fields.scriptListOffset),
            let features = bytes.follow(Fields.featureListOffset),
            let lookups = bytes.follow(Fields.lookupListOffset),
            bytes.uint16(ScriptList.scriptCount, at: scripts) != nil,
            bytes.uint16(FeatureList.featureCount, at: features) != nil,
            let count = bytes.uint16(LookupList.lookupCount, at: lookups),
            bytes.holds(2 * count, from: LookupList.lookupOffsets, at: lookups)
        else { return nil }
        self.bytes = bytes
        self.isPositioning = isPositioning
        self.scripts = scripts
        self.features = features
        self.lookups = lookups
        featureVariations = minor >= 1 ? bytes.follow32(Fields.featureVariationsOffset) : nil
        lookupCount = count
    }

    func lookup(_ index: Int) -> Lookup? {
        guard index < lookupCount,
            let lookup = bytes.follow(LookupList.lookupOffsets, index, at: lookups)
        else { return nil }
        return Lookup(bytes, at: lookup, isPositioning: isPositioning)
    }
}

extension LayoutTable {
    /// The features of a script in a language system.
    struct LanguageSystem {
        /// The feature that is always on; `nil` for none.
        let required: Int?
        /// The features, as indices into the list of features.
        let features: [Int]
    }

    /// The default language system of the first of some scripts that the table has.
    ///
    /// `DFLT` replaces scripts that it does not have, and Latin in fonts that have neither.
    func defaultLanguageSystem(of tags: [FontTag]) -> LanguageSystem? {
        guard let count = bytes.uint16(ScriptList.scriptCount, at: scripts) else { return nil }
        var found: Int?
        search: for tag in tags + ["DFLT", "dflt", "latn"] {
            for index in 0..<count {
                let record = ScriptRecord.offset(index, in: ScriptList.scriptRecords, at: scripts)
                guard bytes.tag(ScriptRecord.scriptTag, at: record) == tag else { continue }
                found = bytes.follow(ScriptRecord.scriptOffset, at: record, from: scripts)
                break search
            }
        }
        guard let script = found,
            let system = bytes.follow(Script.defaultLangSysOffset, at: script),
            let required = bytes.uint16(LangSys.requiredFeatureIndex, at: system),
            let featureCount = bytes.uint16(LangSys.featureIndexCount, at: system)
        else { return nil }
        return LanguageSystem(
            required: required == LangSys.noRequiredFeature ? nil : required,
            features: (0..<featureCount).compactMap {
                bytes.uint16(LangSys.featureIndices, $0, at: system)
            }
        )
    }

    /// The tag of a feature.
    func tag(_ feature: Int) -> FontTag? {
        guard let count = bytes.uint16(FeatureList.featureCount, at: features), feature < count
        else { return nil }
        return bytes.tag(
            FeatureRecord.featureTag,
            at: FeatureRecord.offset(feature, in: FeatureList.featureRecords, at: features)
        )
    }

    /// The lookups of a feature; `alternates` are the offsets of the feature tables that replace
    /// others at the point on the axes.
    func lookups(_ feature: Int, _ alternates: [Int: Int]) -> [Int] {
        guard tag(feature) != nil else { return [] }
        let record = FeatureRecord.offset(feature, in: FeatureList.featureRecords, at: features)
        guard
            let table = alternates[feature]
                ?? bytes.follow(FeatureRecord.featureOffset, at: record, from: features),
            let count = bytes.uint16(Feature.lookupIndexCount, at: table)
        else { return [] }
        return (0..<count).compactMap { bytes.uint16(Feature.lookupListIndices, $0, at: table) }
    }

    /// The feature tables that replace others at a point on the axes: their offsets, by the indices
    /// of the features.
    func alternateFeatures(at coordinates: NormalizedCoordinates) -> [Int: Int] {
        featureVariations.map {
            FeatureVariations(bytes: bytes, start: $0).alternateFeatures(at: coordinates)
        } ?? [:]
    }
}
