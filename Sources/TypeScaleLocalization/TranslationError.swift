public import Foundation
public import TypeScaleFoundation
public import TypeScaleLayout

/// A fault of a file of translations, or of one of its entries.
public struct TranslationError: Error, Hashable, Sendable {
    /// The path of the file.
    public let path: String

    /// The line and column; `nil` if the file is binary, or the fault concerns the whole.
    public internal(set) var position: TextPosition?

    /// The key of the entry; empty if the fault concerns the whole.
    public internal(set) var key = ""

    /// The fault and its remedy, in words.
    public let detail: String
}

extension TranslationError: CustomStringConvertible {
    /// The path, the position, the key and the fault: `de.lproj/Main.strings:4:12: title: ...`.
    public var description: String {
        let path = position.map { "\(self.path):\($0)" } ?? self.path
        let key = key.count > 80 ? key.prefix(80) + "…" : key
        return [path, key, detail].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension TranslationError: LocalizedError {
    /// The same text as ``description``.
    public var errorDescription: String? { description }
}

// Layout does not import Foundation, and this is the first module that imports both.
extension LayoutError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}

extension TranslationError {
    init(_ problem: DocumentProblem, path: String) {
        self.init(
            path: path,
            position: problem.position,
            key: problem.path.keyPath,
            detail: problem.detail
        )
    }
}
