import TypeScaleDiagnostics

/// Finds the texts that replace references such as `$t(key)`.
struct NestedTextFinder {
    /// Reads another file of the check, or returns `nil` if the file cannot be read.
    typealias Load = (_ path: String) -> TranslationCatalog?

    private let files: NamespaceFiles
    private let load: Load
    /// The texts of the current file, once a reference was found.
    private var own: (path: String, texts: NestedTexts)?
    /// The texts of namespaces in the current group of files.
    private var namespaces = NameDictionary<NestedTexts?>()
    /// The remaining bytes for texts, because many texts can refer to a long one.
    private var budget = 16 << 20

    /// The cost of a form in bytes, in addition to its text.
    private static let formCost = 64

    /// The maximum number of namespaces that are read for a group of files.
    private static let maximumNamespaces = 16

    /// Creates a finder without other files than the current one.
    init() { self.init([]) { _ in nil } }

    init(_ paths: some Sequence<String>, load: @escaping Load) {
        files = NamespaceFiles(paths)
        self.load = load
    }

    /// Forgets the files of a group.
    mutating func startGroup() { namespaces = [:] }

    /// Forgets the current file.
    mutating func startFile() { own = nil }

    /// Adds the texts to which a text refers, and those to which these texts refer.
    ///
    /// Returns `false` if the texts exceed their budget, 16 times the texts plus 16 MiB.
    mutating func resolve(
        _ entry: inout TranslationCatalog.Entry,
        _ catalog: TranslationCatalog,
        _ source: SourceTexts,
        sourceLanguage: String
    ) -> Bool {
        guard entry.syntaxes.contains(.nesting) else { return true }
        let contents = NestedReference.contents(of: entry.text)
        guard !contents.isEmpty else { return true }
        let texts = own?.texts ?? NestedTexts(catalog)
        own = (catalog.path, texts)
        budget += 16 * entry.text.utf8.count
        var substitutions: [Substitution] = []
        var known: Set<ExactString> = []
        var open: [(contents: [String], files: [NestedTexts])] = [(contents, [texts])]
        while let (contents, files) = open.popLast() {
            for content in contents where known.insert(ExactString(content)).inserted {
                guard budget >= 0 else { return false }
                let reference = NestedReference(content)
                guard
                    let (forms, files) = forms(
                        reference,
                        entry,
                        files,
                        source,
                        sourceLanguage: sourceLanguage
                    )
                else { continue }
                budget -= forms.reduce(0) { $0 + $1.text.utf8.count + Self.formCost }
                guard budget >= 0, substitutions.count < Substitution.maximumCount else {
                    return false
                }
                substitutions.append(
                    Substitution(name: content, specifier: "", argument: nil, branches: forms)
                )
                open += forms.map { (NestedReference.contents(of: $0.text), files) }
            }
        }
        entry.add(substitutions)
        return true
    }

    /// Returns the forms that a reference selects, and the files to which their own references
    /// refer.
    ///
    /// A reference in a text of another file can refer to the same file or to the first one.
    /// Programs fall back to the source language.
    private mutating func forms(
        _ reference: NestedReference,
        _ entry: TranslationCatalog.Entry,
        _ files: [NestedTexts],
        _ source: SourceTexts,
        sourceLanguage: String
    ) -> (forms: [NestedTexts.Form], files: [NestedTexts])? {
        guard let own else { return nil }
        var keys = [reference.key]
        // Some files contain several namespaces, each as a dictionary.
        let full = entry.fullKey
        if let dot = full.utf8.firstIndex(of: UInt8(ascii: ".")) {
            keys.append(full[...dot] + reference.key)
        }
        let colon = reference.key.utf8.firstIndex(of: UInt8(ascii: ":"))
        let name = colon.map { String(reference.key[..<$0]) } ?? ""
        let rest = colon.map { String(reference.key[reference.key.utf8.index(after: $0)...]) } ?? ""
        if colon != nil { keys.append("\(name).\(rest)") }
        for file in files + [own.texts] {
            for key in keys {
                let forms = file.forms(key, reference, in: entry)
                if !forms.isEmpty { return (forms, files) }
            }
        }
        for key in keys {
            let forms = source.forms(key, reference, in: entry)
            if !forms.isEmpty { return (forms, files) }
        }
        guard colon != nil else { return nil }
        let paths = self.files.paths(of: name, from: own.path, source: sourceLanguage)
        let others = paths.compactMap { namespace($0) }
        for file in others {
            let forms = file.forms(rest, reference, in: entry)
            if !forms.isEmpty { return (forms, others) }
        }
        return nil
    }

    /// Returns the texts of another file, which is read at most once for a group of files.
    private mutating func namespace(_ path: String) -> NestedTexts? {
        if let known = namespaces[path] { return known }
        guard namespaces.count < Self.maximumNamespaces else { return nil }
        let texts = load(path).map { NestedTexts($0) }
        namespaces[path] = .some(texts)
        return texts
    }
}

extension SourceTexts {
    /// Returns the forms of a key in the source language that a reference selects.
    fileprivate func forms(
        _ key: String,
        _ reference: NestedReference,
        in entry: TranslationCatalog.Entry
    ) -> [NestedTexts.Form] {
        var index = index(of: key)
        if case .literal(let word)? = reference.context {
            index = self.index(of: "\(key)_\(word)") ?? index
        }
        let forms = (index.map { keys[$0].texts } ?? []).map {
            NestedTexts.Form(variation: $0.variation, text: $0.text)
        }
        return NestedTexts.forms(forms, reference, in: entry)
    }
}
