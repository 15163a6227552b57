import TypeScaleDiagnostics

/// The text of a view, as far as a file shows it.
enum TextContent: Hashable, Sendable {
    /// A text that is not translated.
    case text(ExactString)
    /// A key of translations, and the name of its table.
    case key(ExactString, table: ExactString)

    init(key: String, table: String) { self = .key(ExactString(key), table: ExactString(table)) }
}
