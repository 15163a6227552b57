public import Foundation
import TypeScale
public import TypeScaleDiagnostics
import TypeScaleDocuments

extension StyleDictionary {
    /// The maximum size of a file, in bytes.
    public static let maximumBytes = 1 << 20

    /// The valid entries of a file, and the errors in the file.
    public struct Recovered: Hashable, Sendable {
        /// The valid entries.
        public let dictionary: StyleDictionary

        /// The errors, in the order of their positions.
        public let diagnostics: [Diagnostic]
    }

    /// Creates a dictionary from a property list or JSON.
    ///
    /// - Parameters:
    ///   - data: The property list or JSON.
    ///   - file: The path of the file, or a name for the data, for diagnostics.
    /// - Throws: `Diagnostic` for the first error.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(data: Data, file: String = "style dictionary") throws(Diagnostic) {
        let recovered = try Self.recovering(data: data, file: file)
        if let diagnostic = recovered.diagnostics.first { throw diagnostic }
        self = recovered.dictionary
    }

    /// Creates a dictionary from a file.
    ///
    /// - Parameter url: The URL of a property list or JSON file.
    /// - Throws: `Diagnostic` for the first error.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(contentsOf url: URL) throws(Diagnostic) {
        try self.init(data: Self.contents(of: url), file: url.path)
    }

    /// Creates a dictionary from a resource in a bundle.
    ///
    /// - Parameters:
    ///   - name: The resource's name. Without an extension, a property list is preferred to JSON.
    ///   - bundle: The bundle.
    /// - Throws: `Diagnostic` if the resource is missing, or for the first error in it.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(named name: String, in bundle: Bundle = .main) throws(Diagnostic) {
        let endings = [".plist", ".json"]
        // Many callers pass the name with its extension.
        let names =
            endings.filter { name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }.map { _ in
                name
            } + endings.map { name + $0 }
        let urls = names.lazy.compactMap { bundle.url(forResource: $0, withExtension: nil) }
        guard let url = urls.first else {
            let (path, detail) = (bundle.bundlePath, "no resource \(name).plist or \(name).json")
            throw Diagnostic(.notFound, detail, file: path)
        }
        try self.init(contentsOf: url)
    }

    /// Reads the valid entries from a property list or JSON.
    ///
    /// Invalid entries are dropped. If a key is repeated, all its entries are dropped.
    ///
    /// - Parameters:
    ///   - data: The property list or JSON.
    ///   - file: The path of the file, or a name for the data, for diagnostics.
    /// - Returns: The valid entries, and the errors in the other entries.
    /// - Throws: `Diagnostic` if the data as a whole is malformed or exceeds a limit.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public static func recovering(
        data: Data,
        file: String = "style dictionary"
    ) throws(Diagnostic) -> Recovered {
        let limits = DocumentLimits(bytes: maximumBytes)
        var parser = StyleDictionaryParser(try DocumentTree(data: data, file: file, limits: limits))
        try parser.read()
        let dictionary = StyleDictionary(parser.entries)
        return Recovered(dictionary: dictionary, diagnostics: parser.diagnostics)
    }

    /// Reads the valid entries from a file.
    ///
    /// - Parameter url: The URL of a property list or JSON file.
    /// - Returns: The valid entries, and the errors in the other entries.
    /// - Throws: `Diagnostic` if the file as a whole is unreadable or malformed.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public static func recovering(
        contentsOf url: URL
    ) throws(Diagnostic) -> Recovered {
        try recovering(data: contents(of: url), file: url.path)
    }

    private static func contents(of url: URL) throws(Diagnostic) -> Data {
        guard url.isFileURL else {
            let (name, detail) = (url.absoluteString, "not a file URL; download the file first")
            throw Diagnostic(.unreadable, detail, file: name)
        }
        return try FileSource.fileSystem.contents(path: url.path, upTo: maximumBytes)
    }
}
