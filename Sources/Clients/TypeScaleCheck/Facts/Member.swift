/// A property, a function, an initializer or a case of a type, or one outside of types.
struct Member: Sendable {
    enum Kind: Sendable { case constant, variable, function, initializer, enumCase }

    struct Parameter: Sendable {
        /// The label of the argument, or an empty string.
        let label: String
        let name: String
        let type: String
        let defaultValue: Expression?
    }

    let kind: Kind
    /// The qualified name of the type, or an empty string.
    let owner: String
    let name: String
    let isStatic: Bool
    /// Whether only the code of its file can use the member.
    let isPrivate: Bool
    /// The type of a property, or of the result of a function.
    let type: String?
    /// The attributes without `@`, such as `ScaledMetric` and `IBOutlet`.
    let attributes: [String]
    var parameters: [Parameter] = []
    /// The initial value of a property, or the raw value of a case.
    let value: Expression?
    /// The body of a function, or of a property without a value.
    var body: Block?
    /// The scope that contains the member.
    let scope: Int
    /// The offset of the name.
    let offset: Int

    var isScaledMetric: Bool { attributes.contains { $0.utf8.starts(with: "ScaledMetric".utf8) } }
    var isEnvironmentFont: Bool {
        attributes.contains { $0.utf8.starts(with: "Environment(\\.font)".utf8) }
    }
    var isOutlet: Bool { attributes.contains("IBOutlet") }

    /// Whether the function returns the height of rows or the size of items.
    var statesRowHeight: Bool {
        parameters.contains { $0.label == "heightForRowAt" || $0.label == "sizeForItemAt" }
    }
}
