extension ScalingCurve {
    /// Creates a curve from a function of the category and the system's size.
    ///
    ///     // One, two and three points more than body text from XL to XXXL, and the system's size
    ///     // for all other readers.
    ///     try ScalingCurve.table(startingFrom: .body) { category, systemSize in
    ///         switch category {
    ///         case .extraLarge: systemSize + 1
    ///         case .extraExtraLarge: systemSize + 2
    ///         case .extraExtraExtraLarge: systemSize + 3
    ///         default: systemSize
    ///         }
    ///     }
    ///
    /// - Parameters:
    ///   - textStyle: The text style whose sizes the closure receives.
    ///   - size: A closure that returns the size at a category, in points. Its second argument is
    ///     the size of iOS's preferred font for the text style at this category. The results must
    ///     obey the rules of ``table(_:)-([Double])``. The closure is called once for each
    ///     category, before the method returns.
    /// - Returns: The curve.
    /// - Throws: ``ScalingTableError`` for the first category whose size is invalid.
    public static func table(
        startingFrom textStyle: TextStyle,
        _ size: (ContentSizeCategory, Double) -> Double
    ) throws(ScalingTableError) -> ScalingCurve {
        let font = FontDescription.system(textStyle)
        return try table(ContentSizeCategory.allCases.map { size($0, font.pointSize(at: $0)) })
    }
}
