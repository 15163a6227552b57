public import Foundation
import TypeScale

extension StyleDictionary {
    /// The maximum size of a file, in bytes.
    public static let maximumBytes = 1 << 20

    /// What was read of a file that has faults: the good entries, and what was wrong with the others.
    public struct Recovered: Hashable, Sendable {
        /// The good entries.
        public let dictionary: StyleDictionary

        /// What was wrong, in the order of the text; nothing with a sound file.
        public let problems: [StyleDictionaryError]
    }

    /// Reads a property list or JSON, and stops at the first fault.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: What to call them in errors.
    /// - Throws: ``StyleDictionaryError`` for the first fault.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(data: Data, name: String = "style dictionary") throws(StyleDictionaryError) {
        let recovered = try Self.recovering(data: data, name: name)
        if let problem = recovered.problems.first { throw problem }
        self = recovered.dictionary
    }

    /// Reads a file, and stops at the first fault.
    ///
    /// - Parameter url: The file: a property list, or JSON.
    /// - Throws: ``StyleDictionaryError`` for the first fault.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(contentsOf url: URL) throws(StyleDictionaryError) {
        try self.init(data: Self.contents(of: url), name: url.path)
    }

    /// Reads a resource of a bundle, and stops at the first fault.
    ///
    /// - Parameters:
    ///   - name: The name of the resource; without an ending a property list is looked for, then JSON.
    ///   - bundle: The bundle.
    /// - Throws: ``StyleDictionaryError`` for the first fault.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(named name: String, in bundle: Bundle = .main) throws(StyleDictionaryError) {
        let endings = [".plist", ".json"]
        // A name that has its ending already is what many write.
        let names = endings.filter(name.hasSuffix).map { _ in name } + endings.map { name + $0 }
        let urls = names.lazy.compactMap { bundle.url(forResource: $0, withExtension: nil) }
        guard let url = urls.first else {
            throw StyleDictionaryError(
                code: .fileNotFound,
                name: bundle.bundlePath,
                detail: "there is no resource \(name).plist or \(name).json"
            )
        }
        try self.init(contentsOf: url)
    }

    /// Reads a property list or JSON, and keeps the good entries.
    ///
    /// An entry that has a fault loses itself only, and one that is there twice is lost twice.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: What to call them in errors.
    /// - Returns: The good entries, and what was wrong with the others.
    /// - Throws: ``StyleDictionaryError`` if the file as a whole cannot be read.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public static func recovering(
        data: Data,
        name: String = "style dictionary"
    ) throws(StyleDictionaryError) -> Recovered {
        var reader: StyleDictionaryReader
        do throws(DocumentProblem) {
            let tree = try DocumentTree(data, limits: DocumentLimits(bytes: maximumBytes))
            reader = StyleDictionaryReader(tree, name: name)
        } catch {
            throw StyleDictionaryError(error, name: name)
        }
        try reader.read()
        return Recovered(dictionary: StyleDictionary(reader.entries), problems: reader.problems)
    }

    /// Reads a file, and keeps the good entries.
    ///
    /// - Parameter url: The file: a property list, or JSON.
    /// - Returns: The good entries, and what was wrong with the others.
    /// - Throws: ``StyleDictionaryError`` if the file as a whole cannot be read.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public static func recovering(
        contentsOf url: URL
    ) throws(StyleDictionaryError) -> Recovered {
        try recovering(data: contents(of: url), name: url.path)
    }

    private static func contents(of url: URL) throws(StyleDictionaryError) -> Data {
        guard url.isFileURL else {
            throw StyleDictionaryError(
                code: .unreadable,
                name: url.absoluteString,
                detail: "only files are read; download it first"
            )
        }
        do {
            return try BoundedFile.contents(of: url, upTo: maximumBytes)
        } catch {
            throw StyleDictionaryError(error, name: url.path)
        }
    }
}
