import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

/// A pattern for paths in quotes, which the shell has not expanded, such as `Sources/**/*.strings`.
///
/// As in a shell, `*` and `?` match characters of a name, and `**` matches any number of folders. A
/// name that begins with a period matches only a pattern that begins with one. A backslash makes
/// the next character literal.
struct FilePattern {
    private enum Component {
        case name(String)
        case pattern(GlobPattern)
        /// `**`
        case folders
    }

    private let text: String
    private let components: [Component]
    /// The path before the first component.
    private let start: String
    /// Whether the pattern matches folders, in addition to files.
    private let acceptsFolders: Bool
    private let tree: any InputTree

    /// The maximum number of names to compare.
    private static let maximumNames = 100_000
    /// The maximum number of folders that `**` matches.
    private static let maximumDepth = 32
    private static let maximumComponents = 256

    /// Creates a pattern.
    ///
    /// Returns `nil` for a path without wildcards, of an existing file, or with very many parts.
    ///
    /// - Parameters:
    ///   - operand: The path or pattern.
    ///   - folder: The folder to which the operand is relative, or `nil` for the current folder.
    ///   - tree: The files that the pattern can match.
    init?(
        _ operand: String,
        in folder: String? = nil,
        of tree: some InputTree = SystemTree()
    ) {
        guard operand.utf8.contains(where: { "*?".utf8.contains($0) }),
            tree.type(of: FilePath.joined(folder, operand)) == nil
        else { return nil }
        self.tree = tree
        text = operand
        start = operand.utf8.first == UInt8(ascii: "/") ? "/" : folder ?? ""
        let parts = operand.unicodeScalars.split(separator: "/").map(Substring.init)
        // At the end of a pattern, `**` matches all files in a folder.
        acceptsFolders = parts.last != "**"
        guard parts.count < Self.maximumComponents else { return nil }
        components = (acceptsFolders ? parts : parts + ["*"]).map { part in
            let pattern = GlobPattern(String(part))
            if part == "**" { return .folders }
            return pattern.isLiteral ? .name(pattern.literalText) : .pattern(pattern)
        }
    }

    /// Returns the paths of the matching folders, and of the matching files with an extension.
    ///
    /// - Returns: The paths in ascending order of their components, and the unreadable folders.
    /// - Throws: `UsageError` if the folders contain too many names.
    func matches(_ extensions: Set<String>) throws -> (paths: [String], unreadable: [String]) {
        var search = Search(extensions: extensions, tree: tree)
        search.acceptsFolders = acceptsFolders
        do throws(TooManyNames) {
            try search.add(components[...], start, depth: 0)
        } catch {
            throw UsageError(
                "the folders of \(quoted(text)) contain more than \(Self.maximumNames) entries; "
                    + "use a longer path before the first wildcard"
            )
        }
        return (search.paths, search.unreadable)
    }
}

extension FilePattern {
    private struct TooManyNames: Error {}

    /// A search in progress.
    private struct Search {
        let extensions: Set<String>
        let tree: any InputTree
        var acceptsFolders = true
        private(set) var paths: [String] = []
        private(set) var unreadable: [String] = []
        private var nameCount = 0
        /// The folders that were searched for the rest of a pattern.
        private var known: Set<ExactString> = []

        init(extensions: Set<String>, tree: any InputTree) {
            self.extensions = extensions
            self.tree = tree
        }

        mutating func add(
            _ rest: ArraySlice<Component>,
            _ folder: String,
            depth: Int
        ) throws(TooManyNames) {
            guard let first = rest.first, depth <= FilePattern.maximumDepth,
                known.insert(ExactString("\(rest.count) \(folder)")).inserted
            else { return }
            let others = rest.dropFirst()
            switch first {
            case .name(let name):
                let path = FilePath.joined(folder, name)
                if others.isEmpty {
                    if tree.type(of: path) != nil { addMatch(path) }
                } else if tree.isFolder(path) {
                    try add(others, path, depth: depth)
                }
            case .pattern(let pattern):
                let isHidden = pattern.text.utf8.first == UInt8(ascii: ".")
                for name in try names(in: folder)
                where pattern.matches(name) && (name.utf8.first != UInt8(ascii: ".") || isHidden) {
                    let path = FilePath.joined(folder, name)
                    if others.isEmpty {
                        addMatch(path)
                    } else if tree.isFolder(path) {
                        try add(others, path, depth: depth)
                    }
                }
            case .folders:
                try add(others, folder, depth: depth)
                for name in try names(in: folder) where name.utf8.first != UInt8(ascii: ".") {
                    let path = FilePath.joined(folder, name)
                    // As in a shell, links to folders are not followed.
                    guard tree.type(of: path) == .typeDirectory else { continue }
                    try add(rest, path, depth: depth + 1)
                }
            }
        }

        /// Returns the names in a folder, or no names if the folder is unreadable.
        private mutating func names(in folder: String) throws(TooManyNames) -> [String] {
            let path = folder.isEmpty ? "." : folder
            guard let names = try? tree.names(in: path) else {
                unreadable.append(path)
                return []
            }
            nameCount += names.count
            guard nameCount <= FilePattern.maximumNames else { throw TooManyNames() }
            return names.sorted()
        }

        private mutating func addMatch(_ path: String) {
            let name = path.fileName.lowercased()
            let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
            let ending = dot.map { String(name[name.utf8.index(after: $0)...]) } ?? ""
            let isFile = extensions.contains(ending) || extensions.contains(name)
            let isFolder = tree.isFolder(path)
            if isFolder ? acceptsFolders : isFile { paths.append(path) }
        }
    }
}
