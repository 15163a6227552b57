import TypeScaleFoundation
import TypeScaleLayout

extension CheckRun {
    /// Counts a text, and reports the problems with it.
    mutating func check(
        _ entry: TranslationCatalogue.Entry,
        _ path: String,
        isSource: Bool
    ) {
        let key = entry.key
        // Only the source language and files that contain their source define keys.
        let known = source.index(of: key)
        let index = known ?? source.add(key, slot: chooser.slot(of: entry, key, path))
        if known == nil, source.keys[index].slot == nil { addKeyWithoutSlot(key) }
        if isSource {
            let bits = judge(entry, path, index, source: nil, isSource: true)
            let text = SourceTexts.Text(
                variation: entry.variation,
                entry: entry,
                text: entry.text,
                bits: bits
            )
            source.add(text, to: index, isTranslatable: entry.isTranslatable)
            return
        }
        if source.keys[index].texts.isEmpty, let text = entry.source {
            source.add(measuredSource(text, of: entry, index), to: index, isTranslatable: true)
        }
        if let language = entry.language { addPresent(language, index, path) }
        let original = source.text(index, entry.variation)
        _ = judge(entry, path, index, source: original, isSource: false)
    }

    private mutating func addKeyWithoutSlot(_ key: String) {
        report.keyCountWithoutSlot += 1
        if report.keysWithoutSlot.count < 1000 { report.keysWithoutSlot.append(key) }
    }

    /// Measures a source text that is only in a file with its translation.
    private mutating func measuredSource(
        _ text: String,
        of entry: TranslationCatalogue.Entry,
        _ index: Int
    ) -> SourceTexts.Text {
        var bits: [FitBits] = []
        if let slot = source.keys[index].slot,
            let rooms = chooser.rooms(slot, entry.variation, nil)
        {
            bits = (try? measure(text, entry, nil, rooms).bits) ?? []
        }
        return .init(variation: entry.variation, entry: entry, text: text, bits: bits)
    }

    /// Counts a text by its verdict, adds its findings, and returns the sizes at which it does not
    /// fit.
    private mutating func judge(
        _ entry: TranslationCatalogue.Entry,
        _ path: String,
        _ index: Int,
        source original: SourceTexts.Text?,
        isSource: Bool
    ) -> [FitBits] {
        let slot = source.keys[index].slot
        let name = slot.map { chooser.slots[$0].name } ?? ""
        func finding(_ verdict: FitVerdict) -> FitFinding {
            var finding = FitFinding(
                path: path,
                position: entry.position,
                key: entry.key,
                language: entry.language,
                variation: entry.variation,
                text: entry.text,
                source: original?.text,
                slotName: name,
                verdict: verdict
            )
            finding.slotIndex = slot ?? .max
            return finding
        }
        update(entry.language, name) { $0.texts += 1 }
        if let verdict = verdict(of: entry, original, isSource: isSource) {
            update(entry.language, name) { $0.verdicts[verdict, default: 0] += 1 }
            if check.reportedVerdicts.contains(verdict) { add(finding(verdict)) }
            return []
        }
        guard let slot, let rooms = chooser.rooms(slot, entry.variation, entry.language) else {
            update(entry.language, name) { $0.withoutSlot += 1 }
            return []
        }
        do throws(FontError) {
            let measured = try measure(entry.text, entry, entry.language, rooms)
            let bits = measured.bits
            let isTruncated = bits.contains { $0.truncated != 0 }
            let all: FitVerdict =
                bits.isEmpty ? .fits : isTruncated ? .truncated : .cannotTell
            var reported = bits
            if check.isRelative {
                reported =
                    isSource || original == nil && source.hasSource
                    ? []
                    : zip(bits, original?.bits ?? []).map { $0.subtracting($1) }
                        + bits.dropFirst(original?.bits.count ?? 0)
            }
            let verdict: FitVerdict =
                reported.contains { $0.truncated != 0 } ? .truncated : .cannotTell
            let isReported = reported.contains { !$0.isEmpty }
            update(entry.language, name) { counts in
                counts.verdicts[all, default: 0] += 1
                if measured.isEstimate { counts.estimates += 1 }
                if all != .fits, !isReported { counts.excused += 1 }
            }
            for assumption in measured.assumptions { count(assumption) }
            if isReported, check.reportedVerdicts.contains(verdict) {
                var finding = finding(verdict)
                finding.measurement = try measured.measurement(
                    reported,
                    entry.direction,
                    rooms
                )
                add(finding)
            }
            return bits
        } catch {
            add(
                TranslationError(
                    path: path,
                    position: entry.position,
                    key: entry.key,
                    detail: "\(error)"
                )
            )
            return []
        }
    }

    private mutating func count(_ assumption: String) {
        if let known = report.assumptions[assumption] {
            report.assumptions[assumption] = known + 1
        } else if report.assumptions.count < 1000 {
            report.assumptions[assumption] = 1
        }
    }

    /// Returns a verdict that does not depend on the width, if there is one.
    private func verdict(
        of entry: TranslationCatalogue.Entry,
        _ original: SourceTexts.Text?,
        isSource: Bool
    ) -> FitVerdict? {
        if entry.state == .stale { return .stale }
        if isSource { return nil }
        guard let original else { return source.hasSource ? .stale : nil }
        if entry.text.isBlank, !original.text.isBlank { return .empty }
        if entry.state == .new { return .untranslated }
        if entry.text == original.text,
            entry.text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        {
            return .untranslated
        }
        return nil
    }

    private mutating func measure(
        _ text: String,
        _ entry: TranslationCatalogue.Entry,
        _ language: String?,
        _ rooms: SlotRooms
    ) throws(FontError) -> MeasuredTranslation {
        try MeasuredTranslation(text, [], entry.direction, rooms)
    }
}

extension TranslationCatalogue.Entry {
    var direction: ParagraphStyle.Direction {
        ParagraphStyle.Direction(languageCode: language ?? "")
    }
}

extension String {
    /// Whether the text consists of white space.
    fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
