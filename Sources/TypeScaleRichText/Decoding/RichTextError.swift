public import Foundation

/// An error that prevents a document from being decoded.
public struct RichTextError: Error, Hashable, Sendable {
    /// The name of the document.
    public let name: String

    package let diagnostic: RichTextDiagnostic

    /// The diagnostics before decoding ended, in the order of their positions.
    public let diagnostics: [RichTextDiagnostic]
}

extension RichTextError: CustomStringConvertible {
    /// The name of the document and its first error.
    public var description: String {
        diagnostic.position == nil ? "\(name): \(diagnostic)" : "\(name):\(diagnostic)"
    }
}

extension RichTextError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}
