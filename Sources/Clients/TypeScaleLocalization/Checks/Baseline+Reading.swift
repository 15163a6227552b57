public import Foundation
public import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLayout

extension Baseline {
    /// Reads a baseline file.
    ///
    /// - Parameter url: The URL of the file.
    /// - Throws: `Diagnostic` for the first error in the file.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(contentsOf url: URL) throws(Diagnostic) {
        let path = url.relativePath
        let data = try FileSource.fileSystem.contents(path: path, upTo: Self.maximumBytes)
        try self.init(data: data, file: path)
    }

    /// Reads the contents of a baseline file.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - file: The path of the file, or a name for the data, for diagnostics.
    /// - Throws: `Diagnostic` for the first error in the file.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(data: Data, file: String = "") throws(Diagnostic) {
        var limits = DocumentLimits(bytes: Self.maximumBytes, nesting: 4, diagnostics: 1)
        limits.values = 16 << 20
        let tree = try DocumentTree(
            data: data,
            file: file,
            limits: limits,
            acceptsPropertyLists: false
        )
        if let diagnostic = tree.diagnostics.first { throw diagnostic }
        func error(_ node: Int, _ detail: String) -> Diagnostic {
            tree.located([Diagnostic(.wrongType, detail, offset: tree.offset(of: node))])[0]
        }
        guard tree.kind(0) == .dictionary, let list = tree.child("findings", of: 0),
            tree.kind(list) == .list
        else { throw error(0, "expected a dictionary with a list of findings") }
        guard let version = tree.child("version", of: 0), tree.integer(version) == 1 else {
            throw error(0, "expected version 1; write the baseline again")
        }
        self.init()
        func text(_ key: String, _ node: Int) -> String? {
            tree.child(key, of: node).flatMap(tree.text)
        }
        let errors = tree.child("errors", of: 0).map { Array(tree.children(of: $0)) } ?? []
        for node in errors {
            guard let file = text("file", node), let key = text("key", node),
                let message = text("message", node)
            else { throw error(node, "expected texts for file, key and message") }
            insert(FileError(file: file, key: key, message: message))
        }
        for node in tree.children(of: list) {
            guard tree.kind(node) == .dictionary else { throw error(node, "expected a dictionary") }
            guard let key = text("key", node), let words = text("text", node),
                let name = tree.child("verdict", of: node).flatMap(tree.name)
            else {
                throw error(node, "expected texts for key, text and verdict")
            }
            guard let verdict = FitVerdict(rawValue: name) else {
                throw error(node, "unknown verdict; write the baseline again")
            }
            let from = tree.child("from", of: node).flatMap(tree.name).flatMap { TextSizeStep($0) }
            let subject = Subject(
                key: key,
                language: text("language", node) ?? "",
                variation: text("variation", node) ?? "",
                text: words
            )
            insert(Known(verdict: verdict, from: from), subject)
        }
        guard let code = tree.child("code", of: 0) else { return }
        guard tree.kind(code) == .list else { throw error(code, "expected a list for code") }
        for node in tree.children(of: code) {
            guard let rule = tree.child("rule", of: node).flatMap(tree.name),
                let file = text("file", node), let code = text("code", node)
            else { throw error(node, "expected texts for rule, file and code") }
            insert(rule: rule, file: file, code: code)
        }
    }
}
