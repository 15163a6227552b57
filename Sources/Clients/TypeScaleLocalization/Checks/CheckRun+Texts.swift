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
        let index = source.index(of: key) ?? addKey(entry, path)
        var text = EntryText(entry: entry, path: path, key: index)
        text.ignored = source.keys[index].ignored
        if let own = try? chooser.note(of: entry)?.ignoredVerdicts() { text.ignored.formUnion(own) }
        if isSource {
            report.sourceTextCount += 1
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
            report.sourceTextCount += 1
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

    private mutating func addKey(_ entry: TranslationCatalog.Entry, _ path: String) -> Int {
        let key = entry.key
        let (slot, ignored) = chooser.slot(of: entry, key, path)
        if slot == nil {
            report.keyCountWithoutSlot += 1
            if report.keysWithoutSlot.count < 1000 { report.keysWithoutSlot.append(key) }
        }
        return source.add(key, slot: slot, ignored: ignored, PlaceholderHints(entry))
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
            let hints = source.keys[index].hints
            original.fits = (try? measure(original.message, entry, hints, slot, boxes)?.fits) ?? []
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
        fake.position = entry.position
        var text = EntryText(entry: fake, path: source.path, key: source.key)
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
