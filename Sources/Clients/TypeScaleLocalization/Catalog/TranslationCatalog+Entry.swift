public import TypeScaleDiagnostics

extension TranslationCatalog {
    /// A translation in a catalog.
    ///
    ///     for entry in catalog.entries where entry.state == .current {
    ///         print(entry.key, entry.variation, entry.text, entry.comment)
    ///     }
    public struct Entry: Hashable, Sendable {
        /// The key with which a program loads the text.
        ///
        /// In nested JSON, the keys on the path to the text are joined by periods. The end of a key
        /// that names a plural form, such as `_few`, is in the ``variation`` instead.
        public var key: String {
            let text = fullKey
            return endLength == 0 ? text : String(Substring(text.utf8.dropLast(endLength)))
        }

        let name: TranslationKey

        /// The key in the file, with the end that names a form.
        var fullKey: String { name.text }

        /// The length of the end that names a form, in bytes.
        var endLength = 0

        /// The language code, such as `de`, or `nil` if neither the file nor its path contains one.
        public internal(set) var language: String?

        /// The variation, such as `plural.one` or `device.mac`, or an empty string without one.
        ///
        /// A name of more than 256 bytes is truncated to 64 characters.
        public internal(set) var variation = ""

        /// The translated text.
        public let text: String

        private var details: EntryDetails?

        /// The UTF-8 offset of the entry, from which ``position`` is computed.
        let offset: Int

        /// The state of the translation, which is ``State/current`` in formats without states.
        public internal(set) var state = State.current

        /// The placeholders that the text can contain.
        var syntaxes: PlaceholderSyntaxes

        /// The plural form of the text in a PO file, or `nil` if the variation names its category.
        var form: PluralForm?

        /// Whether the file permits translations of the text.
        var isTranslatable = true

        /// Whether the text is a branch of a substitution, which readers see only within another
        /// text.
        var isBranch = false

        /// The line and column of the entry, or `nil` in a binary file.
        public internal(set) var position: TextPosition?

        init(
            name: TranslationKey,
            language: String?,
            text: String,
            offset: Int,
            syntaxes: PlaceholderSyntaxes,
            details: EntryDetails? = nil
        ) {
            self.name = name
            self.language = language
            self.text = text
            self.offset = offset
            self.syntaxes = syntaxes
            self.details = details
        }
    }
}

extension TranslationCatalog.Entry {
    /// Whether a text is a current translation.
    public enum State: Hashable, Sendable {
        /// The text is in use, as far as the file says.
        case current

        /// The file marks the text as not yet translated.
        case new

        /// The file marks the key as no longer in the program.
        case stale
    }

    /// Whether the text is for a context, such as `friend_male`.
    var hasContext: Bool { endLength > 0 && variation.utf8.starts(with: "context.".utf8) }

    /// The keys that patterns can name to find the text, from the one in the file to ``key``.
    var names: [String] {
        guard endLength > 0 else { return [key] }
        let steps = variation.unicodeScalars.split(separator: ".").map(Substring.init)
        // The form of a context has the key with the context, too.
        let isForm = hasContext && steps.count > 2
        return [fullKey] + (isForm ? ["\(key)_\(steps[1])"] : []) + [key]
    }

    /// Returns a variation without its context, such as `plural.one` for
    /// `context.male.plural.one`.
    static func variation(withoutContext variation: String) -> String {
        guard variation.utf8.starts(with: "context.".utf8) else { return variation }
        let steps = variation.unicodeScalars.split(separator: ".", maxSplits: 2)
        return steps.count > 2 ? String(Substring(steps[2])) : ""
    }

    /// The line number of the entry, starting at 1, or `nil` in a binary file.
    public var line: Int? { position?.line }

    /// The developer's comment to translators, or an empty string if the file contains none.
    ///
    /// In a `.strings` file, these are the comments before the entry, up to an empty line.
    public var comment: String { details?.comment ?? "" }

    /// The text from which this text is translated, or `nil` if the file does not contain both.
    public var source: String? { details?.source }

    /// The size that the file permits for the text, or `nil` if the file does not limit the size.
    public var restriction: SizeRestriction? { details?.restriction }

    /// The texts that replace placeholders such as `%#@name@`.
    var substitutions: [Substitution] { details?.substitutions ?? [] }

    /// Adds the texts that replace placeholders such as `$t(key)`.
    mutating func add(_ substitutions: [Substitution]) {
        details = EntryDetails(
            comment: comment,
            source: source,
            restriction: restriction,
            substitutions: substitutions,
            formats: formats
        )
    }

    /// The formats of the values in braces, by name.
    var formats: NameDictionary<ValueFormat> { details?.formats ?? [:] }
}

/// The properties that few entries have, which the entries of a key share.
///
/// As properties of each entry, 1 MiB of short entries would need more than 64 MiB of memory.
final class EntryDetails: Sendable {
    let comment: String
    let source: String?
    let restriction: SizeRestriction?
    let substitutions: [Substitution]
    let formats: NameDictionary<ValueFormat>

    /// Creates the details of an entry, or returns `nil` if the entry has none.
    init?(
        comment: String = "",
        source: String? = nil,
        restriction: SizeRestriction? = nil,
        substitutions: [Substitution] = [],
        formats: NameDictionary<ValueFormat> = [:]
    ) {
        if comment.isEmpty && source == nil && restriction == nil && substitutions.isEmpty
            && formats.isEmpty
        {
            return nil
        }
        self.comment = comment
        self.source = source
        self.restriction = restriction
        self.substitutions = substitutions
        self.formats = formats
    }
}

extension EntryDetails: Hashable {
    static func == (first: EntryDetails, second: EntryDetails) -> Bool {
        first === second
            || first.comment == second.comment && first.source == second.source
                && first.restriction == second.restriction
                && first.substitutions == second.substitutions
                && first.formats == second.formats
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(comment)
        hasher.combine(source)
        hasher.combine(restriction)
        hasher.combine(substitutions)
    }
}
