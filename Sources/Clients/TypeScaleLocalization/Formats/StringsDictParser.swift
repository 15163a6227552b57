import TypeScaleDiagnostics
import TypeScaleDocuments

extension TranslationFormat {
    static let stringsDict = TranslationFormat(
        name: ".stringsdict",
        pathExtensions: ["stringsdict"],
        pathLanguage: .folder
    ) { catalog, data, language throws(Diagnostic) in
        try catalog.readStringsDict(catalog.tree(data), language)
    }
}

extension TranslationCatalog {
    /// Adds the strings in a `.stringsdict` file.
    mutating func readStringsDict(
        _ tree: DocumentTree,
        _ language: String?
    ) throws(Diagnostic) {
        guard tree.format != .json, tree.kind(0) == .dictionary else {
            throw error("expected a property list with a dictionary of keys", .notADocument)
        }
        let parser = StringsDictParser(tree, language: language)
        try collect(from: tree) { collector throws(Diagnostic) in
            try parser.read(into: &collector)
        }
    }
}

/// Reads a `.stringsdict` file, a property list of texts that vary by number, device or width.
///
/// See [Localizing strings that contain plurals](https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals).
struct StringsDictParser {
    private let tree: DocumentTree
    private let language: String?

    init(_ tree: DocumentTree, language: String?) {
        self.tree = tree
        self.language = language
    }

    func read(into collector: inout EntryCollector) throws(Diagnostic) {
        for node in tree.children(of: 0) {
            let key = tree.key(of: node) ?? ""
            try read(node, TranslationKey(key), "", &collector)
        }
    }

    /// The rules whose texts vary by a property of the device.
    private static let rules: [(key: String, variation: String)] = [
        ("NSStringVariableWidthRuleType", "width"), ("NSStringDeviceSpecificRuleType", "device"),
    ]

    /// Reads a value, which is a text or a dictionary of rules.
    ///
    /// Rules can nest, up to the document's nesting limit.
    private func read(
        _ node: Int,
        _ key: TranslationKey,
        _ variation: String,
        _ collector: inout EntryCollector
    ) throws(Diagnostic) {
        if let text = tree.text(node) {
            return try add(text, node, key, variation, [], &collector)
        }
        guard tree.kind(node) == .dictionary else {
            let detail = "expected a string or a dictionary of rules"
            return try collector.report(detail, key: key.text, at: tree.offset(of: node))
        }
        var hasRule = false
        for (rule, name) in Self.rules {
            guard let variants = tree.child(rule, of: node) else { continue }
            hasRule = true
            for each in tree.children(of: variants) {
                let step = (tree.key(of: each) ?? "").prefix(64)
                let steps = [variation, name, String(step)].filter { !$0.isEmpty }
                try read(each, key, String(steps.joined(separator: ".").prefix(256)), &collector)
            }
        }
        guard let format = tree.child("NSStringLocalizedFormatKey", of: node) else {
            if hasRule { return }
            let detail = "missing key NSStringLocalizedFormatKey"
            return try collector.report(detail, key: key.text, at: tree.offset(of: node))
        }
        try readFormat(format, in: node, key, variation, &collector)
    }

    private func readFormat(
        _ format: Int,
        in node: Int,
        _ key: TranslationKey,
        _ variation: String,
        _ collector: inout EntryCollector
    ) throws(Diagnostic) {
        guard let text = tree.text(format) else {
            let offset = tree.offset(of: format)
            return try collector.report("expected a string", key: key.text, at: offset)
        }
        let references = PrintfScanner.references(in: text)
        let arguments = NameDictionary(
            references.reversed().map { (key: $0.name, value: $0.argument) }
        )
        var plurals: [(substitution: Substitution, branches: [Int])] = []
        for each in tree.children(of: node) where tree.kind(each) == .dictionary {
            if Self.rules.contains(where: { tree.hasKey($0.key, each) }) { continue }
            guard plurals.count < Substitution.maximumCount else {
                let detail =
                    "a text exceeds the limit of \(Substitution.maximumCount) substitutions"
                throw Diagnostic(.tooManyKeys, detail, offset: tree.offset(of: each))
            }
            plurals.append(try plural(each, key, arguments, &collector))
        }
        let substitutions = plurals.map(\.substitution)
        // A text that consists of one substitution is as long as its branches, whose positions and
        // categories are more useful.
        if references.count == 1, let only = references.first, only.isWhole,
            let plural = plurals.first(where: {
                $0.substitution.name.utf8.elementsEqual(only.name.utf8)
            })
        {
            for (branch, value) in zip(plural.substitution.branches, plural.branches) {
                let steps = [variation, branch.variation].filter { !$0.isEmpty }
                let name = steps.joined(separator: ".")
                try add(branch.text, value, key, name, substitutions, &collector)
            }
            return
        }
        try add(text, format, key, variation, substitutions, &collector)
    }

    /// Reads the branches of a plural, and returns the substitution and the nodes of its branches.
    private func plural(
        _ node: Int,
        _ key: TranslationKey,
        _ arguments: NameDictionary<Int?>,
        _ collector: inout EntryCollector
    ) throws(Diagnostic) -> (substitution: Substitution, branches: [Int]) {
        let name = tree.key(of: node) ?? ""
        var branches: [Substitution.Branch] = []
        var nodes: [Int] = []
        var problems: [(detail: String, node: Int)] = []
        var specifier = ""
        for each in tree.children(of: node) {
            let step = tree.key(of: each) ?? ""
            let text = tree.text(each)
            switch step {
            case "NSStringFormatSpecTypeKey":
                if tree.name(each) == "NSStringPluralRuleType" { continue }
                problems.append(("unknown rule; expected NSStringPluralRuleType", each))
            case "NSStringFormatValueTypeKey": specifier = tree.name(each) ?? ""
            case _ where !PluralCategory.names.contains(step):
                problems.append((PluralCategory.unknown(step), each))
            default:
                guard let text else {
                    problems.append(("expected a string", each))
                    continue
                }
                branches.append(.init(variation: "plural.\(step)", text: text))
                nodes.append(each)
            }
        }
        if !branches.contains(where: { $0.variation == "plural.other" }) {
            problems.append(("the plural \(name.prefix(32)) has no form other", node))
        }
        for (detail, node) in problems {
            try collector.report(detail, key: key.text, at: tree.offset(of: node))
        }
        let substitution = Substitution(
            name: name,
            specifier: specifier,
            argument: arguments[name] ?? nil,
            branches: branches
        )
        return (substitution, nodes)
    }

    private func add(
        _ text: String,
        _ node: Int,
        _ key: TranslationKey,
        _ variation: String,
        _ substitutions: [Substitution],
        _ collector: inout EntryCollector
    ) throws(Diagnostic) {
        var entry = TranslationCatalog.Entry(
            name: key,
            language: language,
            text: text,
            offset: tree.offset(of: node),
            syntaxes: .cocoa,
            details: EntryDetails(substitutions: substitutions)
        )
        entry.variation = variation
        // The document's own errors include duplicate keys.
        try collector.add(entry, identity: nil)
    }
}
