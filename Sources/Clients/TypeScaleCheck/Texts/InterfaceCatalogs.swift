import TypeScaleDiagnostics

/// The translations of interface files, by folder and name.
struct InterfaceCatalogs {
    /// The paths of translations, by the path of their interface file without the folder of the
    /// language, such as `App/Main`.
    private var paths = NameDictionary<[String]>()

    init(_ catalogs: [String]) {
        for path in catalogs {
            guard let name = Self.name(path) else { continue }
            paths[name, default: []].append(path)
        }
    }

    /// Returns the translations of an interface file, such as `Base.lproj/Main.storyboard`.
    func translations(of path: String) -> [String] { Self.name(path).flatMap { paths[$0] } ?? [] }

    /// Returns a path without its last folder and its extension, or `nil` outside of a
    /// language's folder.
    private static func name(_ path: String) -> String? {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        guard parts.count > 1, let file = parts.last,
            parts[parts.count - 2].suffix(6).elementsEqual(".lproj".utf8),
            let dot = file.lastIndex(of: UInt8(ascii: "."))
        else { return nil }
        let folders = parts.dropLast(2).flatMap { Array($0) + [UInt8(ascii: "/")] }
        return String(decoding: folders + file[..<dot], as: UTF8.self)
    }
}
