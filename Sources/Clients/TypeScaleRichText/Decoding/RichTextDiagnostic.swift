public import Foundation
public import TypeScaleFoundation

/// An error or warning about a document, with its position and effect.
public struct RichTextDiagnostic: Hashable, Sendable {
    /// The severity of a diagnostic.
    public enum Severity: String, CaseIterable, Codable, Sendable {
        /// A part is not shown as it was sent, or decoding fails.
        case error
        /// Something unknown was ignored, or unsafe characters were removed, replaced or isolated.
        case warning
    }

    /// The severity.
    public let severity: Severity

    /// The kind of diagnostic.
    public let code: Code

    /// The JSONPath of the value, such as `$.contents[2].content.richText[1].text.fontSize`.
    public internal(set) var path = "$"

    /// The line and column, or `nil` if they are unknown.
    public internal(set) var position: TextPosition?

    /// A description of the error or warning.
    public let message: String

    /// A description of the effect, or `nil` if there is none, as when decoding fails.
    public let recovery: String?
}

extension RichTextDiagnostic: CustomStringConvertible {
    /// One line, such as `4:12: error: $.title: expected a string; treated as missing`.
    public var description: String {
        let place = position.map { "\($0): " } ?? ""
        let end = recovery.map { "; \($0)" } ?? ""
        return "\(place)\(severity.rawValue): \(path): \(message)\(end)"
    }
}

/// An error that prevents a document from being decoded.
public struct RichTextError: Error, Hashable, Sendable {
    /// The name of the document.
    public let name: String

    package let diagnostic: RichTextDiagnostic

    /// The diagnostics collected before decoding ended, in the order of their positions.
    public let diagnostics: [RichTextDiagnostic]
}

extension RichTextError: CustomStringConvertible {
    /// The name of the document and the error that ended decoding.
    public var description: String {
        diagnostic.position == nil ? "\(name): \(diagnostic)" : "\(name):\(diagnostic)"
    }
}

extension RichTextError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}
