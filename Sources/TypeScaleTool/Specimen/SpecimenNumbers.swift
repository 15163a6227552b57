import Foundation
import TypeScale

/// What the script of a page shows at each category, worked out and put into words before.
struct SpecimenNumbers: Encodable {
    struct Row: Encodable {
        /// The size and the distance between lines, for the style sheet: `34px`.
        let size: [String]
        let line: [String]
        /// The same and the factor, as they are read.
        let words: [[String]]
    }

    /// What is selected, for the eye and for a screen reader.
    let shown: [String]
    let spoken: [String]
    /// Where the plot has its line.
    let places: [String]
    let rows: [Row]

    init(_ specimen: Specimen) {
        let categories = ContentSizeCategory.allCases
        shown = categories.map(Self.shown)
        spoken = categories.enumerated().map { index, category in
            "\(category.shortName), \(category.words); \(index + 1) of \(categories.count)"
        }
        places = categories.indices.map { specimen.curves.plot.x($0).shortestText }
        rows = specimen.families.flatMap(\.rows).map { row in
            Row(
                size: row.cells.map { "\($0.pointSize.shortestText)px" },
                line: row.cells.map { cell in
                    cell.lineHeight.map { "\($0.shortestText)px" } ?? "normal"
                },
                words: row.cells.map { Self.words($0) }
            )
        }
    }

    /// The size, the distance between lines, the factor, and what a cap does.
    static func words(_ cell: SpecimenFamily.Cell) -> [String] {
        [
            short(cell.pointSize),
            cell.lineHeight.map(short) ?? "–",
            short(cell.factor),
            cell.isCapped ? "capped: \(short(cell.uncapped)) without" : "",
        ]
    }

    static func shown(_ category: ContentSizeCategory) -> String {
        switch category {
        case .large: return "large, the default"
        case _ where category.isAccessibilityCategory:
            let sizes = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
            let place = (sizes.firstIndex(of: category) ?? 0) + 1
            return "accessibility size \(place) of \(sizes.count)"
        default: return category.words
        }
    }

    /// A number with two decimals at most.
    static func short(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return (rounded.isFinite ? rounded : number).shortestText
    }

    /// As JSON that may stand in a script element: nothing in it can end that.
    func script() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // By bytes: a mark behind it would make another character of it.
        let bytes = try encoder.encode(self).flatMap { byte in
            byte == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [byte]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ContentSizeCategory {
    /// The name in words: `accessibility extra large`.
    var words: String { name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined() }
}
