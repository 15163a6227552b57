import Foundation
import TypeScaleFoundation

extension TranslationCatalogue {
    /// Adds the units in an XLIFF file.
    mutating func readXLIFF(_ data: consuming Data, _ language: String?) throws(TranslationError) {
        var source: String?
        try readText(consume data, isXML: true) { bytes, collector throws(DocumentProblem) in
            var reader = XLIFFReader(bytes, language: language)
            try reader.read(into: &collector)
            source = reader.sourceLanguage
        }
        sourceLanguage = source
    }
}

/// Reads [XLIFF 1.2](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html) and
/// [XLIFF 2.1](https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html).
///
/// A `<file>` without a target language contains texts in the source language.
private struct XLIFFReader {
    private typealias Element = MarkupScanner.Element

    private var scanner: MarkupScanner
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

    init(_ bytes: [UInt8], language: String?) {
        scanner = MarkupScanner(bytes)
        pathLanguage = language
    }

    mutating func read(into collector: inout EntryCollector) throws(DocumentProblem) {
        // For each open element, whether white space in it is significant.
        var open: [Bool] = []
        while let token = try scanner.next() {
            switch token {
            case .text, .comment: break
            case .close: _ = open.popLast()
            case .open(let element):
                let isPreserved = element.isSpacePreserved ?? open.last ?? false
                switch element.localName {
                case "xliff" where open.isEmpty: try readRoot(element)
                case _ where open.isEmpty:
                    let detail = "expected <xliff>, found <\(element.name.prefix(32))>"
                    throw scanner.fault(detail, at: element.offset)
                case "file": readFile(element)
                case "body", "group": break
                case "profiles":
                    // The standard profile counts code points, which have no width.
                    isInPixels = element["generalProfile"]?.contains("pixel") == true
                case "trans-unit", "unit":
                    var unit = XLIFFUnit(element, isPreserved: isPreserved)
                    try unit.read(from: &scanner)
                    try add(unit, element, &collector)
                    continue
                default:
                    try scanner.skipElement()
                    continue
                }
                open.append(isPreserved)
            }
        }
    }

    private mutating func readRoot(_ element: Element) throws(DocumentProblem) {
        let version = element["version"] ?? ""
        guard version.hasPrefix("1.") || version.hasPrefix("2.") else {
            let detail = "unsupported version \"\(version.prefix(16))\"; expected 1.2, 2.0 or 2.1"
            throw scanner.fault(detail, at: element.offset)
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
        // In a file for the source language, there is no target language.
        if target == source { target = nil }
    }

    private func add(
        _ unit: XLIFFUnit,
        _ element: Element,
        _ collector: inout EntryCollector
    ) throws(DocumentProblem) {
        // Xcode adds the variation to the key, such as in `%lld files|==|plural.one`.
        let parts = unit.key.split(separator: "|==|", maxSplits: 1)
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
        let isSource = unit.target == nil && target == nil
        var entry = TranslationCatalogue.Entry(
            name: TranslationKey(key),
            language: isSource ? self.source : target,
            text: isSource ? source : unit.target ?? "",
            offset: unit.targetOffset ?? unit.offset,
            syntaxes: [.printf, .braces, .dollarBraces],
            details: EntryDetails(
                comment: unit.notes.joined(separator: "\n"),
                source: isSource ? nil : source,
                restriction: restriction
            )
        )
        if unit.isNew || !isSource && unit.target == nil { entry.state = .new }
        entry.isTranslatable = unit.isTranslatable
        if parts.count > 1 {
            let variation = parts[1].prefix(256)
            let isBranch = variation.hasPrefix("substitutions.")
            entry.variation = String(isBranch ? variation.dropFirst(14) : variation)
            entry.isBranch = isBranch
        }
        if !isSource { try collector.spend(source.utf8.count, at: unit.offset) }
        try collector.add(entry, identity: fileCount < 2 ? unit.id : "\(fileCount)\0\(unit.id)")
    }
}
