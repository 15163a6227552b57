import TypeScaleDiagnostics

/// The JSON files that a search in folders found, but that are a program's data.
///
/// Neither the path of such a file contains a language, nor the path of another JSON file with the
/// same folder or name.
struct DataFiles {
    private let searched: Set<ExactString>
    /// The folders and the names of the JSON files for a language.
    private let folders: Set<ExactString>
    private let names: Set<ExactString>

    init(_ paths: [String], searched: [String]) {
        self.searched = Set(searched.lazy.filter(Self.isJSON).map(ExactString.init))
        let named = paths.lazy.filter { Self.isJSON($0) && TranslationFileName($0).language != nil }
        folders = Set(named.map(Self.folder))
        names = Set(named.map(Self.name))
    }

    /// Returns a note that a file is not read, or `nil` if the file can contain translations.
    func note(_ path: String) -> Diagnostic? {
        guard searched.contains(ExactString(path)), TranslationFileName(path).language == nil,
            !folders.contains(Self.folder(path)), !names.contains(Self.name(path))
        else { return nil }
        let detail =
            "the file is not read, because JSON in folders is translations only with a language in "
            + "its path; to read the file, specify it"
        return Diagnostic(.otherDocument, detail, severity: .note, file: path)
    }

    private static func isJSON(_ path: String) -> Bool {
        TranslationFileName(path).format?.name == TranslationFormat.json.name
    }

    private static func folder(_ path: String) -> ExactString {
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return ExactString(String(path[..<(end ?? path.startIndex)]))
    }

    private static func name(_ path: String) -> ExactString {
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return ExactString(String(path[(end ?? path.startIndex)...]))
    }
}
