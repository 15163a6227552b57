import TypeScale
import TypeScaleCurves

struct FactorsCommand: ReportCommand {
    static let name = "factors"
    static let summary = "Convert between text sizes and the scale factors of other systems"
    static let discussion = """
        The factor for a text size is the size of body text divided by its size at L, limited to the
        range of each system's setting. If a setting has steps, the output also shows the nearest step.
        With a FACTOR, the output shows the nearest text size, and the position of the factor between
        two text sizes.
        """

    let factor = Argument.operands("FACTOR", "one factor", "The factor to convert", 0...1)
    let format: Argument<OutputFormat> = .format

    func report(_ console: Console) throws -> any Report {
        guard let text = factor.value.first else { return FactorsReport() }
        guard let factor = Double(decimal: text), let report = FactorReport(factor) else {
            throw UsageError("expected a positive factor, not \(quoted(text))")
        }
        return report
    }
}

struct FactorsReport: Report {
    let rows = ContentSizeCategory.allCases

    let fields: [Field<ContentSizeCategory>] =
        [Field("category") { $0.name }, Field(json: "shortName") { $0.shortName }]
        + FactorsReport.numbers

    private static let numbers: [Field<ContentSizeCategory>] = [
        Field("bodySize", csv: "body_size") {
            ScaledFont.preferredFont(forTextStyle: .body, compatibleWith: .reader($0)).pointSize
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

struct FactorReport: Report {
    let factor: Double
    let nearest: ContentSizeCategory
    let position: FractionalCategory

    init?(_ factor: Double) {
        guard let nearest = ContentSizeCategory(nearestToFontScale: factor),
            let position = FractionalCategory(fontScale: factor)
        else { return nil }
        self.factor = factor
        self.nearest = nearest
        self.position = position
    }

    var rows: [FactorReport] { [self] }

    let fields: [Field<FactorReport>] = [
        Field("factor") { $0.factor },
        Field("nearest") { $0.nearest.name },
        Field("lower") { $0.position.lower.name },
        Field("upper") { $0.position.upper.name },
        Field("fraction") { $0.position.fraction },
    ]

    var json: JSONObject { Field.object(self, fields) }

    func text(_ terminal: Terminal) -> String {
        """
        \(terminal.bold("A factor of \(factor.shortestText)"))

        nearest   \(nearest.shortName), with a factor of \(nearest.fontScale.threeDecimals)
        position  \(position)

        """
    }
}
