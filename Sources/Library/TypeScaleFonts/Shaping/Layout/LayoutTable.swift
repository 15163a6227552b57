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
    private enum Script: Int, Words { case defaultLangSysOffset, langSysCount, langSysRecords }
    private enum LangSysRecord: Int, RecordWords {
        case langSysTag, langSysTagLow, langSysOffset, end
    }

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

    /// Returns the language system of the first script that the table supports.
    ///
    /// If the table supports none of the scripts, the language system belongs to `DFLT` or, if
    /// `DFLT` is missing, to `latn`. If the script supports none of the languages, the result is
    /// its default language system.
    func languageSystem(of tags: [FontTag], _ languages: [FontTag]) -> LanguageSystem? {
        guard let record = record(of: tags),
            let script: Offset<Script> = bytes.follow(record, .scriptOffset, from: scripts.value)
        else { return nil }
        let records = (0..<bytes[script, .langSysCount]).map {
            Offset<LangSysRecord>(script, .langSysRecords, $0)
        }
        let known = languages.lazy.compactMap { tag in
            records.first { bytes.tag($0, .langSysTag) == tag }
        }
        let named: Offset<LangSys>? = known.first.flatMap {
            bytes.follow($0, .langSysOffset, from: script.value)
        }
        guard let system = named ?? bytes.follow(script, .defaultLangSysOffset),
            bytes.holds(2, at: system.of(.featureIndexCount))
        else { return nil }
        let required = bytes[system, .requiredFeatureIndex]
        return LanguageSystem(
            required: required == 0xFFFF ? nil : required,
            features: bytes.words(system, after: .featureIndexCount)
        )
    }

    /// Returns the tag of the first script that the table supports, such as `dev2` or `DFLT`.
    func scriptTag(of tags: [FontTag]) -> FontTag? {
        record(of: tags).flatMap { bytes.tag($0, .scriptTag) }
    }

    private func record(of tags: [FontTag]) -> Offset<ScriptRecord>? {
        let records = (0..<bytes[scripts, .scriptCount]).map {
            Offset<ScriptRecord>(scripts, .scriptRecords, $0)
        }
        let known = (tags + ["DFLT", "dflt", "latn"]).lazy.compactMap { tag in
            records.first { bytes.tag($0, .scriptTag) == tag }
        }
        return known.first
    }

    func tag(_ feature: Int) -> FontTag? {
        let record = Offset<FeatureRecord>(features, .featureRecords, feature)
        return feature < bytes[features, .featureCount] ? bytes.tag(record, .featureTag) : nil
    }

    /// Returns the lookups of a feature, or of its alternate if `alternates` contains one.
    func lookups(_ feature: Int, _ alternates: [Int: Int]) -> [Int] {
        let record = Offset<FeatureRecord>(features, .featureRecords, feature)
        guard tag(feature) != nil,
            let table = alternates[feature].map(Offset<FeatureTable>.init)
                ?? bytes.follow(record, .featureOffset, from: features.value)
        else { return [] }
        return bytes.words(table, after: .lookupIndexCount)
    }

    /// Returns the offsets of the alternate feature tables at normalized coordinates, by feature
    /// index.
    func alternateFeatures(at coordinates: NormalizedCoordinates) -> [Int: Int] {
        featureVariations.map { bytes.alternateFeatures($0, at: coordinates) } ?? [:]
    }
}

/// The [feature variations](https://learn.microsoft.com/typography/opentype/spec/chapter2#featurevariations-table)
/// of `GSUB` or `GPOS`, which substitute feature tables if conditions on the axes are met.
enum FeatureVariations: Int, Words {
    case majorVersion, minorVersion, featureVariationRecordCount, featureVariationRecordCountLow
    case featureVariationRecords

    static let maximumRecordCount = 1024
}

private enum FeatureVariationRecord: Int, RecordWords {
    case conditionSetOffset, conditionSetOffsetLow, featureTableSubstitutionOffset
    case featureTableSubstitutionOffsetLow, end
}

private enum ConditionSet: Int, Words { case conditionCount, conditionOffsets }

/// A condition in format 1, which is a range on an axis.
private enum Condition: Int, Words {
    case format, axisIndex, filterRangeMinValue, filterRangeMaxValue
}

private enum FeatureTableSubstitution: Int, Words {
    case majorVersion, minorVersion, substitutionCount, substitutions
}

private enum SubstitutionRecord: Int, RecordWords {
    case featureIndex, alternateFeatureOffset, alternateFeatureOffsetLow, end
}

extension TableBytes {
    /// Returns the alternate feature tables, by feature index, from the first record whose
    /// conditions are met.
    func alternateFeatures(
        _ table: Offset<FeatureVariations>,
        at coordinates: NormalizedCoordinates
    ) -> [Int: Int] {
        guard self[table, .majorVersion] == 1 else { return [:] }
        let count = uint32(table, .featureVariationRecordCount)
        for index in 0..<min(count, FeatureVariations.maximumRecordCount) {
            let record = Offset<FeatureVariationRecord>(table, .featureVariationRecords, index)
            if let substitution: Offset<FeatureTableSubstitution> = follow32(
                record,
                .featureTableSubstitutionOffset,
                from: table.value
            ),
                uint32(record, .conditionSetOffset) == 0
                    || follow32(record, .conditionSetOffset, from: table.value)
                        .map({ hold($0, coordinates) }) == true
            {
                return alternateFeatures(substitution)
            }
        }
        return [:]
    }

    private func hold(_ set: Offset<ConditionSet>, _ coordinates: NormalizedCoordinates) -> Bool {
        let count = self[set, .conditionCount]
        // Only malformed fonts contain more conditions than axes.
        guard count <= FvarTable.maximumAxisCount else { return false }
        return (0..<count).allSatisfy { index in
            guard let condition: Offset<Condition> = follow32(set, .conditionOffsets, index),
                self[condition, .format] == 1
            else { return false }
            let value = coordinates.coordinate(self[condition, .axisIndex])
            return int16(condition, .filterRangeMinValue) <= value
                && value <= int16(condition, .filterRangeMaxValue)
        }
    }

    private func alternateFeatures(
        _ table: Offset<FeatureTableSubstitution>
    ) -> [Int: Int] {
        guard self[table, .majorVersion] == 1 else { return [:] }
        var features: [Int: Int] = [:]
        for index in 0..<self[table, .substitutionCount] {
            let record = Offset<SubstitutionRecord>(table, .substitutions, index)
            let feature = self[record, .featureIndex]
            let alternate: Offset<FeatureTable>? =
                follow32(record, .alternateFeatureOffset, from: table.value)
            features[feature] = features[feature] ?? alternate?.value
        }
        return features
    }
}

/// The tables that substitute and position the glyphs of a face.
final class LayoutTables: Sendable {
    /// The `GSUB` table, if `morx` and `mort` are missing.
    let substitution: LayoutTable?
    let positioning: LayoutTable?
    /// Whether the face contains `GPOS`, even if the table contains no lookups.
    let hasPositioning: Bool
    let gdef: GdefTable?
    let kern: KernTable?
    /// The `morx` table, which replaces `GSUB`, as in Core Text and HarfBuzz.
    let morx: MorxTable?
    /// Whether `mort` replaces `GSUB`, which is the table before `morx`.
    let hasMort: Bool
    /// Whether `kerx` would kern the text, because `GSUB` or `GPOS` is missing or replaced.
    let hasKerx: Bool
    /// Whether [Graphite](https://graphite.sil.org) would shape the text, because `GSUB` is missing.
    let hasGraphite: Bool
    /// Whether the face has no readable `GSUB`.
    private let lacksSubstitution: Bool
    /// The `kern` table, even if `kerx` replaces it.
    private let readKern: KernTable?

    init(_ face: FaceData, _ input: borrowing FontInput) {
        let directory = face.directory(input)
        let gsub = directory.table("GSUB", input, upTo: LayoutTable.maximumByteCount) {
            LayoutTable($0, isPositioning: false)
        }
        positioning = directory.table("GPOS", input, upTo: LayoutTable.maximumByteCount) {
            LayoutTable($0, isPositioning: true)
        }
        hasPositioning = directory["GPOS"] != nil
        gdef = directory.table("GDEF", input, upTo: GdefTable.maximumByteCount) {
            GdefTable($0, glyphCount: face.glyphCount, coordinates: face.coordinates)
        }
        morx = directory.table("morx", input, upTo: MorxTable.maximumByteCount, MorxTable.init)
        hasMort = morx == nil && directory["mort"] != nil
        substitution = morx == nil && !hasMort ? gsub : nil
        lacksSubstitution = gsub == nil
        hasKerx = directory["kerx"] != nil && (substitution == nil || positioning == nil)
        readKern = directory.table("kern", input, upTo: KernTable.maximumByteCount, KernTable.init)
        // As in HarfBuzz, `kerx` replaces `kern` even where `GPOS` replaces `kerx`.
        kern = directory["kerx"] == nil ? readKern : nil
        hasGraphite = gsub == nil && directory["Silf"] != nil
    }

    /// Returns the diagnostics about unreadable and unsupported tables.
    ///
    /// They are not found while the tables are read, because `kern` can have 10,000 pairs.
    func diagnostics(_ directory: TableDirectory) -> [TableDiagnostic] {
        var diagnostics: [TableDiagnostic] = []
        func note(_ tag: FontTag, _ isLost: Bool, _ consequence: String) {
            if isLost, directory[tag] != nil {
                diagnostics.append(TableDiagnostic(table: tag, consequence: consequence))
            }
        }
        note("GSUB", lacksSubstitution, "no ligatures or other substitutions")
        note("GPOS", positioning == nil, "no kerning, except from the kern table")
        note("GDEF", gdef == nil, "no glyph classes")
        note("kern", readKern?.isPartial ?? true, "no kerning from unsupported subtables")
        let lost = "no kerning from some pairs, which are not sorted"
        note("kern", readKern?.isSorted == false, lost)
        note("morx", substitution == nil, "no ligatures from Apple's tables")
        note("mort", hasMort, "no ligatures from Apple's tables")
        note("kerx", hasKerx, "no kerning from Apple's tables")
        note("Silf", hasGraphite, "no shaping by Graphite")
        note("GSUB", substitution?.isWhole == false, "unreadable lookups are ignored")
        note("GPOS", positioning?.isWhole == false, "unreadable lookups are ignored")
        return diagnostics
    }
}
