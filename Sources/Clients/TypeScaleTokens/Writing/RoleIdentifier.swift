import TypeScaleDiagnostics
import TypeScaleDocuments

/// Identifiers of roles, families and types in the outputs, from the words of their names.
enum RoleIdentifier {
    /// Returns the words of a name, which consist of ASCII letters and digits.
    static func words(_ name: String) -> [String] {
        name.utf8.split { !$0.isASCIILetterOrDigit }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns an identifier for each role, or throws an error for two roles with the same one.
    static func unique(
        _ roles: [DesignSystem.Role],
        _ identifier: ([String]) -> String
    ) throws(Diagnostic) -> [String] {
        var names: [String: String] = [:]
        return try roles.map { role throws(Diagnostic) in
            // The token of a group has the name of the group.
            let isRoot = role.name.utf8.reversed().starts(with: "toor$.".utf8)
            let path =
                isRoot ? String(decoding: role.name.utf8.dropLast(6), as: UTF8.self) : role.name
            let words = words(path)
            guard !words.isEmpty else {
                let remedy = "rename it with ASCII letters"
                throw Diagnostic(
                    .cannotBeWritten,
                    "cannot name the role \(inQuotes(role.name)); \(remedy)",
                    file: "tokens",
                    path: role.name
                )
            }
            let result = identifier(words)
            if let other = names.updateValue(role.name, forKey: result) {
                let both = "\(inQuotes(other)) and \(inQuotes(role.name))"
                throw Diagnostic(
                    .cannotBeWritten,
                    "the roles \(both) have the same identifier \(result); rename one",
                    file: "tokens",
                    path: role.name
                )
            }
            return result
        }
    }

    /// Returns a word with a capital letter at its start.
    static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Returns words in the form `headingLarge`, or `_2xl` if the first begins with a digit.
    static func lowerCamelCase(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        let isAllCapitals = first == first.uppercased()
        let start =
            isAllCapitals ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
        let name = start + words.dropFirst().map(capitalized).joined()
        return name.utf8.first.map { $0.isASCIIDigit } == true ? "_" + name : name
    }

    /// Returns words in the form `headingLarge`, with an underscore after a keyword.
    static func plainName(_ words: [String]) -> String {
        let name = lowerCamelCase(words)
        return keywords.contains(name) || otherKeywords.contains(name) ? name + "_" : name
    }

    /// The keywords of Dart and Kotlin that are not keywords of Swift, and the members that each
    /// class of Dart has.
    private static let otherKeywords: Set = [
        "assert", "const", "enum", "extends", "final", "finally", "fun", "hashCode", "interface",
        "new", "noSuchMethod", "null", "object", "package", "rethrow", "runtimeType", "this",
        "toString", "typeof", "val", "void", "when", "with",
    ]

    /// The types that generated code uses, whose names its own types cannot have.
    static let types: Set = [
        "Any", "Double", "FontDescription", "FontScaleSetting", "FontStyle", "FontWeight",
        "Fontable",
        "Protocol", "ScalingCurve", "Self", "String", "TextStyle", "Type", "TypeLimits",
        "TypeScale",
    ]

    /// Returns the name of a type, such as `BrandTokens` for `brand-tokens`.
    static func typeName(_ text: String) -> String {
        let name = words(text).map(capitalized).joined()
        guard let first = name.utf8.first else { return "Typography" }
        return first.isASCIIDigit || types.contains(name) ? "Typography" + name : name
    }

    /// The keywords of Swift, and `await`, which an expression cannot begin with otherwise.
    static let keywords: Set = [
        "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
        "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]
}
