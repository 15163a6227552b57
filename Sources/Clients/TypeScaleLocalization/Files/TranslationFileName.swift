import TypeScaleDiagnostics
import TypeScaleDocuments

/// The format and language that the path of a translation file indicates.
struct TranslationFileName {
    /// The format, or `nil` if the extension is unknown.
    let format: TranslationFormat?

    /// The language code, or `nil` if the path contains none.
    let language: String?

    /// The path with an asterisk for the language, such as `*.lproj/Main.strings`.
    ///
    /// The translations of a file have the same group.
    let group: String

    init(_ path: String) {
        let parts = path.unicodeScalars.split { $0 == "/" || $0 == "\\" }.map(Substring.init)
        let name = parts.last ?? ""
        let end = name.unicodeScalars.lastIndex(of: ".") ?? name.endIndex
        let pathExtension = String(name.unicodeScalars[end...].dropFirst()).lowercased()
        let format = TranslationFormat.all.first { $0.pathExtensions.contains(pathExtension) }
        self.format = format
        let stem = format == nil ? name : name[..<end]
        func group(replacing language: Substring, by text: String = "*") -> String {
            path[..<language.startIndex] + text + path[language.endIndex...]
        }
        if format?.pathLanguage == .resourceFolder {
            let folder = parts.dropLast().last ?? ""
            let qualifiers = AndroidQualifiers(folder)
            language = qualifiers.language
            self.group = group(replacing: folder, by: qualifiers.group)
        } else if let found = Self.language(in: parts, stem: stem, format?.pathLanguage) {
            language = String(found)
            self.group = group(replacing: found)
        } else {
            language = nil
            self.group = path
        }
    }

    /// Returns the language in a path, in order of precedence: `de.lproj/Main.strings`,
    /// `Main.de.json`, `locales/de/Main.json`.
    private static func language(
        in parts: [Substring],
        stem: Substring,
        _ pathLanguage: TranslationFormat.PathLanguage?
    ) -> Substring? {
        if let folder = parts.last(where: { $0.utf8.suffix(6).elementsEqual(".lproj".utf8) }) {
            return Substring(folder.unicodeScalars.dropLast(6))
        }
        switch pathLanguage {
        case .namePart:
            if let last = words(in: stem).last, isCode(last) { return last }
        case .locale:
            // A modifier follows the language, such as in `sr@latin.po`.
            if let last = words(in: stem).last,
                isCode(Substring(last.unicodeScalars.prefix { $0 != "@" }))
            {
                return last
            }
        case .nameEnd:
            if let code = codeAtEnd(of: stem) { return code }
        default: break
        }
        let folders = parts.dropLast()
        // The category of a locale, such as in `locale/de/LC_MESSAGES/app.po`.
        let isCategory =
            pathLanguage == .locale && folders.last?.utf8.starts(with: "LC_".utf8) == true
        let folder = (isCategory ? folders.dropLast() : folders).last ?? ""
        return isCode(folder) ? folder : nil
    }

    /// The language codes that a name can have.
    ///
    /// These are the codes of [ISO 639-1](https://www.loc.gov/standards/iso639-2/php/code_list.php),
    /// the codes of Java for Hebrew and Yiddish, and some codes of three letters. Most names of
    /// three letters are words, although many are language codes in ISO 639-3.
    private static let codes = Set(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy \
        da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu \
        hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb \
        lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om \
        or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw \
        ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
        iw ji fil haw ckb yue gsw kok
        """.unicodeScalars.split(separator: " ").map(Substring.init)
    )

    private static func words(in stem: Substring) -> [Substring] {
        stem.unicodeScalars.split(separator: ".").map(Substring.init)
    }

    /// Returns whether a name is a language code, such as `de`, `pt-BR`, `zh_Hans` or `fil`.
    private static func isCode(_ name: Substring) -> Bool {
        let parts = name.unicodeScalars
            .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(Substring.init)
        guard let first = parts.first, parts.count <= 4 else { return false }
        let isASCII = name.utf8.allSatisfy {
            $0.isASCIILetterOrDigit || "-_".utf8.contains($0)
        }
        return isASCII && codes.contains(Substring(first.lowercased()))
            && parts.dropFirst().allSatisfy { 2...8 ~= $0.count }
    }

    /// Returns the language code after an underscore, such as `zh_Hans` in `app_zh_Hans`.
    private static func codeAtEnd(of stem: Substring) -> Substring? {
        let parts = stem.unicodeScalars.split(separator: "_", omittingEmptySubsequences: false)
        return parts.suffix(4).map { stem[$0.startIndex...] }.first { code in
            // A script has four letters, and a region two letters. Other parts are words.
            let others = code.unicodeScalars.split(separator: "_").dropFirst()
            return isCode(code) && others.allSatisfy { $0.count == 2 || $0.count == 4 }
        }
    }
}
