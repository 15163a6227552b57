public import Foundation
public import TypeScaleFonts

extension FontRegistry {
    /// The maximum size of a property list, in bytes.
    private static let maximumInfoDictionaryBytes = 4 << 20

    /// Registers the fonts that an `Info.plist` names, as apps on iOS have theirs registered.
    ///
    /// The key is `UIAppFonts`, "Fonts provided by application": file names or paths, from the
    /// folder that the property list is in unless another is given. iOS passes over an entry in
    /// silence that it cannot register; here each has its error in the report.
    ///
    /// - Parameters:
    ///   - infoDictionary: The property list.
    ///   - folder: The folder that the entries count from; `nil` is that of the property list.
    /// - Returns: The faces that are registered now, and what was wrong entry by entry. A property
    ///   list without the key names no fonts.
    /// - Throws: ``FontError`` if the property list cannot be read, is longer than 4 MiB or is none,
    ///   or if the key is not a list.
    /// - Complexity: O(*n*) in the number of bytes and of fonts.
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
            let detail = "entry \(index) of UIAppFonts is no file name"
            let failure = FontError(.invalidFilePath, infoDictionary.path, detail)
            registration.failures.append(failure)
        }
        return registration
    }

    /// The entries of the list; `nil` for one that is not a text.
    private static func appFonts(in file: URL) throws(FontError) -> [String?] {
        func failure(_ code: FontError.Code, _ detail: String) -> FontError {
            FontError(code, file.path, detail)
        }
        let tree: DocumentTree
        do throws(DocumentProblem) {
            let data = try BoundedFile.contents(of: file, upTo: maximumInfoDictionaryBytes)
            tree = try DocumentTree(data, limits: DocumentLimits(bytes: maximumInfoDictionaryBytes))
        } catch {
            let code: FontError.Code =
                switch error.code {
                case .notFound: .fileNotFound
                case .unreadable: .insufficientPermissions
                case .tooManyBytes, .tooDeep: .exceededResourceLimit
                default: .unrecognizedFormat
                }
            let place = error.position.map { "line \($0.line), column \($0.column): " } ?? ""
            throw failure(code, place + error.detail)
        }
        // Of two lists one would be lost; other keys are not ours to judge.
        if tree.problems.contains(where: { $0.path == [.key("UIAppFonts")] }) {
            throw failure(.unrecognizedFormat, "UIAppFonts is there twice; keep one of them")
        }
        guard tree.format != .json, tree.kind(0) == .dictionary else {
            throw failure(.unrecognizedFormat, "that is no property list with a dictionary")
        }
        guard let list = tree.child("UIAppFonts", of: 0) else { return [] }
        guard tree.kind(list) == .list else {
            throw failure(.unrecognizedFormat, "UIAppFonts is no list")
        }
        return tree.children(of: list).map(tree.text)
    }
}
