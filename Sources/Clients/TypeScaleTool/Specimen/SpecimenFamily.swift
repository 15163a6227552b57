import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// The text styles in one font, or the roles of a file.
struct SpecimenFamily {
    enum Kind: String {
        case system
        case font
        case dictionary
        case tokens
    }

    let kind: Kind
    let title: String
    let rows: [Row]
    /// The number of roles whose text style is not in the file.
    let proposals: Int

    /// A role and its sizes at every category.
    struct Row {
        /// The name of the role, such as `Large Title` or `heading.large`.
        let name: String
        let style: TextStyle
        /// The PostScript name, or `nil` for the system font.
        let face: String?
        let weight: FontWeight
        /// The face and the weight for readers who prefer bold text.
        let boldText: (face: String?, weight: FontWeight)
        let cells: [Cell]

        /// The smallest category at which the cap reduces the size, or `nil` if it never does.
        var firstCappedCategory: ContentSizeCategory? { cells.first(where: \.isCapped)?.category }
    }

    /// The size of a style at one category.
    struct Cell {
        let category: ContentSizeCategory
        let pointSize: Double
        /// The distance between baselines, or `nil` if it is unknown.
        let lineHeight: Double?
        /// The space between characters, or `nil` for the font's own spacing.
        let tracking: Double?
        /// The ratio of the size to the size at L.
        let factor: Double
        let uncapped: Double

        var isCapped: Bool { uncapped > pointSize }
    }
}

extension SpecimenFamily.Row {
    /// Creates a row with the sizes of a font at every category.
    init(_ font: FontDescription, name: String, cap: Double?, _ resolver: FontResolver) {
        let capped = font.capped(at: cap)
        let atLarge = capped.scaled(for: .reader(.large))
        let bold = font.scaled(for: TraitCollection(legibilityWeight: .bold))
        self.name = name
        style = font.textStyle
        boldText = (bold.face.postScriptName, bold.weight)
        face = font.face.postScriptName
        weight = atLarge.weight
        cells = ContentSizeCategory.allCases.map { category in
            let scaled = capped.scaled(for: .reader(category))
            let uncapped = font.scaled(for: .reader(category))
            return SpecimenFamily.Cell(
                category: category,
                pointSize: scaled.pointSize,
                lineHeight: Self.lineHeight(scaled, resolver),
                tracking: uncapped.tracking,
                factor: scaled.pointSize / atLarge.pointSize,
                uncapped: uncapped.pointSize
            )
        }
    }

    private static func lineHeight(_ font: ScaledFont, _ resolver: FontResolver) -> Double? {
        let height = (try? font.resolved(fonts: resolver))?.lineAdvance ?? font.lineHeight
        // A font can specify a negative distance between baselines.
        return height.flatMap { $0 > 0 ? $0 : nil }
    }
}

extension SpecimenFamily.Cell {
    /// The size, the line height, the factor, and the effect of the cap, as text.
    var words: [String] {
        [
            pointSize.twoDecimals,
            lineHeight?.twoDecimals ?? "–",
            factor.twoDecimals,
            isCapped ? "capped from \(uncapped.twoDecimals)" : "",
        ]
    }

    /// The size, the line height and the tracking for a style sheet, such as `34px`.
    var lengths: (size: String, line: String, tracking: String) {
        let line = lineHeight.map { "\($0.shortestText)px" }
        let tracking = tracking.map { "\(($0 * pointSize / uncapped).shortestText)px" }
        return ("\(pointSize.shortestText)px", line ?? "normal", tracking ?? "normal")
    }
}

extension TextStyle {
    /// The name in title case, such as Large Title.
    var title: String {
        var title = ""
        for letter in description {
            if letter.isUppercase || letter.isNumber { title += " " }
            title += title.isEmpty ? letter.uppercased() : String(letter)
        }
        return title
    }
}
