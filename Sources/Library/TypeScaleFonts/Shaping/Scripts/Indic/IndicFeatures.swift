// The features that apply to the parts of a syllable.
extension IndicPlan {
    /// Sets the features of a sorted syllable.
    func setFeatures(_ glyphs: inout [GlyphInfo], _ syllable: Range<Int>, base: Int) {
        let (start, end) = (syllable.lowerBound, syllable.upperBound)
        for index in syllable {
            guard glyphs[index].isAt(.reph) else { break }
            glyphs[index].features.insert(.rphf)
        }
        var before: FeatureMask = .half
        if !isOld, script.hasFormsBelowBeforeBase { before.insert(.blwf) }
        for index in start..<base { glyphs[index].features.insert(before) }
        for index in (base + 1)..<max(base + 1, end) {
            glyphs[index].features.insert([.blwf, .abvf, .pstf])
        }
        if isOld, script == .devanagari { setVattu(&glyphs, start..<base) }
        if hasPref { setPref(&glyphs, syllable, base: base) }
        suppressHalfForms(&glyphs, syllable)
    }

    /// Applies `blwf` to RA and halant before the base in old fonts for Devanagari.
    ///
    /// With a joiner, they form the eyelash of RA instead.
    private func setVattu(_ glyphs: inout [GlyphInfo], _ before: Range<Int>) {
        for index in before.dropLast() {
            guard glyphs[index].isIn(.ra), glyphs[index + 1].isIn(.halant),
                index + 2 == before.upperBound || !glyphs[index + 2].isIn(.joiner)
            else { continue }
            glyphs[index].features.insert(.blwf)
            glyphs[index + 1].features.insert(.blwf)
        }
    }

    /// Applies `pref` to the first halant and RA after the base that have a form before the base.
    private func setPref(_ glyphs: inout [GlyphInfo], _ syllable: Range<Int>, base: Int) {
        guard base + 2 < syllable.upperBound else { return }
        let pairs = (base + 1)..<(syllable.upperBound - 1)
        let first = pairs.first { wouldSubstitute("pref", [glyphs[$0].id, glyphs[$0 + 1].id]) }
        guard let first else { return }
        glyphs[first].features.insert(.pref)
        glyphs[first + 1].features.insert(.pref)
    }

    /// Turns off half forms of the consonant before a non-joiner.
    private func suppressHalfForms(_ glyphs: inout [GlyphInfo], _ syllable: Range<Int>) {
        var done = syllable.lowerBound
        for index in syllable.dropFirst() where glyphs[index].isIn(.nonJoiner) {
            // The glyphs before the previous non-joiner are done.
            for earlier in (done..<index).reversed() {
                glyphs[earlier].features.remove(.half)
                if glyphs[earlier].isOne(of: .consonants) { break }
            }
            done = index
        }
    }
}
