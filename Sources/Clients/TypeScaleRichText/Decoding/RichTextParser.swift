import TypeScaleDiagnostics
import TypeScaleDocuments

/// Reads a document from its tree, and collects diagnostics.
///
/// Diagnostics have offsets, from which paths and positions are computed at the end.
struct RichTextParser {
    let tree: DocumentTree
    let limits: RichTextLimits
    let alphaIsFirst: Bool
    let views: [String: RichTextDecoder.ViewDecoder]

    private(set) var findings: [Diagnostic] = []
    /// The number of diagnostics past the limit, and the number of errors among them.
    private(set) var unlisted = 0
    private(set) var unlistedErrors = 0

    /// The numbers of parts and Unicode scalars read so far.
    var inlines = 0
    var scalars = 0
    /// The total size of the unknown parts read so far, in bytes.
    var payloadBytes = 0

    init(_ tree: DocumentTree, _ decoder: RichTextDecoder) {
        self.tree = tree
        limits = decoder.limits
        alphaIsFirst = decoder.alphaIsFirst
        views = decoder.views
    }

    /// Collects a diagnostic, and changes its kind if it is an error about an out-of-range number.
    mutating func note(
        _ kind: Diagnostic.Kind,
        _ node: Int,
        _ message: String,
        _ recovery: String
    ) {
        let isError = kind.richTextSeverity == .error
        guard findings.count < limits.diagnostics else {
            unlisted += 1
            unlistedErrors += isError ? 1 : 0
            return
        }
        let isOutOfRange = isError && tree.isOutOfRange(node)
        let kind = isOutOfRange ? .numberOutOfRange : kind
        findings.append(diagnostic(kind, node, "\(message); \(recovery)"))
    }

    /// Returns an error that ends decoding.
    func refusal(_ kind: Diagnostic.Kind, _ node: Int, _ message: String) -> Diagnostic {
        diagnostic(kind, node, message)
    }

    private func diagnostic(
        _ kind: Diagnostic.Kind,
        _ node: Int,
        _ message: String
    ) -> Diagnostic {
        let offset = tree.offset(of: node)
        return Diagnostic(kind, message, severity: kind.richTextSeverity, offset: offset)
    }
}
