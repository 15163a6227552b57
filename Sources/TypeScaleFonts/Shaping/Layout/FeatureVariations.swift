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
    ) -> [Int: Offset<FeatureTable>] {
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
    ) -> [Int: Offset<FeatureTable>] {
        guard self[table, .majorVersion] == 1 else { return [:] }
        var features: [Int: Offset<FeatureTable>] = [:]
        for index in 0..<self[table, .substitutionCount] {
            let record = Offset<SubstitutionRecord>(table, .substitutions, index)
            let feature = self[record, .featureIndex]
            features[feature] =
                features[feature]
                ?? follow32(record, .alternateFeatureOffset, from: table.value)
        }
        return features
    }
}
