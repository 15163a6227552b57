public import TypeScale

extension ScalingCurve {
    /// GNOME's curve, which scales all text by the reader's factor, from 0.5 to 3.
    public static let gnome = ScalingCurve(
        CurveDefinition(
            linear: "gnome",
            summary: "scales all text by the reader's factor",
            source: "GNOME, gsettings-desktop-schemas; GTK",
            driver: .fontScale(.gnome)
        )
    )

    /// libadwaita's curve, which scales like ``gnome``, but has its own default sizes.
    ///
    /// The default sizes come from libadwaita's style classes. Body text is 11 print points, or
    /// 14.667 GTK pixels. Large titles use title-1 (181 %). Titles 1 and 2 use title-2 and title-3
    /// (136 %), and title 3 uses title-4 (118 %). Captions and footnotes use caption (82 %), and
    /// all other styles use body (100 %).
    public static let libadwaita = ScalingCurve(
        CurveDefinition(
            linear: "libadwaita",
            summary:
                "scales all text by the reader's factor, from the sizes of libadwaita's classes",
            source: "libadwaita's style sheet; Adwaita Sans 11",
            driver: .fontScale(.gnome),
            baseSize: { style, _ in adwaitaPointSize(style) }
        )
    )
}

extension FontScaleSetting {
    /// GNOME's `text-scaling-factor` setting, from 0.5 to 3, as in `gsettings-desktop-schemas`.
    public static let gnome = FontScaleSetting(known: 0.5...3)
}

/// Returns the unscaled size of the libadwaita style class that corresponds to a text style.
///
/// The sources are libadwaita's style sheet, and GNOME's default font, "Adwaita Sans 11".
private func adwaitaPointSize(_ style: TextStyle) -> Double {
    let share =
        switch style {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle: 1.81  // title-1
        case .title1, .title2: 1.36  // title-2, title-3
        case .title3: 1.18  // title-4
        case .headline, .body, .callout, .subheadline: 1.0  // heading, body
        case .footnote, .caption1, .caption2: 0.82  // caption
        }
    // Converts 11 print points to GTK pixels at 96 dots per inch, which equal TypeScale's points.
    return 11.0 * 96 / 72 * share
}
