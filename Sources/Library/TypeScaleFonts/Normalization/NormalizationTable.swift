/// The canonical decompositions, combining classes and kinds of characters, from the Unicode
/// Character Database.
///
/// Hangul syllables have no decomposition here. Nor do compatibility ideographs beyond the Basic
/// Multilingual Plane.
enum NormalizationTable {
    /// The numbers in the tables, which are read once.
    private final class Numbers: Sendable {
        let seconds = [UInt32](NormalizationTable.seconds, digits: 5)
        let firsts = [UInt32](NormalizationTable.firsts, digits: 5)
        let composed = [UInt32](NormalizationTable.composed, digits: 5)
        let singles = [UInt32](NormalizationTable.singles, digits: 4)
        let exclusions = [UInt32](NormalizationTable.exclusions, digits: 5)
        let classes = [UInt32](NormalizationTable.classes, digits: 8)
        let zeros = [UInt32](NormalizationTable.zeros, digits: 5)
        let pictographs = [UInt32](NormalizationTable.pictographs, digits: 5)
        /// The indices of ``composed`` in ascending order of the characters.
        let byComposed: [Int]

        init() {
            byComposed = sortedIndices(of: composed.map { Int(word: $0) })
        }
    }

    private static let numbers = Numbers()

    /// Returns the one or two characters to which a character decomposes in one step.
    static func decomposition(_ character: UInt32) -> (first: UInt32, second: UInt32?)? {
        guard character >= 0xC0 else { return nil }
        let table = numbers
        let pair = partitionPoint(table.byComposed.count) {
            table.composed[table.byComposed[$0]] < character
        }
        if pair < table.byComposed.count, table.composed[table.byComposed[pair]] == character {
            let index = table.byComposed[pair]
            let group = partitionPoint(table.seconds.count) { starts[$0 + 1] <= index }
            return (table.firsts[index], table.seconds[group])
        }
        let singles = table.singles
        let single = partitionPoint(singles.count / 2) { singles[2 * $0] < character }
        if 2 * single < singles.count, singles[2 * single] == character {
            return (singles[2 * single + 1], nil)
        }
        let exclusions = table.exclusions
        let other = partitionPoint(exclusions.count / 3) { exclusions[3 * $0] < character }
        guard 3 * other < exclusions.count, exclusions[3 * other] == character else { return nil }
        return (exclusions[3 * other + 1], exclusions[3 * other + 2])
    }

    /// Returns the character that a pair composes, or `nil` if none exists.
    static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        let table = numbers
        let group = partitionPoint(table.seconds.count) { table.seconds[$0] < second }
        guard group < table.seconds.count, table.seconds[group] == second else { return nil }
        let start = starts[group]
        let end = starts[group + 1]
        let index = start + partitionPoint(end - start) { table.firsts[start + $0] < first }
        return index < end && table.firsts[index] == first ? table.composed[index] : nil
    }

    /// Returns whether a character is the second of a pair that composes.
    static func isSecond(_ character: UInt32) -> Bool {
        let seconds = numbers.seconds
        let group = partitionPoint(seconds.count) { seconds[$0] < character }
        return group < seconds.count && seconds[group] == character
    }

    /// Returns the canonical combining class of a character, which is 0 for most characters.
    static func combiningClass(_ character: UInt32) -> UInt8 {
        guard character >= 0x300 else { return 0 }
        let classes = numbers.classes
        let next = partitionPoint(classes.count) { classes[$0] >> 15 <= character }
        guard next > 0 else { return 0 }
        let range = classes[next - 1]
        let isInRange = character - range >> 15 <= range & 0x7F
        return isInRange ? UInt8(truncatingIfNeeded: range >> 7) : 0
    }

    /// Returns whether the general category of a character is decimal number.
    static func isDigit(_ character: UInt32) -> Bool {
        let zeros = numbers.zeros
        let next = partitionPoint(zeros.count) { zeros[$0] <= character }
        return next > 0 && character - zeros[next - 1] < 10
    }

    /// Returns whether a character has the property Extended_Pictographic, as most emoji do.
    static func isPictograph(_ character: UInt32) -> Bool {
        let pictographs = numbers.pictographs
        let range = partitionPoint(pictographs.count / 2) { pictographs[2 * $0 + 1] < character }
        return 2 * range < pictographs.count && pictographs[2 * range] <= character
    }
}
