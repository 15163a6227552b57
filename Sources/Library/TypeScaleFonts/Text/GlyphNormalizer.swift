/// A normalizer for the characters of a run, which suits the characters that a face supports.
///
/// The characters are decomposed, ordered and composed as in the
/// [normalization forms](https://www.unicode.org/reports/tr15/). A step that needs a character
/// without a glyph is omitted.
struct GlyphNormalizer {
    private let plan: ShapePlan
    private let script: PlanScript
    /// The flags of all characters, without which steps are omitted.
    private(set) var found: CharacterTraits.Flags

    init(_ plan: ShapePlan, _ script: PlanScript, _ flags: CharacterTraits.Flags) {
        self.plan = plan
        self.script = script
        found = flags
    }

    private var normalization: ScriptShaper.Normalization { plan.shaper.normalization }

    /// Reads the traits of characters that were changed after their traits were read.
    mutating func readChanges(_ glyphs: inout [GlyphInfo], _ pages: inout CharacterPages) {
        glyphs.updateAll { glyph in
            if glyph.flags.isEmpty { _ = readTraits(of: &glyph, &pages) }
            // A character can become a mark.
            if glyph.role == .mark { glyph.properties = plan.properties(glyph.id, .mark) }
        }
    }

    /// Normalizes characters.
    mutating func normalize(
        _ glyphs: inout [GlyphInfo],
        _ pages: inout CharacterPages
    ) {
        // As in HarfBuzz, only text in which marks follow other characters is composed.
        let hasMarks =
            found.contains(.mark)
            && glyphs.indices.dropFirst().contains { glyphs[$0].flags.contains(.mark) }
        if found.contains(.decomposes) { decompose(&glyphs, &pages) }
        guard hasMarks else { return }
        order(&glyphs)
        switch normalization {
        case .none, .decomposed: break
        case .composed, .composedUnlessSupported:
            if found.contains(.composes) { compose(&glyphs, &pages) }
        }
    }

    /// Sets the traits of a character, and returns its role.
    @inline(never)
    private mutating func readTraits(
        of glyph: inout GlyphInfo,
        _ pages: inout CharacterPages
    ) -> CharacterRole {
        let role = pages.read(&glyph, plan)
        found.formUnion(glyph.flags)
        return role
    }

    /// Decomposes the characters as far as the face supports their parts.
    private mutating func decompose(
        _ glyphs: inout [GlyphInfo],
        _ pages: inout CharacterPages
    ) {
        let keepsLone = normalization == .none || normalization == .composedUnlessSupported
        // The characters to replace, and the parts of all of them.
        var replaced: [(index: Int, partCount: Int)] = []
        var parts: [UInt32] = []
        var end = 0
        while let found = (end..<glyphs.count).first(where: { index in
            glyphs[index].flags.contains(.decomposes)
        }) {
            // The character belongs to the base before it and to the marks after the base.
            var start = found
            while start > end, glyphs[start].flags.contains(.mark) { start -= 1 }
            end = start + 1
            var hasSelector = false
            while end < glyphs.count, glyphs[end].flags.contains(.mark) {
                if glyphs[end].flags.contains(.selector) { hasSelector = true }
                end += 1
            }
            if hasSelector { continue }
            let keeps = end == start + 1 ? keepsLone : normalization == .none
            for index in start..<end where glyphs[index].flags.contains(.decomposes) {
                let count = appendParts(of: glyphs[index].character, keeps, to: &parts, &pages)
                if count > 0 { replaced.append((index, count)) }
            }
        }
        replace(replaced, with: parts, in: &glyphs, &pages)
    }

    /// Replaces characters, in ascending order, by their parts.
    private mutating func replace(
        _ replaced: [(index: Int, partCount: Int)],
        with parts: [UInt32],
        in glyphs: inout [GlyphInfo],
        _ pages: inout CharacterPages
    ) {
        guard let first = glyphs.first, !replaced.isEmpty else { return }
        // The glyphs move from the end. In another array, they would need new memory for each text.
        var source = glyphs.count
        glyphs += repeatElement(first, count: parts.count - replaced.count)
        var target = glyphs.count
        var part = parts.count
        for (index, count) in replaced.reversed() {
            while source > index + 1 {
                source -= 1
                target -= 1
                glyphs[target] = glyphs[source]
            }
            source = index
            let whole = glyphs[index]
            for _ in 0..<count {
                part -= 1
                target -= 1
                glyphs[target] = whole
                glyphs[target].character = parts[part]
                glyphs[target].role = readTraits(of: &glyphs[target], &pages)
            }
        }
    }

    /// Appends the parts of a character, and returns their number, which is 0 if the character is
    /// not decomposed.
    private func appendParts(
        of character: UInt32,
        _ keepsSupported: Bool,
        to parts: inout [UInt32],
        _ pages: inout CharacterPages
    ) -> Int {
        if keepsSupported, pages.glyph(character) != nil { return 0 }
        let count = parts.count
        let isDecomposed = Normalizer.decompose(
            character,
            stopsEarly: keepsSupported,
            into: &parts,
            step: step,
            isSupported: { pages.glyph($0) != nil }
        )
        if !isDecomposed { parts.removeLast(parts.count - count) }
        return parts.count - count
    }

    private func step(_ character: UInt32) -> (first: UInt32, second: UInt32?)? {
        if let (first, second) = plan.shaper.decompose?(character) {
            return first == character ? nil : (first, second)
        }
        return NormalizationTable.decomposition(character)
    }

    /// Orders each series of marks by their combining classes.
    private func order(_ glyphs: inout [GlyphInfo]) {
        Normalizer.forEachSeries(
            &glyphs,
            combiningClass: { $0[$1].combiningClass },
            order: { glyphs, marks in
                if marks.count > 1 { glyphs.sortGlyphs(marks) { $0.combiningClass } }
                // Even a single mark can get another class.
                plan.shaper.reorderMarks?(&glyphs, marks)
            }
        )
        guard found.contains(.graphemeJoiner) else { return }
        for index in glyphs.indices where glyphs[index].flags.contains(.graphemeJoiner) {
            guard index > 0, index + 1 < glyphs.count else { continue }
            let next = glyphs[index + 1].combiningClass
            // A joiner that keeps marks from being ordered is not skipped.
            if next == 0 || glyphs[index - 1].combiningClass <= next {
                glyphs[index].role = .defaultIgnorable
            }
        }
    }

    /// Composes characters if the face supports the result.
    private mutating func compose(
        _ glyphs: inout [GlyphInfo],
        _ pages: inout CharacterPages
    ) {
        // swift-format-ignore: OnlyOneTrailingClosureArgument
        Normalizer.compose(
            &glyphs,
            combiningClass: { $0.combiningClass },
            mayCompose: { $0.flags.isSuperset(of: [.mark, .composes]) }
        ) { glyphs, starter, index in
            guard
                let composed = composition(glyphs[starter].character, glyphs[index].character),
                pages.glyph(composed) != nil
            else { return false }
            let combiningClass = glyphs[starter].combiningClass
            glyphs[starter].character = composed
            glyphs[starter].cluster = min(glyphs[starter].cluster, glyphs[index].cluster)
            glyphs[starter].role = readTraits(of: &glyphs[starter], &pages)
            glyphs[starter].combiningClass = combiningClass
            return true
        }
    }

    private func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if let composed = NormalizationTable.composition(first, second) {
            return plan.shaper.allowsComposition(first, second) ? composed : nil
        }
        return plan.shaper.compose?(first, second, script)
    }
}
