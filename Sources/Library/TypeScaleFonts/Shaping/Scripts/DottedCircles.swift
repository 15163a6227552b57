/// U+25CC, on which a mark without a base is drawn.
///
/// The shaping engines for Brahmic scripts insert it in syllables that lack a base.
enum DottedCircle {
    static let character: UInt32 = 0x25CC

    /// The class of the character in a script, and its place in a syllable.
    struct Role: Sendable {
        var category: UInt8
        var position: UInt8 = 0
    }
}

extension [GlyphInfo] {
    /// Inserts a dotted circle in each broken syllable.
    ///
    /// The circle is the first glyph of the syllable, or follows the letters in the class `repha`.
    ///
    /// - Parameters:
    ///   - broken: The kind of the syllables in which to insert a circle.
    ///   - role: The class and the place of the circle.
    ///   - repha: The class of letters that remain before the circle.
    ///   - glyph: The glyph for U+25CC. If the face does not support it, nothing changes.
    mutating func insertDottedCircles(
        inSyllablesOf broken: UInt8,
        _ role: DottedCircle.Role,
        after repha: UInt8? = nil,
        glyph: @autoclosure () -> UInt16?
    ) {
        guard contains(where: { $0.syllableKind == broken && $0.syllable != 0 }),
            let glyph = glyph()
        else { return }
        var glyphs: [GlyphInfo] = []
        glyphs.reserveCapacity(count + 4)
        var start = 0
        while start < count {
            let end = endOfSyllable(from: start)
            let first = self[start]
            if first.syllable != 0, first.syllableKind == broken {
                while start < end, let repha, self[start].category == repha {
                    glyphs.append(self[start])
                    start += 1
                }
                var circle = GlyphInfo(
                    id: glyph,
                    properties: .none,
                    role: .usual,
                    cluster: first.cluster,
                    advance: .nan
                )
                circle.character = DottedCircle.character
                circle.features = first.features
                circle.syllable = first.syllable
                circle.category = role.category
                circle.position = role.position
                glyphs.append(circle)
            }
            glyphs += self[start..<end]
            start = end
        }
        self = glyphs
    }
}
