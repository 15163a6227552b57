import TypeScaleDiagnostics
import TypeScaleDocuments

extension TranslationFormat {
    static let android = TranslationFormat(
        name: "Android's strings.xml",
        pathExtensions: ["xml"],
        pathLanguage: .resourceFolder
    ) { catalog, data, language throws(Diagnostic) in
        try catalog.readXML(data) { scanner, collector throws(Diagnostic) in
            var parser = AndroidStringsParser(scanner, language: language)
            try parser.read(into: &collector)
        }
    }
}

/// Reads the string resources of Android: `<string>`, `<plurals>` and `<string-array>`.
///
/// See [String resources](https://developer.android.com/guide/topics/resources/string-resource).
struct AndroidStringsParser {
    private typealias Element = XMLScanner.Element

    private var scanner: XMLScanner
    private let language: String?

    init(_ scanner: XMLScanner, language: String?) {
        self.scanner = scanner
        self.language = language
    }

    mutating func read(into collector: inout EntryCollector) throws(Diagnostic) {
        var comment = ""
        var isInside = false
        while let token = try scanner.next() {
            switch token {
            case .open(let element) where isInside:
                try resource(element, comment, &collector)
                comment = ""
            case .open(let element):
                guard element.name == "resources" else {
                    let detail = "expected <resources>, found <\(element.name.prefix(32))>"
                    throw Diagnostic(.syntax, detail, offset: element.offset)
                }
                isInside = true
            // As in Android's tools, the last comment before a resource belongs to it.
            case .comment(let text):
                comment = text.trimmed
            case .text, .close: break
            }
        }
    }

    /// Reads an element in `<resources>`, including its end.
    private mutating func resource(
        _ element: Element,
        _ comment: String,
        _ collector: inout EntryCollector
    ) throws(Diagnostic) {
        let kind = element.name == "item" ? element["type"] : element.name
        guard let kind, ["string", "plurals", "string-array", "array"].contains(kind) else {
            return try scanner.skipElement()
        }
        guard let key = element["name"], !key.isEmpty else {
            let detail = "missing attribute name in <\(element.name)>"
            try collector.report(detail, key: "", at: element.offset)
            return try scanner.skipElement()
        }
        guard try collector.accepts(key: key, at: element.offset) else {
            return try scanner.skipElement()
        }
        let isTranslatable = element["translatable"] != "false"
        let details = EntryDetails(comment: comment)
        let language = language
        let product = element["product"].map { "product.\($0.prefix(64))" }
        func entry(
            _ text: String,
            _ variation: String,
            at offset: Int
        ) -> TranslationCatalog.Entry {
            var entry = TranslationCatalog.Entry(
                name: TranslationKey(key),
                language: language,
                text: text,
                offset: offset,
                syntaxes: [.printf, .names],
                details: details
            )
            let steps = [product ?? "", variation].filter { !$0.isEmpty }
            entry.variation = steps.joined(separator: ".")
            entry.isTranslatable = isTranslatable
            return entry
        }
        let identity = "\(key)\0\(product ?? "")\0\(kind)"
        guard kind != "string" else {
            if let text = try text(of: element, key, &collector) {
                try collector.add(entry(text, "", at: element.offset), identity: identity)
            }
            return
        }
        var index = 0
        while let token = try scanner.next() {
            switch token {
            case .open(let item) where item.name == "item":
                let variation = kind == "plurals" ? try quantity(item, key, &collector) : "\(index)"
                if let text = try text(of: item, key, &collector) {
                    let isFirst = index == 0
                    try collector.add(
                        entry(text, variation, at: item.offset),
                        identity: kind == "plurals"
                            ? "\(identity)\0\(variation)" : isFirst ? identity : nil
                    )
                }
                index += 1
            case .open(let other):
                let detail = "expected <item>, found <\(other.name.prefix(32))>"
                try collector.report(detail, key: key, at: other.offset)
                try scanner.skipElement()
            case .close: return
            case .text, .comment: break
            }
        }
    }

    /// Returns the variation of a plural, such as `plural.one`.
    private func quantity(
        _ item: Element,
        _ key: String,
        _ collector: inout EntryCollector
    ) throws(Diagnostic) -> String {
        let quantity = item["quantity"] ?? ""
        if !PluralCategory.names.contains(quantity) {
            try collector.report(PluralCategory.unknown(quantity), key: key, at: item.offset)
        }
        return "plural.\(quantity.prefix(64))"
    }

    /// Reads the text of an element, including the element's end, or returns `nil` if the text
    /// refers to another resource.
    private mutating func text(
        of element: Element,
        _ key: String,
        _ collector: inout EntryCollector
    ) throws(Diagnostic) -> String? {
        var text = AndroidText()
        // For each open element, whether it styles the text. Elements with a prefix do not.
        var open: [Bool] = []
        while let token = try scanner.next() {
            guard text.count <= TranslationCatalog.maximumTextBytes else {
                throw Diagnostic.longText(at: element.offset)
            }
            switch token {
            case .text(let piece): text.append(piece)
            case .comment: break
            case .open(let inner):
                open.append(!inner.name.utf8.contains(UInt8(ascii: ":")))
                if open.last == true { text.appendTag() }
            case .close:
                guard let isStyle = open.popLast() else {
                    if text.isReference { return nil }
                    let result = text.text()
                    if let fault = text.fault {
                        try collector.report(fault, key: key, at: element.offset)
                    }
                    return result
                }
                if isStyle { text.appendTag() }
            }
        }
        return nil
    }
}
