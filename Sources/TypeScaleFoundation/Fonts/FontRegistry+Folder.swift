public import Foundation
public import TypeScaleFonts

extension FontRegistry {
    /// The endings of the file names that a folder's fonts have, in lower case.
    public static let fileExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// Registers the fonts of a folder and the folders in it, in the order of their paths.
    ///
    /// A file that is no font, or cannot be read, loses itself only.
    ///
    /// - Parameter folder: The folder.
    /// - Returns: The faces that are registered now, and what was wrong with files that are called
    ///   like fonts.
    /// - Throws: ``FontError`` if there is no such folder or it cannot be read.
    /// - Complexity: O(*n*) in the number of files.
    @discardableResult
    public func register(folder: URL) throws(FontError) -> FontRegistration {
        var registration = FontRegistration()
        for path in try Self.fontPaths(in: folder) { registration.add(path, to: self) }
        return registration
    }

    /// The paths of the files in a folder, and the folders in it, that are called like fonts.
    ///
    /// - Parameter folder: The folder.
    /// - Returns: The paths, sorted.
    /// - Throws: ``FontError`` if there is no such folder or it cannot be read.
    /// - Complexity: O(*n* log *n*) in the number of files.
    public static func fontPaths(in folder: URL) throws(FontError) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        } catch {
            let isThere = FileManager.default.fileExists(atPath: folder.path)
            throw FontError(
                isThere ? .insufficientPermissions : .fileNotFound,
                folder.path,
                isThere ? "the folder cannot be read" : "no such folder"
            )
        }
        return names.filter { name in
            fileExtensions.contains(URL(filePath: name).pathExtension.lowercased())
        }.sorted().map { folder.appending(path: $0).path }
    }
}

extension FontRegistration {
    mutating func add(_ path: String, to registry: FontRegistry) {
        do throws(FontError) {
            let registration = try registry.register(path: path)
            faces += registration.faces
            failures += registration.failures
        } catch {
            failures.append(error)
        }
    }
}
