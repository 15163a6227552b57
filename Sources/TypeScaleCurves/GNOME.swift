public import TypeScale

extension ScalingCurve {
    /// GNOME's: all text grows by the reader's factor, from 0.5 to 3.
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

    /// libadwaita's: as ``gnome``, from the sizes of its classes, title-1 to caption.
    ///
    /// Text that names no size of its own takes that of a class, relative to 11 points of print, which are
    /// 14.667 pixels of GTK: large titles title-1, 181 %; title 1 and 2 title-2 and title-3, 136 %; title 3
    /// title-4, 118 %; captions and footnotes caption, 82 %; all others body, 100 %.
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
    /// GNOME's `text-scaling-factor`, 0.5 to 3.
    ///
    /// Source: `gsettings-desktop-schemas`.
    public static let gnome = FontScaleSetting(known: 0.5...3)
}

/// The size of the class of libadwaita that a text style's name is nearest to, at factor 1.
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
    // 11 points of print at 96 dots an inch, in GTK's pixels, which are our points.
    return 11.0 * 96 / 72 * share
}
