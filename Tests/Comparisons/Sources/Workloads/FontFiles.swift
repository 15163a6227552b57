import Foundation

/// The font files that a comparison or a benchmark works on.
public enum FontFiles {
    /// Those of the machine, and of the folder that `TYPESCALE_FONTS` names.
    public static let all = find(in: folders)

    private static let folders =
        ["/usr/share/fonts", "/usr/share/texmf/fonts/opentype"]
        + [ProcessInfo.processInfo.environment["TYPESCALE_FONTS"] ?? ""].filter { !$0.isEmpty }

    private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]

    /// The files, and the fonts in the folders, sorted.
    ///
    /// - Parameter paths: Files, which are taken whatever they are called, and folders.
    /// - Returns: Paths, each once.
    public static func find(in paths: [String]) -> [String] {
        var files: Set<String> = []
        for path in paths {
            guard let inside = names(in: path) else {
                files.insert(path)
                continue
            }
            for name in inside {
                let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
                if extensions.contains(suffix) { files.insert(path + "/" + name) }
            }
        }
        return files.sorted()
    }

    /// What lies in a folder and in those within; `nil` if that is no folder.
    private static func names(in path: String) -> [String]? {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return nil }
        return FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    }

    /// The file of that name, without its folder; `nil` if the machine has none.
    public static func named(_ name: String) -> String? {
        all.first { $0.hasSuffix("/" + name) }
    }
}
