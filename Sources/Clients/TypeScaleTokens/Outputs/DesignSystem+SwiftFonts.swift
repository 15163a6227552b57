public import TypeScale
public import TypeScaleDiagnostics

extension DesignSystem {
    /// Returns the font of each role by the name that `code(for: .swift)` gives it, such as
    /// `bodyLarge` for `body.large`.
    ///
    /// - Throws: `Diagnostic` for the first role without a name, or with another role's name.
    /// - Complexity: O(*n*) in the number of roles.
    public func swiftFonts() throws(Diagnostic) -> NameDictionary<FontDescription> {
        let names = try RoleIdentifier.unique(roles, RoleIdentifier.lowerCamelCase)
        return NameDictionary(zip(names, roles).map { (key: $0, value: $1.font) })
    }
}
