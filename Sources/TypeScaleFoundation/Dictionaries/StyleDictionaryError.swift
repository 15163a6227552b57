public import Foundation

/// A fault of a style dictionary.
public struct StyleDictionaryError: Error, Hashable, Sendable {
    /// The kinds of faults.
    public enum Code: CaseIterable, Sendable {
        /// There is no such file or resource.
        case fileNotFound
        /// The file cannot be read.
        case unreadable
        /// The file is longer than is read.
        case tooLong
        /// The file nests deeper than is read.
        case tooDeep
        /// The text of the file breaks the rules of property lists or JSON.
        case malformed
        /// The file is neither a property list nor JSON with a dictionary.
        case notADictionary
        /// A key is the name of no text style.
        case unknownStyle
        /// A style is there under both of its names.
        case duplicateStyle
        /// A key is there twice in one dictionary.
        case duplicateKey
        /// A key of an entry is none that there is.
        case unknownKey
        /// An entry lacks its name or size.
        case missingKey
        /// A value is of another type.
        case wrongType
        /// A size is not a positive finite number.
        case badSize
    }

    /// The kind of fault.
    public let code: Code

    /// The path of the file, or the name that the caller gave to the bytes.
    public let name: String

    /// The key path of the value: `headline.fontSize`; empty for the file as a whole.
    public internal(set) var keyPath = ""

    /// The line and column; `nil` if the file is binary or cannot be read.
    public internal(set) var position: TextPosition?

    /// The fault and its remedy, in words.
    public let detail: String

    /// The offset in the text, in bytes, which ``position`` is computed from.
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
    /// The name, position, key path and fault, as compilers write them: `Brand.plist:4:12: headline.fontSize: ...`.
    public var description: String {
        let name = position.map { "\(self.name):\($0)" } ?? self.name
        return [name, keyPath, detail].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension StyleDictionaryError: LocalizedError {
    /// The same text as ``description``.
    public var errorDescription: String? { description }
}
