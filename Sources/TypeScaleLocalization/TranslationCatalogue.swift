public import Foundation
import TypeScaleFoundation

/// The translations of a file: a string catalogue, a `.strings` file, or JSON.
///
///     let catalogue = try TranslationCatalogue(path: "Localizable.xcstrings")
///     for entry in catalogue.entries where entry.language == "de" {
///         print(entry.key, entry.text)
///     }
///     for problem in catalogue.problems { print(problem) }
///
/// A fault in one entry loses that entry, and is one of ``problems``. A fault in the file as a whole is thrown.
public struct TranslationCatalogue: Sendable {
    /// One text of a catalogue.
    public struct Entry: Hashable, Sendable {
        /// The key that the program looks the text up by; in nested JSON, the keys on the path to the text,
        /// joined with points.
        public let key: String

        /// The code of the language: `de`, `pt-BR`; `nil` if neither the file nor its name has it.
        public let language: String?

        /// The plural category or device that the text is for, such as `plural.one`; empty for all.
        public internal(set) var variation = ""

        /// The text.
        public let text: String

        /// The line that the entry begins on, from 1; `nil` in a binary file.
        public internal(set) var line: Int?

        /// The offset of the entry in the text, in bytes of UTF-8; ``line`` is computed from it.
        var offset = 0
    }

    /// The texts, in the order of the file.
    public internal(set) var entries: [Entry] = []

    /// The path of the file.
    let path: String

    /// The faults of single entries, in the order of the file: repeated keys, values that are not texts.
    public internal(set) var problems: [TranslationError] = []

    /// The maximum size of a file, in bytes.
    public static let maximumBytes = 64 << 20

    /// The maximum number of texts in a file.
    public static let maximumEntries = 2_000_000

    /// The maximum number of faults before the file as a whole is refused.
    static let maximumProblems = 1000

    /// The maximum size of a key, in bytes; catalogues have whole sentences as keys.
    static let maximumKeyBytes = 8 << 10

    /// Reads a file.
    ///
    /// The name decides the format: `.xcstrings`, `.strings` (in its old style, as XML or as a binary property
    /// list) or `.json` (flat or nested). If the file does not name the language, the path does:
    /// `de.lproj/Main.strings`, `locales/de/app.json`, `Main.de.json`.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``TranslationError`` if the file cannot be read or is malformed as a whole.
    /// - Complexity: O(*n*) in the size of the file, which ``maximumBytes`` limits.
    public init(path: String) throws(TranslationError) {
        let data: Data
        do {
            data = try BoundedFile.contents(of: URL(filePath: path), upTo: Self.maximumBytes)
        } catch {
            throw TranslationError(error, path: path)
        }
        try self.init(data, path: path)
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - path: The path of the file, which decides the format and can name the language, as
    ///     ``init(path:)`` describes.
    /// - Throws: ``TranslationError`` if the bytes are malformed as a whole.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(_ data: Data, path: String) throws(TranslationError) {
        self.path = path
        let name = TranslationFileName(path)
        switch name.format {
        case .catalogue: try readStringCatalogue(tree(data, isJSON: true))
        case .json: try readTable(tree(data), name.language)
        case .strings: try readStrings(data, name.language)
        case nil: throw error("its name ends in none of .xcstrings, .strings and .json")
        }
        problems.sort { ($0.position?.line ?? 0) < ($1.position?.line ?? 0) }
    }
}

extension TranslationCatalogue {
    /// Returns a fault of the file or, with a key, of one of its entries.
    func error(
        _ detail: String,
        key: String = "",
        at position: TextPosition? = nil
    ) -> TranslationError {
        TranslationError(path: path, position: position, key: key, detail: detail)
    }

    mutating func add(_ entry: Entry) throws(TranslationError) {
        guard entries.count < Self.maximumEntries else {
            throw error("it has more than \(Self.maximumEntries) texts")
        }
        entries.append(entry)
    }

    /// Reads the tree of a document.
    func tree(_ data: Data, isJSON: Bool = false) throws(TranslationError) -> DocumentTree {
        var limits = DocumentLimits(bytes: Self.maximumBytes)
        limits.keyBytes = Self.maximumKeyBytes
        limits.values = 4 * Self.maximumEntries
        do throws(DocumentProblem) {
            return try DocumentTree(data, limits: limits, isJSON: isJSON)
        } catch {
            throw TranslationError(error, path: path)
        }
    }

    /// Computes the lines of the entries from their offsets.
    mutating func computeLines(_ positions: ([Int]) -> [Int: TextPosition]) {
        let found = positions(entries.map(\.offset))
        for index in entries.indices { entries[index].line = found[entries[index].offset]?.line }
    }
}
