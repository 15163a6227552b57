public import Foundation

/// Why a document was not decoded.
public struct RichTextError: Error, Hashable, Sendable {
    /// The name that was given to the document.
    public let name: String

    /// The first error.
    package let diagnostic: RichTextDiagnostic

    /// Everything that was found up to the end, that error among it, in the order of the text.
    public let diagnostics: [RichTextDiagnostic]
}

extension RichTextError {
    /// An error of a document as a whole.
    init(name: String, _ code: RichTextDiagnostic.Code, _ message: String) {
        let diagnostic = RichTextDiagnostic(.error, code, message)
        self.init(name: name, diagnostic: diagnostic, diagnostics: [diagnostic])
    }
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
