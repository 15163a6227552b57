public import TypeScaleFoundation

/// Something about a document that its author should know: what is wrong, where, and what was done
/// instead.
public struct RichTextDiagnostic: Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, CaseIterable, Codable, Sendable {
        /// Something is not shown as it was sent; in strict mode nothing is.
        case error
        /// Something is not known, or was cleaned, and the rest is shown.
        case warning
    }

    /// The kinds of things to know.
    public enum Code: String, CaseIterable, Codable, Sendable {
        /// There is no such file, or it cannot be read.
        case unreadable
        /// The document has more bytes than are read.
        case tooManyBytes
        /// The document nests deeper than is read.
        case tooDeep
        /// An object has more keys than are read.
        case tooManyKeys
        /// A key is longer than is read, 96 bytes.
        case longKey
        /// The document has more contents than are read.
        case tooManyContents
        /// A rich text, or all of them together, have more parts than are read.
        case tooManyInlines
        /// All texts together are longer than is read.
        case tooMuchText
        /// There is more to know than is listed.
        case tooManyDiagnostics
        /// The bytes are not UTF-8.
        case notUTF8
        /// The text breaks the rules of JSON.
        case syntax
        /// The JSON holds no list of contents.
        case notADocument
        /// A key is there twice in one object.
        case duplicateKey
        /// A number is too large or too near to zero to be held.
        case numberOutOfRange
        /// A text has half of a surrogate pair, which is no character.
        case loneSurrogate
        /// A value is of another type than belongs there.
        case wrongType
        /// A value is missing that has no default.
        case missingKey
        /// A key is none that is known.
        case unknownKey
        /// A view is of a type that is not known.
        case unknownViewType
        /// A part of a rich text is of a kind that is not known.
        case unknownInline
        /// A part of a rich text is of two kinds at once.
        case ambiguousInline
        /// A name is none of a style.
        case unknownStyle
        /// A text is none of a colour.
        case unknownColor
        /// A text is none of the values that belong there.
        case unknownValue
        /// A content does not decode as its type.
        case invalidContent
        /// A size is not one, or outside of the limits.
        case badSize
        /// An address is not one, too long, or of a scheme that is not kept.
        case badURL
        /// A text is longer than is read.
        case textTooLong
        /// A character has more marks than are read.
        case tooManyMarks
        /// A text has control characters, or one that stands for attachments.
        case controlCharacter
        /// A text has characters that change the direction of what follows.
        case bidirectionalControl
        /// An unknown part is larger than is kept.
        case payloadTooLarge
    }

    /// How bad it is.
    public let severity: Severity

    /// What it is about.
    public let code: Code

    /// Where in the document, as JSONPath: `$.contents[2].content.richText[1].text.fontSize`.
    public internal(set) var path: String

    /// Where in the text; `nil` where that is not known.
    public internal(set) var position: TextPosition?

    /// What is wrong, in words.
    public let message: String

    /// What was done instead, in words; `nil` where nothing was.
    public let recovery: String?
}

extension RichTextDiagnostic: CustomStringConvertible {
    /// The diagnostic in a line, as compilers write them:
    /// `4:12: error: $.contents[0].title: a string belongs here; taken as missing`.
    public var description: String {
        let place = position.map { "\($0): " } ?? ""
        let end = recovery.map { "; \($0)" } ?? ""
        return "\(place)\(severity.rawValue): \(path): \(message)\(end)"
    }
}
