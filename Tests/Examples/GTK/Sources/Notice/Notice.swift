import TypeScale
import TypeScaleCurves
import TypeScaleSettings

/// The texts of the window, and the style sheet that gives them the reader's sizes.
enum Notice {
    /// The texts, each with its class in the style sheet and its font, which is not scaled yet.
    static let parts: [(name: String, text: String, font: FontDescription)] = [
        (
            "heading", "Delayed by 12 minutes",
            FontDescription(name: "Lato-Bold", textStyle: .title1)
        ),
        (
            "text", "The train to Zürich now leaves at 14:35 from track 5.",
            FontDescription(name: "Lato-Regular", textStyle: .body).lineHeight(.multiple(1.3))
        ),
        (
            "note", "Updated at 14:21",
            FontDescription(name: "Lato-Regular", textStyle: .caption1)
        ),
    ]

    /// Returns the style sheet for the settings of the reader.
    ///
    /// The curve `.libadwaita` uses the exact factor, so the text matches the other apps on the
    /// desktop. With `.uikit`, the text has the sizes of iOS in the category nearest to the factor.
    static func styleSheet(for settings: SystemTextSize) -> String {
        let rules = parts.map { part in
            let font = part.font.curve(.libadwaita).scaled(for: settings.traits)
            return ".notice .\(part.name) { \(font.css(fontFamily: "Lato")); }"
        }
        let layout = [".notice { margin: 24px; border-spacing: 12px; }", ".note { opacity: 0.7; }"]
        return (layout + rules).joined(separator: "\n")
    }
}
