import TypeScaleDiagnostics

/// A group as a document declares it, without what it inherits.
struct TokenGroup {
    let site: TokenSite

    /// The type that the group or the nearest enclosing group in its document declares.
    let type: String?

    /// The reference to the group that this group extends.
    var base: (site: TokenSite, text: String)?

    /// The names of the tokens and groups, in document order.
    var names: [String] = []

    /// The tokens and groups by name.
    var members = NameDictionary<Member>()

    /// A member of a group, as an index in the arrays of the tree.
    enum Member: Hashable {
        case token(Int)
        case group(Int)
    }
}

/// A token as a document declares it.
struct TokenDeclaration {
    let site: TokenSite

    /// The type that the token declares.
    let ownType: String?

    /// The type that the nearest enclosing group in the token's document declares.
    let inheritedType: String?

    /// The token's `$value`, or the object with its `$ref`.
    let value: TokenSite

    /// Whether the token has a `$ref` instead of a `$value`.
    let isPointer: Bool
}
