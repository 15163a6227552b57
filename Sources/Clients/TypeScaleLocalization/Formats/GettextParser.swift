import Foundation
import TypeScaleDiagnostics

extension TranslationFormat {
    static let gettext = TranslationFormat(
        name: "gettext's PO files",
        pathExtensions: ["po", "pot"],
        pathLanguage: .locale
    ) { catalog, data, language throws(Diagnostic) in
        try catalog.readGettext(data, language)
    }
}

extension TranslationCatalog {
    /// Adds the messages in a PO file.
    ///
    /// The key of a message is its `msgid`, after its `msgctxt` and a vertical bar if it has one.
    mutating func readGettext(_ data: consuming Data, _ language: String?) throws(Diagnostic) {
        try readText(consume data) { bytes, collector throws(Diagnostic) in
            var parser = GettextParser(bytes, language: language)
            try parser.read(into: &collector)
            collector.sourceLanguage = parser.sourceLanguage
        }
    }
}

/// Reads the messages of a PO file.
private struct GettextParser {
    private typealias Message = GettextScanner.Message

    private var scanner: GettextScanner
    private var language: String?
    private var forms = PluralForms()
    private var hasForms = false
    /// The language of `msgid`, which is English unless the header names another.
    private(set) var sourceLanguage = "en"

    init(_ bytes: [UInt8], language: String?) {
        scanner = GettextScanner(bytes)
        self.language = language
    }

    mutating func read(into collector: inout EntryCollector) throws(Diagnostic) {
        while let message = try scanner.next() {
            if message.id.isEmpty, message.context == nil, !message.isObsolete {
                try readHeader(message, &collector)
            } else {
                try read(message, &collector)
            }
        }
    }

    private mutating func readHeader(
        _ message: Message,
        _ collector: inout EntryCollector
    ) throws(Diagnostic) {
        // Split bytes, because CR LF is a single character.
        let lines = (message.texts.first?.text ?? "").utf8.split { $0 == 0x0A || $0 == 0x0D }
        var pluralForms: String?
        for line in lines {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let value = String(Substring(line[line.index(after: colon)...])).trimmed
            switch Substring(line[..<colon]).lowercased() {
            case "language": if !value.isEmpty { language = value }
            case "x-source-language": if !value.isEmpty { sourceLanguage = value }
            case "content-type":
                let parts = value.lowercased().unicodeScalars
                    .split { "= ;".unicodeScalars.contains($0) }.map { String($0) }
                guard let charset = parts.drop(while: { $0 != "charset" }).dropFirst().first,
                    // A template has the literal charset `CHARSET`. A long text is not compared.
                    charset.utf8.count > 32
                        || !["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(charset)
                else { continue }
                let detail = "unsupported charset \(charset.prefix(32)); save the file as UTF-8"
                throw Diagnostic(.notUTF8, detail, offset: message.offset)
            // A template has capital letters in its header.
            case "plural-forms" where !value.utf8.contains("EXPRESSION".utf8): pluralForms = value
            default: break
            }
        }
        // The language may follow. Only the first header counts, which bounds the cost.
        guard let pluralForms, !hasForms else { return }
        hasForms = true
        if let forms = PluralForms(pluralForms, language: language ?? sourceLanguage) {
            self.forms = forms
        } else {
            let detail = "malformed Plural-Forms; expected nplurals=N; plural=EXPRESSION;"
            try collector.report(detail, key: "", at: message.offset)
        }
    }

    private func read(
        _ message: Message,
        _ collector: inout EntryCollector
    ) throws(Diagnostic) {
        let key = [message.context, message.id].compactMap(\.self).joined(separator: "|")
        guard try collector.accepts(key: key, at: message.offset) else { return }
        if let fault = message.fault {
            try collector.report(fault, key: key, at: message.offset)
        }
        var flags = TranslationFlags(message.flags)
        let restriction = flags.restriction()
        if let fault = flags.fault {
            try collector.report(fault, key: key, at: message.offset)
        }
        // Own text: the name of a flag.
        let isFuzzy = flags.contains("fuzzy")
        let singular = EntryDetails(
            comment: message.comment,
            source: message.id,
            restriction: restriction
        )
        let plural = message.plural.map {
            EntryDetails(comment: message.comment, source: $0, restriction: restriction)
        }
        for (number, translation) in message.texts.enumerated() {
            let index = translation.index ?? 0
            let isSingular = message.plural == nil || forms.isSingular(index)
            var entry = TranslationCatalog.Entry(
                name: TranslationKey(key),
                language: language,
                text: translation.text,
                offset: translation.offset,
                syntaxes: flags.syntaxes,
                details: isSingular ? singular : plural ?? singular
            )
            if message.plural != nil {
                (entry.variation, entry.form) = (forms.name(index), forms.form(index))
            }
            // Programs show the source text instead of a fuzzy or empty translation.
            if isFuzzy || translation.text.isEmpty { entry.state = .new }
            if message.isObsolete { entry.state = .stale }
            let identity = message.context.map { "\($0)\u{4}\(message.id)" } ?? message.id
            try collector.add(entry, identity: number == 0 && !message.isObsolete ? identity : nil)
        }
    }
}
