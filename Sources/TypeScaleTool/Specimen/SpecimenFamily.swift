import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Text styles in one font, or in the fonts of one dictionary, for every reader.
struct SpecimenFamily {
    /// Where the fonts of a family come from.
    enum Kind: String {
        case system
        case font
        case dictionary
    }

    let kind: Kind
    let title: String
    let rows: [Row]

    /// A style, at each category.
    struct Row {
        let style: TextStyle
        /// The PostScript name; `nil` for the system's font.
        let face: String?
        let weight: FontWeight
        let cells: [Cell]

        /// The category from which on the cap holds; `nil` where it never does.
        var capHoldsFrom: ContentSizeCategory? { cells.first(where: \.isCapped)?.category }
    }

    /// A style at one category.
    struct Cell {
        let category: ContentSizeCategory
        let pointSize: Double
        /// From baseline to baseline; `nil` where the font is not at hand.
        let lineHeight: Double?
        /// How many times the size at large it is.
        let factor: Double
        /// The size without a cap.
        let uncapped: Double

        var isCapped: Bool { uncapped > pointSize }
    }
}

extension SpecimenFamily.Row {
    /// A font, scaled for every reader by the library.
    init(_ font: FontDescription, cap: Double?, _ resolver: FontResolver) {
        let capped = cap.map { font.maximumPointSize($0) } ?? font
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
                // A font may state that its lines go upwards.
                lineHeight: height.flatMap { $0 > 0 ? $0 : nil },
                factor: scaled.pointSize / atLarge.pointSize,
                uncapped: font.scaled(for: .reader(category)).pointSize
            )
        }
    }
}

extension TraitCollection {
    /// A reader of a category, on the platform's own screen.
    static func reader(_ category: ContentSizeCategory) -> TraitCollection {
        TraitCollection(preferredContentSizeCategory: category)
    }
}

extension TextStyle {
    /// The eleven styles whose growth is known.
    static let growing = allCases.filter { $0 != .extraLargeTitle && $0 != .extraLargeTitle2 }

    /// The name as designers write it: Large Title, Title 1, Body.
    var title: String {
        var title = ""
        for letter in description {
            if letter.isUppercase || letter.isNumber { title += " " }
            title += title.isEmpty ? letter.uppercased() : String(letter)
        }
        return title
    }
}
