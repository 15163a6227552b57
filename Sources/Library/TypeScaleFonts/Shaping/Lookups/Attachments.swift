extension [GlyphInfo] {
    /// Adds to the offset of each attached glyph the offset of the glyph to which it is attached.
    ///
    /// The upward offset of a mark is final when the mark is attached. The glyphs are in text
    /// order. The time is linear, because a chain of attached glyphs is followed only once.
    mutating func resolveAttachments(isRightToLeft: Bool) {
        // The sum of the advances before each glyph.
        var pens: [Double] = []
        pens.reserveCapacity(count + 1)
        var pen = 0.0
        for index in indices {
            // Invisible glyphs are removed.
            if self[index].role.isInvisible { self[index].advance = 0 }
            pens.append(pen)
            pen += self[index].advance
        }
        pens.append(pen)
        var chain: [(child: Int, parent: Int)] = []
        for start in indices where self[start].attachment != 0 {
            var child = start
            while self[child].attachment != 0 {
                let parent = child + Int(self[child].attachment)
                self[child].attachment = 0
                guard parent >= 0, parent < count else { break }
                chain.append((child, parent))
                child = parent
            }
            while let (child, parent) = chain.popLast() {
                guard self[child].attachmentKind == .mark else {
                    self[child].yOffset += self[parent].yOffset
                    continue
                }
                // The pen moves from the base to the mark, or from the mark to the base.
                let distance =
                    isRightToLeft
                    ? pens[parent + 1] - pens[child + 1] : pens[child] - pens[parent]
                self[child].offset += self[parent].offset - Float(distance)
            }
        }
    }
}
