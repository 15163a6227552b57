public import Foundation

/// A fault of a style dictionary.
public struct StyleDictionaryError: Error, Hashable, Sendable {
    /// The kind of a fault.
    public enum Code: CaseIterable, Sendable {
        /// The file or resource does not exist.
        case fileNotFound
        /// The file cannot be read.
        case unreadable
        /// The file exceeds the limit of bytes.
        case tooLong
        /// The file exceeds the limit of nesting.
        case tooDeep
        /// The text of the file is not a valid property list or valid JSON.
        case malformed
        /// The file is not a property list or JSON with a dictionary.
        case notADictionary
        /// A key is not the name of a text style.
        case unknownStyle
        /// A style appears under both of its names.
        case duplicateStyle
        /// A dictionary repeats a key.
        case duplicateKey
        /// An entry has an unknown key.
        case unknownKey
        /// An entry lacks its name or size.
        case missingKey
        /// A value has the wrong type.
        case wrongType
        /// A size is not a positive finite number.
        case badSize
    }

    /// The kind of fault.
    public let code: Code

    /// The path of the file, or the name that the caller gave to the data.
    public let name: String

    /// The key path of the value, such as `headline.fontSize`; empty for the file as a whole.
    public internal(set) var keyPath = ""

    /// The line and column; `nil` if the file is binary or cannot be read.
    public internal(set) var position: TextPosition?

    /// The fault and its remedy, in words.
    public let detail: String

    /// The offset in the text, in bytes, from which ``position`` is computed.
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
    /// The name, position, key path and fault: `Brand.plist:4:12: headline.fontSize: ...`.
    public var description: String {
        let name = position.map { "\(self.name):\($0)" } ?? self.name
        return [name, keyPath, detail].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension StyleDictionaryError: LocalizedError {
    /// A text equal to ``description``.
    public var errorDescription: String? { description }
}
