import TypeScaleFoundation

/// A value in one of the documents that a reader reads.
struct TokenSite: Hashable, Sendable {
    /// The index of the document.
    let source: Int
    /// The index of the value in the document's tree.
    let node: Int
}

/// A document of tokens.
struct TokenSource: Sendable {
    let name: String
    let tree: DocumentTree
}

/// The diagnostics for documents of tokens, whose positions are computed at the end in one pass.
struct TokenDiagnostics {
    /// The maximum number of errors, and of warnings and notes, after which others are counted.
    static let maximum = 1000

    /// The number of errors.
    private(set) var errors = 0
    private var others = 0
    private var found: [Found] = []
    private var known: Set<Found> = []

    private struct Found: Hashable {
        let site: TokenSite
        let diagnostic: Diagnostic
    }

    /// Adds a diagnostic, unless the same one was found in another group that inherits the value.
    mutating func add(_ diagnostic: Diagnostic, at site: TokenSite) {
        let new = Found(site: site, diagnostic: diagnostic)
        guard known.insert(new).inserted else { return }
        let isError = diagnostic.severity == .error
        if isError { errors += 1 } else { others += 1 }
        if (isError ? errors : others) <= Self.maximum { found.append(new) }
    }

    /// Returns the diagnostics with their positions and paths, sorted by document and position.
    func located(in sources: [TokenSource]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for (index, source) in sources.enumerated() {
            diagnostics += source.tree.diagnostics.map(\.withoutRootPath)
            let ordered = found.filter { $0.site.source == index }.enumerated().sorted {
                ($0.element.site.node, $0.offset) < ($1.element.site.node, $1.offset)
            }
            diagnostics += source.tree.located(ordered.map(\.element.diagnostic))
        }
        let name = sources.first?.name ?? ""
        if errors > Self.maximum {
            let message = "\(errors - Self.maximum) more errors; correct the first errors"
            diagnostics.append(Diagnostic(.tooManyDiagnostics, message, file: name))
        }
        if others > Self.maximum {
            let message = "\(others - Self.maximum) more warnings and notes"
            diagnostics.append(
                Diagnostic(.tooManyDiagnostics, message, severity: .note, file: name)
            )
        }
        return diagnostics
    }
}

/// Returns untrusted text in quotes, truncated after 48 characters and without control characters.
func quoted(_ text: String) -> String {
    "'\(VisibleText(text, limit: 48))'"
}
