public import TypeScaleFoundation

/// A fault of a document: its position, its kind, and its effect.
public struct RichTextDiagnostic: Hashable, Sendable {
    /// The severity of a diagnostic.
    public enum Severity: String, CaseIterable, Codable, Sendable {
        /// A part is not shown as sent; in strict mode, decoding fails.
        case error
        /// Something unknown was ignored, or a text was cleaned.
        case warning
    }

    /// The severity.
    public let severity: Severity

    /// The kind of fault.
    public let code: Code

    /// The JSONPath of the value: `$.contents[2].content.richText[1].text.fontSize`.
    public internal(set) var path = "$"

    /// The line and column; `nil` if they are unknown.
    public internal(set) var position: TextPosition?

    /// The fault, in words.
    public let message: String

    /// The effect, in words; `nil` if decoding failed.
    public let recovery: String?
}

extension RichTextDiagnostic: CustomStringConvertible {
    /// The diagnostic on one line: `4:12: error: $.title: expected a string; treated as missing`.
    public var description: String {
        let place = position.map { "\($0): " } ?? ""
        let end = recovery.map { "; \($0)" } ?? ""
        return "\(place)\(severity.rawValue): \(path): \(message)\(end)"
    }
}
