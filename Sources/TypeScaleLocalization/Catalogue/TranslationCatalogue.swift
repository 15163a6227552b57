public import Foundation
import TypeScaleFoundation

/// The translations in a string catalog, `.strings` file or JSON file.
///
///     let catalog = try TranslationCatalogue(path: "Localizable.xcstrings")
///     for entry in catalog.entries where entry.language == "de" {
///         print(entry.key, entry.text)
///     }
///     for problem in catalog.problems { print(problem) }
///
/// Errors in individual entries are reported in ``problems``. An entry whose value is not a string
/// is dropped, but duplicates are kept. An error in the file as a whole is thrown.
public struct TranslationCatalogue: Sendable {
    /// A translation in a catalog.
    public struct Entry: Hashable, Sendable {
        /// The key with which a program loads the text.
        ///
        /// In nested JSON, the keys on the path to the text are joined by periods.
        public var key: String { name.text }
        let name: TranslationKey

        /// The language code, such as `de`, or `nil` if neither the file nor its path contains one.
        public let language: String?

        /// The variation in a string catalog, such as `plural.one`, or an empty string otherwise.
        ///
        /// A name of more than 256 bytes is truncated to 64 characters.
        public internal(set) var variation = ""

        /// The translated text.
        public let text: String

        /// The line number of the entry, starting at 1, or `nil` in a binary file.
        public internal(set) var line: Int?

        /// The UTF-8 offset of the entry, from which ``line`` is computed.
        var offset = 0
    }

    /// The translations, in file order.
    public internal(set) var entries: [Entry] = []

    let path: String
    let limits: TranslationLimits

    /// The errors in individual entries, such as duplicate keys, in file order.
    public internal(set) var problems: [TranslationError] = []

    /// The maximum number of errors in entries to report.
    static let maximumProblems = 1000

    /// The maximum length of a key, in bytes, which allows keys that are whole sentences.
    static let maximumKeyBytes = 8 << 10

    /// The maximum length of a text, in bytes, which limits the cost of measuring the text.
    static let maximumTextBytes = 256 << 10

    /// Reads a translation file.
    ///
    /// The extension determines the format: `.xcstrings`, `.strings` or `.json`. A `.strings` file
    /// can be in the old style, or an XML or binary property list. JSON can be flat or nested. If
    /// the file does not name its language, the language is taken from a path such as
    /// `de.lproj/Main.strings`, `locales/de/app.json` or `Main.de.json`.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limits: The maximum size of the file.
    /// - Throws: ``TranslationError`` if the file as a whole is unreadable, malformed or too large.
    /// - Complexity: O(*n*) in the size of the file.
    public init(
        path: String,
        limits: TranslationLimits = TranslationLimits()
    ) throws(TranslationError) {
        let data: Data
        do {
            data = try BoundedFile.contents(path: path, upTo: limits.bytes)
        } catch {
            throw TranslationError(error, path: path)
        }
        try self.init(consume data, path: path, limits: limits)
    }

    /// Reads the contents of a translation file.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - path: The path, which determines the format and language as in ``init(path:limits:)``.
    ///   - limits: The maximum size of the file.
    /// - Throws: ``TranslationError`` if the file as a whole is malformed or exceeds a limit.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(
        _ data: consuming Data,
        path: String,
        limits: TranslationLimits = TranslationLimits()
    ) throws(TranslationError) {
        self.path = path
        self.limits = limits
        guard data.count <= limits.bytes else {
            throw TranslationError(.tooManyBytes(limits.bytes), path: path)
        }
        let name = TranslationFileName(path)
        switch name.format {
        case .catalogue: try readStringCatalogue(tree(consume data, isJSON: true))
        case .json: try readTable(tree(consume data), name.language)
        case .strings: try readStrings(consume data, name.language)
        case nil: throw error("unknown extension; expected .xcstrings, .strings or .json")
        }
        if let long = entries.first(where: { $0.text.utf8.count > Self.maximumTextBytes }) {
            let limit = Self.maximumTextBytes.bytesInWords
            throw error("a text exceeds the limit of \(limit)", key: long.key)
        }
        problems.sort { ($0.position?.line ?? 0) < ($1.position?.line ?? 0) }
    }
}

extension TranslationCatalogue {
    func error(
        _ detail: String,
        key: String = "",
        at position: TextPosition? = nil
    ) -> TranslationError {
        TranslationError(path: path, position: position, key: key, detail: detail)
    }

    mutating func add(_ entry: Entry) throws(TranslationError) {
        guard entries.count < limits.entries else {
            throw error("the file exceeds the limit of \(limits.entries) strings")
        }
        entries.append(entry)
    }

    func tree(_ data: consuming Data, isJSON: Bool = false) throws(TranslationError) -> DocumentTree
    {
        var limits = DocumentLimits(bytes: self.limits.bytes)
        limits.keyBytes = Self.maximumKeyBytes
        limits.values = 4 * max(0, min(self.limits.entries, Int.max / 4))
        do throws(DocumentProblem) {
            return try DocumentTree(consume data, limits: limits, isJSON: isJSON)
        } catch {
            throw TranslationError(error, path: path)
        }
    }

    /// Computes the line numbers of entries from their offsets in text.
    mutating func computeLines(in text: [UInt8]?) {
        guard let text else { return }
        let order = entries.indices.sorted { entries[$0].offset < entries[$1].offset }
        TextPosition.forEachPosition(of: order.map { entries[$0].offset }, in: text) {
            entries[order[$0]].line = $1.line
        }
    }
}
