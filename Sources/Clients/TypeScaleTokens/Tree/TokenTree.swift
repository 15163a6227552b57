import TypeScaleDiagnostics
import TypeScaleDocuments

/// The tokens and groups of one or several documents, in which references can be resolved.
///
/// A group that several documents declare, or that extends another group, consists of layers. Each
/// layer is a group as one document declares it, and later layers replace the tokens of earlier
/// layers. Layers are computed when they are first used, so that a group that is extended many
/// times is not copied.
struct TokenTree {
    /// The maximum number of names on a token's path.
    static let maximumDepth = 64

    /// The maximum number of tokens and groups that all documents declare.
    static let maximumDeclarations = 18_000

    var sources: [TokenSource] = []
    var diagnostics = TokenDiagnostics()

    var groups: [TokenGroup] = []
    var tokens: [TokenDeclaration] = []

    /// Whether values and references can have the form of other tools.
    var acceptsOtherForms = false

    /// The device whose sizes are read if a token has sizes for several devices.
    var device = "mobile"

    /// The top-level groups of the documents, later documents last.
    var roots: [Int] = []

    /// The top-level groups that a resolver document includes.
    var knownRoots: [TokenSite: Int] = [:]

    /// The top-level groups of the sets in Tokens Studio, by name.
    var sets = NameDictionary<Int>()

    /// The members of merged groups, by their layers.
    var merged: [[Int]: MergedGroup] = [:]

    /// The layers of each group that extends another group.
    var layers: [Int: [Int]] = [:]

    /// The groups whose layers are being computed, to find cycles.
    var openGroups: Set<Int> = []

    /// The final values of tokens, or `nil` for values with a problem that was reported.
    var values: [Int: TokenValue?] = [:]

    /// The tokens that references name.
    var targets: Set<Int> = []

    /// The tokens whose references into other tokens are being resolved, to find cycles.
    var openTokens: Set<Int> = []

    /// The names of the fonts in the values of tokens, or `nil` after reporting a problem.
    var familyNames: [TokenSite: [String]?] = [:]

    /// The list of names that is being read, in which another list can be.
    var openLists: Set<TokenSite> = []

    /// The values of expressions, or `nil` for expressions with a problem that was reported.
    var results: [TokenSite: OldLength?] = [:]

    /// The expressions that are being computed, to find cycles.
    var openResults: Set<TokenSite> = []

    /// The maximum number of inherited layers, members and tokens to read.
    ///
    /// The members that a document declares itself are not counted, because its values are limited.
    var maximumSteps = 24_000

    /// The maximum number of bytes in long values that references read.
    var maximumReferencedBytes = 1 << 22
    private var referencedBytes = 0

    /// The length in bytes up to which a value is not long.
    private static let shortValue = 4096

    /// The tokens and groups that were listed once, so that another occurrence is inherited.
    var listedTokens: Set<Int> = []
    var listedGroups: Set<Int> = []

    /// The number of inherited layers, members and tokens that were read.
    private var steps = 0
    private var isOverLimit = false
    private var hasTooManyDeclarations = false

    /// Adds a document, and returns its index.
    mutating func add(_ source: TokenSource) -> Int {
        sources.append(source)
        let index = sources.count - 1
        if source.tree.format == .json5, !source.name.utf8.reversed().starts(with: "5nosj.".utf8) {
            let detail = "the file is JSON5, but is read; rename it to .json5 or use JSON"
            add(.nonstandardSyntax, TokenSite(source: index, node: 0), detail)
        }
        return index
    }

    /// Counts steps, and returns whether their number is still below the limit.
    mutating func spend(_ count: Int, at site: TokenSite) -> Bool {
        steps += count
        guard steps > maximumSteps else { return true }
        if !isOverLimit {
            isOverLimit = true
            let detail = "the groups contain too many tokens; extend fewer groups"
            add(.tooManyValues, site, detail)
        }
        return false
    }

    /// Returns whether a reference can read a value, and counts the bytes of a long value.
    ///
    /// Otherwise, many references to a long value would take quadratic time.
    mutating func canRead(_ value: TokenSite, from site: TokenSite) -> Bool {
        let tree = tree(value)
        let end = tree.end(of: value.node)
        let limit = end < tree.count ? tree.offset(of: end) : tree.byteCount
        let bytes = limit - tree.offset(of: value.node)
        guard value != site, bytes > Self.shortValue else { return true }
        referencedBytes += bytes
        if referencedBytes <= maximumReferencedBytes { return true }
        report(.tooManyValues, site, "references read too many long values; shorten the values")
        return false
    }

    /// Returns whether the tree can contain another token or group, which is omitted otherwise.
    mutating func canAddDeclaration(at site: TokenSite) -> Bool {
        guard tokens.count + groups.count >= Self.maximumDeclarations else { return true }
        if !hasTooManyDeclarations {
            hasTooManyDeclarations = true
            let limit = "\(Self.maximumDeclarations) tokens and groups"
            let detail = "the file exceeds the limit of \(limit); divide the file"
            add(.tooManyValues, site, detail)
        }
        return false
    }

    mutating func report(_ kind: Diagnostic.Kind, _ site: TokenSite, _ detail: String) {
        add(kind, site, detail)
    }

    /// Reports a value of an earlier draft or another tool, once for each kind of value.
    mutating func reportOld(_ kind: String, _ site: TokenSite, _ detail: String) {
        // In a file of another tool, one warning is enough.
        if !acceptsOtherForms { add(.nonstandardSyntax, site, detail, group: "old " + kind) }
    }

    /// Adds a diagnostic, or only one for a group of similar diagnostics.
    mutating func add(
        _ kind: Diagnostic.Kind,
        _ site: TokenSite,
        _ detail: String,
        group: String? = nil
    ) {
        let diagnostic = Diagnostic(token: kind, detail, at: site.node, of: tree(site))
        if let group {
            diagnostics.add(diagnostic, at: site, group: group)
        } else {
            diagnostics.add(diagnostic, at: site)
        }
    }

    /// Reports a property that is not read, once for all tokens.
    mutating func reportUnread(_ kind: String, _ name: String, _ site: TokenSite) {
        add(.unread, site, "the \(kind) \(quoted(name)) is not read", group: "\(kind) \(name)")
    }

    /// Reports the keys next to a `$ref`, except properties of a token.
    mutating func checkKeys(nextToReference site: TokenSite) {
        for (key, member) in children(of: site) where !key.beginsWithDollar {
            report(.unknownKey, member, "a key next to $ref is not read; remove one of them")
        }
    }

    func tree(_ site: TokenSite) -> DocumentTree { sources[site.source].tree }

    func kind(_ site: TokenSite) -> DocumentValueKind { tree(site).kind(site.node) }

    /// Returns a string of a token, all of which are names or expressions, except descriptions.
    func text(_ site: TokenSite) -> String? { tree(site).name(site.node) }

    func child(_ key: String, of site: TokenSite) -> TokenSite? {
        guard kind(site) == .dictionary else { return nil }
        return tree(site).child(key, of: site.node).map {
            TokenSite(source: site.source, node: $0)
        }
    }

    /// Returns the members of an object or the elements of a list, without repeated members.
    func children(of site: TokenSite) -> [(key: String, site: TokenSite)] {
        let tree = tree(site)
        return tree.children(of: site.node).filter { !tree.isRepeated($0) }.map {
            (tree.key(of: $0) ?? "", TokenSite(source: site.source, node: $0))
        }
    }
}

/// The members of a group after merging its layers.
struct MergedGroup {
    var names: [String] = []
    var members = NameDictionary<Member>()

    /// The type that the last layer with a type declares.
    var type: String?

    enum Member {
        case token(Int)
        /// The layers of a group.
        case group([Int])
    }
}

/// A token's value after resolving references.
struct TokenValue {
    let site: TokenSite

    /// The type of the token, or `nil` if a reference to a part of a token has none.
    var type: String?
}
