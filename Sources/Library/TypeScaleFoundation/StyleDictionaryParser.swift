import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleSupport

/// Reads the entries of a style dictionary, and collects errors.
struct StyleDictionaryParser {
    /// The maximum numbers of errors, and of errors that suggest a style.
    private static let maximumErrors = 1000
    private static let maximumSuggestions = 8

    private let tree: DocumentTree

    private(set) var entries: [TextStyle: StyleDictionary.Entry] = [:]
    private var errors: [Diagnostic] = []

    init(_ tree: DocumentTree) {
        self.tree = tree
    }

    /// The errors in the document and its entries, sorted by position, then by key.
    var diagnostics: [Diagnostic] { (tree.diagnostics + tree.located(errors)).sorted() }

    mutating func read() throws(Diagnostic) {
        guard tree.kind(0) == .dictionary else {
            let detail = "expected a dictionary of text styles"
            throw Diagnostic(.notADocument, detail, file: tree.file)
        }
        // The document's parser has already reported errors in these entries.
        let faulty = tree.diagnostics.map(\.path)
        let children = tree.children(of: 0).filter { !tree.isRepeated($0) }
            .map { (key: tree.key(of: $0) ?? "", node: $0) }
        var keys: [TextStyle: String] = [:]
        for (key, node) in children.sorted(by: { $0.key < $1.key }) {
            do throws(Diagnostic) {
                let style = try style(key, node)
                if let other = keys[style] {
                    entries[style] = nil
                    let detail = "duplicate style, also listed as \(other); keep one"
                    throw error(.duplicateStyle, node, [key], detail)
                }
                keys[style] = key
                let isFaulty = faulty.contains {
                    $0 == key || $0.utf8.starts(with: (key + ".").utf8)
                }
                if !isFaulty { entries[style] = try entry(key, node) }
            } catch {
                errors.append(error)
                guard errors.count < Self.maximumErrors else {
                    let detail = "reached the limit of \(Self.maximumErrors) errors"
                    errors.append(
                        self.error(.tooManyDiagnostics, 0, [], detail + "; the rest was not read")
                    )
                    return
                }
            }
        }
    }

    private func error(
        _ kind: Diagnostic.Kind,
        _ node: Int,
        _ keys: [String],
        _ detail: String
    ) -> Diagnostic {
        let path = keys.joined(separator: ".")
        return Diagnostic(kind, detail, path: path, offset: tree.offset(of: node))
    }

    /// Returns the style that a key names.
    private func style(_ key: String, _ node: Int) throws(Diagnostic) -> TextStyle {
        let names =
            TextStyle.allCases.map { ($0, $0.description) } + [
                (.title1, "title"), (.caption1, "caption"),
            ]
        if let style = names.first(where: { $0.1 == key })?.0 { return style }
        let canSuggest = errors.count < Self.maximumSuggestions
        let near = canSuggest ? Spelling.nearest(to: key, among: names.map(\.1)) : nil
        let remedy = near.map { "; did you mean \($0)?" } ?? ""
        throw error(.unknownName, node, [key], "unknown text style" + remedy)
    }

    private func entry(
        _ key: String,
        _ node: Int
    ) throws(Diagnostic) -> StyleDictionary.Entry {
        guard tree.kind(node) == .dictionary else {
            let detail = "expected a dictionary with fontName and fontSize" + found(node)
            throw error(.wrongType, node, [key], detail)
        }
        let known = ["fontName", "fontSize", "design", "weight"]
        let others = tree.children(of: node).map { (key: tree.key(of: $0) ?? "", node: $0) }
            .filter { !known.contains($0.key) }
        if let other = others.min(by: { $0.key < $1.key }) {
            let detail = "unknown key; use only fontName, fontSize, design and weight"
            throw error(.unknownKey, other.node, [key, other.key], detail)
        }
        let design: StyleDictionary.Design? = try choice("design", key, node)
        let weight: StyleDictionary.Weight? = try choice("weight", key, node)
        let names = ["fontName", "fontSize"].filter { tree.child($0, of: node) != nil }
        if names.isEmpty, design != nil || weight != nil {
            return StyleDictionary.Entry(design: design ?? .default, weight: weight)
        }
        func value<Value>(
            _ member: String,
            _ noun: String,
            _ read: (Int) -> Value?
        ) throws(Diagnostic) -> (Int, Value) {
            let keys = [key, member]
            guard let child = tree.child(member, of: node) else {
                throw error(.missingKey, node, keys, "missing key; add \(noun)")
            }
            if let value = read(child) { return (child, value) }
            throw error(.wrongType, child, keys, "expected \(noun)" + found(child))
        }
        let (nameNode, name) = try value("fontName", "the PostScript name of a face", tree.name)
        let points = "a number of points at the Large category"
        let (sizeNode, size) = try value("fontSize", points, tree.number)
        if design != nil, let designNode = tree.child("design", of: node) {
            let detail = "only the system face has a design; remove it, or fontName and fontSize"
            throw error(.unknownKey, designNode, [key, "design"], detail)
        }
        let entry = StyleDictionary.Entry(fontName: name, fontSize: size, weight: weight)
        guard let (member, kind, detail) = entry.fault else { return entry }
        throw error(kind, member == "fontName" ? nameNode : sizeNode, [key, member], detail)
    }

    /// Returns the value of a key that has a few possible values, or `nil` if the key is absent.
    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ member: String,
        _ key: String,
        _ node: Int
    ) throws(Diagnostic) -> Choice? {
        guard let child = tree.child(member, of: node) else { return nil }
        if let choice = tree.name(child).flatMap({ Choice(rawValue: $0) }) { return choice }
        let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw error(.wrongType, child, [key, member], "expected one of \(names)" + found(child))
    }

    /// Returns the end of a message that states the value found, such as `, found true`.
    private func found(_ node: Int) -> String {
        switch tree.kind(node) {
        case .dictionary: ", found a dictionary"
        case .list: ", found a list"
        case .text: ", found " + String((tree.text(node) ?? "").prefix(32)).debugDescription
        case .number: tree.number(node).map { ", found " + $0.shortestText } ?? ""
        case .true: ", found true"
        case .false: ", found false"
        case .null, .other: ""
        }
    }
}
