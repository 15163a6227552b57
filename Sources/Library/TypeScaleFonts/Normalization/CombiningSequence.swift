/// A character and the marks that follow it, normalized for the characters that a face supports.
///
/// The sequence is decomposed, ordered and composed as in the
/// [normalization forms](https://www.unicode.org/reports/tr15/). However, a step that needs a
/// character without a glyph is omitted, so the sequence suits the characters of the face.
package struct CombiningSequence {
    package private(set) var characters: [UInt32] = []
    /// The combining classes of the characters.
    private var classes: [UInt8] = []

    /// The maximum number of characters to which one character decomposes.
    package static let maximumExpansion = 4

    /// The maximum number of consecutive marks to order, as in HarfBuzz.
    private static let maximumOrderedCount = 32

    package init() {}

    /// Creates a sequence from the parts of a character.
    package init(parts: [UInt32]) {
        characters = parts
        classes = parts.map(NormalizationTable.combiningClass)
    }

    package mutating func removeAll() {
        characters.removeAll(keepingCapacity: true)
        classes.removeAll(keepingCapacity: true)
    }

    /// Appends a character, decomposed as far as the face supports the parts.
    ///
    /// With `keepsWhole`, a character that the face supports is not decomposed.
    package mutating func append(
        _ character: UInt32,
        keepsWhole: Bool,
        _ isSupported: (UInt32) -> Bool
    ) {
        let start = characters.count
        if keepsWhole && isSupported(character)
            || !Self.decompose(character, stopsEarly: keepsWhole, into: &characters, isSupported)
        {
            characters.append(character)
        }
        for part in characters[start...] { classes.append(NormalizationTable.combiningClass(part)) }
    }

    /// Decomposes a character, or returns `false` if the face does not support the parts.
    ///
    /// A decomposition that stops early has the fewest parts that the face supports.
    package static func decompose(
        _ character: UInt32,
        stopsEarly: Bool,
        into parts: inout [UInt32],
        _ isSupported: (UInt32) -> Bool
    ) -> Bool {
        guard let (first, second) = NormalizationTable.decomposition(character),
            second.map(isSupported) ?? true
        else { return false }
        let isWhole = isSupported(first)
        if !(stopsEarly && isWhole),
            decompose(first, stopsEarly: stopsEarly, into: &parts, isSupported)
        {
            if let second { parts.append(second) }
            return true
        }
        guard isWhole else { return false }
        parts.append(first)
        if let second { parts.append(second) }
        return true
    }

    /// Composes the marks, which are in order, if the face has a glyph for the result.
    package mutating func compose(_ isSupported: (UInt32) -> Bool) {
        var starter = 0
        var count = 0
        for index in characters.indices {
            let character = characters[index]
            let value = classes[index]
            // A mark is blocked by a mark of the same or a higher class before it.
            if count > 0, starter == count - 1 || classes[count - 1] < value,
                let composed = NormalizationTable.composition(characters[starter], character),
                isSupported(composed)
            {
                characters[starter] = composed
                continue
            }
            characters[count] = character
            classes[count] = value
            if value == 0 { starter = count }
            count += 1
        }
        characters.removeLast(characters.count - count)
        classes.removeLast(classes.count - count)
    }

    /// Orders each series of marks whose class is not 0, without changing the order within a class.
    package mutating func order() {
        var start = 0
        while start < classes.count {
            guard classes[start] != 0 else {
                start += 1
                continue
            }
            var end = start + 1
            while end < classes.count, classes[end] != 0 { end += 1 }
            if end - start <= Self.maximumOrderedCount { order(start..<end) }
            start = end
        }
    }

    /// Orders a few marks by insertion, which keeps the order within a class.
    private mutating func order(_ marks: Range<Int>) {
        for index in marks.dropFirst() {
            var place = index
            while place > marks.lowerBound, classes[place - 1] > classes[place] {
                classes.swapAt(place - 1, place)
                characters.swapAt(place - 1, place)
                place -= 1
            }
        }
    }

    /// Returns whether a combining grapheme joiner at an index keeps marks from being reordered.
    package func separatesMarks(at index: Int) -> Bool {
        guard index > 0, index + 1 < classes.count, classes[index + 1] != 0 else { return false }
        return classes[index - 1] > classes[index + 1]
    }
}
