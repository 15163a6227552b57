import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

/// Collects the entries and errors of a text file, whose positions are computed at the end.
struct EntryCollector {
    /// The maximum number of entries.
    let limit: Int
    /// The language from which the file is translated, or `nil` if the file does not name it.
    var sourceLanguage: String?
    fileprivate private(set) var entries: [TranslationCatalog.Entry] = []
    fileprivate private(set) var diagnostics: [Diagnostic] = []
    /// The identities of the entries, as bytes.
    private var identities: Set<ExactString> = []
    /// The remaining budget for keys in bytes, because all texts in an array have the array's key.
    private var keyBytes: Int
    /// The remaining budget for variations in bytes.
    private var variationBytes: Int
    /// The remaining budget for texts in bytes, because a text can refer to another several times.
    private var textBytes: Int

    /// Creates a collector for a document with a number of bytes.
    init(limit: Int, byteCount: Int) {
        self.limit = limit
        // The budgets are multiples of the size, and must not overflow.
        let size = min(byteCount, Int.max / 64)
        keyBytes = 16 * size + 1 << 20
        variationBytes = size / 2 + 1 << 20
        textBytes = 4 * size + 1 << 20
    }

    /// Adds an entry, and reports its key if an earlier entry has the same identity.
    ///
    /// The identity is the properties that must be unique, joined by NUL, or `nil` if they need not
    /// be unique.
    mutating func add(
        _ entry: TranslationCatalog.Entry,
        identity: String?
    ) throws(Diagnostic) {
        guard entries.count < limit else {
            let detail = "the file exceeds the limit of \(limit) strings"
            throw Diagnostic(.tooManyValues, detail, offset: entry.offset)
        }
        if let identity, !identities.insert(ExactString(identity)).inserted {
            try report("duplicate key; keep one", key: entry.key, at: entry.offset, .duplicateKey)
        }
        keyBytes -= entry.name.byteCount
        variationBytes -= entry.variation.utf8.count
        guard keyBytes >= 0, variationBytes >= 0 else {
            let detail = "the keys exceed the limit for a file of this size"
            throw Diagnostic(.tooManyBytes, detail, offset: entry.offset)
        }
        try spend(entry.text.utf8.count, at: entry.offset)
        entries.append(entry)
    }

    /// Subtracts the length of a text from the budget for texts.
    mutating func spend(_ count: Int, at offset: Int) throws(Diagnostic) {
        textBytes -= count
        guard textBytes >= 0 else {
            let detail = "the texts exceed the limit for a file of this size"
            throw Diagnostic(.tooManyBytes, detail, offset: offset)
        }
    }

    /// Returns the entries, and keeps nothing, so that the entries can change without a copy.
    fileprivate mutating func takeEntries() -> [TranslationCatalog.Entry] {
        defer { self = EntryCollector(limit: limit, byteCount: 0) }
        return entries
    }

    /// Reports an error in an entry.
    mutating func report(
        _ detail: String,
        key: String,
        at offset: Int,
        _ kind: Diagnostic.Kind = .syntax
    ) throws(Diagnostic) {
        guard diagnostics.count < TranslationCatalog.maximumProblems else {
            let detail = "the errors exceed the limit of \(TranslationCatalog.maximumProblems)"
            throw Diagnostic(.tooManyDiagnostics, detail, offset: offset)
        }
        diagnostics.append(Diagnostic(kind, detail, path: key, offset: offset))
    }

    /// Returns whether a key is short enough, and reports a longer key.
    mutating func accepts(key: String, at offset: Int) throws(Diagnostic) -> Bool {
        let limit = TranslationCatalog.maximumKeyBytes
        guard key.utf8.count > limit else { return true }
        let detail = "a key exceeds the limit of \(limit >> 10) KiB"
        try report(detail, key: String(key.prefix(80)), at: offset, .longKey)
        return false
    }
}

extension Diagnostic {
    /// Returns the error for a text that exceeds the limit.
    static func longText(at offset: Int) -> Diagnostic {
        let detail = "a text exceeds the limit of \(TranslationCatalog.maximumTextBytes >> 10) KiB"
        return Diagnostic(.textTooLong, detail, offset: offset)
    }
}

extension TranslationCatalog {
    /// Adds the entries that a parser collects from text in UTF-8 or UTF-16.
    mutating func readText(
        _ data: consuming Data,
        _ read: (_ bytes: [UInt8], _ collector: inout EntryCollector) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        do throws(Diagnostic) {
            let bytes = try PlainText.utf8(of: data)
            try collect(in: bytes, count: bytes.count) { collector throws(Diagnostic) in
                try read(bytes, &collector)
            }
        } catch {
            throw error.inFile(path)
        }
    }

    /// Adds the entries that a parser collects from XML.
    mutating func readXML(
        _ data: consuming Data,
        _ read: (_ scanner: XMLScanner, _ collector: inout EntryCollector) throws(Diagnostic) ->
            Void
    ) throws(Diagnostic) {
        do throws(Diagnostic) {
            let scanner = try XMLScanner(data: data)
            let bytes = scanner.bytes
            try collect(in: bytes, count: bytes.count) { collector throws(Diagnostic) in
                try read(scanner, &collector)
            }
        } catch {
            throw error.inFile(path)
        }
    }

    /// Adds the entries that a parser collects from JSON or a property list.
    mutating func collect(
        from tree: DocumentTree,
        _ read: (inout EntryCollector) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        diagnostics += tree.diagnostics
        do throws(Diagnostic) {
            try collect(in: tree.utf8, count: tree.byteCount, read)
        } catch {
            throw error.inFile(path)
        }
    }

    /// Adds the entries and errors that a parser collects, with positions if the file is text.
    private mutating func collect(
        in text: [UInt8]?,
        count: Int,
        _ read: (inout EntryCollector) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        var collector = EntryCollector(limit: limits.entries, byteCount: count)
        do throws(Diagnostic) {
            try read(&collector)
        } catch {
            throw text.map { error.located(in: $0) } ?? error
        }
        let located = text.map { collector.diagnostics.located(in: $0) }
        diagnostics += (located ?? collector.diagnostics).map { $0.inFile(path) }
        sourceLanguage = collector.sourceLanguage ?? sourceLanguage
        entries = collector.takeEntries()
        computePositions(in: text)
    }
}
