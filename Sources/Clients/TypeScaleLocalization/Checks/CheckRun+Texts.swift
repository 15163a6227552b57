import TypeScaleFoundation
import TypeScaleLayout

extension CheckRun {
    /// Counts a text, and reports the problems with it.
    mutating func check(
        _ entry: TranslationCatalog.Entry,
        _ path: String,
        isSource: Bool
    ) {
        let key = entry.key
        let known = source.index(of: key)
        let index = known ?? source.add(key, slot: chooser.slot(of: entry, key, path))
        if known == nil, source.keys[index].slot == nil { addKeyWithoutSlot(key) }
        var text = EntryText(entry: entry, path: path, key: index)
        if isSource {
            let fits = judge(text, isSource: true)
            var original = SourceTexts.Text(entry.text, of: entry)
            if check.isRelative { original.fits = fits }
            source.add(original, to: index, isTranslatable: entry.isTranslatable)
            if entry.isTranslatable, entry.state != .stale {
                for locale in check.pseudoLocales { checkPseudo(locale, text, original) }
            }
            return
        }
        if source.keys[index].texts.isEmpty, let original = entry.source {
            source.add(measuredSource(original, of: entry, index), to: index, isTranslatable: true)
        }
        if let language = entry.language { addPresent(language, index, path) }
        text.original = source.text(
            index,
            entry.variation,
            entry.language,
            source: sourceLanguage
        )
        _ = judge(text, isSource: false)
    }

    private mutating func addKeyWithoutSlot(_ key: String) {
        report.keyCountWithoutSlot += 1
        if report.keysWithoutSlot.count < 1000 { report.keysWithoutSlot.append(key) }
    }

    /// Measures a source text that is only in a file with its translation.
    private mutating func measuredSource(
        _ text: String,
        of entry: TranslationCatalog.Entry,
        _ index: Int
    ) -> SourceTexts.Text {
        var original = SourceTexts.Text(text, of: entry)
        if check.isRelative, let slot = source.keys[index].slot,
            let boxes = chooser.boxes(slot, entry.variation, nil)
        {
            // The same error is reported for the translation.
            original.fits = (try? measure(original.message, entry, slot, boxes).fits) ?? []
        }
        return original
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
            },
            isMissingSubstitution: entry.isMissingSubstitution
        )
        var fake = TranslationCatalog.Entry(
            name: entry.name,
            language: locale.languageCode,
            text: locale.text(from: entry.text, syntaxes: entry.syntaxes),
            offset: entry.offset,
            syntaxes: entry.syntaxes,
            details: details
        )
        fake.variation = entry.variation
        fake.position = entry.position
        var text = EntryText(entry: fake, path: source.path, key: source.key)
        text.original = original
        _ = judge(text, isSource: false)
    }
}

/// A text to judge.
struct EntryText {
    let entry: TranslationCatalog.Entry
    let path: String
    /// The index of the key in the source language.
    let key: Int
    /// The text from which the text is translated.
    var original: SourceTexts.Text?
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

extension TranslationCatalog.Entry {
    var direction: ParagraphStyle.Direction {
        ParagraphStyle.Direction(languageCode: language ?? "")
    }
}
