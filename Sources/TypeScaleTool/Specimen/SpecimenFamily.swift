import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Text styles in one font or in the fonts of one dictionary, scaled for every reader.
struct SpecimenFamily {
    enum Kind: String {
        case system
        case font
        case dictionary
    }

    let kind: Kind
    let title: String
    let rows: [Row]

    /// A style and its sizes at every category.
    struct Row {
        let style: TextStyle
        /// The PostScript name, or `nil` for the system font.
        let face: String?
        let weight: FontWeight
        let cells: [Cell]

        /// The smallest category at which the cap reduces the size, or `nil` if it never does.
        var capHoldsFrom: ContentSizeCategory? { cells.first(where: \.isCapped)?.category }
    }

    /// The size of a style at one category.
    struct Cell {
        let category: ContentSizeCategory
        let pointSize: Double
        /// The distance between baselines, or `nil` if it is unknown.
        let lineHeight: Double?
        /// The ratio of the size to the size at L.
        let factor: Double
        let uncapped: Double

        var isCapped: Bool { uncapped > pointSize }
    }
}

extension SpecimenFamily.Row {
    /// Creates a row with the sizes of a font at every category.
    init(_ font: FontDescription, cap: Double?, _ resolver: FontResolver) {
        let capped = font.capped(at: cap)
        let atLarge = capped.scaled(for: .reader(.large))
        style = font.textStyle
        face = font.face.postScriptName
        weight = atLarge.weight
        cells = ContentSizeCategory.allCases.map { category in
            let scaled = capped.scaled(for: .reader(category))
            let height = (try? scaled.resolved(in: resolver))?.lineAdvance ?? scaled.lineHeight
            return SpecimenFamily.Cell(
                category: category,
                pointSize: scaled.pointSize,
                // A font can specify a negative distance between baselines.
                lineHeight: height.flatMap { $0 > 0 ? $0 : nil },
                factor: scaled.pointSize / atLarge.pointSize,
                uncapped: font.scaled(for: .reader(category)).pointSize
            )
        }
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

    /// The size and the line height for a style sheet, such as `34px`.
    var lengths: (size: String, line: String) {
        let line = lineHeight.map { "\($0.shortestText)px" }
        return ("\(pointSize.shortestText)px", line ?? "normal")
    }
}

extension TextStyle {
    /// The eleven styles that have known sizes at every category.
    static let growing = allCases.filter { $0 != .extraLargeTitle && $0 != .extraLargeTitle2 }

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

extension Double {
    /// The number with up to two decimals.
    var twoDecimals: String {
        let rounded = (self * 100).rounded() / 100
        return (rounded.isFinite ? rounded : self).shortestText
    }
}
