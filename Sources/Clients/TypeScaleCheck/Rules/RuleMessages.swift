import TypeScale

/// The sentences that rules about code and about interface files share.
enum RuleMessages {
    /// The size of `caption2` at L, the smallest text style.
    static let minimumSize = 11.0

    /// Returns the message for a font of a fixed size, with the text style to use instead.
    static func fixed(_ points: Double) -> String {
        "\(points.shortestText) points at every text size" + remedy(points)
    }

    /// Returns the text style whose size is nearest, or an empty string.
    static func remedy(_ points: Double) -> String {
        guard let style = TextStyle.nearest(to: points) else { return "" }
        let growth = style.growth
        return "; \(style) has \(growth.atL.shortestText) at L, and "
            + "\(growth.atMaximum.shortestText) at AX5"
    }

    static func small(_ points: Double) -> String {
        "\(points.shortestText) points at L; the smallest text style has \(minimumSize.shortestText)"
    }

    static func thin(_ weight: FontWeight) -> String {
        "\(weight) strokes are hard to read; use regular or a heavier weight"
    }

    /// Returns the message for text that shrinks below 200 percent, or `nil` if it does not, or
    /// would not reach it at its full size.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - factor: The factor to which the text can shrink.
    ///   - cap: The largest text size at which the text is shown.
    /// - Returns: The message, or `nil`.
    static func shrinking(
        _ font: FontDescription,
        to factor: Double,
        cap: ContentSizeCategory?
    ) -> String? {
        let largest = cap ?? .largest
        let atL = font.pointSize(at: .large)
        let full = font.pointSize(at: largest)
        let size = full * factor
        guard full >= 2 * atL, size < 2 * atL else { return nil }
        return "\(font.textStyle) can shrink at \(largest) to \(size.roundedText(toPlaces: 1)) of "
            + "\(atL.shortestText) points, \((size / atL).percent)"
    }
}
