import TypeScaleDiagnostics

/// Translation files whose paths differ only in their language.
struct TranslationGroup {
    /// The paths, with the source language first if its file is known by its name.
    private(set) var paths: [String]

    /// The source language if neither the caller nor a file names it.
    static let defaultSource = "en"

    /// The language of the folder `Base.lproj`, which contains texts in the source language.
    static let base = "Base"

    /// Returns whether a language is the source language, as is `Base` in Xcode's projects.
    static func isSource(_ language: String?, _ source: String) -> Bool {
        language == nil || language == source || language == base
    }

    /// Returns whether two codes, such as `en-GB` and `en-US`, are for the same language.
    static func isVariant(_ language: String?, of source: String) -> Bool {
        func base(_ code: String) -> Substring {
            Substring(code.unicodeScalars.prefix { $0 != "-" && $0 != "_" })
        }
        return language.map { base($0) == base(source) } ?? true
    }

    /// Returns the groups of paths, in the order of their first paths.
    static func groups(_ paths: [String], source: String) -> [TranslationGroup] {
        var groups: [TranslationGroup] = []
        var indices = NameDictionary<Int>()
        for path in paths {
            let name = TranslationFileName(path).group
            if let index = indices[name] {
                groups[index].paths.append(path)
            } else {
                indices[name] = groups.count
                groups.append(TranslationGroup(paths: [path]))
            }
        }
        return groups.map { group in
            func isFirst(_ path: String) -> Bool {
                isSource(TranslationFileName(path).language, source)
            }
            let first = group.paths.filter(isFirst)
            return TranslationGroup(paths: first + group.paths.filter { !isFirst($0) })
        }
    }
}

extension TranslationCatalog {
    /// Sets the language of texts without a language, and of texts in the language `Base`, to the
    /// source language.
    mutating func nameLanguages(source: String) {
        for index in entries.indices {
            let own = entries[index].language
            if own == nil || own == TranslationGroup.base { entries[index].language = source }
        }
    }
}
