extension ApplyContext {
    /// How the lookup at work sees a glyph.
    enum Sight {
        case seen
        /// Seen if it is what is sought, else passed over.
        case ifSought
        case unseen
    }

    func sight(_ place: Int, isContext: Bool) -> Sight {
        let glyph = buffer[place]
        if isPassedOver(glyph) { return .unseen }
        switch glyph.role {
        case .usual, .mark, .hiddenIgnorable: return .seen
        case .defaultIgnorable: return .ifSought
        case .zeroWidthNonJoiner: return isContext || table.isPositioning ? .ifSought : .seen
        }
    }

    /// Whether the lookup at work sees a glyph.
    @inline(__always)
    func isSeen(_ place: Int) -> Bool { !isPassedOver(buffer[place]) }

    @inline(__always)
    private func isPassedOver(_ glyph: GlyphInfo) -> Bool {
        if glyph.properties.rawValue & passing.flags & 0xE != 0 { return true }
        return glyph.properties.isMark && isPassedOverMark(glyph)
    }

    private func isPassedOverMark(_ glyph: GlyphInfo) -> Bool {
        if passing.flags & 0x10 != 0 {
            guard let set = passing.markSet, let gdef else { return true }
            return !gdef.markSet(set, contains: glyph.id)
        }
        return passing.flags >> 8 != 0 && passing.flags >> 8 != glyph.properties.rawValue >> 8
    }

    /// The next glyph behind a place that is seen, if it is one that is sought.
    @inline(__always)
    mutating func next(
        _ place: Int,
        isContext: Bool,
        _ isSought: (UInt16) -> Bool
    ) -> Int? {
        var place = place + 1
        while place < buffer.count {
            stepsLeft -= 1
            guard stepsLeft >= 0 else { return nil }
            switch sight(place, isContext: isContext) {
            case .seen: return isSought(buffer[place].id) ? place : nil
            case .ifSought: if isSought(buffer[place].id) { return place }
            case .unseen: break
            }
            place += 1
        }
        return nil
    }

    /// The last glyph before a place that is seen, if it is one that is sought.
    @inline(__always)
    mutating func previous(_ place: Int, _ isSought: (UInt16) -> Bool) -> Int? {
        var place = place - 1
        while place >= 0 {
            stepsLeft -= 1
            guard stepsLeft >= 0 else { return nil }
            switch sight(place, isContext: true) {
            case .seen: return isSought(buffer[place].id) ? place : nil
            case .ifSought: if isSought(buffer[place].id) { return place }
            case .unseen: break
            }
            place -= 1
        }
        return nil
    }
}
