public import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments
public import TypeScaleFonts

extension FontRegistry {
    /// The maximum size of a property list, in bytes.
    private static let maximumInfoDictionaryBytes = 4 << 20

    /// The maximum number of entries in a property list.
    private static let maximumAppFonts = 1000

    /// Registers the fonts listed in an `Info.plist`, as iOS does for an app.
    ///
    /// The fonts are listed under the key `UIAppFonts`, which Xcode shows as "Fonts provided by
    /// application". The entries are file names or paths. iOS silently ignores entries that it
    /// cannot register, but this method reports them.
    ///
    /// - Parameters:
    ///   - infoDictionary: The URL of the property list.
    ///   - folder: The folder that contains the fonts, or `nil` for the property list's folder.
    /// - Returns: The registered faces, and the errors in individual entries. If the key is
    ///   missing, both are empty.
    /// - Throws: `FontError` if the property list is unreadable, malformed or longer than 4 MiB.
    ///   Also throws an error if the key is repeated, or its value is not an array of at most
    ///   1,000 entries.
    /// - Complexity: O(*n*) in the number of bytes and fonts.
    @discardableResult
    public func registerAppFonts(
        infoDictionary: URL,
        relativeTo folder: URL? = nil
    ) throws(FontError) -> FontRegistration {
        let entries = try Self.appFonts(in: infoDictionary)
        let base = folder ?? infoDictionary.deletingLastPathComponent()
        var registration = FontRegistration()
        for (index, entry) in entries.enumerated() {
            if let name = entry, !name.isEmpty {
                registration.add(base.appending(path: name).path, to: self)
                continue
            }
            let detail = "expected a file name in entry \(index) of UIAppFonts"
            registration.diagnostics.append(
                FontError(.invalidFilePath, infoDictionary.path, detail)
            )
        }
        return registration
    }

    /// Returns the entries of `UIAppFonts`, with `nil` for each entry that is not a string.
    private static func appFonts(in file: URL) throws(FontError) -> [String?] {
        func failure(_ code: FontError.Code, _ detail: String) -> FontError {
            FontError(code, file.path, detail)
        }
        let tree: DocumentTree
        do throws(Diagnostic) {
            let data = try FileSource.fileSystem.contents(
                path: file.path,
                upTo: maximumInfoDictionaryBytes
            )
            tree = try DocumentTree(
                data: data,
                limits: DocumentLimits(bytes: maximumInfoDictionaryBytes)
            )
        } catch {
            let code: FontError.Code =
                switch error.kind {
                case .notFound: .fileNotFound
                case .unreadable: .insufficientPermissions
                case .tooManyBytes, .tooManyValues, .tooDeep: .exceededResourceLimit
                default: .unrecognizedFormat
                }
            let place = error.position.map { "\(file.path):\($0)" } ?? file.path
            throw FontError(code, place, error.message)
        }
        // Of duplicate lists, only one would be read. Other duplicate keys do not affect fonts.
        if tree.diagnostics.contains(where: { $0.path == "UIAppFonts" }) {
            throw failure(.unrecognizedFormat, "duplicate key UIAppFonts; keep one")
        }
        guard !tree.isJSON, tree.kind(0) == .dictionary else {
            throw failure(.unrecognizedFormat, "expected a property list with a dictionary")
        }
        guard let list = tree.child("UIAppFonts", of: 0) else { return [] }
        guard tree.kind(list) == .list else {
            throw failure(.unrecognizedFormat, "expected UIAppFonts to be an array")
        }
        guard tree.childCount(of: list) <= maximumAppFonts else {
            let detail = "UIAppFonts exceeds the limit of \(maximumAppFonts) entries"
            throw failure(.exceededResourceLimit, detail)
        }
        return tree.children(of: list).map(tree.text)
    }
}
