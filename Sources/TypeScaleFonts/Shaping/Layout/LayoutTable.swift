/// [`GSUB`](https://learn.microsoft.com/typography/opentype/spec/gsub) or
/// [`GPOS`](https://learn.microsoft.com/typography/opentype/spec/gpos): lookups, and the features and
/// scripts that use them.
struct LayoutTable: Sendable {
    /// How many bytes of the table are read.
    static let maximumByteCount = 32 << 20

    private enum Fields {
        static let majorVersion = Field<UInt16>(at: 0)
        static let minorVersion = Field<UInt16>(after: majorVersion)
        static let scriptListOffset = Field<Offset16>(after: minorVersion)
        static let featureListOffset = Field<Offset16>(after: scriptListOffset)
        static let lookupListOffset = Field<Offset16>(after: featureListOffset)
        /// From version 1.1.
        static let featureVariationsOffset = Field<Offset32>(after: lookupListOffset)
    }

    private enum LookupList {
        static let lookupCount = Field<UInt16>(at: 0)
        static let lookupOffsets = FieldArray<Offset16>(after: lookupCount)
    }

    private enum ScriptList {
        static let scriptCount = Field<UInt16>(at: 0)
        static let scriptRecords = RecordArray(
            after: scriptCount,
            recordEnd: ScriptRecord.scriptOffset
        )
    }

    private enum ScriptRecord {
        static let scriptTag = Field<FontTag>(at: 0)
        static let scriptOffset = Field<Offset16>(after: scriptTag)
    }

    private enum Script {
        static let defaultLangSysOffset = Field<Offset16>(at: 0)
    }

    private enum LangSys {
        static let lookupOrderOffset = Field<Offset16>(at: 0)
        static let requiredFeatureIndex = Field<UInt16>(after: lookupOrderOffset)
        static let featureIndexCount = Field<UInt16>(after: requiredFeatureIndex)
        static let featureIndices = FieldArray<UInt16>(after: featureIndexCount)

        /// The value of `requiredFeatureIndex` for no required feature.
        static let noRequiredFeature = 0xFFFF
    }

    private enum FeatureList {
        static let featureCount = Field<UInt16>(at: 0)
        static let featureRecords = RecordArray(
            after: featureCount,
            recordEnd: FeatureRecord.featureOffset
        )
    }

    private enum FeatureRecord {
        static let featureTag = Field<FontTag>(at: 0)
        static let featureOffset = Field<Offset16>(after: featureTag)
    }

    private enum Feature {
        static let featureParamsOffset = Field<Offset16>(at: 0)
        static let lookupIndexCount = Field<UInt16>(after: featureParamsOffset)
        static let lookupListIndices = FieldArray<UInt16>(after: lookupIndexCount)
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
        guard bytes[Fields.majorVersion] == 1, let minor = bytes[Fields.minorVersion],
            let scripts = bytes.follow(Fields.scriptListOffset),
            let features = bytes.follow(Fields.featureListOffset),
            let lookups = bytes.follow(Fields.lookupListOffset),
            bytes[ScriptList.scriptCount, at: scripts] != nil,
            bytes[FeatureList.featureCount, at: features] != nil,
            let count = bytes[LookupList.lookupCount, at: lookups],
            bytes.holds(count, of: LookupList.lookupOffsets, at: lookups)
        else { return nil }
        self.bytes = bytes
        self.isPositioning = isPositioning
        self.scripts = scripts
        self.features = features
        self.lookups = lookups
        featureVariations = minor >= 1 ? bytes.follow(Fields.featureVariationsOffset) : nil
        lookupCount = count
    }

    func lookup(_ index: Int) -> Lookup? {
        guard index < lookupCount,
            let lookup = bytes.follow(LookupList.lookupOffsets[index], at: lookups)
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
        guard let count = bytes[ScriptList.scriptCount, at: scripts] else { return nil }
        var found: Int?
        search: for tag in tags + ["DFLT", "dflt", "latn"] {
            for index in 0..<count {
                let record = scripts + ScriptList.scriptRecords[index]
                guard bytes[ScriptRecord.scriptTag, at: record] == tag else { continue }
                found = bytes.follow(ScriptRecord.scriptOffset, at: record, from: scripts)
                break search
            }
        }
        guard let script = found,
            let system = bytes.follow(Script.defaultLangSysOffset, at: script),
            let required = bytes[LangSys.requiredFeatureIndex, at: system],
            let featureCount = bytes[LangSys.featureIndexCount, at: system]
        else { return nil }
        return LanguageSystem(
            required: required == LangSys.noRequiredFeature ? nil : required,
            features: (0..<featureCount).compactMap {
                bytes[LangSys.featureIndices[$0], at: system]
            }
        )
    }

    /// The tag of a feature.
    func tag(_ feature: Int) -> FontTag? {
        guard let count = bytes[FeatureList.featureCount, at: features], feature < count
        else { return nil }
        return bytes[FeatureRecord.featureTag, at: features + FeatureList.featureRecords[feature]]
    }

    /// The lookups of a feature; `alternates` are the offsets of the feature tables that replace
    /// others at the point on the axes.
    func lookups(_ feature: Int, _ alternates: [Int: Int]) -> [Int] {
        guard tag(feature) != nil else { return [] }
        let record = features + FeatureList.featureRecords[feature]
        guard
            let table = alternates[feature]
                ?? bytes.follow(FeatureRecord.featureOffset, at: record, from: features),
            let count = bytes[Feature.lookupIndexCount, at: table]
        else { return [] }
        return (0..<count).compactMap { bytes[Feature.lookupListIndices[$0], at: table] }
    }

    /// The feature tables that replace others at a point on the axes: their offsets, by the indices of
    /// the features.
    func alternateFeatures(at coordinates: NormalizedCoordinates) -> [Int: Int] {
        featureVariations.map {
            FeatureVariations(bytes: bytes, start: $0).alternateFeatures(at: coordinates)
        } ?? [:]
    }
}
