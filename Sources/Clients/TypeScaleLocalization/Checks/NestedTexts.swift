import TypeScaleDiagnostics

/// The texts of a JSON file by their keys, to which references such as `$t(key)` refer.
final class NestedTexts {
    typealias Form = Substitution.Branch

    private var forms = NameDictionary<[Form]>()
    /// The keys for contexts, such as `friend_male`, by the key without the context.
    private var contexts = NameDictionary<[String]>()

    init(_ catalog: TranslationCatalog) {
        for entry in catalog.entries {
            let key = entry.key
            add(Form(variation: entry.variation, text: entry.text), key)
            // Without other forms, a form has a key of its own.
            if entry.endLength == 0, let form = KeyForm(key) {
                add(Form(variation: form.variation(), text: entry.text), form.base)
            }
        }
    }

    private func add(_ form: Form, _ key: String) {
        if forms[key] == nil, let end = key.utf8.lastIndex(of: UInt8(ascii: "_")) {
            contexts[String(key[..<end]), default: []].append(key)
        }
        forms[key, default: []].append(form)
    }

    /// Returns the forms of a key that a reference selects.
    ///
    /// - Parameters:
    ///   - key: The key, which can differ from the one of the reference.
    ///   - reference: The reference.
    ///   - entry: The text that contains the reference.
    /// - Returns: The forms, or an empty array without a text.
    func forms(
        _ key: String,
        _ reference: NestedReference,
        in entry: TranslationCatalog.Entry
    ) -> [Form] {
        let own = forms[key] ?? []
        var all = own
        switch reference.context {
        case .literal(let word)?: all = forms["\(key)_\(word)"] ?? own
        // Without the key itself, the program passes the context of the text.
        case nil where !own.isEmpty: break
        case .unknown?, nil: all += (contexts[key] ?? []).flatMap { forms[$0] ?? [] }
        }
        return Self.forms(all, reference, in: entry)
    }

    /// Returns the forms of a key that the number of a reference selects.
    static func forms(
        _ forms: [Form],
        _ reference: NestedReference,
        in entry: TranslationCatalog.Entry
    ) -> [Form] {
        func of(_ kind: String) -> [Form] {
            forms.filter { $0.variation.utf8.starts(with: kind.utf8) }
        }
        let kind = reference.isOrdinal ? "ordinal." : "plural."
        let plurals = of(kind)
        let base = forms.filter { $0.variation.isEmpty }
        guard !plurals.isEmpty, reference.count != nil || base.isEmpty || !entry.variation.isEmpty
        else { return base.isEmpty ? forms : base }
        guard case .literal(let text)? = reference.count, let number = Int(text) else {
            // The number of the text also selects the form.
            let same = plurals.filter { $0.variation == entry.variation }
            return reference.count == nil && !same.isEmpty ? same : plurals
        }
        let rules: PluralNumbers = reference.isOrdinal ? .ordinals : .cardinals
        let found = rules.categories(of: [number], in: entry.language ?? "")
        for category in (number == 0 && !reference.isOrdinal ? ["zero"] : []) + found {
            let selected = plurals.filter { $0.variation == kind + category }
            guard selected.isEmpty else {
                return selected.map { Form(variation: "=\(number)", text: $0.text) }
            }
        }
        return plurals + base
    }
}
