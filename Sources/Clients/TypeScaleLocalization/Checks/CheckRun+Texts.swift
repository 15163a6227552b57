import TypeScaleDiagnostics
import TypeScaleLayout

extension CheckRun {
    /// Counts a text, and reports the problems with it.
    ///
    /// - Parameters:
    ///   - entry: The text.
    ///   - known: The index of its key, if the key can differ from the one of the entry.
    ///   - path: The path of the file.
    ///   - isSource: Whether the text is in the source language.
    mutating func check(
        _ entry: TranslationCatalog.Entry,
        _ known: Int?,
        _ path: String,
        isSource: Bool
    ) {
        let index = known ?? source.index(of: entry.key) ?? addKey(entry, path)
        var text = EntryText(entry: entry, path: path, key: index)
        text.ignored = source.keys[index].ignored
        if let own = try? chooser.note(of: entry)?.ignoredVerdicts() { text.ignored.formUnion(own) }
        if isSource {
            if entry.endLength > 0, let form = KeyForm(entry.fullKey) {
                source.add(form, to: index)
            }
            text.slot = slot(of: entry, index, path, or: nil)
            report.sourceTextCount += 1
            let fits = judge(text, isSource: true)
            var original = SourceTexts.Text(entry.text, of: entry)
            original.slot = text.slot
            if check.isRelative { original.fits = fits }
            source.add(original, to: index, isTranslatable: entry.isTranslatable)
            if entry.isTranslatable, entry.state != .stale {
                for locale in check.pseudoLocales { checkPseudo(locale, text, original) }
            }
            return
        }
        if source.keys[index].texts.isEmpty, let original = entry.source {
            report.sourceTextCount += 1
            let measured = measuredSource(original, of: entry, index)
            source.add(measured, to: index, isTranslatable: entry.isTranslatable)
        }
        addPresent(entry, index, path)
        text.original = source.text(
            index,
            entry.variation,
            entry.language,
            source: sourceLanguage
        )
        text.slot = slot(of: entry, index, path, or: text.original?.slot)
        if check.isRelative, let original = text.original, original.slot != text.slot {
            text.original?.fits = fits(original, entry, index, text.slot)
        }
        _ = judge(text, isSource: false)
    }

    private mutating func addKey(_ entry: TranslationCatalog.Entry, _ path: String) -> Int {
        let (slot, ignored) = chooser.slot(of: entry, path)
        if entry.endLength > 0 { source.slots[entry.fullKey] = slot }
        if slot == nil { countKeyWithoutSlot(entry) }
        return source.add(entry.key, slot: slot, ignored: ignored, PlaceholderHints(entry))
    }

    private mutating func countKeyWithoutSlot(_ entry: TranslationCatalog.Entry) {
        report.keyCountWithoutSlot += 1
        if report.keysWithoutSlot.count < 1000 { report.keysWithoutSlot.append(entry.fullKey) }
    }

    /// Returns the slot of a text, which is the one of its key unless the key has forms.
    ///
    /// A form for which no pattern is has the slot of the text from which it is translated.
    private mutating func slot(
        of entry: TranslationCatalog.Entry,
        _ index: Int,
        _ path: String,
        or other: Int?
    ) -> Int? {
        let key = source.keys[index]
        guard entry.endLength > 0 || key.form != nil else { return key.slot }
        if let known = source.slots[entry.fullKey] { return known ?? other }
        let slot = chooser.slot(of: entry, path).index
        source.slots[entry.fullKey] = slot
        if slot == nil, other == nil { countKeyWithoutSlot(entry) }
        return slot ?? other
    }

    /// Measures a source text that is only in a file with its translation.
    private mutating func measuredSource(
        _ text: String,
        of entry: TranslationCatalog.Entry,
        _ index: Int
    ) -> SourceTexts.Text {
        var original = SourceTexts.Text(text, of: entry)
        original.slot = source.keys[index].slot
        if check.isRelative { original.fits = fits(original, entry, index, original.slot) }
        return original
    }

    /// Returns the results for each width of a slot, or an empty array for a text that fits.
    private mutating func fits(
        _ original: SourceTexts.Text,
        _ entry: TranslationCatalog.Entry,
        _ index: Int,
        _ slot: Int?
    ) -> [Fit] {
        guard let slot, let boxes = chooser.boxes(slot, entry.variation, nil) else { return [] }
        // The same error is reported for the translation.
        let hints = source.keys[index].hints
        return (try? measure(original.message, entry, hints, slot, boxes)?.fits) ?? []
    }

    /// Judges a fake translation of a source text.
    private mutating func checkPseudo(
        _ locale: PseudoLocale,
        _ source: EntryText,
        _ original: SourceTexts.Text
    ) {
        let entry = source.entry
        let details = EntryDetails(
            substitutions: entry.substitutions.map {
                locale.substitution(from: $0, syntaxes: entry.syntaxes)
            }
        )
        var fake = TranslationCatalog.Entry(
            name: entry.name,
            language: locale.languageCode,
            text: locale.text(from: entry.text, syntaxes: entry.syntaxes),
            offset: entry.offset,
            syntaxes: entry.syntaxes,
            details: details
        )
        (fake.variation, fake.form) = (entry.variation, entry.form)
        (fake.endLength, fake.position) = (entry.endLength, entry.position)
        var text = EntryText(entry: fake, path: source.path, key: source.key)
        text.slot = source.slot
        text.original = original
        text.ignored = source.ignored
        _ = judge(text, isSource: false)
    }
}

/// A text to judge.
struct EntryText {
    let entry: TranslationCatalog.Entry
    let path: String
    /// The index of the key in the source language.
    let key: Int
    /// The index of the slot, or `nil` if the text has none.
    var slot: Int?
    /// The text from which the text is translated.
    var original: SourceTexts.Text?
    /// The verdicts that notes in comments ignore.
    var ignored: Set<FitVerdict> = []
    let message: MessageText

    init(entry: TranslationCatalog.Entry, path: String, key: Int) {
        self.entry = entry
        self.path = path
        self.key = key
        message = MessageText(
            entry.text,
            syntaxes: entry.syntaxes,
            substitutions: entry.substitutions
        )
    }
}
