import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

/// Reads the files of a design system, and adds their tokens to a tree in the order of the files.
struct TokenLoader {
    private var tree = TokenTree()

    private let options: DesignSystem.ReadingOptions
    /// The documents without tokens, whose values can be the targets of references.
    private var values: [TokenSite] = []
    /// The files that configurations name.
    private var files = SourceFiles()

    /// The names of the files in which Tokens Studio keeps the themes and the order of the sets.
    private static let themes = "$themes", metadata = "$metadata"

    init(_ options: DesignSystem.ReadingOptions) {
        self.options = options
        tree.device = options.device
    }

    /// Adds a file, or the files of a folder.
    ///
    /// - Throws: `Diagnostic` if the file or folder is unreadable or malformed.
    mutating func add(_ url: URL) throws(Diagnostic) {
        // Links are followed.
        var isFolder: ObjCBool = false
        let exists = unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        guard exists, isFolder.boolValue else {
            return add([try load(url)], in: url.deletingLastPathComponent())
        }
        let search = try FolderSearch(url, for: ["json", "json5"])
        tree.diagnostics.files += search.omissions
        let names = search.names.filter(Self.canHaveTokens)
        guard !names.isEmpty || !search.omissions.isEmpty else {
            throw Diagnostic(.notFound, "the folder contains no JSON files", file: url.path)
        }
        var sources: [Int] = []
        for name in names {
            do throws(Diagnostic) {
                let index = try load(url.appending(path: name))
                tree.sources[index].set = Self.withoutExtension(name)
                sources.append(index)
            } catch {
                tree.diagnostics.files.append(error)
                if error.kind == .tooManyFiles { break }
            }
        }
        add(sources, in: url)
    }

    /// Adds a document without a folder.
    mutating func add(_ data: Data, name: String) throws(Diagnostic) {
        add([try load(data, name: name)], in: nil)
    }

    /// Returns the tokens of all files.
    ///
    /// Values without tokens are only the targets of references, so that tokens replace them.
    mutating func finish() -> TokenTree {
        if !tree.roots.isEmpty {
            if !values.isEmpty { tree.acceptsOtherForms = true }
            for root in values.reversed() { tree.addValues(root) }
        }
        return tree
    }

    /// Returns whether a file in a folder can have tokens: it is not hidden, and belongs to no
    /// package manager.
    private static func canHaveTokens(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/"))
        guard let last = names.last.map({ String(decoding: $0, as: UTF8.self) }) else {
            return false
        }
        return !["package.json", "package-lock.json", "tsconfig.json"].contains(last)
            && names.allSatisfy {
                $0.first != UInt8(ascii: ".") && !$0.elementsEqual("node_modules".utf8)
            }
    }

    private static func withoutExtension(_ name: String) -> String {
        let end = name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
        return String(decoding: name.utf8[..<end], as: UTF8.self)
    }

    // MARK: Reading

    private mutating func load(_ url: URL) throws(Diagnostic) -> Int {
        let limit = DesignSystem.maximumBytes
        return try load(FileSource.fileSystem.contents(path: url.path, upTo: limit), name: url.path)
    }

    private mutating func load(_ data: Data, name: String) throws(Diagnostic) -> Int {
        guard tree.sources.count < DesignSystem.maximumFiles else {
            let detail = "more than \(DesignSystem.maximumFiles) files; read fewer files"
            throw Diagnostic(.tooManyFiles, detail, file: name)
        }
        let document = try TokenSource.tree(data, name: name, after: tree.sources)
        var source = TokenSource(name: name, tree: document)
        if document.isStyleDictionary { source.data = data }
        return tree.add(source)
    }

    // MARK: Forms

    /// Adds the documents of a file or folder, whose form decides how they are combined.
    private mutating func add(_ sources: [Int], in folder: URL?) {
        let roots = sources.map { TokenSite(source: $0, node: 0) }
        // These documents name all others.
        let resolvers = roots.filter { tree.child("resolutionOrder", of: $0) != nil }
        guard resolvers.isEmpty else {
            for root in resolvers { resolve(root, in: folder) }
            return
        }
        let lists = roots.filter { isSourceList($0) }
        guard lists.isEmpty else {
            for root in lists { addSources(of: root, in: folder) }
            return
        }
        if sources.count == 1, let root = roots.first, hasSets(root) {
            return addSets(in: root)
        }
        let named = roots.map { (name: tree.sources[$0.source].set ?? "", site: $0) }
        if let folder = Self.studioFolder(named.map(\.name)) {
            return addSets(of: named, in: folder)
        }
        // A folder also has documents for other purposes, such as lists.
        let documents = named.filter {
            !$0.name.beginsWithDollar && (named.count == 1 || tree.kind($0.site) == .dictionary)
        }
        addDocuments(documents.map(\.site))
    }

    /// Returns the beginning of the paths in Tokens Studio's folder, which contains `$themes.json`
    /// or `$metadata.json`, or `nil` if no folder contains one.
    private static func studioFolder(_ names: [String]) -> Substring.UTF8View? {
        for name in names {
            let last = name.fileName.utf8
            if last.elementsEqual(themes.utf8) || last.elementsEqual(metadata.utf8) {
                return name.utf8[..<last.startIndex]
            }
        }
        return nil
    }

    /// Adds the sets in Tokens Studio's folder, and reports other files.
    private mutating func addSets(
        of files: [(name: String, site: TokenSite)],
        in folder: Substring.UTF8View
    ) {
        var sets: [(name: String, site: TokenSite)] = []
        var themes: TokenSite?
        var metadata: TokenSite?
        for (path, site) in files {
            guard path.utf8.starts(with: folder) else {
                let detail = "the file is outside the folder of Tokens Studio, and is not read"
                tree.add(.unread, site, detail, group: "outside the folder")
                continue
            }
            let name = String(decoding: path.utf8.dropFirst(folder.count), as: UTF8.self)
            switch name {
            case Self.themes: themes = site
            case Self.metadata: metadata = site
            default: if !name.beginsWithDollar { sets.append((name, site)) }
            }
        }
        let order = metadata.flatMap { tree.child("tokenSetOrder", of: $0) }
        tree.addSets(sets, themes: themes, order: order, options.contexts)
    }

    /// Adds documents without an order of their own.
    private mutating func addDocuments(_ roots: [TokenSite]) {
        let kinds = roots.map { TokenTree.form(of: tree.tree($0)) }
        if kinds.contains(.other) { tree.acceptsOtherForms = true }
        for (root, kind) in zip(roots, kinds) {
            switch kind {
            case .tokens: tree.addRoot(root)
            case .other: tree.addOtherForm(root)
            case .values: values.append(root)
            }
        }
    }

    private func hasSets(_ root: TokenSite) -> Bool {
        tree.child("$themes", of: root) != nil || tree.child("$metadata", of: root) != nil
    }

    /// Adds the sets in one document of Tokens Studio.
    private mutating func addSets(in root: TokenSite) {
        let sets = tree.children(of: root).filter { !$0.key.beginsWithDollar }
            .map { (name: $0.key, site: $0.site) }
        let metadata = tree.child("$metadata", of: root)
        let order = metadata.flatMap { tree.child("tokenSetOrder", of: $0) }
        let themes = tree.child("$themes", of: root)
        tree.addSets(sets, themes: themes, order: order, options.contexts)
    }

    private mutating func resolve(_ root: TokenSite, in folder: URL?) {
        let options = options
        var resolver = ResolverParser(
            tree,
            root: root,
            contexts: options.contexts
        ) { path throws(Diagnostic) in
            guard let folder else {
                throw Diagnostic(.unreadable, "the data has no folder; pass a file", file: path)
            }
            return try Self.file(at: path, in: folder, options)
        }
        resolver.read()
        tree = resolver.tokens
    }

    /// Returns the URL of a file that a document names, if it is in the document's folder.
    ///
    /// The folder contains the files that the document may name, unless the options contain
    /// another folder. Links are followed before paths are compared.
    private static func file(
        at path: String,
        in folder: URL,
        _ options: DesignSystem.ReadingOptions
    ) throws(Diagnostic) -> URL {
        let url = folder.appending(path: path)
        let root = (options.root ?? folder).absoluteURL.resolvingSymlinksInPath().pathComponents
        let found = url.absoluteURL.resolvingSymlinksInPath().pathComponents
        let isInside =
            found.count > root.count && !found.contains("..")
            && zip(found, root).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
        if isInside { return url }
        let detail = "the file is outside the document's folder; pass a root that contains both"
        throw Diagnostic(.outsideFolder, detail, file: path)
    }

    // MARK: Style Dictionary's configurations

    /// Returns whether a document is a configuration: it has no tokens, and lists sources or
    /// describes platforms.
    ///
    /// TypeScript's configurations have the list `include`, too.
    private func isSourceList(_ root: TokenSite) -> Bool {
        func isList(_ key: String) -> Bool {
            tree.child(key, of: root).map { tree.kind($0) == .list } ?? false
        }
        return (isList("source") || isList("include") && tree.child("platforms", of: root) != nil)
            && TokenTree.form(of: tree.tree(root)) == .values
    }

    /// Adds the files that a configuration includes, and then its sources.
    private mutating func addSources(of root: TokenSite, in folder: URL?) {
        guard let folder else {
            let detail = "the data has no folder; pass a file"
            return tree.report(.unreadable, root, detail)
        }
        let sources = ["include", "source"].compactMap { tree.child($0, of: root) }
            .flatMap { tree.children(of: $0).map(\.site) }
        var added: [Int] = []
        var known: Set<ExactString> = []
        sources: for site in sources {
            guard let text = tree.text(site) else {
                tree.report(.wrongType, site, "expected the path or pattern of files")
                continue
            }
            func report(_ error: Diagnostic) {
                tree.report(error.kind, site, "cannot read \(quoted(text)): \(error.message)")
            }
            let paths: [String]
            do throws(Diagnostic) {
                paths = try files.paths(matching: text, in: options.root ?? folder)
            } catch {
                report(error)
                if files.isExhausted { break }
                continue
            }
            for path in paths {
                do throws(Diagnostic) {
                    let url = try Self.file(at: path, in: folder, options)
                    // Many paths can name one file.
                    let name = url.absoluteURL.resolvingSymlinksInPath().path
                    guard known.insert(ExactString(name)).inserted else { continue }
                    added.append(try load(url))
                } catch {
                    report(error)
                    if error.kind == .tooManyFiles { break sources }
                }
            }
        }
        addDocuments(added.map { TokenSite(source: $0, node: 0) })
    }
}
