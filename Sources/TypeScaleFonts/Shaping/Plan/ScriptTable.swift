/// A table that maps characters to scripts, with
/// [OpenType script tags](https://learn.microsoft.com/typography/opentype/spec/scripttags).
enum ScriptTable {
    /// The number for characters common to all scripts, such as spaces, digits and punctuation.
    static let common: UInt8 = 0

    /// The number for all complex scripts, which are not shaped.
    static let unshaped: UInt8 = 1

    /// The number for Hangul.
    static let hangul = tags.firstIndex(of: "hang").map { UInt8($0) } ?? unshaped

    /// Returns the script numbers of consecutive characters.
    static func scripts(from first: UInt32, count: Int) -> [UInt8] {
        var scripts: [UInt8] = []
        scripts.reserveCapacity(count)
        var range = partitionPoint(rangeCount) { start($0) <= first } - 1
        while scripts.count < count {
            let end = range + 1 < rangeCount ? Int(word: start(range + 1)) : 0x110000
            let left = max(1, min(count - scripts.count, end - Int(word: first) - scripts.count))
            scripts.append(contentsOf: repeatElement(number(range), count: left))
            range += 1
        }
        return scripts
    }

    static func script(_ character: UInt32) -> UInt8 {
        number(partitionPoint(rangeCount) { start($0) <= character } - 1)
    }

    private static func start(_ range: Int) -> UInt32 {
        ranges.hexadecimal(at: 7 * range, count: 5)
    }

    private static func number(_ range: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: ranges.hexadecimal(at: 7 * range + 5, count: 2))
    }
}
