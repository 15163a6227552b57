import TypeScale

/// The factors of every category.
struct FactorsReport {
    /// One category's.
    struct Line: Encodable {
        let category: String
        let shortName: String
        let bodySize: Double
        let factor: Double
        let android: Double
        let androidStep: Double
        let gnome: Double
        let windows: Double
        let cssPercentage: Double

        init(_ category: ContentSizeCategory) {
            self.category = category.name
            shortName = category.shortName
            let traits = TraitCollection(preferredContentSizeCategory: category)
            bodySize =
                ScaledFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
            factor = category.fontScale
            android = FontScaleSetting.android.factor(for: category)
            androidStep = FontScaleSetting.android.nearestStep(to: android)
            gnome = FontScaleSetting.gnome.factor(for: category)
            windows = FontScaleSetting.windows.factor(for: category)
            cssPercentage = FontScaleSetting.css.factor(for: category) * 100
        }

        var numbers: [Double] {
            [bodySize, factor, android, androidStep, gnome, windows, cssPercentage]
        }
    }

    let lines = ContentSizeCategory.allCases.map(Line.init)
}

extension FactorsReport: Report {
    var rows: [[String]] {
        [
            [
                "category", "body_size", "factor", "android", "android_step", "gnome", "windows",
                "css_percentage",
            ]
        ] + lines.map { [$0.category] + $0.numbers.map(\.shortestText) }
    }

    func text(_ terminal: Terminal) -> String {
        let rows = lines.map { line in
            line.shortName.padded(to: 6)
                + line.numbers.map { $0.threeDecimals.aligned(to: 10) }.joined()
        }
        let names = ["body", "factor", "Android", "its step", "GNOME", "Windows", "CSS %"]
        return """
            \(terminal.bold("The categories as factors of other systems"))

                  \(names.map { $0.aligned(to: 10) }.joined())
            \(rows.joined(separator: "\n"))

            factor is the body size over 17, held to what each system's setting takes: Android 0.85 to
            2, GNOME 0.5 to 3, Windows 1 to 2.25. CSS % is the font size of a page's root element.

            """
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(lines)
    }
}

/// A factor as a category.
struct FactorReport: Report {
    let factor: Double
    let nearest: ContentSizeCategory
    let place: FractionalCategory

    init?(_ factor: Double) {
        guard let nearest = ContentSizeCategory(nearestToFontScale: factor),
            let place = FractionalCategory(fontScale: factor)
        else { return nil }
        self.factor = factor
        self.nearest = nearest
        self.place = place
    }

    var rows: [[String]] {
        [
            ["factor", "nearest", "lower", "upper", "fraction"],
            [
                factor.shortestText, nearest.name, place.lower.name,
                place.upper.name, place.fraction.shortestText,
            ],
        ]
    }

    func text(_ terminal: Terminal) -> String {
        let own = nearest.fontScale.threeDecimals
        return """
            \(terminal.bold("A factor of \(factor.shortestText)"))

            nearest   \(nearest.shortName), whose own is \(own)
            between   \(place)

            """
    }

    private enum CodingKeys: String, CodingKey {
        case factor
        case nearest
        case lower
        case upper
        case fraction
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(factor, forKey: .factor)
        try container.encode(nearest.name, forKey: .nearest)
        try container.encode(place.lower.name, forKey: .lower)
        try container.encode(place.upper.name, forKey: .upper)
        try container.encode(place.fraction, forKey: .fraction)
    }
}
