import TypeScaleFonts

/// The files to register in bulk: at most 500, with one face each and different names.
public enum FaceSample {
    /// The sorted paths.
    ///
    /// Excludes collections, because FreeType opens one face at a time and TypeScale opens all.
    /// Also excludes color fonts, which some builds of FreeType do not support.
    public static let paths: [String] = {
        let registry = FontRegistry()
        let single = FontFiles.all.filter { path in
            guard !path.lowercased().contains("emoji"),
                let faces = try? FontFile(path: path).faces, faces.count == 1
            else { return false }
            return (try? registry.register(path: path)) != nil
        }
        precondition(!single.isEmpty, "cannot find fonts on this machine")
        return Array(single.prefix(500))
    }()
}
