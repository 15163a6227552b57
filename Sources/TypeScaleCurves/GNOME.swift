public import TypeScale

extension ScalingCurve {
    /// The curve of GNOME: all text grows by the reader's factor, from 0.5 to 3.
    public static let gnome = ScalingCurve(
        CurveDefinition(
            linear: CurveDetails(
                name: "gnome",
                summary: "all text grows by the reader's factor",
                source: "GNOME, gsettings-desktop-schemas; GTK",
                driver: .fontScale(.gnome),
                bySize: .increasing,
                byReader: .nondecreasing
            )
        )
    )

    /// The curve of libadwaita: like ``gnome``, but text without a size takes that of a style
    /// class.
    ///
    /// The classes are relative to 11 points of print, which are 14.667 pixels of GTK. Large titles
    /// use title-1 (181 %), titles 1 and 2 title-2 and title-3 (136 %), and title 3 title-4 (118
    /// %). Captions and footnotes use caption (82 %), and all other styles body (100 %).
    public static let libadwaita = ScalingCurve(
        CurveDefinition(
            linear: CurveDetails(
                name: "libadwaita",
                summary:
                    "all text grows by the reader's factor, from the sizes of libadwaita's classes",
                source: "libadwaita's style sheet; Adwaita Sans 11",
                driver: .fontScale(.gnome),
                bySize: .increasing,
                byReader: .nondecreasing
            ),
            baseSize: { style, _ in adwaitaPointSize(style) }
        )
    )
}

extension FontScaleSetting {
    /// GNOME's `text-scaling-factor`, 0.5 to 3; source: `gsettings-desktop-schemas`.
    public static let gnome = FontScaleSetting(known: 0.5...3)
}

/// Returns the size of the libadwaita class that matches a text style, at factor 1.
///
/// Source: libadwaita's style sheet, and GNOME's default font "Adwaita Sans 11".
private func adwaitaPointSize(_ style: TextStyle) -> Double {
    let share =
        switch style {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle: 1.81  // title-1
        case .title1, .title2: 1.36  // title-2, title-3
        case .title3: 1.18  // title-4
        case .headline, .body, .callout, .subheadline: 1.0  // heading, body
        case .footnote, .caption1, .caption2: 0.82  // caption
        }
    // Converts 11 points of print, at 96 dots per inch, to GTK's pixels, which equal our points.
    return 11.0 * 96 / 72 * share
}
