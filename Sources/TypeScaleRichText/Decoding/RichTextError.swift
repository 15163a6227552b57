public import Foundation

/// The error of a document that was not decoded.
public struct RichTextError: Error, Hashable, Sendable {
    /// The name of the document.
    public let name: String

    package let diagnostic: RichTextDiagnostic

    /// All diagnostics up to the end of decoding, in the order of the text.
    public let diagnostics: [RichTextDiagnostic]
}

extension RichTextError: CustomStringConvertible {
    /// The name of the document and its first error.
    public var description: String {
        diagnostic.position == nil ? "\(name): \(diagnostic)" : "\(name):\(diagnostic)"
    }
}

extension RichTextError: LocalizedError {
    /// A text equal to ``description``.
    public var errorDescription: String? { description }
}
