import TypeScaleFoundation

/// Reads the rich text of a document from its tree, and collects diagnostics on the way.
///
/// A value is known by its node. Paths, lines and columns are computed at the end, for the nodes that are reported.
struct RichTextReader {
    /// A diagnostic whose path and position are not known yet; thrown, it ends the reading.
    struct Finding: Error {
        let node: Int
        let diagnostic: RichTextDiagnostic
    }

    let tree: DocumentTree
    let limits: RichTextLimits
    let alphaIsFirst: Bool
    let views: [String: RichTextDecoder.ViewDecoder]

    private(set) var findings: [Finding] = []
    /// The number of diagnostics past the limit, and of the errors among them.
    private(set) var unlisted = 0
    private(set) var unlistedErrors = 0

    /// The numbers of parts and of Unicode scalars that were read.
    var inlines = 0
    var scalars = 0
    /// The number of bytes of unknown parts that are kept.
    var payloadBytes = 0

    init(_ tree: DocumentTree, _ decoder: RichTextDecoder) {
        self.tree = tree
        limits = decoder.limits
        alphaIsFirst = decoder.alphaIsFirst
        views = decoder.views
    }

    /// Collects a diagnostic on a value.
    ///
    /// An error on a number that no `Double` holds reports that.
    mutating func note(
        _ code: RichTextDiagnostic.Code,
        _ node: Int,
        _ message: String,
        _ recovery: String
    ) {
        let isError = code.severity == .error
        guard findings.count < limits.diagnostics else {
            unlisted += 1
            unlistedErrors += isError ? 1 : 0
            return
        }
        let isOutOfRange = isError && tree.isOutOfRange(node)
        let code = isOutOfRange ? .numberOutOfRange : code
        let diagnostic = RichTextDiagnostic(code, message, recovery: recovery)
        findings.append(Finding(node: node, diagnostic: diagnostic))
    }

    /// Returns the error that ends the reading at a value.
    func refusal(_ code: RichTextDiagnostic.Code, _ node: Int, _ message: String) -> Finding {
        Finding(node: node, diagnostic: RichTextDiagnostic(code, message))
    }
}
