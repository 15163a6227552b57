import Foundation

/// The font files of a comparison or a benchmark.
public enum FontFiles {
    /// The fonts of the system, and of the folder `TYPESCALE_FONTS`.
    public static let all = find(in: folders)

    private static let folders =
        ["/usr/share/fonts", "/usr/share/texmf/fonts/opentype"]
        + [ProcessInfo.processInfo.environment["TYPESCALE_FONTS"] ?? ""].filter { !$0.isEmpty }

    private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]

    /// Returns the sorted files, including the fonts in folders.
    ///
    /// - Parameter paths: Files with any name, and folders.
    /// - Returns: Paths without duplicates.
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

    /// Returns the contents of a folder and its subfolders, or `nil` if `path` is not a folder.
    private static func names(in path: String) -> [String]? {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return nil }
        return FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    }

    /// Returns the path of a file with a name, or `nil` if the system lacks it.
    public static func named(_ name: String) -> String? {
        all.first { $0.hasSuffix("/" + name) }
    }
}
