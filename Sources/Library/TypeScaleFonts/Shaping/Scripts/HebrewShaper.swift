extension ScriptShaper {
    /// The shaper of Hebrew.
    ///
    /// Fonts that don't position marks have presentation forms, which contain a letter and a point.
    static let hebrew = ScriptShaper(
        positioningTag: "hebr",
        compose: { first, second, script in
            script.positionsMarks ? nil : HebrewPoints.composition(first, second)
        },
        reorderMarks: { glyphs, range in HebrewPoints.reorder(&glyphs, range) }
    )
}

/// The points and accents of Hebrew letters.
private enum HebrewPoints {
    /// Returns the presentation form of a letter with a point.
    ///
    /// Unicode excludes these forms from composition.
    static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        guard 0x5B4...0x5C2 ~= second else { return nil }
        // Both points of shin precede its dagesh in the order of marks.
        if second == 0x5BC, first == 0xFB2A || first == 0xFB2B { return first + 2 }
        return (0xFB1D...0xFB4E).first { form in
            guard let parts = NormalizationTable.decomposition(form) else { return false }
            return parts.first == first && parts.second == second
        }
    }

    /// Places a meteg, or an accent below the letter, between two vowels of one letter.
    ///
    /// Fonts expect this order where the second vowel belongs to a letter that is not written, as
    /// in Jerusalem.
    static func reorder(_ glyphs: inout [GlyphInfo], _ range: Range<Int>) {
        guard range.count > 2, range.upperBound <= glyphs.count else { return }
        for index in range.dropFirst(2) {
            let classes = (index - 2...index).map {
                NormalizationTable.combiningClass(glyphs[$0].character)
            }
            // Patah or qamats, sheva or hiriq, and meteg or an accent.
            guard classes[0] == 17 || classes[0] == 18, classes[1] == 10 || classes[1] == 14,
                classes[2] == 22 || classes[2] == 220
            else { continue }
            glyphs.mergeClusters((index - 1)..<(index + 1))
            glyphs.swapAt(index - 1, index)
            return
        }
    }
}
