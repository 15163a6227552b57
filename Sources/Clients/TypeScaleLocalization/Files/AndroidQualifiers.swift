import TypeScaleDiagnostics
import TypeScaleDocuments

/// The language in the name of an Android resource folder, such as `values-pt-rBR`.
///
/// See [App resources](https://developer.android.com/guide/topics/resources/providing-resources#AlternativeResources).
struct AndroidQualifiers {
    /// The language code, such as `pt-BR` or `sr-Latn`, or `nil` for the default resources.
    private(set) var language: String?

    /// The name of the folder with an asterisk for the language, such as `values-*-night`.
    private(set) var group: String

    init(_ folder: Substring) {
        let parts = folder.unicodeScalars
            .split(separator: "-", omittingEmptySubsequences: false).map(Substring.init)
        group = String(folder)
        guard parts.first == "values" else { return }
        // Only the codes of an operator precede the language.
        let codes = parts.dropFirst().prefix {
            $0.utf8.starts(with: "mcc".utf8) || $0.utf8.starts(with: "mnc".utf8)
        }
        var rest = parts.dropFirst(1 + codes.count)
        if let first = rest.first, let code = Self.language(first) {
            language = code
            rest = rest.dropFirst()
            if let region = rest.first, region.utf8.count == 3,
                region.utf8.first == UInt8(ascii: "r")
            {
                language = "\(code)-\(Substring(region.unicodeScalars.dropFirst()))"
                rest = rest.dropFirst()
            }
        }
        group = (["values"] + codes + ["*"] + rest).joined(separator: "-")
    }

    /// Returns the code in a qualifier such as `de` or `b+sr+Latn`, or `nil` for other qualifiers.
    private static func language(_ qualifier: Substring) -> String? {
        if qualifier.utf8.starts(with: "b+".utf8) {
            return qualifier.unicodeScalars.split(separator: "+").dropFirst()
                .map { String($0) }.joined(separator: "-")
        }
        // `car` is a mode of the user interface.
        let isCode = 2...3 ~= qualifier.utf8.count && qualifier.utf8.allSatisfy(\.isASCIILetter)
        return isCode && qualifier != "car" ? String(qualifier) : nil
    }
}
