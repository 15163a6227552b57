extension ScriptShaper {
    /// The shaper for [Thai](https://learn.microsoft.com/typography/script-development/thai) and
    /// [Lao](https://learn.microsoft.com/typography/script-development/lao).
    static let thai = ScriptShaper(
        usesFallbackPositions: false,
        prepare: { glyphs, script, glyph in
            glyphs.decomposeAm()
            // Fonts from before OpenType have glyphs for marks at other heights in a private area.
            if script.tag == "Thai", script.substitutionTag != "thai" { glyphs.useThaiForms(glyph) }
        }
    )
}

extension [GlyphInfo] {
    /// Replaces SARA AM by its two parts, and moves the first part below the tone marks.
    ///
    /// The first part is a ring over the consonant. The second part is a spacing vowel.
    fileprivate mutating func decomposeAm() {
        guard contains(where: { $0.isAm }) else { return }
        var glyphs: [GlyphInfo] = []
        glyphs.reserveCapacity(count + 8)
        var merged: [Range<Int>] = []
        for glyph in self {
            guard glyph.isAm else {
                glyphs.append(glyph)
                continue
            }
            var start = glyphs.count
            while start > 0, glyphs[start - 1].isAboveThaiBase { start -= 1 }
            // The whole cluster of the marks is merged. From right to left, a letter after SARA AM
            // shares their cluster.
            var first = start < glyphs.count ? start : Swift.max(0, start - 1)
            if start < glyphs.count {
                while first > 0, glyphs[first - 1].cluster == glyphs[start].cluster { first -= 1 }
            }
            var ring = glyph
            ring.change(to: glyph.character &+ (0x0E4D - 0x0E33))
            ring.role = .mark
            var vowel = glyph
            vowel.change(to: glyph.character &- 1)
            glyphs.insert(ring, at: start)
            glyphs.append(vowel)
            merged.append(first..<glyphs.count)
        }
        glyphs.mergeClusters(merged)
        self = glyphs
    }
}

extension GlyphInfo {
    /// Whether the character is SARA AM in Thai or AM in Lao.
    fileprivate var isAm: Bool { character & ~0x80 == 0x0E33 }

    /// Whether the character is a mark above a consonant in Thai or Lao.
    fileprivate var isAboveThaiBase: Bool {
        // A Lao letter has the number of the Thai letter plus 80 in hexadecimal.
        switch character & ~0x80 {
        case 0x0E31, 0x0E34...0x0E37, 0x0E3B, 0x0E47...0x0E4E: true
        default: false
        }
    }
}
