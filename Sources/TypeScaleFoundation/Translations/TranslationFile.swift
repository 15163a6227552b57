package import Foundation

/// The texts of a file of translations: a string catalogue, a `.strings` file, or JSON.
package struct TranslationFile: Sendable {
    /// A text.
    package struct Entry: Sendable {
        /// What the program calls it; in JSON the keys that lead to it, with points between them.
        package let key: String

        /// The code of its language; `nil` where neither the file nor its name says.
        package let language: String?

        /// The case of a plural or a device that it is for, `plural.one`; empty for all.
        package var variation = ""

        /// The text.
        package let text: String

        /// The line that it begins on; `nil` where the file is no text.
        package var line: Int?

        /// Where it begins, in bytes of the text in UTF-8, until its line is known.
        var offset = 0
    }

    /// The texts, in the order of the file.
    package internal(set) var entries: [Entry] = []

    /// What is wrong with single texts: keys that are there twice, values that are no texts.
    package internal(set) var problems: [TranslationProblem] = []

    /// The longest file that is read, in bytes.
    package static let longestFile = 64 << 20

    /// The most texts of a file.
    package static let mostTexts = 2_000_000

    /// The most faults before the file as a whole is refused.
    static let mostProblems = 1000

    /// The longest key, in bytes; catalogues have whole sentences as keys.
    package static let longestKey = 8 << 10

    /// Reads a file.
    ///
    /// - Parameter path: The path, whose name and folders say the form and the language.
    /// - Throws: ``TranslationProblem`` if the file as a whole cannot be read.
    package init(path: String) throws(TranslationProblem) {
        let data: Data
        do {
            data = try BoundedFile.contents(of: URL(filePath: path), upTo: Self.longestFile)
        } catch {
            let detail =
                switch error {
                case .notFound: "no such file"
                case .unreadable: "the file cannot be read"
                case .tooLong: "it is longer than \(ByteCount.text(Self.longestFile))"
                }
            throw TranslationProblem(place: path, detail: detail)
        }
        try self.init(data, path: path)
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - path: The path, whose name and folders say the form and the language.
    /// - Throws: ``TranslationProblem`` if the file as a whole cannot be read.
    package init(_ data: Data, path: String) throws(TranslationProblem) {
        let name = TranslationName(path)
        switch name.form {
        case .catalogue: try readCatalogue(data, path)
        case .json: try readTable(ScannedDocument(data, path), name, path)
        case .strings: try readStrings(data, name, path)
        case nil:
            throw TranslationProblem(
                place: path,
                detail: "its name ends in none of .xcstrings, .strings and .json"
            )
        }
        problems.sort { ($0.position?.line ?? 0) < ($1.position?.line ?? 0) }
    }
}

extension TranslationFile {
    mutating func add(_ entry: Entry, _ path: String) throws(TranslationProblem) {
        guard entries.count < Self.mostTexts else {
            throw TranslationProblem(
                place: path,
                detail: "it has more than \(Self.mostTexts) texts"
            )
        }
        entries.append(entry)
    }

    /// Puts lines in the place of offsets.
    mutating func place(_ positions: ([Int]) -> [Int: TextPosition]) {
        let found = positions(entries.map(\.offset))
        for index in entries.indices { entries[index].line = found[entries[index].offset]?.line }
    }
}

extension ScannedDocument {
    init(_ data: Data, _ path: String) throws(TranslationProblem) {
        var limits = DocumentLimits(bytes: TranslationFile.longestFile)
        limits.keyBytes = TranslationFile.longestKey
        do throws(DocumentProblem) {
            try self.init(data, limits: limits)
        } catch {
            throw TranslationProblem(error, place: path)
        }
    }

    /// The values, or what is wrong with them.
    func tree(_ path: String) throws(TranslationProblem) -> DocumentTree {
        do throws(DocumentProblem) {
            return try tree()
        } catch {
            throw TranslationProblem(error, place: path)
        }
    }
}
