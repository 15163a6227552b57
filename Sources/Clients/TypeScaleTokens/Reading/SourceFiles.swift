import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

/// Finds the files that Style Dictionary's configurations name with paths and patterns.
///
/// All patterns share a search of the folder, and a limit on the cost of comparing them with paths.
struct SourceFiles {
    /// The maximum number of paths and patterns.
    static let maximumCount = DesignSystem.maximumFiles

    /// The maximum number of files and folders in a folder that patterns search.
    private static let maximumEntries = 20_000

    /// The number of bytes that all patterns can compare.
    private static let maximumComparisons = 1 << 26

    private let limit: Int
    /// The number of comparisons that remain.
    private var remaining: Int
    private var count = 0
    /// The last folder that was searched, and the paths of its files.
    private var searched: (folder: URL, paths: Result<[FilePath], Diagnostic>)?
    /// The number of searches.
    private(set) var searchCount = 0

    /// The path of a file, and its components.
    private struct FilePath {
        let text: String
        let components: [String]
    }

    /// Whether no more patterns can be compared.
    var isExhausted: Bool { count > Self.maximumCount || remaining <= 0 }

    init(comparisons limit: Int = Self.maximumComparisons) {
        self.limit = limit
        remaining = limit
    }

    /// Returns the paths of the files that a path or pattern names.
    ///
    /// - Throws: `Diagnostic` if no file matches, or of the kind `tooManyFiles` past a limit.
    mutating func paths(matching text: String, in folder: URL) throws(Diagnostic) -> [String] {
        count += 1
        guard count <= Self.maximumCount else {
            let detail = "more than \(Self.maximumCount) paths and patterns; use fewer patterns"
            throw Diagnostic(.tooManyFiles, detail)
        }
        guard PathPattern.hasWildcards(text) else { return [text] }
        let pattern = try PathPattern(text)
        var found: [String] = []
        for path in try files(in: folder) where pattern.matches(path.components, &remaining) {
            found.append(path.text)
        }
        guard remaining > 0 else {
            let detail =
                "the patterns take more than \(limit) comparisons; use fewer patterns, or a folder "
                + "with fewer files"
            throw Diagnostic(.tooManyFiles, detail)
        }
        if found.isEmpty { throw Diagnostic(.notFound, "no file matches the pattern") }
        return found
    }

    private mutating func files(in folder: URL) throws(Diagnostic) -> [FilePath] {
        if let searched, searched.folder == folder { return try searched.paths.get() }
        searchCount += 1
        let paths = Result { () throws(Diagnostic) in
            try FolderSearch(folder, for: ["json", "json5"], limit: Self.maximumEntries).names
                .map { FilePath(text: $0, components: PathPattern.components(of: $0)) }
        }
        searched = (folder, paths)
        return try paths.get()
    }
}
