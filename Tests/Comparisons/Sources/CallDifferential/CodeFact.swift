/// A fact of Swift code that both readers find, such as a call with its name and its labels.
struct CodeFact: Hashable {
    /// The kind of the fact: `call`, `argument`, `declaration` and so on.
    let kind: String
    /// The offset of the code in its file.
    let offset: Int
    /// The names and the ranges of the parts.
    let text: String

    /// Creates a fact, whose parts are joined with spaces.
    init(_ kind: String, _ offset: Int, _ parts: String...) {
        self.kind = kind
        self.offset = offset
        text = parts.joined(separator: " ")
    }

    /// Returns the fact of a call.
    ///
    /// The offset is the one of the parentheses, or of the first closure if the call has none. The
    /// labels include the labels of closures after the parentheses, except the first closure.
    static func call(
        _ offset: Int,
        name: String,
        labels: [String],
        closures: Int,
        start: Int
    ) -> CodeFact {
        CodeFact(
            "call",
            offset,
            "\(name)(\(labels.joined(separator: ":")))",
            "\(closures) closures from \(start)"
        )
    }
}
