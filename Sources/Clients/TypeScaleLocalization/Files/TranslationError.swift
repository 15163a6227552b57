public import Foundation
public import TypeScaleFoundation
public import TypeScaleLayout

/// An error in a translation file, or in one of its entries.
public struct TranslationError: Error, Hashable, Sendable {
    /// The path of the file.
    public let path: String

    /// The line and column, or `nil` for a binary file or the file as a whole.
    public internal(set) var position: TextPosition?

    /// The key of the entry, or an empty string for the file as a whole.
    public internal(set) var key = ""

    /// A description of the error and its remedy.
    public let detail: String

    /// Whether the file is a known document without translations, such as a slots file.
    package internal(set) var isOtherDocument = false
}

extension TranslationError: CustomStringConvertible {
    /// The path, position, key and error, such as `de.lproj/Main.strings:4:12: title: ...`.
    public var description: String {
        let path = position.map { "\(self.path):\($0)" } ?? self.path
        let key = key.count > 80 ? key.prefix(80) + "…" : key
        return [path, key, detail].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension TranslationError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

// The conformance is here because no lower module imports both `LayoutError` and Foundation.
extension LayoutError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension TranslationError {
    init(_ problem: DocumentProblem, path: String) {
        let (key, detail) = (problem.path.keyPath, problem.detail)
        self.init(path: path, position: problem.position, key: key, detail: detail)
    }

    /// Returns the contents of a file, or throws an error that names it.
    static func contents(of path: String, upTo limit: Int) throws(TranslationError) -> Data {
        do throws(DocumentProblem) {
            return try BoundedFile.contents(path: path, upTo: limit)
        } catch {
            throw TranslationError(error, path: path)
        }
    }

    /// Returns the tree of a JSON document, or throws an error that names its file.
    static func tree(
        _ data: consuming Data,
        _ limits: DocumentLimits,
        path: String,
        isJSON: Bool = true
    ) throws(TranslationError) -> DocumentTree {
        do throws(DocumentProblem) {
            return try DocumentTree(consume data, limits: limits, isJSON: isJSON)
        } catch {
            throw TranslationError(error, path: path)
        }
    }
}
