import TypeScaleDiagnostics
import TypeScaleLocalization

/// Reads the translations of an app, and keeps the errors of files that cannot be read.
///
/// A file that cannot be read has no keys, so that no rule would notice it.
struct CatalogParser {
    private let source: FileSource
    private var known: Set<ExactString> = []
    /// The errors, in the order of reading.
    private(set) var errors: [Diagnostic] = []

    init(_ source: FileSource) { self.source = source }

    /// Returns the translations in a file, or `nil` if it cannot be read.
    mutating func read(_ path: String) -> TranslationCatalog? {
        let isNew = known.insert(ExactString(path)).inserted
        do throws(Diagnostic) {
            let limits = TranslationLimits()
            let data = try source.contents(path: path, upTo: limits.bytes)
            return try TranslationCatalog(data: data, path: path, limits: limits)
        } catch {
            if isNew, error.kind != .otherDocument { errors.append(error.inFile(path)) }
            return nil
        }
    }

    /// Reads the files that were not read before.
    mutating func readOthers(_ paths: [String]) {
        for path in paths where !known.contains(ExactString(path)) { _ = read(path) }
    }
}
