import TypeScaleDiagnostics
import TypeScaleLayout

extension CheckRun {
    /// Counts a text by its verdict, and adds its findings.
    ///
    /// Returns the results for each width of its slot, or an empty array for a text that fits.
    mutating func judge(_ text: EntryText, isSource: Bool) -> [Fit] {
        let (entry, key) = (text.entry, source.keys[text.key])
        let name = text.slot.map { chooser.slots[$0].name } ?? ""
        update(entry.language, name) { $0.texts += 1 }
        if let problem = text.message.problems.first { add("\(problem)", in: entry, text.path) }
        if let verdict = verdict(of: text, isSource: isSource) {
            update(entry.language, name) { $0.verdicts[verdict, default: 0] += 1 }
            if check.reportedVerdicts.contains(verdict) {
                add(FitFinding(text, verdict, name), ignoring: text.ignored)
            }
            return []
        }
        if let original = text.original { comparePlaceholders(text, original, name) }
        guard let slot = text.slot, let boxes = chooser.boxes(slot, entry.variation, entry.language)
        else {
            update(entry.language, name) { $0.withoutSlot += 1 }
            return []
        }
        do throws(FontError) {
            guard let (widest, fits) = try measure(text.message, entry, key.hints, slot, boxes)
            else {
                add(
                    "the values of placeholders are too long; use shorter samples",
                    in: entry,
                    text.path
                )
                return []
            }
            report(widest, fits, text, boxes, isSource: isSource)
            return fits.verdict == .fits ? [] : fits
        } catch {
            add("\(error)", in: entry, text.path)
            return []
        }
    }

    /// Counts a measured text, and adds a finding if it does not fit.
    private mutating func report(
        _ widest: MessageText.Widest,
        _ fits: [Fit],
        _ text: EntryText,
        _ boxes: SlotBoxes,
        isSource: Bool
    ) {
        // In a relative check, a text in the source language has no findings.
        let source = check.isRelative ? isSource ? fits : text.original?.fits ?? [] : []
        let reported = fits.excluding(source)
        let (all, verdict) = (FitVerdict(fits.verdict), FitVerdict(reported.verdict))
        update(text.entry.language, boxes.slot.name) { counts in
            counts.verdicts[all, default: 0] += 1
            if fits.contains(where: { $0.exactness == .estimate }) { counts.estimates += 1 }
            if all != .fits, verdict == .fits { counts.failsInSource += 1 }
        }
        for assumption in widest.assumptions { count(assumption) }
        guard verdict != .fits, check.reportedVerdicts.contains(verdict) else { return }
        var finding = FitFinding(text, verdict, boxes.slot.name)
        let worst = reported.worstIndex
        finding.fit = reported[worst]
        finding.boxes = boxes
        finding.widthIndex = worst
        if lastAssumptions != widest.assumptions { lastAssumptions = widest.assumptions }
        finding.assumptions = lastAssumptions
        finding.failingWidths = zip(boxes.slot.widths, reported).filter { $1.verdict != .fits }
            .map(\.0.name).filter { !$0.isEmpty }
        add(finding, ignoring: text.ignored)
    }

    private mutating func count(_ assumption: String) {
        if let known = report.assumptions[assumption] {
            report.assumptions[assumption] = known + 1
        } else if report.assumptions.count < 1000 {
            report.assumptions[assumption] = 1
        }
    }

    private mutating func comparePlaceholders(
        _ text: EntryText,
        _ original: SourceTexts.Text,
        _ name: String
    ) {
        let differences = text.message.differences(
            from: original.message,
            variation: text.entry.variation,
            form: text.entry.form
        )
        guard !differences.isEmpty else { return }
        update(text.entry.language, name) {
            $0.verdicts[.missingPlaceholder, default: 0] += 1
        }
        guard check.reportedVerdicts.contains(.missingPlaceholder) else { return }
        var finding = FitFinding(text, .missingPlaceholder, name)
        finding.placeholders = differences.prefix(16).map(\.description)
        add(finding, ignoring: text.ignored)
    }

    /// Returns a verdict that does not depend on the width, if there is one.
    private func verdict(of text: EntryText, isSource: Bool) -> FitVerdict? {
        let entry = text.entry
        if entry.state == .stale { return .stale }
        if isSource { return nil }
        guard let original = text.original else { return source.hasSource ? .stale : nil }
        if entry.state == .new { return .untranslated }
        if entry.text.isBlank, !original.text.isBlank { return .empty }
        // British texts are often equal to American ones.
        let isVariant = TranslationGroup.isVariant(entry.language, of: sourceLanguage)
        let isTranslatable = entry.isTranslatable && source.keys[text.key].isTranslatable
        if isTranslatable, !isVariant, entry.text.utf8.elementsEqual(original.text.utf8),
            text.message.hasWords
        {
            return .untranslated
        }
        return nil
    }
}

extension FitFinding {
    fileprivate init(_ text: EntryText, _ verdict: FitVerdict, _ name: String) {
        self.init(
            path: text.path,
            position: text.entry.position,
            key: text.entry.key,
            language: text.entry.language,
            variation: text.entry.variation,
            text: text.entry.text,
            source: text.original?.text,
            slotName: name,
            verdict: verdict
        )
        slotIndex = text.slot ?? .max
        if text.entry.endLength > 0 { otherKeys = text.entry.names.dropLast() }
    }
}

extension String {
    /// Whether the text consists of white space.
    fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
