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

    /// How bad it is.
    public let severity: Severity

    /// What it is about.
    public let code: Code

    /// Where in the document, as JSONPath: `$.contents[2].content.richText[1].text.fontSize`.
    public internal(set) var path = "$"

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
