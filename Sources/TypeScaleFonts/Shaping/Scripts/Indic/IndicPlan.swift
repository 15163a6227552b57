/// The parts of a plan that the Indic shaper needs.
struct IndicPlan {
    let plan: ShapePlan
    let script: IndicScript
    /// Whether the font's lookups follow the first version of the specification.
    ///
    /// In it, a form below or after the base replaces a consonant and the halant after it.
    let isOld: Bool
    /// The glyph for the script's halant.
    let halant: UInt16?
    /// Whether the font has forms of RA that move.
    let hasReph: Bool
    let hasPref: Bool
    /// The places of consonants that were looked up.
    private var places: [UInt16: IndicPlace] = [:]

    init(_ plan: ShapePlan, _ script: PlanScript, _ glyph: ScriptShaper.GlyphMap) {
        self.plan = plan
        self.script = IndicScript.script(script.tag)
        isOld = script.substitutionTag.rawValue & 0xFF != UInt32(UInt8(ascii: "2"))
        halant = glyph(self.script.halant)?.id
        hasReph = plan.hasFeature("rphf")
        hasPref = plan.hasFeature("pref")
    }

    /// Returns whether the lookups of a feature replace a sequence of glyphs.
    ///
    /// As in HarfBuzz, rules that depend on other glyphs count in fonts of the first version, and
    /// in Malayalam.
    func wouldSubstitute(_ feature: FontTag, _ glyphs: [UInt16]) -> Bool {
        plan.wouldSubstitute(feature, glyphs, isWhole: !isOld && script != .malayalam)
    }

    /// Finds the places of the consonants, which depend on the forms that the font has.
    mutating func placeConsonants(_ glyphs: inout [GlyphInfo]) {
        guard let halant else { return }
        for index in glyphs.indices where glyphs[index].isAt(.base) {
            let glyph = glyphs[index].id
            let place = places[glyph] ?? place(glyph, halant)
            places[glyph] = place
            glyphs[index].place = place.rawValue
        }
    }

    private func place(_ glyph: UInt16, _ halant: UInt16) -> IndicPlace {
        // Many fonts apply lookups of the first version to the second, so both orders count.
        func has(_ feature: FontTag) -> Bool {
            wouldSubstitute(feature, [halant, glyph]) || wouldSubstitute(feature, [glyph, halant])
        }
        if has("blwf") || has("vatu") { return .belowBase }
        return has("pstf") || has("pref") ? .postBase : .base
    }
}
