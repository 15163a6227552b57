extension CharacterTraits {
    /// Reads the traits of a character and of its glyph from the tables.
    init(_ character: UInt32, _ glyph: UInt16, _ plan: ShapePlan) {
        self.init()
        let isMark = MarkTable.isMark(character)
        flags = .known
        if isMark { flags.insert(.mark) }
        if isMark || character != 0x200C && MarkTable.isOtherExtender(character) {
            flags.insert(.extender)
        }
        if NormalizationTable.isPictograph(character) { flags.insert(.pictograph) }
        if CmapFormat14.isSelector(character) { flags.insert(.selector) }
        if NormalizationTable.decomposition(character) != nil || 0x17BE...0x17C5 ~= character {
            flags.insert(.decomposes)
        }
        // Hebrew points and the nukta of Bengali form characters that Unicode doesn't compose.
        if NormalizationTable.isSecond(character) || 0x5B4...0x5C2 ~= character
            || character == 0x9BC
        {
            flags.insert(.composes)
        }
        if MirrorTable.mirrored(character) != character { flags.insert(.mirrored) }
        if CharacterClass.isRegionalIndicator(character) { flags.insert(.regionalIndicator) }
        if glyph == 0 { flags.insert(.missing) }
        if character == 0x034F { flags.insert(.graphemeJoiner) }
        role = isMark ? CharacterClass.role(character) : CharacterClass.invisibleRole(character)
        combiningClass = isMark ? MarkOrder.combiningClass(character) : 0
        engine = plan.shaper.engine.rawValue
        if let classify = plan.shaper.classify { scriptClass = classify(character) }
        self.glyph = glyph
        properties = plan.properties(glyph, role)
    }
}
