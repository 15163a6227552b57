public import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments
public import TypeScaleFonts

extension FontRegistry {
    /// The file name extensions of font files, in lowercase.
    public static let fileExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// Registers the fonts in a folder and its subfolders, in the order of their paths.
    ///
    /// If a file is unreadable or not a font, the other files are still registered.
    ///
    /// - Parameter folder: The URL of the folder.
    /// - Returns: The registered faces, and the errors in files with one of the ``fileExtensions``
    ///   and in subfolders. Unreadable subfolders and subfolders more than 32 levels deep are
    ///   errors. Symbolic links to folders are not followed.
    /// - Throws: `FontError` if the folder is missing or unreadable.
    /// - Complexity: O(*n*) in the number of files.
    @discardableResult
    public func register(folder: URL) throws(FontError) -> FontRegistration {
        var registration = FontRegistration()
        let search = try Self.search(folder)
        for name in search.names { registration.add(folder.appending(path: name).path, to: self) }
        for omission in search.omissions { registration.add(FontError(omission)) }
        return registration
    }

    /// Returns the paths of font files in a folder and its subfolders.
    ///
    /// - Parameter folder: The URL of the folder.
    /// - Returns: The sorted paths of files with one of the ``fileExtensions``.
    ///
    ///   Unreadable subfolders and subfolders more than 32 levels deep are omitted. Symbolic links
    ///   to folders are not followed.
    /// - Throws: `FontError` if the folder is missing, is unreadable, or contains more than
    ///   100,000 files and folders.
    /// - Complexity: O(*n* log *n*) in the number of files.
    public static func fontPaths(in folder: URL) throws(FontError) -> [String] {
        try search(folder).names.map { folder.appending(path: $0).path }
    }

    private static func search(_ folder: URL) throws(FontError) -> FolderSearch {
        do {
            return try FolderSearch(folder, for: fileExtensions)
        } catch {
            throw FontError(error)
        }
    }
}

extension FontError {
    /// Creates an error from what a search in folders reports.
    fileprivate init(_ error: Diagnostic) {
        let code: Code =
            switch error.kind {
            case .notFound: .fileNotFound
            case .unreadable: .insufficientPermissions
            default: .exceededResourceLimit
            }
        self.init(code, error.file, error.message)
    }
}

extension FontRegistration {
    mutating func add(_ error: FontError) { diagnostics.append(error) }

    mutating func add(_ path: String, to registry: FontRegistry) {
        do throws(FontError) {
            let registration = try registry.register(path: path)
            faces += registration.faces
            diagnostics += registration.diagnostics
        } catch {
            diagnostics.append(error)
        }
    }
}
