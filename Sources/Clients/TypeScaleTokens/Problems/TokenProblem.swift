public import Foundation
public import TypeScaleFoundation

/// An error, a warning or a note for a token file.
public struct TokenProblem: Error, Hashable, Sendable {
    /// The kind of a problem.
    public enum Code: String, CaseIterable, Sendable {
        /// The file does not exist.
        case fileNotFound
        /// The file cannot be read.
        case unreadable
        /// The file exceeds the limit on bytes or values, or its groups contain too many tokens.
        case tooLong
        /// The file exceeds the nesting limit, possibly through references.
        case tooDeep
        /// The file is not valid JSON.
        case malformed
        /// A key is repeated in an object.
        case duplicateKey
        /// An object contains an unknown key.
        case unknownKey
        /// A required key is missing.
        case missingKey
        /// The name of a token or group contains a forbidden character.
        case badName
        /// A value has the wrong type.
        case wrongType
        /// A token has no type, or an unknown type.
        case unknownType
        /// A number is out of range.
        case badNumber
        /// A dimension has an unknown unit.
        case badUnit
        /// A reference is malformed.
        case badReference
        /// The target of a reference does not exist.
        case missingTarget
        /// References form a cycle.
        case circularReference
        /// A text style, category, curve or weight has an unknown name.
        case unknownName
        /// A resolver document breaks a rule.
        case badResolver
        /// A modifier has no context, or an unknown context.
        case unknownContext
        /// A value was converted from an earlier draft or from another tool.
        case oldForm
        /// The faces of a family are not listed, so that its name replaces the name of the face.
        case unknownFace
        /// The file does not specify a text style, so that a style is proposed.
        case proposedStyle
        /// The file has more than 1,000 warnings and notes, and the rest is only counted.
        case moreNotes
        /// A format cannot hold a value.
        case cannotBeWritten
    }

    /// How severe a problem is.
    public enum Severity: String, CaseIterable, Sendable {
        /// A value was dropped.
        case error
        /// A value was converted or replaced.
        case warning
        /// A value was proposed.
        case note
    }

    /// The kind of problem.
    public let code: Code

    /// The path of the file, or the name passed with the data.
    public let name: String

    /// The [JSONPath](https://www.rfc-editor.org/rfc/rfc9535) of the value, such as
    /// `$.heading.large`, or an empty string for the file as a whole.
    public internal(set) var path: String

    /// The line and column, or `nil` if they are unknown.
    public internal(set) var position: TextPosition?

    /// A description of the problem and its remedy.
    public let detail: String

    init(
        _ code: Code,
        name: String,
        path: String = "",
        position: TextPosition? = nil,
        _ detail: String
    ) {
        self.code = code
        self.name = name
        self.path = path
        self.position = position
        self.detail = detail
    }
}

extension TokenProblem {
    /// How severe the problem is.
    public var severity: Severity { code.severity }

    init(_ problem: DocumentProblem, name: String) {
        let code: Code =
            switch problem.code {
            case .notFound: .fileNotFound
            case .unreadable: .unreadable
            case .tooManyBytes, .tooManyKeys, .longKey, .tooManyDiagnostics: .tooLong
            case .tooDeep: .tooDeep
            case .duplicateKey: .duplicateKey
            case .numberOutOfRange: .badNumber
            default: .malformed
            }
        self.init(
            code,
            name: name,
            path: problem.path.isEmpty ? "" : problem.path.jsonPath,
            position: problem.position,
            problem.detail
        )
    }
}

extension TokenProblem.Code {
    var severity: TokenProblem.Severity {
        switch self {
        case .oldForm, .unknownFace: .warning
        case .proposedStyle, .moreNotes: .note
        default: .error
        }
    }
}

extension TokenProblem: CustomStringConvertible {
    /// The name, position, path and problem, such as `a.json:4:12: $.heading: missing $value`.
    public var description: String {
        let name = position.map { "\(self.name):\($0)" } ?? self.name
        return [name, path, detail].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension TokenProblem: LocalizedError {
    /// The problem's ``description``.
    public var errorDescription: String? { description }
}
