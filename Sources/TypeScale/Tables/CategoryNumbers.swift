/// Twelve numbers, one for each category.
package struct CategoryNumbers: Hashable, Sendable {
    /// The numbers from XS to AX5.
    let numbers: [Double]

    /// Numbers from XS to AX5.
    ///
    /// - Parameter numbers: Twelve numbers; of more or fewer, the missing ones are zero.
    package init(_ numbers: [Double]) {
        let count = ContentSizeCategory.allCases.count
        self.numbers = (0..<count).map { $0 < numbers.count ? numbers[$0] : 0 }
    }

    /// The number at a category.
    package subscript(category: ContentSizeCategory) -> Double { numbers[category.column] }
}

extension CategoryNumbers: CustomStringConvertible {
    /// The numbers: `[17, 17, 18]`.
    package var description: String {
        "[" + numbers.map { $0.shortestText }.joined(separator: ", ") + "]"
    }
}

extension ContentSizeCategory {
    /// The factor by which body text differs from large, P / 17: 0.82 at XS, 3.12 at AX5.
    ///
    /// That is how the system's own body font grows. What `UIFontMetrics` scales grows less, by the
    /// distance between lines, to 2.82.
    public var fontScale: Double { bodySize / 17 }

    /// The category whose own factor is nearest to one; the larger of two as near.
    ///
    /// - Parameter fontScale: A factor; one that is not positive and finite is none, and gives `nil`.
    public init?(nearestToFontScale fontScale: Double) {
        guard fontScale > 0, fontScale.isFinite else { return nil }
        self = .extraSmall
        for category in Self.allCases
        where (category.fontScale - fontScale).magnitude <= (self.fontScale - fontScale).magnitude {
            self = category
        }
    }

    /// The size of the system's body font on iOS, in points.
    package var bodySize: Double {
        TypeTable.iOS.growth(.body, self)?.size ?? IOSTypeTable.basePointSize(.body)
    }
}
