/// The [feature variations](https://learn.microsoft.com/typography/opentype/spec/chapter2#featurevariations-table)
/// of `GSUB` or `GPOS`: feature tables that replace others under conditions on the axes.
struct FeatureVariations {
    private enum Fields: Int, Words {
        case majorVersion, minorVersion, featureVariationRecordCount
        case featureVariationRecordCountLow, featureVariationRecords
    }

    private enum FeatureVariationRecord: Int, RecordWords {
        case conditionSetOffset, conditionSetOffsetLow, featureTableSubstitutionOffset
        case featureTableSubstitutionOffsetLow, end
    }

    private enum ConditionSet: Int, Words { case conditionCount, conditionOffsets }

    /// Format 1, a range of an axis.
    private enum Condition: Int, Words {
        case format, axisIndex, filterRangeMinValue, filterRangeMaxValue
    }

    private enum FeatureTableSubstitution: Int, Words {
        case majorVersion, minorVersion, substitutionCount, substitutions
    }

    private enum SubstitutionRecord: Int, RecordWords {
        case featureIndex, alternateFeatureOffset, alternateFeatureOffsetLow, end
    }

    let bytes: TableBytes
    let start: Int

    /// The maximum number of records.
    private static let maximumRecordCount = 1024

    /// The offsets of the alternate feature tables of the first record whose conditions hold, by the
    /// indices of the features.
    func alternateFeatures(at coordinates: NormalizedCoordinates) -> [Int: Int] {
        guard bytes.uint16(Fields.majorVersion, at: start) == 1,
            let count = bytes.uint32(Fields.featureVariationRecordCount, at: start)
        else { return [:] }
        for index in 0..<min(count, Self.maximumRecordCount) {
            let record = FeatureVariationRecord.offset(
                index,
                in: Fields.featureVariationRecords,
                at: start
            )
            guard
                let conditions = bytes.uint32(
                    FeatureVariationRecord.conditionSetOffset,
                    at: record
                ),
                let substitution = bytes.follow32(
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
        guard let count = bytes.uint16(ConditionSet.conditionCount, at: set) else { return false }
        return (0..<count).allSatisfy { index in
            guard let condition = bytes.follow32(ConditionSet.conditionOffsets, index, at: set),
                bytes.uint16(Condition.format, at: condition) == 1,
                let axis = bytes.uint16(Condition.axisIndex, at: condition),
                let minimum = bytes.int16(Condition.filterRangeMinValue, at: condition),
                let maximum = bytes.int16(Condition.filterRangeMaxValue, at: condition)
            else { return false }
            let value = coordinates.coordinate(axis)
            return minimum <= value && value <= maximum
        }
    }

    private func alternateFeatures(in substitution: Int) -> [Int: Int] {
        guard bytes.uint16(FeatureTableSubstitution.majorVersion, at: substitution) == 1,
            let count = bytes.uint16(FeatureTableSubstitution.substitutionCount, at: substitution)
        else { return [:] }
        var features: [Int: Int] = [:]
        for index in 0..<count {
            let record = SubstitutionRecord.offset(
                index,
                in: FeatureTableSubstitution.substitutions,
                at: substitution
            )
            guard let feature = bytes.uint16(SubstitutionRecord.featureIndex, at: record),
                let table = bytes.follow32(
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
