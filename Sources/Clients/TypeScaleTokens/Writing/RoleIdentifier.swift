import TypeScaleDiagnostics

/// Identifiers for roles, as words of their names.
enum RoleIdentifier {
    /// Returns the words of a name, which consist of ASCII letters and digits.
    static func words(_ name: String) -> [String] {
        name.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                false
            default: true
            }
        }.map { String(decoding: $0, as: UTF8.self) }
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
}
