public import Foundation

/// Why a document was not decoded.
public struct RichTextError: Error, Hashable, Sendable {
    /// The name that was given to the document.
    public let name: String

    package let diagnostic: RichTextDiagnostic

    /// Everything that was found up to the end, that error among it, in the order of the text.
    public let diagnostics: [RichTextDiagnostic]
}

extension RichTextError: CustomStringConvertible {
    /// The first error behind the document's name.
    public var description: String {
        diagnostic.position == nil ? "\(name): \(diagnostic)" : "\(name):\(diagnostic)"
    }
}

extension RichTextError: LocalizedError {
    /// The first error behind the document's name.
    public var errorDescription: String? { description }
}
