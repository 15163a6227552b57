import Foundation
import TypeScaleDiagnostics
import TypeScaleLocalization

/// The files that an operand names: one file, or the files in a folder that are not hidden.
struct InputFiles {
    /// The path of the file, or the sorted paths of the files in the folder.
    let paths: [String]

    /// The subfolders that were not searched, each with the reason.
    let omissions: [Diagnostic]

    /// Finds the files that an operand names.
    ///
    /// - Parameters:
    ///   - operand: The path of a file or folder.
    ///   - extensions: The extensions of the file names to find in a folder, in lowercase.
    ///   - names: The extensions in the error for a folder without such files.
    ///   - isAbsolute: Whether the paths of the files in a folder are absolute.
    ///   - tree: The files that the operand can name.
    /// - Throws: `DataError` if the folder contains no such files and was searched completely, or
    ///   `Diagnostic` if it cannot be searched.
    init(
        _ operand: String,
        _ extensions: Set<String>,
        _ names: String,
        isAbsolute: Bool = false,
        of tree: some InputTree = SystemTree()
    ) throws {
        guard tree.isFolder(operand) else {
            (paths, omissions) = ([operand], [])
            return
        }
        let search = try tree.search(operand, for: extensions)
        // The settings of editors are in hidden folders.
        let visible = search.names.filter { name in
            let dot = UInt8(ascii: ".")
            return name.utf8.split(separator: UInt8(ascii: "/")).allSatisfy { $0.first != dot }
        }
        guard !visible.isEmpty || !search.omissions.isEmpty else {
            throw DataError("\(operand): the folder contains no \(names) files")
        }
        let folder = FilePath.url(operand)
        let path = isAbsolute ? folder.absoluteURL.path : folder.relativePath
        let prefix = FilePath.joined(path, "")
        paths = visible.map { prefix + $0 }
        omissions = search.omissions
    }
}

extension Console {
    /// Returns the documents that operands name, after reporting each folder that was omitted.
    ///
    /// - Returns: The paths in the order of the operands, and whether no folder was omitted.
    func documents(
        _ operands: [String],
        _ extensions: Set<String>,
        _ names: String,
        of tree: some InputTree = SystemTree()
    ) throws -> (paths: [String], isComplete: Bool) {
        var paths: [String] = []
        var isComplete = true
        func complain(_ error: DataError) throws {
            isComplete = false
            try self.complain(error)
        }
        for operand in operands {
            do {
                let files = try InputFiles(operand, extensions, names, of: tree)
                paths += files.paths
                for omission in files.omissions { try complain(DataError(opening: omission)) }
            } catch let error as Diagnostic {
                try complain(DataError(opening: error))
            } catch let error as DataError {
                try complain(error)
            }
        }
        return (paths, isComplete)
    }

    /// Returns the translation files that operands name: files, folders, or patterns.
    ///
    /// - Parameters:
    ///   - operands: The operands.
    ///   - folder: A folder to which the operands are relative, in which patterns need not match.
    ///   - tree: The files that the operands can name.
    /// - Returns: The paths without duplicates, and whether all folders were read.
    /// - Throws: `UsageError` for a pattern that matches no file.
    func translations(
        _ operands: [String],
        in folder: String? = nil,
        of tree: some InputTree = SystemTree()
    ) throws -> (paths: [String], isComplete: Bool) {
        let extensions =
            Set(TranslationFormat.all.flatMap(\.pathExtensions)).subtracting(["xml"]).union([
                "strings.xml"
            ])
        var paths: [String] = []
        var isComplete = true
        func add(_ found: [String]) throws {
            let files = try documents(found, extensions, "translation", of: tree)
            paths += files.paths
            isComplete = isComplete && files.isComplete
        }
        for operand in operands {
            guard let pattern = FilePattern(operand, in: folder, of: tree) else {
                try add([FilePath.joined(folder, operand)])
                continue
            }
            let matches = try pattern.matches(extensions)
            for path in matches.unreadable {
                isComplete = false
                try complain(DataError("\(path): \(FilePath.reason(forUnreadable: path))"))
            }
            guard !matches.paths.isEmpty || folder != nil else {
                throw UsageError("no translation file matches \(quoted(operand))")
            }
            try add(matches.paths)
        }
        // Patterns can match a file twice. Canonically equivalent paths are different files.
        var known: Set<ExactString> = []
        return (paths.filter { known.insert(ExactString($0)).inserted }, isComplete)
    }
}

extension DataError {
    /// Creates an error for a file or folder that cannot be opened.
    fileprivate init(opening error: Diagnostic) {
        self.init("\(error.file): \(error.message)")
    }
}
