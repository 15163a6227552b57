/// A declaration of a type, or an extension.
struct TypeFact: Sendable {
    enum Kind: Sendable { case `class`, `struct`, `enum`, `extension`, `protocol`, alias }

    let kind: Kind
    /// The qualified name, such as `Theme.Fonts`.
    let name: String
    /// The types in the inheritance clause, or the type that an alias names.
    let inherited: [String]
}
