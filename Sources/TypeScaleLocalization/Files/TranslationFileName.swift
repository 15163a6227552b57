import TypeScaleFoundation

/// The format and language that the path of a translation file indicates.
struct TranslationFileName {
    enum Format {
        case catalogue, strings, json
    }

    /// The format, or `nil` if the extension is unknown.
    let format: Format?

    /// The language code, or `nil` if the path contains none.
    let language: String?

    init(_ path: String) {
        let parts = path.split { $0 == "/" || $0 == "\\" }
        let name = parts.last ?? ""
        let lowercase = name.lowercased()
        let found = Self.formats.first { lowercase.hasSuffix($0.ending) }
        format = found?.format
        let stem = name.dropLast(found?.ending.count ?? 0)
        // In order of precedence: `de.lproj/Main.strings`, `Main.de.json`, `locales/de/Main.json`.
        if let folder = parts.last(where: { $0.hasSuffix(".lproj") }) {
            language = String(folder.dropLast(6))
        } else if format == .json, let last = stem.split(separator: ".").last, Self.isCode(last) {
            language = String(last)
        } else if let folder = parts.dropLast().last, Self.isCode(folder) {
            language = String(folder)
        } else {
            language = nil
        }
    }

    private static let formats: [(ending: String, format: Format)] = [
        (".xcstrings", .catalogue), (".strings", .strings), (".json", .json),
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
