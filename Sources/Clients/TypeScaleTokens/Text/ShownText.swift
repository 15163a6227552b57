import TypeScaleDiagnostics

/// Returns untrusted text, truncated and with its control characters replaced.
func visible(_ text: String, upTo limit: Int = 96) -> String {
    VisibleText(text, limit: limit).description
}

/// Returns the name of a role, family or face in quotes, for a message.
func inQuotes(_ name: String) -> String { "'\(visible(name))'" }

/// Returns text as a string in Dart, Swift or TypeScript.
///
/// All but plain ASCII characters are written as numbers, such as `\u{e9}`.
///
/// - Parameters:
///   - text: The text.
///   - quote: The quotation mark.
///   - others: Other characters that need a backslash.
/// - Returns: The string with its quotation marks.
func stringLiteral(
    _ text: String,
    quote: Unicode.Scalar = "\"",
    escaping others: Set<Unicode.Scalar> = []
) -> String {
    var literal = String(quote)
    for scalar in text.unicodeScalars {
        switch scalar {
        case quote, "\\",
            _ where others.contains(scalar):
            literal += "\\" + String(scalar)
        case " "..."~": literal += String(scalar)
        default: literal += "\\u{\(String(scalar.value, radix: 16))}"
        }
    }
    return literal + String(quote)
}
