import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

/// A value in one of the documents of a design system.
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
    /// The name of the document's set in Tokens Studio, which references can begin with.
    var set: String?
    /// The bytes of a style dictionary, which has a parser of its own.
    var data: Data?
}

/// The diagnostics for documents of tokens, whose positions are computed at the end in one pass.
struct TokenDiagnostics {
    /// The maximum number of errors, and of warnings and notes, after which others are counted.
    static let maximum = 1000

    /// The errors in files of a folder that could not be read as a whole.
    var files: [Diagnostic] = []
    /// The number of errors.
    private(set) var errors = 0
    private var others = 0
    private var found: [Found] = []
    private var known: Set<Found> = []
    /// The number of similar diagnostics, and the first one.
    private var groups = NameDictionary<(count: Int, index: Int)>()
    /// The beginnings of the references that need tokens of other files, and their number.
    private var missing = NameDictionary<Int>()
    private var missingSite: TokenSite?

    private struct Found: Hashable {
        let site: TokenSite
        var diagnostic: Diagnostic
    }

    /// Whether there is any error.
    var hasErrors: Bool { errors > 0 || missingSite != nil || !files.isEmpty }

    /// Adds a diagnostic, unless the same one was found in another group that inherits the value.
    mutating func add(_ diagnostic: Diagnostic, at site: TokenSite) {
        let new = Found(site: site, diagnostic: diagnostic)
        guard known.insert(new).inserted else { return }
        let isError = diagnostic.severity == .error
        if isError { errors += 1 } else { others += 1 }
        if (isError ? errors : others) <= Self.maximum { found.append(new) }
    }

    /// Adds only the first diagnostic of a group, whose number its message then states.
    mutating func add(_ diagnostic: Diagnostic, at site: TokenSite, group: String) {
        if let (count, index) = groups[group] {
            groups[group] = (count + 1, index)
        } else if groups.count < Self.maximum {
            groups[group] = (1, found.count)
            if diagnostic.severity == .error { errors += 1 }
            found.append(Found(site: site, diagnostic: diagnostic))
        }
    }

    /// Adds a reference to a token of a file that was not read.
    mutating func addMissing(_ names: [String], at site: TokenSite) {
        missingSite = missingSite ?? site
        let start = names.prefix(max(1, names.count - 1)).prefix(2).joined(separator: ".")
        if missing[start] != nil || missing.count < Self.maximum {
            missing[start, default: 0] += 1
        }
    }

    /// The error for all references that need other files.
    private var missingError: Diagnostic? {
        guard missingSite != nil else { return nil }
        let count = missing.reduce(0) { $0 + $1.value }
        let names = missing.map { $0.key }
        let list = names.prefix(8).map { quoted("{\($0)…}") }.joined(separator: ", ")
        let more = names.count > 8 ? " and \(names.count - 8) more" : ""
        let need = count == 1 ? "1 reference needs" : "\(count) references need"
        let detail = "\(need) tokens of other files: \(list)\(more); read these files, too"
        return Diagnostic(.missingTarget, detail)
    }

    /// Returns the diagnostics with their positions and paths, sorted by document and position.
    func located(in sources: [TokenSource]) -> [Diagnostic] {
        var diagnostics = files
        var found = found
        for (_, (count, index)) in groups where count > 1 {
            let first = found[index].diagnostic
            found[index].diagnostic = Diagnostic(
                first.kind,
                "\(first.message) (\(count) times)",
                severity: first.severity,
                offset: first.offset
            )
        }
        if let missingSite, var error = missingError {
            error.offset = sources[missingSite.source].tree.offset(of: missingSite.node)
            found.append(Found(site: missingSite, diagnostic: error))
        }
        for (index, source) in sources.enumerated() {
            let own = found.filter { $0.site.source == index }.map(\.diagnostic)
            let located = source.tree.diagnostics.map(\.withoutRootPath) + source.tree.located(own)
            diagnostics += located.sorted()
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
