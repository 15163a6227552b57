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
}
