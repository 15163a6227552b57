/// The classes of libadwaita, relative to the system's font of 11 points of print.
///
/// Source: libadwaita's style sheet, and GNOME's default font "Adwaita Sans 11".
enum AdwaitaStyle {
    /// 11 points of print at 96 dots an inch, in GTK's pixels, which are our points.
    private static let base = 11.0 * 96 / 72

    /// The size of the class that a text style's name is nearest to, at factor 1.
    static func pointSize(_ style: TextStyle) -> Double { base * share(style) }

    private static func share(_ style: TextStyle) -> Double {
        switch style {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle: 1.81  // title-1
        case .title1, .title2: 1.36  // title-2, title-3
        case .title3: 1.18  // title-4
        case .headline, .body, .callout, .subheadline: 1  // heading, body
        case .footnote, .caption1, .caption2: 0.82  // caption
        }
    }
}
