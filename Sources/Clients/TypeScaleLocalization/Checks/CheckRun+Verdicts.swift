import TypeScaleFoundation
import TypeScaleLayout

extension CheckRun {
    /// Counts a text by its verdict, adds its findings, and returns the sizes at which it does not
    /// fit.
    mutating func judge(_ text: EntryText, isSource: Bool) -> [FitBits] {
        let (entry, key) = (text.entry, source.keys[text.key])
        let name = key.slot.map { chooser.slots[$0].name } ?? ""
        update(entry.language, name) { $0.texts += 1 }
        if let problem = text.message.problems.first,
            !(entry.isMissingSubstitution && problem.isAboutSubstitutions)
        {
            add("\(problem)", in: entry, text.path)
        }
        if let verdict = verdict(of: text, isSource: isSource) {
            update(entry.language, name) { $0.verdicts[verdict, default: 0] += 1 }
            if check.reportedVerdicts.contains(verdict) {
                add(FitFinding(text, verdict, key.slot, name))
            }
            return []
        }
        if let original = text.original { comparePlaceholders(text, original, key.slot, name) }
        guard let slot = key.slot, let rooms = chooser.rooms(slot, entry.variation, entry.language)
        else {
            update(entry.language, name) { $0.withoutSlot += 1 }
            return []
        }
        do throws(FontError) {
            let measured = try measure(text.message, entry, slot, rooms)
            try report(measured, text, slot, rooms, isSource: isSource)
            return measured.bits
        } catch {
            add("\(error)", in: entry, text.path)
            return []
        }
    }

    /// Counts a measured text, and adds a finding if it does not fit.
    private mutating func report(
        _ measured: MeasuredTranslation,
        _ text: EntryText,
        _ slot: Int,
        _ rooms: SlotRooms,
        isSource: Bool
    ) throws(FontError) {
        let all = measured.bits.verdict
        var reported = measured.bits
        if check.isRelative {
            if isSource {
                reported = []
            } else if let original = text.original {
                reported.subtract(original.bits)
            }
        }
        let verdict = reported.verdict
        update(text.entry.language, rooms.slot.name) { counts in
            counts.verdicts[all, default: 0] += 1
            if measured.isEstimate { counts.estimates += 1 }
            if all != .fits, verdict == .fits { counts.excused += 1 }
        }
        for assumption in measured.assumptions { count(assumption) }
        guard verdict != .fits, check.reportedVerdicts.contains(verdict) else { return }
        var finding = FitFinding(text, verdict, slot, rooms.slot.name)
        finding.measurement = try measured.measurement(reported, text.entry.direction, rooms)
        add(finding)
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
        _ slot: Int?,
        _ name: String
    ) {
        let differences = text.message.differences(
            from: original.message,
            variation: text.entry.variation
        )
        guard !differences.isEmpty else { return }
        update(text.entry.language, name) {
            $0.verdicts[.missingPlaceholder, default: 0] += 1
        }
        guard check.reportedVerdicts.contains(.missingPlaceholder) else { return }
        var finding = FitFinding(text, .missingPlaceholder, slot, name)
        finding.placeholders = differences.prefix(16).map(\.description)
        add(finding)
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
        if entry.text == original.text, !isVariant,
            entry.text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        {
            return .untranslated
        }
        return nil
    }
}

extension FitFinding {
    fileprivate init(_ text: EntryText, _ verdict: FitVerdict, _ slot: Int?, _ name: String) {
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
        slotIndex = Int32(clamping: slot ?? .max)
    }
}

extension [FitBits] {
    /// The verdict of a text with these sizes, one for each width.
    fileprivate var verdict: FitVerdict {
        if contains(where: { $0.truncated != 0 }) { return .truncated }
        return contains { $0.undecided != 0 } ? .cannotTell : .fits
    }

    /// Removes the sizes at which another text does not fit either.
    fileprivate mutating func subtract(_ other: [FitBits]) {
        for (index, bits) in zip(indices, other) { self[index] = self[index].subtracting(bits) }
    }
}

extension String {
    /// Whether the text consists of white space.
    fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
