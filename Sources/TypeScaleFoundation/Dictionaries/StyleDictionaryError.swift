public import Foundation

/// What is wrong with a style dictionary, and where.
public struct StyleDictionaryError: Error, Hashable, Sendable {
    /// The kinds of things that are wrong.
    public enum Code: String, CaseIterable, Sendable {
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

    /// What is wrong.
    public let code: Code

    /// The path of the file, or the name that was given to bytes.
    public let place: String

    /// Where in the file: `headline.fontSize`; empty for the whole.
    public let keyPath: String

    /// The line and column; `nil` where the file is no text, or is not there.
    public let position: TextPosition?

    /// What exactly, and what to do, in words.
    public let detail: String

    init(
        code: Code,
        place: String,
        keyPath: String = "",
        position: TextPosition? = nil,
        detail: String
    ) {
        self.code = code
        self.place = place
        self.keyPath = keyPath
        self.position = position
        self.detail = detail
    }
}

extension StyleDictionaryError: CustomStringConvertible {
    /// Where, what, and what to do: `Brand.plist:4:12: headline.fontSize: ...`.
    public var description: String {
        let place = position.map { "\(self.place):\($0)" } ?? self.place
        return [place, keyPath, detail].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension StyleDictionaryError: LocalizedError {
    /// Where, what, and what to do.
    public var errorDescription: String? { description }
}
