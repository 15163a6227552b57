import TypeScaleDiagnostics
import TypeScaleDocuments

/// A kind of JSON document that a folder often contains, but that has no translations.
///
/// Such a file is known by its structure, because it can have any name.
enum OtherDocument: String, CaseIterable {
    case slots = "a slots file"
    case baseline = "a baseline"
    case results = "a report of typescale fit"
    /// See the [schema](https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json).
    case sarif = "a SARIF file"
    /// `Contents.json`, see the
    /// [format](https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/).
    case assets = "part of an asset catalog"

    /// Returns the kind of a document, or `nil` if the document can contain translations.
    init?(_ tree: DocumentTree) {
        guard tree.kind(0) == .dictionary else { return nil }
        for kind in Self.allCases where kind.matches(tree) {
            self = kind
            return
        }
        return nil
    }

    private func matches(_ tree: DocumentTree) -> Bool {
        func has(_ key: String, _ kind: DocumentValueKind, in node: Int = 0) -> Bool {
            tree.child(key, of: node).map { tree.kind($0) == kind } ?? false
        }
        // The texts of translations are not numbers.
        switch self {
        case .slots:
            guard let list = tree.child("slots", of: 0), tree.kind(list) == .list else {
                return false
            }
            let first = tree.children(of: list).first { _ in true }
            let hasKeys = first.map { tree.child("keys", of: $0) != nil } ?? false
            return hasKeys || has("version", .number)
        case .baseline:
            return has("version", .number) && has("findings", .list)
        case .results:
            return has("version", .number) && has("truncated", .list) && has("summary", .dictionary)
        case .sarif:
            return has("version", .text) && has("runs", .list)
        case .assets:
            guard let info = tree.child("info", of: 0) else { return false }
            return has("version", .number, in: info) && has("author", .text, in: info)
        }
    }

    func error(_ path: String) -> Diagnostic {
        Diagnostic(
            .otherDocument,
            "the file is \(rawValue), and contains no translations",
            severity: .note,
            file: path
        )
    }
}
