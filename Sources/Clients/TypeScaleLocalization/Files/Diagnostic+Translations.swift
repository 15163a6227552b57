public import TypeScaleDiagnostics

extension Diagnostic.Kind {
    /// The file is a known document without translations, such as a slots file, which is a note.
    public static let otherDocument = Self("otherDocument")
    /// A slot, or a field of a slot, is invalid.
    public static let badSlot = Self("badSlot")
    /// A text has invalid placeholders, or cannot be measured.
    public static let badText = Self("badText")
}
