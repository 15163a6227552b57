/// The characters that are marks, from the Unicode Character Database.
///
/// The standard library has the same properties, but its table of general categories alone takes
/// 33 KB in a WebAssembly module. MarkTableTests compares them.
package enum MarkTable {
    /// Returns whether the general category of a character is nonspacing mark.
    static func isNonspacing(_ character: UInt32) -> Bool {
        character >= 0x300 && contains(character, in: nonspacing)
    }

    /// Returns whether the general category of a character is enclosing mark.
    static func isEnclosing(_ character: UInt32) -> Bool {
        character >= 0x488 && contains(character, in: enclosing)
    }

    /// Returns whether a character is a mark that can combine with the character before it.
    static func isCombining(_ character: UInt32) -> Bool {
        isNonspacing(character) || isEnclosing(character)
            || NormalizationTable.combiningClass(character) != 0
    }

    /// Calls a closure with each range of characters that extend clusters, if a range contains one
    /// of the given characters.
    static func forEachExtender(
        in characters: ClosedRange<UInt32>,
        _ body: (ClosedRange<UInt32>) -> Void
    ) {
        for ends in [nonspacing, enclosing, otherExtenders] {
            var index = partitionPoint(ends.count / 2) { ends[2 * $0 + 1] < characters.lowerBound }
            while index < ends.count / 2, ends[2 * index] <= characters.upperBound {
                body(ends[2 * index]...ends[2 * index + 1])
                index += 1
            }
        }
    }

    /// Returns whether a character extends a cluster, as marks, joiners and skin tones do.
    ///
    /// These characters have the property Grapheme_Extend or Emoji_Modifier, or are U+200D.
    package static func extendsClusters(_ character: UInt32) -> Bool {
        isNonspacing(character) || isEnclosing(character) || isOtherExtender(character)
    }

    /// Returns whether a character that is neither a nonspacing nor an enclosing mark extends a
    /// cluster.
    static func isOtherExtender(_ character: UInt32) -> Bool {
        contains(character, in: otherExtenders)
    }

    /// Returns whether a range contains a character, given the ends of sorted ranges.
    private static func contains(_ character: UInt32, in ends: [UInt32]) -> Bool {
        let index = partitionPoint(ends.count / 2) { ends[2 * $0 + 1] < character }
        return index < ends.count / 2 && ends[2 * index] <= character
    }

    private static let enclosing = [UInt32](enclosingEnds, digits: 5)

    private static let otherExtenders = [UInt32](otherExtenderEnds, digits: 5)

    private static let nonspacing = [UInt32](nonspacingEnds, digits: 5)
}
