import TypeScaleDiagnostics
import TypeScaleDocuments

/// Finds the keys of texts in JSON, whose ends can name forms that the source language lacks.
extension SourceTexts {
    /// The forms in a JSON file, and the categories of its language and the source language.
    struct FormFile {
        let forms: KeyForms
        let language: LanguagePlurals
        let source: LanguagePlurals

        /// Returns the category of a numbered form, or `nil` if it is unknown.
        func category(of form: KeyForm) -> String? {
            language.category(of: form, count: forms[form.base]?.numberedCount)
        }
    }

    /// Returns the index of the key with the source text of a translation.
    ///
    /// The end of the translation's key can name a form that no source text has. The translation
    /// becomes this form. The result is `nil` if the source language has no such key.
    ///
    /// - Complexity: O(*n*) in the length of the key.
    func join(_ entry: inout TranslationCatalog.Entry, _ file: FormFile) -> Int? {
        let (key, fullKey) = (entry.key, entry.fullKey)
        if entry.endLength > 0 {
            let form = KeyForm(fullKey)
            if let index = known(key) { return index }
            if let index = known(fullKey) {
                // The numbers in names such as `image_0` are part of the key.
                if case .numbered = form?.kind { entry.separate() }
                return index
            }
            return form.flatMap { anyForm(of: key, $0) } ?? joinContext(&entry, key, file)
        }
        if let index = known(key) {
            guard let form = keys[index].form else { return index }
            entry.syntaxes.insert(.plural)
            if form.kind == .plural, file.language.cardinals.count == 2 { entry.joinSingular() }
            return index
        }
        // The singular of a source with numbered forms has no end.
        if !entry.variation.isEmpty, let index = known("\(key)_0") { return index }
        let form = KeyForm(key)
        if let form, let index = join(&entry, form, file) { return index }
        if let index = joinContext(&entry, key, file) { return index }
        if let form, let index = joinContext(&entry, form.base, file) {
            entry.join(form, category: file.category(of: form))
            return index
        }
        // Programs use the key itself in place of a form. Languages without plurals need no other.
        guard let index = onlyForm(of: key, file) else { return nil }
        entry.syntaxes.insert(.plural)
        return index
    }

    /// Returns the index of a key with source texts.
    private func known(_ key: String) -> Int? {
        index(of: key).flatMap { keys[$0].texts.isEmpty ? nil : $0 }
    }

    /// Returns the index of the form `other`, if the source language has no other forms.
    private func onlyForm(of key: String, _ file: FormFile) -> Int? {
        guard file.source.cardinals == .other else { return nil }
        return known("\(key)_other") ?? known("\(key).other")
    }

    /// Returns the index of a key in the source file that can be a form of a key.
    private func anyForm(of key: String, _ form: KeyForm) -> Int? {
        if form.isNested { return known("\(key).other") ?? known("\(key).one") }
        return known("\(key)_other") ?? known("\(key)_one") ?? known("\(key)_0")
    }

    /// Joins a text whose key ends with a form, if the source language has the key or its form
    /// `other`.
    private func join(
        _ entry: inout TranslationCatalog.Entry,
        _ form: KeyForm,
        _ file: FormFile
    ) -> Int? {
        let index: Int?
        switch form.kind {
        case .cardinal, .ordinal:
            index = known(form.base) ?? known(form.base + (form.isNested ? ".other" : "_other"))
        case .plural: index = known(form.base)
        case .numbered:
            // A number can also be part of a key.
            let base = known(form.base).flatMap { keys[$0].form == nil ? nil : $0 }
            let isOnly = file.source.cardinals == .other && file.category(of: form) != nil
            index = base ?? (isOnly ? known("\(form.base)_0") : nil)
        }
        guard let index else { return nil }
        entry.join(form, category: file.category(of: form))
        return index
    }

    /// Joins a text for a context, such as `friend_male`, with the key without it.
    ///
    /// The source language has the key, or a text for the context `male` or `female`. A context is
    /// one word. Other programs have longer ones, but most such keys are no longer in use.
    private func joinContext(
        _ entry: inout TranslationCatalog.Entry,
        _ key: String,
        _ file: FormFile
    ) -> Int? {
        guard let end = key.utf8.lastIndex(of: UInt8(ascii: "_")), end > key.startIndex else {
            return nil
        }
        let base = String(key[..<end])
        let word = key[key.utf8.index(after: end)...]
        guard 1...64 ~= word.utf8.count,
            word.unicodeScalars.allSatisfy({
                $0.properties.isAlphabetic || $0 == "-" || "0"..."9" ~= $0
            }),
            let index = known(base) ?? onlyForm(of: base, file) ?? known("\(base)_male")
                ?? known("\(base)_female")
        else { return nil }
        entry.join(context: String(word))
        return index
    }
}

extension SourceTexts {
    /// Returns the variations of a key that a language needs, but does not have.
    ///
    /// A language needs the categories that integers select. If the source file does not contain
    /// the key itself, the key itself replaces all forms, as in i18next. Forms whose category is
    /// unknown are assumed to be complete.
    ///
    /// - Parameters:
    ///   - key: The index of a key with forms.
    ///   - found: The variations that the language has.
    ///   - language: The categories of the language.
    /// - Returns: The variations, such as `plural.few`.
    func missingForms(
        _ key: Int,
        _ found: Set<String>,
        _ language: LanguagePlurals
    ) -> [String] {
        let variations = keys[key].texts.map(\.variation)
        let hasBase = variations.contains("")
        var missing = hasBase && !found.contains("") ? [""] : []
        let isComplete = found.contains { variation in
            variation.isEmpty && !hasBase || variation.utf8.last.map(\.isASCIIDigit) ?? false
        }
        guard !isComplete else { return missing }
        for (kind, needed) in [("plural.", language.cardinals), ("ordinal.", language.ordinals)]
        where variations.contains(where: { $0.utf8.starts(with: kind.utf8) }) {
            missing += needed.names.map { kind + $0 }.filter { !found.contains($0) }
        }
        return missing
    }
}

extension TranslationCatalog.Entry {
    /// Makes the text, or the form that it is, one for a context.
    fileprivate mutating func join(context: String) {
        endLength += 1 + context.utf8.count
        variation = "context.\(context)\(variation.isEmpty ? "" : ".")\(variation)"
    }

    /// Makes the text one with a key of its own.
    fileprivate mutating func separate() {
        (endLength, variation) = (0, "")
    }
}
