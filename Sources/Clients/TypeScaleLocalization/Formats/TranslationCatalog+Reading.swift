public import Foundation
public import TypeScaleDiagnostics
import TypeScaleDocuments

extension TranslationCatalog {
    /// Reads a translation file.
    ///
    ///     let catalog = try TranslationCatalog(contentsOf: URL(filePath: "de.json"))
    ///
    /// The extension determines the format, as ``TypeScaleLocalization`` lists. If the file does
    /// not name its language, the language is taken from a path such as `de.lproj/Main.strings`,
    /// `values-de/strings.xml`, `locales/de/app.json` or `Main.de.json`.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - limits: The maximum size of the file.
    /// - Throws: `Diagnostic` if the file as a whole is unreadable, malformed or too large.
    /// - Complexity: O(*n*) in the size of the file.
    public init(
        contentsOf url: URL,
        limits: TranslationLimits = TranslationLimits()
    ) throws(Diagnostic) {
        try self.init(path: url.relativePath, from: .fileSystem, limits: limits)
    }

    /// Reads a file, whose path occurs in errors as it is.
    init(path: String, from source: FileSource, limits: TranslationLimits) throws(Diagnostic) {
        let data = try source.contents(path: path, upTo: limits.bytes)
        try self.init(data: consume data, path: path, limits: limits)
    }

    /// Reads the contents of a translation file.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - path: The path, which determines the format and language as in
    ///     ``init(contentsOf:limits:)``.
    ///   - limits: The maximum size of the file.
    /// - Throws: `Diagnostic` if the file as a whole is malformed or exceeds a limit.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(
        data: consuming Data,
        path: String,
        limits: TranslationLimits = TranslationLimits()
    ) throws(Diagnostic) {
        self.init(emptyAt: path, limits: limits)
        guard data.count <= limits.bytes else {
            throw Diagnostic.tooManyBytes(limits.bytes).inFile(path)
        }
        let name = TranslationFileName(path)
        guard let format = name.format else {
            throw error(
                "unknown extension; expected \(TranslationFormat.extensionsInWords)",
                .notADocument
            )
        }
        try format.read(&self, consume data, name.language)
        if let long = entries.first(where: { $0.text.utf8.count > Self.maximumTextBytes }) {
            var error = Diagnostic.longText(at: long.offset).inFile(path)
            (error.path, error.position) = (long.key, long.position)
            throw error
        }
        diagnostics.sort()
    }

    func tree(
        _ data: consuming Data,
        acceptsPropertyLists: Bool = true
    ) throws(Diagnostic) -> DocumentTree {
        var limits = DocumentLimits(bytes: self.limits.bytes)
        limits.keyBytes = Self.maximumKeyBytes
        limits.values = 4 * max(0, min(self.limits.entries, Int.max / 4))
        return try DocumentTree(
            data: consume data,
            file: path,
            limits: limits,
            acceptsPropertyLists: acceptsPropertyLists
        )
    }
}
