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
    /// Whether the font has a form of RA that moves before the base.
    let hasPref: Bool
    /// Whether the font has forms for the start of a word.
    let hasInit: Bool
    /// A number for each glyph that was looked up, from ``ShapePlan/knownGlyphs``.
    ///
    /// The low bits contain one plus the place of a consonant, or 0.
    private var known: [UInt8] = []
    /// The former indices of a syllable's glyphs, in their new order, and unused numbers.
    var order: [Int] = []
    /// The glyphs of a syllable before they are sorted, and unused glyphs.
    var unsorted: [GlyphInfo] = []

    /// The bits for glyphs at which reph starts, and for glyphs at which it does not.
    private enum Known {
        static let position: UInt8 = 0x1F
        static let reph: UInt8 = 0x40
        static let noReph: UInt8 = 0x80
    }

    private static let rphf: FontTag = "rphf"

    init(_ plan: ShapePlan, _ script: PlanScript, _ glyph: ScriptShaper.GlyphMap) {
        self.plan = plan
        self.script = IndicScript.script(script.tag)
        isOld = script.substitutionTag.rawValue & 0xFF != UInt32(UInt8(ascii: "2"))
        halant = glyph(self.script.halant)?.id
        hasPref = plan.hasPref
        hasInit = plan.hasFeature("init")
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
            var number = number(of: glyph)
            if number & Known.position == 0 {
                number |= position(glyph, halant).rawValue + 1
                setNumber(number, of: glyph)
            }
            glyphs[index].position = (number & Known.position) - 1
        }
    }

    /// Returns whether reph is formed from two glyphs, and perhaps a third.
    mutating func formsReph(_ first: UInt16, _ second: UInt16, _ third: UInt16?) -> Bool {
        var number = number(of: first)
        if number & (Known.reph | Known.noReph) == 0 {
            number |= plan.maySubstitute(Self.rphf, from: first) ? Known.reph : Known.noReph
            setNumber(number, of: first)
        }
        guard number & Known.reph != 0 else { return false }
        if wouldSubstitute(Self.rphf, [first, second]) { return true }
        return third.map { wouldSubstitute(Self.rphf, [first, second, $0]) } ?? false
    }

    /// Exchanges what is known about glyphs with the plan.
    mutating func exchangeKnown() { plan.knownGlyphs.exchange(&known) }

    private func number(of glyph: UInt16) -> UInt8 {
        Int(glyph) < known.count ? known[Int(glyph)] : 0
    }

    private mutating func setNumber(_ number: UInt8, of glyph: UInt16) {
        let missing = Int(glyph) + 1 - known.count
        if missing > 0 { known.append(contentsOf: repeatElement(0, count: missing)) }
        known[Int(glyph)] = number
    }

    private func position(_ glyph: UInt16, _ halant: UInt16) -> IndicPosition {
        // Many fonts apply lookups of the first version to the second, so both orders count.
        func has(_ feature: FontTag) -> Bool {
            wouldSubstitute(feature, [halant, glyph]) || wouldSubstitute(feature, [glyph, halant])
        }
        if has("blwf") || has("vatu") { return .belowBase }
        return has("pstf") || has("pref") ? .postBase : .base
    }
}
