import TypeScaleDocuments

/// Writes HTML, and escapes all text that comes from outside the module.
struct HTMLText {
    /// The HTML written so far.
    private(set) var text = ""

    /// Writes trusted HTML unchanged.
    mutating func markup(_ markup: String) {
        text += markup
    }

    /// Escapes text and writes it, with a `br` element for each line feed.
    mutating func content(_ content: some StringProtocol) {
        text += MarkupText(content, lineBreak: "<br>").description
    }

    /// Writes an attribute, and escapes its value.
    mutating func attribute(_ name: String, _ value: String) {
        text += " " + name + "=\"" + MarkupText(value).description + "\""
    }
}
