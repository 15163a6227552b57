import TypeScale

extension TraitCollection {
    /// Creates the reader's traits from the query of a request.
    ///
    /// - `size` is the reader's text size, by any of its names in UIKit and SwiftUI, or by its
    ///   short name, such as `AX2`.
    /// - `bold` is 1 if the reader prefers bold text, and 0 otherwise.
    ///
    /// Without these keys, the traits are unknown. Other keys have no effect.
    ///
    /// - Parameter query: The values, by key.
    /// - Throws: `RequestError` if a key has any other value.
    public init(query: [String: String]) throws(RequestError) {
        self.init()
        if let size = query["size"] {
            guard let category = ContentSizeCategory(size) else {
                let names = ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", ")
                throw .invalid(key: "size", value: size, expected: "one of \(names)")
            }
            preferredContentSizeCategory = category
        }
        if let bold = query["bold"] {
            guard let weight = ["0": LegibilityWeight.regular, "1": .bold][bold] else {
                throw .invalid(key: "bold", value: bold, expected: "0 or 1")
            }
            legibilityWeight = weight
        }
    }
}
