/// Twelve numbers, one for each category.
package struct CategoryNumbers: Hashable, Sendable {
    /// The numbers from XS to AX5.
    let numbers: [Double]

    /// Stores twelve numbers from XS to AX5; missing ones are zero, and further ones are ignored.
    package init(_ numbers: [Double]) {
        let count = ContentSizeCategory.allCases.count
        self.numbers = (0..<count).map { $0 < numbers.count ? numbers[$0] : 0 }
    }

    package subscript(category: ContentSizeCategory) -> Double { numbers[category.column] }
}

extension CategoryNumbers: CustomStringConvertible {
    /// The numbers: `[17, 17, 18]`.
    package var description: String {
        "[" + numbers.map { $0.shortestText }.joined(separator: ", ") + "]"
    }
}

extension ContentSizeCategory {
    /// The ratio of the category's body size to the one at large, P / 17: 0.82 at XS, 3.12 at AX5.
    ///
    /// The system's own body font grows by this factor. Values scaled by `UIFontMetrics` grow less,
    /// up to 2.82, because they follow the distance between lines.
    public var fontScale: Double { bodySize / 17 }

    /// Finds the category whose ``fontScale`` is nearest to a factor; of two equally near, the
    /// larger.
    ///
    /// - Parameter fontScale: A factor. One that is not positive and finite gives `nil`.
    public init?(nearestToFontScale fontScale: Double) {
        func distance(_ category: Self) -> Double { (category.fontScale - fontScale).magnitude }
        guard fontScale > 0, fontScale.isFinite,
            let nearest = Self.allCases.reversed().min(by: { distance($0) < distance($1) })
        else { return nil }
        self = nearest
    }

    /// The size of the system's body font on iOS, in points.
    package var bodySize: Double {
        TypeTable.iOS.growth(.body, self)?.size ?? IOSTypeTable.basePointSize(.body)
    }
}
