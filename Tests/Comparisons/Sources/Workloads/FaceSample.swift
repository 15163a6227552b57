import TypeScaleFonts

/// The files that are registered in bulk: one face each, no two of one name, 500 at most.
public enum FaceSample {
    /// The paths, sorted.
    ///
    /// Collections are left out: FreeType opens one of theirs at a time, we all at once. So are
    /// colour fonts, which FreeType may be built without.
    public static let paths: [String] = {
        let registry = FontRegistry()
        let single = FontFiles.all.filter { path in
            guard !path.lowercased().contains("emoji"),
                let faces = try? FontFile(path: path).faces, faces.count == 1
            else { return false }
            return (try? registry.register(path: path)) != nil
        }
        precondition(!single.isEmpty, "this machine has no fonts")
        return Array(single.prefix(500))
    }()
}
