import Foundation
import TypeScaleDiagnostics

extension TranslationFormat {
    static let strings = TranslationFormat(
        name: ".strings files in every format",
        pathExtensions: ["strings"],
        pathLanguage: .folder
    ) { catalog, data, language throws(Diagnostic) in
        try catalog.readStrings(data, language)
    }
}

extension TranslationCatalog {
    /// Adds the strings in a `.strings` file, in the old style or as a property list.
    fileprivate mutating func readStrings(
        _ data: consuming Data,
        _ language: String?
    ) throws(Diagnostic) {
        let first = data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
        if data.starts(with: "bplist0".utf8) || first == UInt8(ascii: "<") {
            return try readTable(tree(consume data), language, .cocoa)
        }
        try readText(consume data) { bytes, collector throws(Diagnostic) in
            var scanner = StringsScanner(bytes, language: language)
            while let next = try scanner.next() { try collector.add(next, identity: next.key) }
        }
    }
}
