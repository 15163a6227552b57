public import Foundation
public import TypeScale
public import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleFoundation

extension DesignSystem {
    /// The maximum size of all files, in bytes.
    public static let maximumBytes = 4 << 20

    /// The maximum number of values in all files.
    static let maximumValues = 1 << 18

    /// The maximum number of files.
    public static let maximumFiles = 1024

    /// Settings for reading token files.
    public struct ReadingOptions: Sendable {
        /// The context of each modifier in a resolver document, by the name of the modifier.
        ///
        /// In Tokens Studio, it is the theme of each group, by the name of the group.
        public var contexts = NameDictionary<String>()

        /// The folder that contains all files that a document names, or `nil` for the document's
        /// folder.
        ///
        /// A resolver document or a list of sources cannot name files outside the folder, even
        /// through links.
        public var root: URL?

        /// The number of points in one `rem`, which is 16 in browsers.
        public var rootFontSize = 16.0

        /// The device whose sizes are read if a token has sizes for several devices, such as
        /// `desktop`.
        ///
        /// A token has them if it has one for `mobile` or `desktop`.
        public var device = "mobile"

        /// The curves that a file can name in addition to `uikit`, `swiftUI`, `fixed`, `linear` and
        /// `table`.
        public var curves: [ScalingCurve] = []

        /// Creates the default settings.
        public init() {}
    }

    /// The valid roles of token files, and the diagnostics.
    public struct Recovered: Hashable, Sendable {
        /// The valid roles and families.
        public let system: DesignSystem

        /// The diagnostics, sorted by file and position.
        public let diagnostics: [Diagnostic]

        /// The paths of the files that were read, or the name of the data.
        ///
        /// They include the files that a document names, but no malformed files.
        public let files: [String]
    }

    /// Creates a design system from a token file, a folder of token files, or a style dictionary.
    ///
    /// - Parameters:
    ///   - url: The URL of a file or folder.
    ///   - options: The settings.
    /// - Throws: `Diagnostic` for the first error. Warnings and notes are not thrown.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(
        contentsOf url: URL,
        options: ReadingOptions = ReadingOptions()
    ) throws(Diagnostic) {
        try self.init(contentsOf: [url], options: options)
    }

    /// Creates a design system from several token files and folders.
    ///
    /// - Parameters:
    ///   - urls: The URLs of files and folders.
    ///   - options: The settings.
    /// - Throws: `Diagnostic` for the first error. Warnings and notes are not thrown.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(
        contentsOf urls: [URL],
        options: ReadingOptions = ReadingOptions()
    ) throws(Diagnostic) {
        self = try Self.recovering(contentsOf: urls, options: options).valid()
    }

    /// Creates a design system from the data of a token file or a style dictionary.
    ///
    /// - Parameters:
    ///   - data: JSON in the DTCG format, a resolver document without references to files, or a
    ///     style dictionary as JSON or as a property list.
    ///   - file: The path of the file, or a name for the data, for diagnostics.
    ///   - options: The settings.
    /// - Throws: `Diagnostic` for the first error. Warnings and notes are not thrown.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(
        data: Data,
        file: String = "tokens",
        options: ReadingOptions = ReadingOptions()
    ) throws(Diagnostic) {
        self = try Self.recovering(data: data, file: file, options: options).valid()
    }

    /// Reads the valid roles from a token file, a folder of token files, or a style dictionary.
    ///
    /// - Parameters:
    ///   - url: The URL of a file or folder.
    ///   - options: The settings.
    /// - Returns: The valid roles, and the diagnostics.
    /// - Throws: `Diagnostic` if the file as a whole is unreadable or malformed.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public static func recovering(
        contentsOf url: URL,
        options: ReadingOptions = ReadingOptions()
    ) throws(Diagnostic) -> Recovered {
        try recovering(contentsOf: [url], options: options)
    }

    /// Reads the valid roles from several token files and folders.
    ///
    /// Tokens of later files replace tokens of earlier ones, and references can refer to tokens of
    /// all files. The files in a folder are read in ascending order of their paths. If Tokens
    /// Studio's `$metadata.json` or `$themes.json` is in the folder, also in a folder of it, these
    /// select and order the sets next to them. A resolver document, or a configuration of Style
    /// Dictionary with the list `source`, names files. They are read instead of the other files in
    /// its folder.
    ///
    /// - Parameters:
    ///   - urls: The URLs of files and folders. A style dictionary can only be read alone.
    ///   - options: The settings.
    /// - Returns: The valid roles, and the diagnostics.
    /// - Throws: `Diagnostic` if a file at one of the URLs as a whole is unreadable or malformed. A
    ///   malformed file in a folder is one of the diagnostics.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public static func recovering(
        contentsOf urls: [URL],
        options: ReadingOptions = ReadingOptions()
    ) throws(Diagnostic) -> Recovered {
        var loader = TokenLoader(options)
        for url in urls { try loader.add(url) }
        return try read(loader.finish(), options)
    }

    /// Reads the valid roles from the data of a token file or a style dictionary.
    ///
    /// - Parameters:
    ///   - data: JSON in the DTCG format, a resolver document without references to files, or a
    ///     style dictionary as JSON or as a property list.
    ///   - file: The path of the file, or a name for the data, for diagnostics.
    ///   - options: The settings.
    /// - Returns: The valid roles, and the diagnostics.
    /// - Throws: `Diagnostic` if the data as a whole is malformed.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public static func recovering(
        data: Data,
        file: String = "tokens",
        options: ReadingOptions = ReadingOptions()
    ) throws(Diagnostic) -> Recovered {
        var loader = TokenLoader(options)
        try loader.add(data, name: file)
        return try read(loader.finish(), options)
    }

    private static func read(
        _ tokens: TokenTree,
        _ options: ReadingOptions
    ) throws(Diagnostic) -> Recovered {
        for source in tokens.sources where source.tree.isStyleDictionary {
            guard tokens.sources.count == 1 else {
                let detail = "a style dictionary cannot be read with other files; read it alone"
                throw Diagnostic(.wrongType, detail, file: source.name)
            }
            return try styleDictionary(source)
        }
        var parser = TypographyParser(tokens, options)
        let system = parser.read()
        let sources = parser.tree.sources
        let diagnostics = parser.tree.diagnostics.located(in: sources)
        return Recovered(system: system, diagnostics: diagnostics, files: sources.map(\.name))
    }

    private static func styleDictionary(
        _ source: TokenSource
    ) throws(Diagnostic) -> Recovered {
        func withJSONPath(_ diagnostic: Diagnostic) -> Diagnostic {
            var diagnostic = diagnostic
            if !diagnostic.path.isEmpty { diagnostic.path = "$." + diagnostic.path }
            return diagnostic
        }
        do throws(Diagnostic) {
            let recovered = try StyleDictionary.recovering(
                data: source.data ?? Data(),
                file: source.name
            )
            let system = DesignSystem(recovered.dictionary)
            var diagnostics = recovered.diagnostics.map(withJSONPath)
            for style in recovered.dictionary.stylesWithDesign {
                let path = "$.\(StyleDictionary.key(for: style)).design"
                let detail = "a role has no design; set it where you use the role"
                let file = source.name
                diagnostics.append(
                    Diagnostic(.unread, detail, severity: .warning, file: file, path: path)
                )
            }
            if system.roles.isEmpty, diagnostics.isEmpty {
                let detail = "no roles; expected text styles with a fontName"
                diagnostics.append(Diagnostic(.noRoles, detail, file: source.name))
            }
            return Recovered(system: system, diagnostics: diagnostics, files: [source.name])
        } catch {
            throw withJSONPath(error)
        }
    }
}

extension DesignSystem.Recovered {
    /// Returns the system, or throws the first error.
    fileprivate func valid() throws(Diagnostic) -> DesignSystem {
        if let error = diagnostics.first(where: { $0.severity == .error }) { throw error }
        return system
    }
}

extension TokenSource {
    /// Reads a document, whose limits exclude the documents that were already read.
    static func tree(
        _ data: Data,
        name: String,
        after others: [TokenSource] = []
    ) throws(Diagnostic) -> DocumentTree {
        let bytes = others.reduce(0) { $0 + $1.tree.byteCount }
        guard others.isEmpty || bytes + data.count <= DesignSystem.maximumBytes else {
            let limit = DesignSystem.maximumBytes >> 20
            let detail = "all files exceed the limit of \(limit) MiB; read only files with tokens"
            throw Diagnostic(.tooManyFiles, detail, file: name)
        }
        let values = others.reduce(0) { $0 + $1.tree.count }
        var limits = DocumentLimits(bytes: max(0, DesignSystem.maximumBytes - bytes))
        limits.values = max(0, DesignSystem.maximumValues - values)
        limits.keyBytes = 256
        do throws(Diagnostic) {
            return try DocumentTree(
                data: data,
                file: name,
                limits: limits,
                acceptsJSON5: true,
                paths: .jsonPath
            )
        } catch {
            throw error.withoutRootPath
        }
    }
}

extension DocumentTree {
    /// Whether the document is a style dictionary: a property list, or JSON with a `fontName`.
    var isStyleDictionary: Bool {
        if !isJSON { return true }
        guard kind(0) == .dictionary else { return false }
        return children(of: 0).contains {
            kind($0) == .dictionary && child("fontName", of: $0) != nil
                && child("$value", of: $0) == nil
        }
    }
}
