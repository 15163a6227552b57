import TypeScale
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

/// The problems in documents of tokens, whose positions are computed at the end in one pass.
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
        let code: TokenProblem.Code
        let detail: String
    }

    /// Adds a problem, unless the same problem was found in another group that inherits the value.
    mutating func add(_ code: TokenProblem.Code, at site: TokenSite, _ detail: String) {
        let problem = Found(site: site, code: code, detail: detail)
        guard known.insert(problem).inserted else { return }
        if code.severity == .error { errors += 1 } else { others += 1 }
        let count = code.severity == .error ? errors : others
        if count <= Self.maximum { found.append(problem) }
    }

    /// Returns the problems with their positions and paths, sorted by document and position.
    func located(in sources: [TokenSource]) -> [TokenProblem] {
        var problems: [TokenProblem] = []
        for (index, source) in sources.enumerated() {
            problems += source.tree.problems.map { TokenProblem($0, name: source.name) }
            let own = found.filter { $0.site.source == index }
            let locations = source.tree.locations(of: own.map(\.site.node))
            let ordered = own.enumerated().sorted {
                ($0.element.site.node, $0.offset) < ($1.element.site.node, $1.offset)
            }
            for (_, problem) in ordered {
                let location = locations[problem.site.node]
                problems.append(
                    TokenProblem(
                        problem.code,
                        name: source.name,
                        path: (location?.path ?? []).jsonPath,
                        position: location?.position,
                        problem.detail
                    )
                )
            }
        }
        let name = sources.first?.name ?? ""
        if errors > Self.maximum {
            let detail = "\(errors - Self.maximum) more errors; correct the first errors"
            problems.append(TokenProblem(.tooLong, name: name, detail))
        }
        if others > Self.maximum {
            let detail = "\(others - Self.maximum) more warnings and notes"
            problems.append(TokenProblem(.moreNotes, name: name, detail))
        }
        return problems
    }
}

/// Returns untrusted text in quotes, cut off after 48 characters and without control characters.
func quoted(_ text: String) -> String {
    let letters = text.unicodeScalars.prefix(49).map { scalar in
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x202A...0x202E ~= scalar.value
            || 0x2066...0x2069 ~= scalar.value ? "\u{FFFD}" : String(scalar)
    }
    return "'" + letters.prefix(48).joined() + (letters.count > 48 ? "…" : "") + "'"
}
