extension TextStyle {
    /// Returns the text style with the nearest size at the base category, or `nil` if none is near.
    ///
    ///     TextStyle.nearest(to: 14)  // subheadline, which has 15 points
    ///     TextStyle.nearest(to: 60)  // nil
    ///
    /// Sizes are compared by their ratio, because text grows by factors. A size is near if the
    /// larger size is at most 1.5 times the smaller size. Beyond this ratio, the growth of the
    /// style says little about the text: a 60-point number is not a large title. If sizes are
    /// equally near, the last style is the result, such as body and not headline.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the base category, in points. The result is `nil` if the size is
    ///     zero, negative, infinite or NaN.
    ///   - styles: The styles to choose from. Styles that the platform's table doesn't contain are
    ///     ignored.
    ///   - platform: The platform, whose table determines the sizes.
    ///   - ratio: The maximum ratio of the larger to the smaller size. For `.infinity`, the nearest
    ///     style is the result however far its size is.
    /// - Returns: The style, or `nil` if none is near.
    /// - Complexity: O(*n*), where *n* is the number of styles.
    public static func nearest(
        to pointSize: Double,
        among styles: [TextStyle] = dynamicTypeStyles,
        on platform: Platform = .iOS,
        within ratio: Double = 1.5
    ) -> TextStyle? {
        guard let pointSize = pointSize.ifPositive else { return nil }
        let table = platform.typeTable
        var nearest: (style: TextStyle, ratio: Double)?
        for style in styles {
            guard let size = table.numbers.size(style, table.baseCategory) else { continue }
            let distance = max(size / pointSize, pointSize / size)
            if distance <= min(ratio, nearest?.ratio ?? .infinity) { nearest = (style, distance) }
        }
        return nearest?.style
    }
}
