/// The canonical decompositions, combining classes and kinds of characters, from the Unicode
/// Character Database.
///
/// Decompositions are limited to the Basic Multilingual Plane. Hangul syllables have none here.
enum NormalizationTable {
    /// The indices of ``composed`` in ascending order of the characters.
    private static let byComposed = composed.indices.map { UInt16($0) }
        .sorted { composed[Int($0)] < composed[Int($1)] }

    /// Returns the one or two characters to which a character decomposes in one step.
    static func decomposition(_ character: UInt32) -> (first: UInt32, second: UInt32?)? {
        guard let character = UInt16(exactly: character), character >= 0xC0 else { return nil }
        let pair = partitionPoint(byComposed.count) { composed[Int(byComposed[$0])] < character }
        if pair < byComposed.count, composed[Int(byComposed[pair])] == character {
            let index = Int(byComposed[pair])
            let group = partitionPoint(seconds.count) { Int(starts[$0 + 1]) <= index }
            return (UInt32(firsts[index]), UInt32(seconds[group]))
        }
        let single = partitionPoint(singles.count / 2) { singles[2 * $0] < character }
        if 2 * single < singles.count, singles[2 * single] == character {
            return (UInt32(singles[2 * single + 1]), nil)
        }
        let other = partitionPoint(exclusions.count / 3) { exclusions[3 * $0] < character }
        guard 3 * other < exclusions.count, exclusions[3 * other] == character else { return nil }
        return (UInt32(exclusions[3 * other + 1]), UInt32(exclusions[3 * other + 2]))
    }

    /// Returns the character that a pair composes, or `nil` if none exists.
    static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        guard let first = UInt16(exactly: first), let second = UInt16(exactly: second)
        else { return nil }
        let group = partitionPoint(seconds.count) { seconds[$0] < second }
        guard group < seconds.count, seconds[group] == second else { return nil }
        let start = Int(starts[group])
        let end = Int(starts[group + 1])
        let index = start + partitionPoint(end - start) { firsts[start + $0] < first }
        return index < end && firsts[index] == first ? UInt32(composed[index]) : nil
    }

    /// Returns the canonical combining class of a character, which is 0 for most characters.
    static func combiningClass(_ character: UInt32) -> UInt8 {
        guard character >= 0x300 else { return 0 }
        let next = partitionPoint(classes.count) { classes[$0] &>> 15 <= character }
        guard next > 0 else { return 0 }
        let range = classes[next - 1]
        let isInRange = character - range &>> 15 <= range & 0x7F
        return isInRange ? UInt8(truncatingIfNeeded: range &>> 7) : 0
    }

    /// Returns whether the general category of a character is decimal number.
    static func isDigit(_ character: UInt32) -> Bool {
        let next = partitionPoint(zeros.count) { zeros[$0] <= character }
        return next > 0 && character - zeros[next - 1] < 10
    }

    /// Returns whether a character has the property Extended_Pictographic, as most emoji do.
    static func isPictograph(_ character: UInt32) -> Bool {
        let range = partitionPoint(pictographs.count / 2) { pictographs[2 * $0 + 1] < character }
        return 2 * range < pictographs.count && pictographs[2 * range] <= character
    }
}
