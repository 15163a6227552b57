/// A normalizer for the characters of a run, which suits the characters that a face supports.
///
/// The characters are decomposed, ordered and composed as in the
/// [normalization forms](https://www.unicode.org/reports/tr15/). A step that needs a character
/// without a glyph is omitted.
struct GlyphNormalizer {
    private let shaper: ScriptShaper
    private let script: PlanScript

    /// The maximum number of consecutive marks to order, as in HarfBuzz.
    private static let maximumOrderedCount = 32

    init(_ shaper: ScriptShaper, _ script: PlanScript) {
        self.shaper = shaper
        self.script = script
    }

    func normalize(_ glyphs: inout [GlyphInfo], _ glyph: ScriptShaper.GlyphMap) {
        // As in HarfBuzz, only text in which marks follow other characters is composed.
        let hasMarks = glyphs.dropFirst().contains { MarkTable.isMark($0.character) }
        decompose(&glyphs, glyph)
        guard hasMarks else { return }
        // The place in a syllable isn't known yet, so it contains the class of a mark meanwhile.
        for index in glyphs.indices {
            glyphs[index].place = MarkOrder.combiningClass(glyphs[index].character)
        }
        order(&glyphs)
        switch shaper.normalization {
        case .none, .decomposed: break
        case .composed, .composedUnlessSupported: compose(&glyphs, glyph)
        }
        for index in glyphs.indices { glyphs[index].place = 0 }
    }

    private func combiningClass(_ glyph: GlyphInfo) -> UInt8 { glyph.place }

    /// Decomposes the characters as far as the face supports their parts.
    private func decompose(_ glyphs: inout [GlyphInfo], _ glyph: ScriptShaper.GlyphMap) {
        var result: [GlyphInfo] = []
        result.reserveCapacity(glyphs.count)
        let keepsLone =
            shaper.normalization == .none || shaper.normalization == .composedUnlessSupported
        var start = 0
        while start < glyphs.count {
            var end = start + 1
            var hasSelector = false
            while end < glyphs.count, MarkTable.isMark(glyphs[end].character) {
                if CmapFormat14.isSelector(glyphs[end].character) { hasSelector = true }
                end += 1
            }
            if hasSelector {
                result += glyphs[start..<end]
            } else {
                let keeps = end == start + 1 ? keepsLone : shaper.normalization == .none
                for index in start..<end { append(glyphs[index], keeps, to: &result, glyph) }
            }
            start = end
        }
        glyphs = result
    }

    private func append(
        _ info: GlyphInfo,
        _ keepsSupported: Bool,
        to result: inout [GlyphInfo],
        _ glyph: ScriptShaper.GlyphMap
    ) {
        let character = info.character
        if keepsSupported, glyph(character) != nil {
            result.append(info)
            return
        }
        var parts: [UInt32] = []
        guard decompose(character, stopsEarly: keepsSupported, into: &parts, depth: 0, glyph) else {
            result.append(info)
            return
        }
        for part in parts {
            var copy = info
            copy.character = part
            copy.role = CharacterClass.role(part)
            result.append(copy)
        }
    }

    /// Decomposes a character, or returns `false` if the face doesn't support the parts.
    private func decompose(
        _ character: UInt32,
        stopsEarly: Bool,
        into parts: inout [UInt32],
        depth: Int,
        _ glyph: ScriptShaper.GlyphMap
    ) -> Bool {
        guard depth < 8, let (first, second) = step(character), second.map(glyph) != .some(nil)
        else { return false }
        let isWhole = glyph(first) != nil
        if !(stopsEarly && isWhole),
            decompose(first, stopsEarly: stopsEarly, into: &parts, depth: depth + 1, glyph)
        {
            if let second { parts.append(second) }
            return true
        }
        guard isWhole else { return false }
        parts.append(first)
        if let second { parts.append(second) }
        return true
    }

    private func step(_ character: UInt32) -> (first: UInt32, second: UInt32?)? {
        if let (first, second) = shaper.decompose?(character) {
            return first == character ? nil : (first, second)
        }
        return NormalizationTable.decomposition(character)
    }

    /// Orders each series of marks by their combining classes.
    private func order(_ glyphs: inout [GlyphInfo]) {
        var start = 0
        while start < glyphs.count {
            guard combiningClass(glyphs[start]) != 0 else {
                start += 1
                continue
            }
            var end = start + 1
            while end < glyphs.count, combiningClass(glyphs[end]) != 0 { end += 1 }
            if end - start <= Self.maximumOrderedCount {
                glyphs.sortGlyphs(start..<end, by: combiningClass)
                shaper.reorderMarks?(&glyphs, start..<end)
            }
            start = end
        }
        for index in glyphs.indices where glyphs[index].character == 0x034F {
            guard index > 0, index + 1 < glyphs.count else { continue }
            let next = combiningClass(glyphs[index + 1])
            // A joiner that keeps marks from being ordered is not skipped.
            if next == 0 || combiningClass(glyphs[index - 1]) <= next {
                glyphs[index].role = .defaultIgnorable
            }
        }
    }

    /// Composes characters if the face supports the result.
    private func compose(_ glyphs: inout [GlyphInfo], _ glyph: ScriptShaper.GlyphMap) {
        var starter = 0
        var count = 0
        for index in glyphs.indices {
            let info = glyphs[index]
            let value = combiningClass(info)
            if count > 0, MarkTable.isMark(info.character),
                starter == count - 1 || combiningClass(glyphs[count - 1]) < value,
                let composed = composition(glyphs[starter].character, info.character),
                glyph(composed) != nil
            {
                glyphs[starter].character = composed
                glyphs[starter].role = CharacterClass.role(composed)
                glyphs[starter].cluster = min(glyphs[starter].cluster, info.cluster)
                continue
            }
            glyphs[count] = info
            if value == 0 { starter = count }
            count += 1
        }
        glyphs.removeLast(glyphs.count - count)
    }

    private func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if let composed = NormalizationTable.composition(first, second) {
            return shaper.allowsComposition(first, second) ? composed : nil
        }
        return shaper.compose?(first, second, script)
    }
}
