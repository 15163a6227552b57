/// The steps of the [normalization forms](https://www.unicode.org/reports/tr15/), for text in a
/// face that may lack some characters.
///
/// A step that needs a character without a glyph is omitted.
enum Normalizer {
    /// The maximum number of consecutive marks to order, as in HarfBuzz.
    private static let maximumOrderedCount = 32

    /// The maximum depth to which a character is decomposed.
    ///
    /// Canonical decompositions need three. Scripts can define others.
    private static let maximumDepth = 8

    /// Returns the one or two characters to which a character decomposes in one step.
    private static func decomposition(
        _ character: UInt32
    ) -> (first: UInt32, second: UInt32?)? {
        Jamo.parts(character) ?? NormalizationTable.decomposition(character)
    }

    /// Decomposes a character, or returns `false` if the face doesn't support the parts.
    ///
    /// A decomposition that stops early has the fewest parts that the face supports. `step` returns
    /// the one or two characters to which a character decomposes in one step.
    static func decompose(
        _ character: UInt32,
        stopsEarly: Bool,
        into parts: inout [UInt32],
        depth: Int = 0,
        step: (UInt32) -> (first: UInt32, second: UInt32?)? = decomposition,
        isSupported: (UInt32) -> Bool
    ) -> Bool {
        guard depth < maximumDepth, let (first, second) = step(character),
            second.map(isSupported) ?? true
        else { return false }
        let isWhole = isSupported(first)
        if !(stopsEarly && isWhole),
            decompose(
                first,
                stopsEarly: stopsEarly,
                into: &parts,
                depth: depth + 1,
                step: step,
                isSupported: isSupported
            )
        {
            if let second { parts.append(second) }
            return true
        }
        guard isWhole else { return false }
        parts.append(first)
        if let second { parts.append(second) }
        return true
    }

    /// Calls a closure with each series of marks whose combining class is not 0, if it is short
    /// enough to be ordered.
    static func forEachSeries<Characters: RandomAccessCollection>(
        _ characters: inout Characters,
        combiningClass: (Characters, Int) -> UInt8,
        order: (inout Characters, Range<Int>) -> Void
    ) where Characters.Index == Int {
        var start = 0
        while start < characters.count {
            guard combiningClass(characters, start) != 0 else {
                start += 1
                continue
            }
            var end = start + 1
            while end < characters.count, combiningClass(characters, end) != 0 { end += 1 }
            if end - start <= maximumOrderedCount { order(&characters, start..<end) }
            start = end
        }
    }

    /// Composes each character, whose marks are in order, with the starter before it.
    ///
    /// - Parameters:
    ///   - characters: The characters.
    ///   - combiningClass: Returns the combining class of a character.
    ///   - mayCompose: Returns `false` for a character that composes with no starter.
    ///   - compose: Replaces the starter at the first index by its composition with the character
    ///     at the second index, or returns `false` if there is none.
    static func compose<Characters: RangeReplaceableCollection & MutableCollection>(
        _ characters: inout Characters,
        combiningClass: (Characters.Element) -> UInt8,
        mayCompose: (Characters.Element) -> Bool = { _ in true },
        compose: (inout Characters, _ starter: Int, _ index: Int) -> Bool
    ) where Characters.Index == Int {
        var starter = 0
        var count = 0
        for index in 0..<characters.count {
            let value = combiningClass(characters[index])
            // A mark is blocked by a mark of the same or a higher class before it.
            let isNext = starter == count - 1
            if count > 0, mayCompose(characters[index]),
                isNext || combiningClass(characters[count - 1]) < value,
                compose(&characters, starter, index)
            {
                continue
            }
            if count < index { characters[count] = characters[index] }
            if value == 0 { starter = count }
            count += 1
        }
        characters.removeSubrange(count..<characters.count)
    }
}
