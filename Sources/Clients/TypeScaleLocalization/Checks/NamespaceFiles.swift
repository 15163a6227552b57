import TypeScaleDiagnostics

/// Finds the files of namespaces, as in `$t(common:save)`, among the files of a check.
struct NamespaceFiles {
    private let paths: Set<ExactString>

    /// The maximum number of names in a path to replace, from its end.
    private static let maximumWords = 8

    init(_ paths: some Sequence<String>) {
        self.paths = Set(paths.lazy.map(ExactString.init))
    }

    /// Returns the paths of a namespace in the language of a file, and in the source language.
    ///
    /// They differ from the path of the file in the name of the file or of a folder. For
    /// `locales/de/app.json`, they are `locales/de/common.json` and `locales/en/common.json`.
    func paths(of namespace: String, from path: String, source: String) -> [String] {
        let name = TranslationFileName(path)
        let group = name.group
        let isEnd: (UInt8) -> Bool = { "/.".utf8.contains($0) }
        let words = group.utf8.split(whereSeparator: isEnd).dropLast().suffix(Self.maximumWords)
        var found: [String] = []
        for language in [name.language ?? "", source] {
            for word in words where !word.elementsEqual("*".utf8) {
                let (start, end) = (word.startIndex, word.endIndex)
                let parts = [group[..<start], Substring(namespace), group[end...]].map {
                    $0.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
                        .map { String(Substring($0)) }.joined(separator: language)
                }
                let path = parts.joined()
                if paths.contains(ExactString(path)), !found.contains(path) { found.append(path) }
            }
        }
        return found
    }
}
