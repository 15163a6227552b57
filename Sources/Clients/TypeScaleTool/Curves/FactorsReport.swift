import TypeScale
import TypeScaleCurves

/// The text sizes as scale factors of other systems.
struct FactorsReport: Report {
    let rows = ContentSizeCategory.allCases

    let fields: [Field<ContentSizeCategory>] =
        [Field("category") { $0.name }, Field(json: "shortName") { $0.shortName }]
        + FactorsReport.numbers

    private static let numbers: [Field<ContentSizeCategory>] = [
        Field("bodySize", csv: "body_size") {
            FontDescription.system(.body).pointSize(at: $0)
        },
        Field("factor") { $0.fontScale },
        Field("android") { FontScaleSetting.android.factor(for: $0) },
        Field("androidStep", csv: "android_step") {
            FontScaleSetting.android.nearestStep(to: FontScaleSetting.android.factor(for: $0))
        },
        Field("gnome") { FontScaleSetting.gnome.factor(for: $0) },
        Field("windows") { FontScaleSetting.windows.factor(for: $0) },
        Field("cssPercentage", csv: "css_percentage") {
            FontScaleSetting.css.factor(for: $0) * 100
        },
    ]

    func text(_ terminal: Terminal) -> String {
        let lines = rows.map { category in
            category.shortName.padded(to: 6)
                + Field.row(category, Self.numbers).map { number in
                    (Double(number)?.threeDecimals ?? "").aligned(to: 10)
                }.joined()
        }
        let names = ["body", "factor", "Android", "its step", "GNOME", "Windows", "CSS %"]
        return """
            \(terminal.bold("Text sizes as scale factors of other systems"))

                  \(names.map { $0.aligned(to: 10) }.joined())
            \(lines.joined(separator: "\n"))

            factor is the body size divided by 17. The next columns limit the factor to the range of
            each setting: Android 0.85 to 2, GNOME 0.5 to 3, Windows 1 to 2.25. CSS % is the font size of
            a page's root element.

            """
    }
}
