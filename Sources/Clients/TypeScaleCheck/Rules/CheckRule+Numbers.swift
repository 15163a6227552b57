import TypeScale
import TypeScaleDiagnostics

// The numbers in the pages of rules.
extension CheckRule {
    static func sizes(_ style: TextStyle) -> String {
        let growth = style.growth
        return "\(growth.atL.shortestText) points at L and \(growth.atMaximum.shortestText) at AX5"
    }

    static func points(
        _ style: TextStyle,
        _ category: ContentSizeCategory,
        of size: Double? = nil
    ) -> String {
        FontDescription(
            face: size == nil ? .system : .named("Custom"),
            textStyle: style,
            size: size
        )
        .pointSize(at: category).roundedText(toPlaces: 1)
    }

    static func factor(_ style: TextStyle) -> String { style.growth.factor.percent }

    /// The size at AX5 of 17 points that grow twice with body.
    static var twice: String {
        let font = FontDescription(name: "Custom", textStyle: .body, size: 17)
        let size = font.pointSize(at: .largest)
        return FontDescription(name: "Custom", textStyle: .body, size: size)
            .pointSize(at: .largest).roundedText(toPlaces: 1)
    }

    static func lines(_ style: TextStyle) -> String {
        let heights = [ContentSizeCategory.large, .accessibilityLarge, .largest].compactMap {
            FontDescription.system(style).lineHeight(at: $0).map { $0.roundedText(toPlaces: 1) }
        }
        return heights.joined(separator: ", ") + " points at L, AX2 and AX5"
    }
}

extension ContentSizeCategory {
    /// AX5.
    static var largest: Self { .accessibilityExtraExtraExtraLarge }
}
