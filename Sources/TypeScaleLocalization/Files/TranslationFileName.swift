import TypeScaleFoundation

/// The format and language that the path of a translation file indicates.
struct TranslationFileName {
    enum Format {
        case catalogue, strings, json, android
    }

    /// The format, or `nil` if the extension is unknown.
    let format: Format?

    /// The language code, or `nil` if the path contains none.
    let language: String?

    /// The path with an asterisk for the language, such as `*.lproj/Main.strings`.
    ///
    /// The translations of a file have the same group.
    let group: String

    init(_ path: String) {
        let parts = path.split { $0 == "/" || $0 == "\\" }
        let name = parts.last ?? ""
        let lowercase = name.lowercased()
        let found = Self.formats.first { lowercase.hasSuffix($0.ending) }
        format = found?.format
        let stem = name.dropLast(found?.ending.count ?? 0)
        let folder = parts.dropLast().last ?? ""
        func group(replacing language: Substring, by text: String = "*") -> String {
            path[..<language.startIndex] + text + path[language.endIndex...]
        }
        if format == .android {
            let qualifiers = AndroidQualifiers(folder)
            language = qualifiers.language
            self.group = group(replacing: folder, by: qualifiers.group)
        } else if let folder = parts.last(where: { $0.hasSuffix(".lproj") }) {
            // In order of precedence: `de.lproj/Main.strings`, `Main.de.json`,
            // `locales/de/Main.json`.
            language = String(folder.dropLast(6))
            self.group = group(replacing: folder.dropLast(6))
        } else if format == .json, let last = stem.split(separator: ".").last, Self.isCode(last) {
            language = String(last)
            self.group = group(replacing: last)
        } else if Self.isCode(folder) {
            language = String(folder)
            self.group = group(replacing: folder)
        } else {
            language = nil
            self.group = path
        }
    }

    /// The extensions of all formats, which begin with a period.
    static var extensions: [String] { formats.map(\.ending) }

    private static let formats: [(ending: String, format: Format)] = [
        (".xcstrings", .catalogue), (".strings", .strings), (".json", .json), (".xml", .android),
    ]

    /// The language codes of three letters that a folder name can have.
    ///
    /// Most three-letter folder names are words, although many are language codes in ISO 639-3.
    private static let threeLetterCodes: Set<Substring> = [
        "fil", "haw", "ckb", "yue", "gsw", "kok",
    ]

    /// Returns whether a name is a language code, such as `de`, `pt-BR`, `zh_Hans` or `fil`.
    private static func isCode(_ name: Substring) -> Bool {
        let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let first = parts.first, parts.count <= 4 else { return false }
        let isASCII = name.utf8.allSatisfy {
            $0.isASCIILetter || $0.isASCIIDigit || "-_".utf8.contains($0)
        }
        let isLanguage = first.count == 2 || threeLetterCodes.contains(first)
        return isASCII && isLanguage && parts.dropFirst().allSatisfy { 2...8 ~= $0.count }
    }
}
