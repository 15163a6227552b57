import TypeScaleFoundation

/// Reads the rich text of a document from its tree, and collects diagnostics on the way.
///
/// A value is known by its node. Paths, lines and columns are computed at the end, for the nodes that are reported.
struct RichTextReader {
    /// A limit of the document as a whole that was exceeded, which ends the reading.
    struct Refusal: Error {
        let node: Int
        let code: RichTextDiagnostic.Code
        let message: String
    }

    /// A diagnostic whose path and position are not known yet.
    struct Finding {
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

    private var inlines = 0
    private var scalars = 0
    private(set) var payloadBytes = 0

    init(_ tree: DocumentTree, _ decoder: RichTextDecoder) {
        self.tree = tree
        limits = decoder.limits
        alphaIsFirst = decoder.alphaIsFirst
        views = decoder.views
    }
}

extension RichTextReader {
    /// Collects a diagnostic on a value.
    ///
    /// An error on a number that no `Double` holds reports that.
    mutating func note(
        _ severity: RichTextDiagnostic.Severity,
        _ code: RichTextDiagnostic.Code,
        _ node: Int,
        _ message: String,
        _ recovery: String?
    ) {
        guard findings.count < limits.diagnostics else {
            unlisted += 1
            unlistedErrors += severity == .error ? 1 : 0
            return
        }
        let isOutOfRange = severity == .error && tree.isOutOfRange(node)
        let diagnostic = RichTextDiagnostic(
            severity,
            isOutOfRange ? .numberOutOfRange : code,
            message,
            recovery: recovery
        )
        findings.append(Finding(node: node, diagnostic: diagnostic))
    }

    /// Counts a part of a rich text.
    mutating func countInline(_ node: Int) throws(Refusal) {
        inlines += 1
        guard inlines <= limits.inlines else {
            throw Refusal(
                node: node,
                code: .tooManyInlines,
                message: "the document has more than \(limits.inlines) parts of rich text "
                    + "(limit inlines)"
            )
        }
    }

    /// Counts the scalars of a text.
    mutating func countScalars(_ count: Int, _ node: Int) throws(Refusal) {
        scalars += count
        guard scalars <= limits.scalars else {
            throw Refusal(
                node: node,
                code: .tooMuchText,
                message: "the document has more than \(limits.scalars) Unicode scalars of text "
                    + "(limit scalars)"
            )
        }
    }

    /// Counts the bytes of a payload.
    mutating func countPayload(_ bytes: Int) { payloadBytes += bytes }
}
