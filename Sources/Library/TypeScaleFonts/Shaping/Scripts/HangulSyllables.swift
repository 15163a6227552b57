/// Composes or decomposes syllables, depending on what the face supports, and reorders tone marks.
struct HangulSyllables {
    private var source: [GlyphInfo]
    private var index = 0
    private var output: [GlyphInfo] = []
    /// The syllable at the end of the output, if any.
    private var syllable: Range<Int>?

    private static let features: [FeatureMask] = [.ljmo, .vjmo, .tjmo]

    init(_ source: [GlyphInfo]) { self.source = source }

    mutating func composed(_ glyph: ScriptShaper.GlyphMap) -> [GlyphInfo] {
        output.reserveCapacity(source.count)
        while index < source.count {
            if Jamo.isTone(source[index].character) {
                appendTone(glyph)
            } else if !appendJamo(glyph), !appendSyllable(glyph) {
                syllable = nil
                output.append(source[index])
                index += 1
            }
        }
        return output
    }

    /// Returns the character at a distance from the current one, if it is a trailing consonant.
    private func trailing(_ distance: Int) -> UInt32? {
        guard index + distance < source.count else { return nil }
        let character = source[index + distance].character
        return Jamo.isTrailing(character) ? character : nil
    }

    /// Appends a syllable that is written as jamo.
    private mutating func appendJamo(_ glyph: ScriptShaper.GlyphMap) -> Bool {
        guard index + 1 < source.count, Jamo.isLeading(source[index].character),
            Jamo.isVowel(source[index + 1].character)
        else { return false }
        let third = trailing(2)
        let (first, second) = (source[index].character, source[index + 1].character)
        let length = third == nil ? 2 : 3
        if let whole = Jamo.composition(first, second, third), glyph(whole) != nil {
            append(whole, replacing: length)
        } else {
            let jamo = source[index..<(index + length)].map { $0.character }
            append(jamo, replacing: length)
        }
        return true
    }

    /// Appends a syllable that is one character, and a trailing consonant after it.
    private mutating func appendSyllable(_ glyph: ScriptShaper.GlyphMap) -> Bool {
        let character = source[index].character
        guard Jamo.isSyllable(character) else { return false }
        let third = Jamo.isOpenSyllable(character) ? trailing(1) : nil
        if let third, let whole = Jamo.composition(character, third), glyph(whole) != nil {
            append(whole, replacing: 2)
            return true
        }
        let isSupported = glyph(character) != nil
        if !isSupported || third != nil {
            let parts = Jamo.decomposition(character)
            if parts.allSatisfy({ glyph($0) != nil }) {
                if isSupported, let third {
                    append(parts + [third], replacing: 2)
                } else {
                    append(parts, replacing: 1)
                }
                return true
            }
        }
        guard isSupported else { return false }
        syllable = output.count..<(output.count + 1)
        output.append(source[index])
        index += 1
        return true
    }

    private mutating func append(_ whole: UInt32, replacing length: Int) {
        let start = output.count
        source.mergeClusters(index..<(index + length))
        output.append(source[index])
        output[start].change(to: whole)
        index += length
        syllable = start..<(start + 1)
    }

    /// Appends two or three jamo, to which the features for their places in a syllable apply.
    private mutating func append(_ jamo: [UInt32], replacing length: Int) {
        let start = output.count
        source.mergeClusters(index..<(index + length))
        for (character, feature) in zip(jamo, Self.features) {
            var glyph = source[index]
            glyph.change(to: character)
            glyph.features.formUnion(feature)
            output.append(glyph)
        }
        index += length
        syllable = start..<output.count
    }

    /// Appends a tone mark, which is drawn to the left of its syllable.
    ///
    /// A mark without an advance remains after the syllable, as it is drawn over the syllable.
    private mutating func appendTone(_ glyph: ScriptShaper.GlyphMap) {
        let tone = source[index]
        let isNarrow = glyph(tone.character).map { $0.advance == 0 } ?? false
        index += 1
        if let syllable {
            output.insert(tone, at: isNarrow ? syllable.upperBound : syllable.lowerBound)
        } else {
            output.append(tone)
            if let known = glyph(DottedCircle.character) {
                // As in HarfBuzz, the circle is a mark of the same class.
                var circle = tone
                circle.character = DottedCircle.character
                circle.id = known.id
                circle.advance = known.advance
                circle.role = .mark
                output.insert(circle, at: isNarrow ? output.count - 1 : output.count)
            }
        }
        syllable = nil
    }
}
