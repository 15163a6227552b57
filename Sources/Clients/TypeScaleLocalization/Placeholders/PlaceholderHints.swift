import TypeScaleDiagnostics

/// The properties of values that a file tells outside the text.
struct PlaceholderHints: Hashable, Sendable {
    /// The kind of the only text value, or `nil` if neither the key nor the comment tells it.
    var kind: SampleKind?

    /// The formats of values whose type the text does not say, by name.
    var formats = NameDictionary<ValueFormat>()

    /// The format of numbers whose format neither the text nor the file says.
    var number = ValueFormat.number

    init() {}

    /// Reads the hints for the texts with the key of an entry.
    init(_ entry: TranslationCatalog.Entry) {
        kind = SampleKind(inComment: entry.comment) ?? SampleKind(in: entry.key)
        formats = entry.formats
        if entry.syntaxes.contains(.verbatimNumbers) { number = .verbatim }
    }

    /// Returns the format of a placeholder.
    func format(of placeholder: Placeholder) -> ValueFormat {
        guard placeholder.format == .any, case .name(let name) = placeholder.argument,
            let format = formats[name]
        else { return placeholder.format }
        return format
    }
}
