/// The features whose values differ in a text, and the bits of the values.
///
/// As in HarfBuzz, the bits of a glyph contain the values that features have at the glyph.
struct RangedFeatures: Hashable, Sendable {
    private struct Feature: Hashable {
        let tag: FontTag
        let mask: FeatureMask
    }

    private var features: [Feature] = []

    /// The tags, each listed once.
    var tags: [FontTag] { features.map { $0.tag } }

    var isEmpty: Bool { features.isEmpty }

    /// Returns the bits of a feature, or `nil` if it has one value in the whole text.
    func mask(of tag: FontTag) -> FeatureMask? { features.first { $0.tag == tag }?.mask }

    /// Reserves bits for the largest value of each feature, or returns `nil` if there are too few
    /// bits.
    init?(_ ranges: [FontFeatureRange], _ usual: FontFeatures) {
        var maxima: [FontTag: Int] = [:]
        for range in ranges {
            maxima[range.tag] = max(maxima[range.tag] ?? usual.value(of: range.tag), range.value)
        }
        var shift = FeatureMask.firstRanged
        // The order of the tags makes sets with equal values equal.
        for (tag, maximum) in maxima.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where maximum > 0 {
            let count = Int.bitWidth - maximum.leadingZeroBitCount
            guard shift + count <= UInt32.bitWidth else { return nil }
            let bits = UInt32(truncatingIfNeeded: (1 << count) - 1) << UInt32(shift)
            features.append(Feature(tag: tag, mask: FeatureMask(rawValue: bits)))
            shift += count
        }
    }

    init() {}

    /// Removes features, so that their ranges have no effect.
    mutating func remove(_ tags: [FontTag]) { features.removeAll { tags.contains($0.tag) } }

    /// Returns the bits of the values at each character of a text.
    ///
    /// The cost is linear in the sum of the numbers of characters, features and ranges.
    func masks(
        _ ranges: [FontFeatureRange],
        _ usual: FontFeatures,
        characterCount count: Int
    ) -> [FeatureMask] {
        guard !features.isEmpty else { return [] }
        var masks = [FeatureMask](repeating: [], count: count)
        for feature in features {
            // The last range is painted first. Painted characters are skipped.
            var next = Array(0...count)
            func free(from index: Int) -> Int {
                var end = index
                while next[end] != end { end = next[end] }
                var index = index
                while next[index] != index { (next[index], index) = (end, next[index]) }
                return end
            }
            func paint(_ value: Int, _ range: Range<Int>) {
                let bits = feature.mask.field(value)
                var index = free(from: range.lowerBound)
                while index < range.upperBound {
                    masks[index].formUnion(bits)
                    next[index] = index + 1
                    index = free(from: index)
                }
            }
            for range in ranges.reversed() where range.tag == feature.tag {
                paint(range.value, range.range.clamped(to: 0..<count))
            }
            paint(usual.value(of: feature.tag), 0..<count)
        }
        return masks
    }
}
