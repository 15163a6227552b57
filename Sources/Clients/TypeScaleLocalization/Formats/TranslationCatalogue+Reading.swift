public import Foundation
public import TypeScaleFoundation

extension TranslationCatalogue {
    /// The extensions of the files that can be read, such as `xcstrings`.
    ///
    ///     let isReadable = TranslationCatalogue.pathExtensions.contains(url.pathExtension)
    ///
    /// Most files with the extension `xml` contain no translations, except `strings.xml`.
    public static let pathExtensions = TranslationFileName.extensions.map { String($0.dropFirst()) }

    /// The extensions in a list such as `.xcstrings, .strings or .json`.
    private static var extensionsInWords: String {
        let extensions = pathExtensions.map { "." + $0 }
        return extensions.dropLast().joined(separator: ", ") + " or " + (extensions.last ?? "")
    }

    /// Reads a translation file.
    ///
    /// The extension determines the format, as ``TypeScaleLocalization`` lists. If the file does
    /// not name its language, the language is taken from a path such as `de.lproj/Main.strings`,
    /// `values-de/strings.xml`, `locales/de/app.json` or `Main.de.json`.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limits: The maximum size of the file.
    /// - Throws: `Diagnostic` if the file as a whole is unreadable, malformed or too large.
    /// - Complexity: O(*n*) in the size of the file.
    public init(
        path: String,
        limits: TranslationLimits = TranslationLimits()
    ) throws(Diagnostic) {
        let data = try BoundedFile.contents(path: path, upTo: limits.bytes)
        try self.init(consume data, path: path, limits: limits)
    }

    /// Reads the contents of a translation file.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - path: The path, which determines the format and language as in ``init(path:limits:)``.
    ///   - limits: The maximum size of the file.
    /// - Throws: `Diagnostic` if the file as a whole is malformed or exceeds a limit.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(
        _ data: consuming Data,
        path: String,
        limits: TranslationLimits = TranslationLimits()
    ) throws(Diagnostic) {
        self.init(emptyAt: path, limits: limits)
        guard data.count <= limits.bytes else {
            throw Diagnostic.tooManyBytes(limits.bytes).inFile(path)
        }
        let name = TranslationFileName(path)
        switch name.format {
        case .catalogue: try readStringCatalogue(tree(consume data, isJSON: true))
        case .json:
            let tree = try tree(consume data)
            if let other = OtherDocument(tree) { throw other.error(path) }
            try readTable(tree, name.language, [.printf, .braces, .dollarBraces])
        case .strings: try readStrings(consume data, name.language)
        case .bundle: try readARB(tree(consume data, isJSON: true), name.language)
        case .stringsDict: try readStringsDict(tree(consume data), name.language)
        case .gettext: try readGettext(consume data, name.language)
        case .xliff: try readXLIFF(consume data, name.language)
        case .android:
            try readText(consume data, isXML: true) { bytes, collector throws(Diagnostic) in
                var reader = AndroidStringsReader(bytes, language: name.language)
                try reader.read(into: &collector)
            }
        case nil:
            throw error("unknown extension; expected \(Self.extensionsInWords)", .notADocument)
        }
        if let long = entries.first(where: { $0.text.utf8.count > Self.maximumTextBytes }) {
            let limit = Self.maximumTextBytes.bytesInWords
            throw error("a text exceeds the limit of \(limit)", .textTooLong, key: long.key)
        }
        diagnostics.sort { ($0.position?.line ?? 0) < ($1.position?.line ?? 0) }
    }

    func tree(_ data: consuming Data, isJSON: Bool = false) throws(Diagnostic) -> DocumentTree {
        var limits = DocumentLimits(bytes: self.limits.bytes)
        limits.keyBytes = Self.maximumKeyBytes
        limits.values = 4 * max(0, min(self.limits.entries, Int.max / 4))
        return try DocumentTree(data: consume data, file: path, limits: limits, isJSON: isJSON)
    }

    /// Adds the strings in a `.strings` file, in the old style or as a property list.
    mutating func readStrings(_ data: consuming Data, _ language: String?) throws(Diagnostic) {
        let first = data.first(where: \.isInText)
        if data.starts(with: "bplist0".utf8) || first == UInt8(ascii: "<") {
            return try readTable(tree(consume data), language, .cocoa)
        }
        try readText(consume data) { bytes, collector throws(Diagnostic) in
            var scanner = StringsScanner(bytes, language: language)
            while let next = try scanner.next() { try collector.add(next, identity: next.key) }
        }
    }
}
