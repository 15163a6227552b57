/// Twelve numbers, one for each category.
package struct CategoryNumbers: Hashable, Sendable {
    /// The numbers from XS to AX5.
    let numbers: [Double]

    package init(_ numbers: [Double]) { self.numbers = numbers }

    package subscript(category: ContentSizeCategory) -> Double { numbers[category.index] }
}

extension CategoryNumbers: CustomStringConvertible {
    /// The numbers as text, such as `[17, 17, 18]`.
    package var description: String {
        "[" + numbers.map { $0.shortestText }.joined(separator: ", ") + "]"
    }
}
