public import Foundation
public import TypeScale
public import TypeScaleFoundation

extension DesignSystem {
    /// The maximum size of a file, and of all files that a resolver document names, in bytes.
    public static let maximumBytes = 4 << 20

    /// The maximum number of values in all files.
    static let maximumValues = 1 << 18

    /// The maximum number of files that a resolver document can name.
    public static let maximumFiles = 64

    /// Settings for reading a token file.
    public struct ReadingOptions: Sendable {
        /// The context of each modifier in a resolver document, by the name of the modifier.
        public var contexts: [String: String] = [:]

        /// The number of points in one `rem`, which is 16 in browsers.
        public var rootFontSize = 16.0

        /// The curves that a file can name in addition to `uikit`, `swiftUI`, `fixed`, `linear` and
        /// `table`.
        public var curves: [ScalingCurve] = []

        /// Creates the default settings.
        public init() {}
    }

    /// The valid roles of a file, and the diagnostics.
    public struct Recovered: Hashable, Sendable {
        /// The valid roles and families.
        public let system: DesignSystem

        /// The diagnostics, sorted by file and position.
        public let diagnostics: [Diagnostic]
    }

    /// Creates a design system from a token file or a style dictionary.
    ///
    /// - Parameters:
    ///   - url: The URL of a file in the DTCG format, of a resolver document, or of a style
    ///     dictionary as JSON or as a property list.
    ///   - options: The settings.
    /// - Throws: `Diagnostic` for the first error. Warnings and notes are not thrown.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(
        contentsOf url: URL,
        options: ReadingOptions = ReadingOptions()
    ) throws(Diagnostic) {
        let recovered = try Self.recovering(contentsOf: url, options: options)
        if let error = recovered.diagnostics.first(where: { $0.severity == .error }) { throw error }
        self = recovered.system
    }

    /// Creates a design system from the data of a token file or a style dictionary.
    ///
    /// - Parameters:
    ///   - data: JSON in the DTCG format, a resolver document without references to files, or a
    ///     style dictionary as JSON or as a property list.
    ///   - name: The name to use for the data in diagnostics.
    ///   - options: The settings.
    /// - Throws: `Diagnostic` for the first error. Warnings and notes are not thrown.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(
        data: Data,
        name: String = "tokens",
        options: ReadingOptions = ReadingOptions()
    ) throws(Diagnostic) {
        let recovered = try Self.recovering(data: data, name: name, options: options)
        if let error = recovered.diagnostics.first(where: { $0.severity == .error }) { throw error }
        self = recovered.system
    }

    /// Reads the valid roles from a token file or a style dictionary.
    ///
    /// The files that a resolver document names are found relative to its folder.
    ///
    /// - Parameters:
    ///   - url: The URL of a file in the DTCG format, of a resolver document, or of a style
    ///     dictionary as JSON or as a property list.
    ///   - options: The settings.
    /// - Returns: The valid roles, and the diagnostics.
    /// - Throws: `Diagnostic` if the file as a whole is unreadable or malformed.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public static func recovering(
        contentsOf url: URL,
        options: ReadingOptions = ReadingOptions()
    ) throws(Diagnostic) -> Recovered {
        let data = try BoundedFile.contents(path: url.path, upTo: maximumBytes)
        let folder = url.deletingLastPathComponent()
        return try read(data, name: url.path, options) { path throws(Diagnostic) in
            let url = folder.appending(path: path)
            return (url.path, try BoundedFile.contents(path: url.path, upTo: maximumBytes))
        }
    }

    /// Reads the valid roles from the data of a token file or a style dictionary.
    ///
    /// - Parameters:
    ///   - data: JSON in the DTCG format, a resolver document without references to files, or a
    ///     style dictionary as JSON or as a property list.
    ///   - name: The name to use for the data in diagnostics.
    ///   - options: The settings.
    /// - Returns: The valid roles, and the diagnostics.
    /// - Throws: `Diagnostic` if the data as a whole is malformed.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public static func recovering(
        data: Data,
        name: String = "tokens",
        options: ReadingOptions = ReadingOptions()
    ) throws(Diagnostic) -> Recovered {
        try read(data, name: name, options) { path throws(Diagnostic) in
            throw Diagnostic(.unreadable, "the data has no folder; pass a file", file: path)
        }
    }

    private static func read(
        _ data: Data,
        name: String,
        _ options: ReadingOptions,
        load: @escaping (String) throws(Diagnostic) -> (name: String, data: Data)
    ) throws(Diagnostic) -> Recovered {
        let tree = try TokenSource.tree(data, name: name)
        if tree.isStyleDictionary { return try styleDictionary(data, name: name) }
        var tokens = TokenTree()
        let root = TokenSite(source: tokens.add(TokenSource(name: name, tree: tree)), node: 0)
        if tokens.child("resolutionOrder", of: root) != nil {
            var resolver = ResolverReader(tokens, contexts: options.contexts, load: load)
            resolver.read()
            tokens = resolver.tokens
        } else if TokenTree.isOtherForm(tree) {
            tokens.addOtherForm(root)
        } else {
            tokens.addRoot(root)
        }
        var reader = TypographyReader(tokens, options)
        let system = reader.read()
        let diagnostics = reader.tree.diagnostics.located(in: reader.tree.sources)
        return Recovered(system: system, diagnostics: diagnostics)
    }

    private static func styleDictionary(
        _ data: Data,
        name: String
    ) throws(Diagnostic) -> Recovered {
        func withJSONPath(_ diagnostic: Diagnostic) -> Diagnostic {
            var diagnostic = diagnostic
            if !diagnostic.path.isEmpty { diagnostic.path = "$." + diagnostic.path }
            return diagnostic
        }
        do throws(Diagnostic) {
            let recovered = try StyleDictionary.recovering(data: data, name: name)
            return Recovered(
                system: DesignSystem(recovered.dictionary),
                diagnostics: recovered.diagnostics.map(withJSONPath)
            )
        } catch {
            throw withJSONPath(error)
        }
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
    fileprivate var isStyleDictionary: Bool {
        if !isJSON { return true }
        guard kind(0) == .dictionary else { return false }
        return children(of: 0).contains {
            kind($0) == .dictionary && child("fontName", of: $0) != nil
                && child("$value", of: $0) == nil
        }
    }
}
