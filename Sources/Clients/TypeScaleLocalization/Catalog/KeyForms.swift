import TypeScaleDiagnostics

/// The forms of each key in a JSON file.
struct KeyForms: Sendable {
    /// The forms of a key.
    struct Forms: Sendable {
        var cardinals: PluralCategories = []
        var ordinals: PluralCategories = []
        /// The categories in a dictionary.
        var nested: PluralCategories = []
        var hasPlural = false
        /// Whether the file contains the key itself.
        var hasBase = false
        /// Whether the dictionary has other members.
        var isMixed = false
        /// The numbers of forms such as `_2`, up to 7, as bits.
        private var numbers: UInt8 = 0
        private var hasLargeNumber = false

        mutating func insert(_ form: KeyForm) {
            switch form.kind {
            case .cardinal(let category) where form.isNested: nested.formUnion(category)
            case .cardinal(let category): cardinals.formUnion(category)
            case .ordinal(let category): ordinals.formUnion(category)
            case .plural: hasPlural = true
            case .numbered(let number) where number < 8: numbers |= 1 << UInt8(number)
            case .numbered: hasLargeNumber = true
            }
        }

        /// The number of numbered forms if their numbers are 0, 1 and so on, or `nil` otherwise.
        var numberedCount: Int? {
            let count = (~numbers).trailingZeroBitCount
            return count > 0 && count == numbers.nonzeroBitCount && !hasLargeNumber ? count : nil
        }
    }

    private var forms = NameDictionary<Forms>()

    /// Finds the forms in the keys of entries.
    ///
    /// - Complexity: O(*n*) in the lengths of the keys.
    init(_ entries: [TranslationCatalog.Entry]) {
        for entry in entries {
            guard let form = KeyForm(entry.fullKey) else { continue }
            forms[form.base, default: Forms()].insert(form)
        }
        guard !forms.isEmpty else { return }
        var seen: Set<ObjectIdentifier> = []
        for entry in entries {
            let key = entry.fullKey
            if forms[key] != nil { forms[key]?.hasBase = true }
            if let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")) {
                let member = key[key.utf8.index(after: dot)...]
                if PluralCategories(category: member).isEmpty { mix(String(key[..<dot])) }
            }
            // The dictionaries around the one that contains the text.
            var outer = entry.name.prefix?.key.prefix
            while let prefix = outer, seen.insert(ObjectIdentifier(prefix)).inserted {
                mix(prefix.key.text)
                outer = prefix.key.prefix
            }
        }
    }

    subscript(base: String) -> Forms? { forms[base] }

    private mutating func mix(_ base: String) {
        if forms[base] != nil { forms[base]?.isMixed = true }
    }

    /// Returns whether the file alone shows that the end of a key names a form.
    func contain(_ form: KeyForm, in language: LanguagePlurals?) -> Bool {
        forms[form.base]?.contain(form, in: language) ?? false
    }
}

extension KeyForms.Forms {
    /// Returns whether the end of a key names a form, and is not part of the key.
    ///
    /// It does if the key has several forms, with `other` or with all that the language needs, or
    /// if it has the ordinal form `other`. With `_plural`, the file must contain the key itself.
    /// Numbers must be as many as the language needs, and at least three. Other ends can be parts
    /// of keys, as in `step_one`, `zone_other`, `top_many` and `image_0`.
    func contain(_ form: KeyForm, in language: LanguagePlurals?) -> Bool {
        func isPlural(_ found: PluralCategories, _ needed: PluralCategories?) -> Bool {
            found.count > 1
                && (found.contains(.other) || needed.map { found.isSuperset(of: $0) } ?? false)
        }
        switch form.kind {
        case .cardinal where form.isNested:
            return !isMixed && isPlural(nested, language?.cardinals)
        case .cardinal: return isPlural(cardinals, language?.cardinals)
        case .ordinal: return ordinals.contains(.other) || isPlural(ordinals, language?.ordinals)
        case .plural: return hasBase
        case .numbered: return numberedCount ?? 0 > 2 && numberedCount == language?.cardinals.count
        }
    }
}

extension TranslationCatalog {
    /// Makes the plural forms of a key that the file alone shows variations of the key.
    mutating func joinForms(_ language: String?) {
        let forms = KeyForms(entries)
        let plurals = language.map { LanguagePlurals(language: $0) }
        for index in entries.indices {
            let key = entries[index].fullKey
            if let form = KeyForm(key), forms.contain(form, in: plurals) {
                let count = forms[form.base]?.numberedCount
                entries[index].join(form, category: plurals?.category(of: form, count: count))
            } else if let own = forms[key], own.hasPlural, own.cardinals.isEmpty {
                entries[index].joinSingular()
            }
        }
        keyForms = forms
    }
}

extension TranslationCatalog.Entry {
    /// Makes the text a form of its key, also within a context.
    mutating func join(_ form: KeyForm, category: String? = nil) {
        endLength += form.length
        variation += (variation.isEmpty ? "" : ".") + form.variation(category)
        syntaxes.insert(.plural)
    }

    /// Makes the text with the key itself the form for 1, as up to version 3 of i18next's JSON.
    mutating func joinSingular() {
        variation = "plural.one"
        syntaxes.insert(.plural)
    }
}
