public import Foundation
public import TypeScaleDiagnostics

/// An error that prevents a document from being decoded.
public struct RichTextError: Error, Hashable, Sendable {
    /// The error that ended decoding.
    public let diagnostic: Diagnostic

    /// All diagnostics collected before decoding ended, in the order of their positions.
    public let diagnostics: [Diagnostic]
}

extension RichTextError: CustomStringConvertible {
    /// The description of the error that ended decoding.
    public var description: String { diagnostic.description }
}

extension RichTextError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}
