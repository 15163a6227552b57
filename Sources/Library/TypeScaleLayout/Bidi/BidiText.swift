import TypeScaleFonts

/// The embedding levels of text that is not only read from left to right.
struct BidiText: Sendable {
    /// The level of each character, in which spaces before tabs have the paragraph's level.
    private(set) var levels: [BidiLevel] = []

    /// The level of paragraphs.
    let base: BidiLevel

    /// Resolves the levels of consecutive texts, paragraph by paragraph.
    ///
    /// Returns `nil` if all text is read from left to right.
    init?(_ texts: [String], base: BidiLevel) {
        self.base = base
        if base == 0, !texts.contains(where: { $0.mayBeReadRightToLeft }) { return nil }
        var paragraph: [Unicode.Scalar] = []
        for text in texts {
            var text = text
            text.withSpan { bytes in
                var offset = 0
                while offset < bytes.count {
                    let character = bytes.scalar(at: offset)
                    offset += bytes[offset].scalarLength
                    paragraph.append(character)
                    if character.endsParagraph {
                        append(paragraph)
                        paragraph.removeAll(keepingCapacity: true)
                    }
                }
            }
        }
        append(paragraph)
    }

    private mutating func append(_ characters: [Unicode.Scalar]) {
        let paragraph = BidiParagraph(characters, level: base)
        var resolved = paragraph.levels
        VisualOrder.resetSpaces(&resolved, paragraph.classes, level: base)
        if levels.isEmpty { levels = resolved } else { levels += resolved }
    }
}

extension Unicode.Scalar {
    /// Whether the class of the character is B.
    fileprivate var endsParagraph: Bool {
        switch value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }
}

extension String {
    /// Whether the text may contain a character that is read right to left, or that begins such
    /// text.
    ///
    /// The result depends only on the blocks of characters, and is `false` for most text.
    fileprivate var mayBeReadRightToLeft: Bool {
        var text = self
        return text.withSpan { bytes in
            for index in bytes.indices where bytes[index] >= 0xD6 {
                let first = bytes[index]
                let second = index + 1 < bytes.count ? bytes[index + 1] : 0
                let third = index + 2 < bytes.count ? bytes[index + 2] : 0
                switch (first, second, third) {
                // U+0580 to U+08FF
                case (0xD6...0xDF, _, _), (0xE0, 0xA0...0xA3, _): return true
                // RLM, RLE, RLO, RLI and FSI
                case (0xE2, 0x80, 0x8F), (0xE2, 0x80, 0xAB), (0xE2, 0x80, 0xAE),
                    (0xE2, 0x81, 0xA7), (0xE2, 0x81, 0xA8):
                    return true
                // U+FB00 to U+FDFF, and U+FE40 to U+FEFF
                case (0xEF, 0xAC...0xB7, _), (0xEF, 0xB9...0xBB, _): return true
                // U+10000 to U+10FFF, and U+1E000 to U+1EFFF
                case (0xF0, 0x90, _), (0xF0, 0x9E, _): return true
                default: break
                }
            }
            return false
        }
    }
}
