public import TypeScaleDiagnostics

/// The translations in a file, such as a string catalog.
///
///     let catalog = try TranslationCatalog(
///         contentsOf: URL(filePath: "Localizable.xcstrings")
///     )
///     for entry in catalog.entries where entry.language == "de" {
///         print(entry.key, entry.text)
///     }
///     for diagnostic in catalog.diagnostics { print(diagnostic) }
///
/// Errors in individual entries are reported in ``diagnostics``. An entry whose value is not a
/// string is dropped, but duplicates are kept. An error in the file as a whole is thrown.
public struct TranslationCatalog: Sendable {
    /// The translations, in file order.
    public internal(set) var entries: [Entry] = []

    /// The code of the language from which the file is translated, or `nil` if the file does not
    /// name it.
    ///
    /// In a string catalog that does not name its language, the language is `en`, as in Xcode.
    public internal(set) var sourceLanguage: String?

    /// The errors in individual entries, such as duplicate keys, in file order.
    public internal(set) var diagnostics: [Diagnostic] = []

    let path: String
    let limits: TranslationLimits

    /// The forms of the keys in a JSON file, or `nil` for another format.
    var keyForms: KeyForms?

    /// The maximum number of errors in entries to report.
    static let maximumProblems = 1000

    /// The maximum length of a key, in bytes, which allows keys that are whole sentences.
    static let maximumKeyBytes = 8 << 10

    /// The maximum length of a text, in bytes, which limits the cost of measuring the text.
    static let maximumTextBytes = 256 << 10

    /// Creates a catalog without entries.
    init(emptyAt path: String, limits: TranslationLimits) {
        self.path = path
        self.limits = limits
    }
}

extension TranslationCatalog {
    func error(
        _ detail: String,
        _ kind: Diagnostic.Kind = .syntax,
        key: String = ""
    ) -> Diagnostic {
        Diagnostic(kind, detail, file: path, path: key)
    }

    /// Computes the positions of entries from their offsets in text.
    mutating func computePositions(in text: [UInt8]?) {
        guard let text else { return }
        let positions = TextPosition.positions(of: entries.map(\.offset), in: text)
        for index in entries.indices { entries[index].position = positions[entries[index].offset] }
    }
}
