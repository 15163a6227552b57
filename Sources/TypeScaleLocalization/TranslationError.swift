public import Foundation
public import TypeScaleFoundation
public import TypeScaleLayout

/// A fault of a translation file, or of one entry.
public struct TranslationError: Error, Hashable, Sendable {
    /// The path of the file.
    public let path: String

    /// The line and column; `nil` for a binary file or the file as a whole.
    public internal(set) var position: TextPosition?

    /// The key of the entry; empty for the file as a whole.
    public internal(set) var key = ""

    /// The fault and its remedy, in words.
    public let detail: String
}

extension TranslationError: CustomStringConvertible {
    /// The path, position, key and fault: `de.lproj/Main.strings:4:12: title: ...`.
    public var description: String {
        let path = position.map { "\(self.path):\($0)" } ?? self.path
        let key = key.count > 80 ? key.prefix(80) + "…" : key
        return [path, key, detail].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension TranslationError: LocalizedError {
    /// A text equal to ``description``.
    public var errorDescription: String? { description }
}

// This module is the lowest one that imports both Layout and Foundation.
extension LayoutError: LocalizedError {
    /// A text equal to `description`.
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
