import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

extension TranslationFormat {
    static let xliff = TranslationFormat(
        name: "XLIFF",
        pathExtensions: ["xliff", "xlf"],
        pathLanguage: .namePart
    ) { catalog, data, language throws(Diagnostic) in
        try catalog.readXLIFF(data, language)
    }
}

extension TranslationCatalog {
    /// Adds the units in an XLIFF file.
    mutating func readXLIFF(_ data: consuming Data, _ language: String?) throws(Diagnostic) {
        try readXML(consume data) { scanner, collector throws(Diagnostic) in
            var parser = XLIFFParser(scanner, language: language)
            try parser.read(into: &collector)
            collector.sourceLanguage = parser.sourceLanguage
        }
    }
}

/// Reads [XLIFF 1.2](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html) and
/// [XLIFF 2.1](https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html).
///
/// A `<file>` without a target language contains texts in the source language.
private struct XLIFFParser {
    private typealias Element = XMLScanner.Element

    private var scanner: XMLScanner
    /// The source language of the first file.
    private(set) var sourceLanguage: String?
    /// The languages of the current file.
    private var source: String?
    private var target: String?
    /// The target language in the path, for files that name none.
    private let pathLanguage: String?
    private var fileCount = 0
    /// Whether the current file measures texts in pixels.
    private var isInPixels = false

    /// A unit whose key may differ from others only in its variation.
    private struct Variant {
        let key: String
        let variation: String
        let unit: XLIFFUnit
        let source: String
        let restriction: SizeRestriction?

        /// The variation in a substitution, such as `files.plural.one`, or `nil` for other texts.
        var branch: Substring? {
            let prefix = "substitutions."
            guard variation.utf8.starts(with: prefix.utf8) else { return nil }
            return Substring(variation.unicodeScalars.dropFirst(prefix.utf8.count))
        }
    }

    /// The last units, which have the same key.
    private var variants: [Variant] = []

    init(_ scanner: XMLScanner, language: String?) {
        self.scanner = scanner
        pathLanguage = language
    }

    mutating func read(into collector: inout EntryCollector) throws(Diagnostic) {
        // The properties that the open elements set for the units in them.
        var open: [XLIFFUnit.Inherited] = []
        while let token = try scanner.next() {
            switch token {
            case .text, .comment: break
            case .close:
                // The units of the next file can have the same key.
                try addVariants(&collector)
                _ = open.popLast()
            case .open(let element):
                let inherited = XLIFFUnit.Inherited(element, in: open.last)
                switch element.localName {
                case "xliff" where open.isEmpty: try readRoot(element)
                case _ where open.isEmpty:
                    let detail = "expected <xliff>, found <\(element.name.prefix(32))>"
                    throw Diagnostic(.syntax, detail, offset: element.offset)
                case "file": readFile(element)
                case "body", "group": break
                case "profiles":
                    // The standard profile counts code points, which have no width.
                    isInPixels = element["generalProfile"]?.utf8.contains("pixel".utf8) == true
                case "trans-unit", "unit":
                    var unit = XLIFFUnit(element, inherited)
                    try unit.read(from: &scanner)
                    try add(unit, element, &collector)
                    continue
                default:
                    try scanner.skipElement()
                    continue
                }
                open.append(inherited)
            }
        }
    }

    private mutating func readRoot(_ element: Element) throws(Diagnostic) {
        let version = element["version"] ?? ""
        guard version.utf8.starts(with: "1.".utf8) || version.utf8.starts(with: "2.".utf8) else {
            let detail = "unsupported version \"\(version.prefix(16))\"; expected 1.2, 2.0 or 2.1"
            throw Diagnostic(.syntax, detail, offset: element.offset)
        }
        source = element["srcLang"]
        target = element["trgLang"] ?? pathLanguage
        sourceLanguage = source
    }

    private mutating func readFile(_ element: Element) {
        fileCount += 1
        isInPixels = false
        if let language = element["source-language"] {
            source = language
            target = element["target-language"] ?? pathLanguage
        }
        sourceLanguage = sourceLanguage ?? source
        // A file for the source language has no target language.
        if target == source { target = nil }
    }

    private mutating func add(
        _ unit: XLIFFUnit,
        _ element: Element,
        _ collector: inout EntryCollector
    ) throws(Diagnostic) {
        // Xcode adds the variation to the key, such as in `%lld files|==|plural.one`.
        let parts = unit.key.utf8.split(separator: "|==|".utf8, maxSplits: 1).map(Substring.init)
        let key = String(parts.first ?? "")
        guard try collector.accepts(key: unit.key, at: unit.offset) else { return }
        guard !key.isEmpty else {
            let detail = "missing attribute id in <\(element.name.prefix(32))>"
            return try collector.report(detail, key: "", at: unit.offset)
        }
        guard let source = unit.source else {
            return try collector.report("missing <source>", key: key, at: unit.offset)
        }
        let (restriction, fault) = SizeRestriction.read(element, isInPixels: isInPixels)
        if let fault { try collector.report(fault, key: key, at: unit.offset) }
        if variants.first?.key != key { try addVariants(&collector) }
        variants.append(
            Variant(
                key: key,
                variation: parts.count > 1 ? String(parts[1].prefix(256)) : "",
                unit: unit,
                source: source,
                restriction: restriction
            )
        )
    }

    /// Adds the last units, which have the same key, with the substitutions among them.
    private mutating func addVariants(
        _ collector: inout EntryCollector
    ) throws(Diagnostic) {
        let substitutions = substitutions()
        for variant in variants {
            let unit = variant.unit
            let isSource = unit.target == nil && target == nil
            // Programs show the source of a unit with `translate="no"`.
            let isShown = isSource || !unit.isTranslatable && unit.target?.isEmpty != false
            var entry = TranslationCatalog.Entry(
                name: TranslationKey(variant.key),
                language: isSource ? source : target,
                text: isShown ? variant.source : unit.target ?? "",
                offset: unit.targetOffset ?? unit.offset,
                syntaxes: PlaceholderSyntaxes.cocoa.union(.braces),
                details: EntryDetails(
                    comment: unit.notes.joined(separator: "\n"),
                    source: isSource ? nil : variant.source,
                    restriction: variant.restriction,
                    substitutions: substitutions
                )
            )
            entry.isTranslatable = unit.isTranslatable
            let isMissing = !isSource && unit.target == nil
            if unit.isTranslatable, unit.isNew || isMissing { entry.state = .new }
            entry.variation = String(variant.branch ?? variant.variation[...])
            entry.isBranch = variant.branch != nil
            if !isSource { try collector.spend(variant.source.utf8.count, at: unit.offset) }
            let identity = fileCount < 2 ? unit.id : "\(fileCount)\0\(unit.id)"
            try collector.add(entry, identity: identity)
        }
        variants = []
    }

    /// Returns the substitutions in the last units, whose variations are such as
    /// `substitutions.files.plural.one`.
    private func substitutions() -> [Substitution] {
        var branches = NameDictionary<[Substitution.Branch]>()
        var names: [String] = []
        for variant in variants {
            guard let branch = variant.branch,
                let period = branch.unicodeScalars.firstIndex(of: ".")
            else {
                continue
            }
            let name = String(branch[..<period])
            if branches[name] == nil {
                guard names.count < Substitution.maximumCount else { continue }
                names.append(name)
            }
            let variation = String(branch[branch.unicodeScalars.index(after: period)...])
            let text = variant.unit.target ?? variant.source
            branches[name, default: []].append(.init(variation: variation, text: text))
        }
        return names.map { name in
            Substitution(
                name: name,
                specifier: "",
                argument: nil,
                branches: branches[name] ?? []
            )
        }
    }
}
