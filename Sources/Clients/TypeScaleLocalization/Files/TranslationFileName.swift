import TypeScaleFoundation

/// The format and language that the path of a translation file indicates.
struct TranslationFileName {
    enum Format {
        case catalogue, strings, stringsDict, json, bundle, android, gettext, xliff
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
        func group(replacing language: Substring, by text: String = "*") -> String {
            path[..<language.startIndex] + text + path[language.endIndex...]
        }
        if format == .android {
            let folder = parts.dropLast().last ?? ""
            let qualifiers = AndroidQualifiers(folder)
            language = qualifiers.language
            self.group = group(replacing: folder, by: qualifiers.group)
        } else if let found = Self.language(in: parts, stem: stem, format) {
            language = String(found)
            self.group = group(replacing: found)
        } else {
            language = nil
            self.group = path
        }
    }

    /// The extensions of all formats, which begin with a period.
    static var extensions: [String] { formats.map(\.ending) }

    private static let formats: [(ending: String, format: Format)] = [
        (".xcstrings", .catalogue), (".strings", .strings), (".stringsdict", .stringsDict),
        (".json", .json), (".arb", .bundle), (".po", .gettext), (".pot", .gettext),
        (".xliff", .xliff), (".xlf", .xliff),
        (".xml", .android),
    ]

    /// Returns the language in a path, in order of precedence: `de.lproj/Main.strings`,
    /// `Main.de.json`, `locales/de/Main.json`.
    private static func language(
        in parts: [Substring],
        stem: Substring,
        _ format: Format?
    ) -> Substring? {
        if let folder = parts.last(where: { $0.hasSuffix(".lproj") }) {
            return folder.dropLast(".lproj".count)
        }
        switch format {
        case .json, .xliff:
            if let last = stem.split(separator: ".").last, isCode(last) { return last }
        case .gettext:
            // A modifier follows the language, such as in `sr@latin.po`.
            if let last = stem.split(separator: ".").last, isCode(last.prefix { $0 != "@" }) {
                return last
            }
        case .bundle:
            if let code = codeAtEnd(of: stem) { return code }
        default: break
        }
        let folders = parts.dropLast()
        // The category of a locale, such as in `locale/de/LC_MESSAGES/app.po`.
        let isCategory = format == .gettext && folders.last?.hasPrefix("LC_") == true
        let folder = (isCategory ? folders.dropLast() : folders).last ?? ""
        return isCode(folder) ? folder : nil
    }

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

    /// Returns the language code after an underscore, such as `zh_Hans` in `app_zh_Hans`.
    private static func codeAtEnd(of stem: Substring) -> Substring? {
        let parts = stem.split(separator: "_", omittingEmptySubsequences: false)
        return parts.suffix(4).map { stem[$0.startIndex...] }.first { code in
            // A script has four letters, and a region two letters. Other parts are words.
            let others = code.split(separator: "_").dropFirst()
            return isCode(code) && others.allSatisfy { $0.count == 2 || $0.count == 4 }
        }
    }
}
