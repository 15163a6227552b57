public import Foundation

/// An error in a style dictionary.
public struct StyleDictionaryError: Error, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: CaseIterable, Sendable {
        /// The file or resource does not exist.
        case fileNotFound
        /// The file cannot be read.
        case unreadable
        /// The file exceeds the size limit.
        case tooLong
        /// The file exceeds the nesting limit.
        case tooDeep
        /// The file is not a valid property list or valid JSON.
        case malformed
        /// The top-level value is not a dictionary.
        case notADictionary
        /// A key is not the name of a text style.
        case unknownStyle
        /// A style is listed under both of its names.
        case duplicateStyle
        /// A key is repeated in a dictionary.
        case duplicateKey
        /// An entry has an unknown key.
        case unknownKey
        /// An entry has no font name or no size.
        case missingKey
        /// A value has the wrong type.
        case wrongType
        /// A size is zero, negative, infinite or NaN.
        case badSize
    }

    /// The kind of error.
    public let code: Code

    /// The path of the file, or the name passed with the data.
    public let name: String

    /// The key path, such as `headline.fontSize`, or an empty string for the file as a whole.
    public internal(set) var keyPath = ""

    /// The line and column, or `nil` if they are unknown, as in a binary file.
    public internal(set) var position: TextPosition?

    /// A description of the error and its remedy.
    public let detail: String

    /// The byte offset from which ``position`` is computed.
    var offset: Int?
}

extension StyleDictionaryError {
    init(_ problem: DocumentProblem, name: String) {
        code =
            switch problem.code {
            case .notFound: .fileNotFound
            case .unreadable: .unreadable
            case .tooManyBytes: .tooLong
            case .tooDeep: .tooDeep
            case .notADocument: .notADictionary
            case .duplicateKey: .duplicateKey
            case .numberOutOfRange: .badSize
            default: .malformed
            }
        self.name = name
        keyPath = problem.path.keyPath
        position = problem.position
        detail = problem.detail
    }
}

extension StyleDictionaryError: CustomStringConvertible {
    /// The name, position, key path and error, such as `Brand.plist:4:12: headline.fontSize: ...`.
    public var description: String {
        let name = position.map { "\(self.name):\($0)" } ?? self.name
        return [name, keyPath, detail].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension StyleDictionaryError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}
