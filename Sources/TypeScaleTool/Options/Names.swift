import TypeScale

extension TextStyle {
    /// The names to suggest where one was not found.
    static var names: [String] { allCases.map(\.description) + ["title", "caption"] }
}

extension ContentSizeCategory {
    /// The names to suggest where one was not found.
    static var names: [String] {
        allCases.flatMap { [$0.shortName, $0.name, $0.dynamicTypeSizeName] }
    }
}
