/// A table that maps characters to scripts, with their tags, directions and shapers.
///
/// Inherited characters, such as most marks, count as common. Tatweel counts as Arabic.
enum ScriptTable {
    /// The number for characters common to all scripts, such as spaces, digits and punctuation.
    static let common: UInt8 = 0

    /// The number for Hangul.
    static let hangul = number("Hang")

    /// Calls a closure with the script numbers of consecutive characters, and with the numbers of
    /// characters that have the script.
    static func forEachRun(from first: UInt32, count: Int, _ body: (UInt8, Int) -> Void) {
        var range = partitionPoint(rangeCount) { start($0) <= first } - 1
        var read = 0
        while read < count {
            let end = range + 1 < rangeCount ? Int(word: start(range + 1)) : 0x110000
            let length = max(1, min(count - read, end - Int(word: first) - read))
            body(number(range), length)
            read += length
            range += 1
        }
    }

    static func script(_ character: UInt32) -> UInt8 {
        // The first five ranges end before U+00AA.
        let count = character < 0xAA ? 5 : rangeCount
        return number(partitionPoint(count) { start($0) <= character } - 1)
    }

    /// Returns the number of a script with a tag in ISO 15924, or ``common`` if there is none.
    static func number(_ tag: FontTag) -> UInt8 {
        let index = partitionPoint(count - 1) {
            letters(recordLength * $0).rawValue < tag.rawValue
        }
        let script = UInt8(truncatingIfNeeded: index + 1)
        return index + 1 < count && self.tag(script) == tag ? script : common
    }

    /// Returns the tag of a script in [ISO 15924](https://www.unicode.org/iso15924/).
    static func tag(_ script: UInt8) -> FontTag {
        script == common ? "Zyyy" : letters(record(script))
    }

    /// Returns the
    /// [OpenType tags](https://learn.microsoft.com/typography/opentype/spec/scripttags) of a
    /// script, in order of preference.
    ///
    /// Tags that end in 2 or 3 belong to newer versions of a script's shaping engine.
    static func openTypeTags(_ script: UInt8) -> [FontTag] {
        guard script != common else { return [] }
        let tag = letters(record(script) + 4).rawValue
        guard tag & 0xFF == 0x32 else { return [FontTag(rawValue: tag)] }
        // The oldest tag has the letters of ISO 15924, without the capital.
        let oldest = letters(record(script)).rawValue | 0x2000_0000
        let newest = engine(script) == .indic ? [tag | 1] : []
        return (newest + [tag, oldest]).map { FontTag(rawValue: $0) }
    }

    /// Returns the engine that shapes a script, if the font supports the script.
    static func engine(_ script: UInt8) -> ShapingEngine {
        guard script != common else { return .standard }
        return ShapingEngine(rawValue: letter(record(script) + 8) &- 0x30) ?? .standard
    }

    /// Returns whether a script runs from right to left, or `nil` if it runs in both directions.
    static func isRightToLeft(_ script: UInt8) -> Bool? {
        guard script != common else { return nil }
        switch letter(record(script) + 9) {
        case UInt8(ascii: "R"): return true
        case UInt8(ascii: "L"): return false
        default: return nil
        }
    }

    /// A letter that extends the joined letters of several scripts.
    static let tatweel: UInt32 = 0x640

    /// Returns whether a script uses ``tatweel``, by the property
    /// [Script_Extensions](https://www.unicode.org/reports/tr24/#Script_Extensions).
    static func usesTatweel(_ script: UInt8) -> Bool {
        script != common && letter(record(script) + 10) == UInt8(ascii: "t")
    }

    /// Returns whether a script needs more than the steps that all scripts have in common.
    static func isComplex(_ script: UInt8) -> Bool {
        script != common && letter(record(script) + 10) >= UInt8(ascii: "c")
    }

    private static let recordLength = 11

    private static func record(_ script: UInt8) -> Int { recordLength * (Int(script) - 1) }

    private static func letters(_ start: Int) -> FontTag {
        var tag: UInt32 = 0
        for index in start..<(start + 4) { tag = tag << 8 | UInt32(letter(index)) }
        return FontTag(rawValue: tag)
    }

    private static func letter(_ index: Int) -> UInt8 {
        guard index >= 0, index < records.utf8CodeUnitCount else { return 0x20 }
        return records.byte(at: index)
    }

    /// The numbers in ``ranges``, which are read once.
    private static let numbers = [UInt32](ranges, digits: 7)

    private static func start(_ range: Int) -> UInt32 { numbers[range] >> 8 }

    private static func number(_ range: Int) -> UInt8 { UInt8(truncatingIfNeeded: numbers[range]) }
}

/// The engines that shape scripts, with the numbers that ``ScriptTable`` uses.
enum ShapingEngine: UInt8, Sendable {
    case standard, hangul, hebrew
    /// The engine for Thai and Lao.
    case thai
    /// The engine for Arabic and Syriac.
    case arabic
    /// The Universal Shaping Engine.
    case universal
    case indic, khmer, myanmar
}
