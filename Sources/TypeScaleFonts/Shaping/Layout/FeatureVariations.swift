/// The [feature variations](https://learn.microsoft.com/typography/opentype/spec/chapter2#featurevariations-table)
/// of `GSUB` or `GPOS`: feature tables that replace others under conditions on the axes.
struct FeatureVariations {
    private enum Fields {
        static let majorVersion = Field<UInt16>(at: 0)
        static let minorVersion = Field<UInt16>(after: majorVersion)
        static let featureVariationRecordCount = Field<UInt32>(after: minorVersion)
        static let featureVariationRecords = RecordArray(
            after: featureVariationRecordCount,
            recordEnd: FeatureVariationRecord.featureTableSubstitutionOffset
        )
    }

    private enum FeatureVariationRecord {
        static let conditionSetOffset = Field<Offset32>(at: 0)
        static let featureTableSubstitutionOffset = Field<Offset32>(after: conditionSetOffset)
    }

    private enum ConditionSet {
        static let conditionCount = Field<UInt16>(at: 0)
        static let conditionOffsets = FieldArray<Offset32>(after: conditionCount)
    }

    /// Format 1, a range of an axis.
    private enum Condition {
        static let format = Field<UInt16>(at: 0)
        static let axisIndex = Field<UInt16>(after: format)
        static let filterRangeMinValue = Field<F2Dot14>(after: axisIndex)
        static let filterRangeMaxValue = Field<F2Dot14>(after: filterRangeMinValue)
    }

    private enum FeatureTableSubstitution {
        static let majorVersion = Field<UInt16>(at: 0)
        static let minorVersion = Field<UInt16>(after: majorVersion)
        static let substitutionCount = Field<UInt16>(after: minorVersion)
        static let substitutions = RecordArray(
            after: substitutionCount,
            recordEnd: SubstitutionRecord.alternateFeatureOffset
        )
    }

    private enum SubstitutionRecord {
        static let featureIndex = Field<UInt16>(at: 0)
        static let alternateFeatureOffset = Field<Offset32>(after: featureIndex)
    }

    let bytes: TableBytes
    let start: Int

    /// The maximum number of records.
    private static let maximumRecordCount = 1024

    /// The offsets of the alternate feature tables of the first record whose conditions hold, by the
    /// indices of the features.
    func alternateFeatures(at coordinates: NormalizedCoordinates) -> [Int: Int] {
        guard bytes[Fields.majorVersion, at: start] == 1,
            let count = bytes[Fields.featureVariationRecordCount, at: start]
        else { return [:] }
        for index in 0..<min(count, Self.maximumRecordCount) {
            let record = start + Fields.featureVariationRecords[index]
            guard let conditions = bytes[FeatureVariationRecord.conditionSetOffset, at: record],
                let substitution = bytes.follow(
                    FeatureVariationRecord.featureTableSubstitutionOffset,
                    at: record,
                    from: start
                ), conditions == 0 || hold(start + conditions, coordinates)
            else { continue }
            return alternateFeatures(in: substitution)
        }
        return [:]
    }

    /// Whether all conditions of a set hold.
    private func hold(_ set: Int, _ coordinates: NormalizedCoordinates) -> Bool {
        guard let count = bytes[ConditionSet.conditionCount, at: set] else { return false }
        return (0..<count).allSatisfy { index in
            guard let condition = bytes.follow(ConditionSet.conditionOffsets[index], at: set),
                bytes[Condition.format, at: condition] == 1,
                let axis = bytes[Condition.axisIndex, at: condition],
                let minimum = bytes[Condition.filterRangeMinValue, at: condition],
                let maximum = bytes[Condition.filterRangeMaxValue, at: condition]
            else { return false }
            let value = coordinates.coordinate(axis)
            return minimum <= value && value <= maximum
        }
    }

    private func alternateFeatures(in substitution: Int) -> [Int: Int] {
        guard bytes[FeatureTableSubstitution.majorVersion, at: substitution] == 1,
            let count = bytes[FeatureTableSubstitution.substitutionCount, at: substitution]
        else { return [:] }
        var features: [Int: Int] = [:]
        for index in 0..<count {
            let record = substitution + FeatureTableSubstitution.substitutions[index]
            guard let feature = bytes[SubstitutionRecord.featureIndex, at: record],
                let table = bytes.follow(
                    SubstitutionRecord.alternateFeatureOffset,
                    at: record,
                    from: substitution
                )
            else { continue }
            features[feature] = features[feature] ?? table
        }
        return features
    }
}
