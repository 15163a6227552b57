import Foundation
import TypeScale

/// The numbers and words that the script of a page shows at each category.
struct SpecimenNumbers {
    let specimen: Specimen

    /// The category that is picked, for the eye.
    func shown(_ category: ContentSizeCategory) -> String {
        switch category {
        case .large: return "large, the default"
        case _ where category.isAccessibilityCategory:
            let sizes = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
            let number = (sizes.firstIndex(of: category) ?? 0) + 1
            return "accessibility size \(number) of \(sizes.count)"
        default: return category.words
        }
    }

    /// The category that is picked, for a screen reader.
    func spoken(_ category: ContentSizeCategory) -> String {
        let categories = ContentSizeCategory.allCases
        let number = (categories.firstIndex(of: category) ?? 0) + 1
        return "\(category.shortName), \(category.words); \(number) of \(categories.count)"
    }

    /// The size, the distance between lines, the factor, and the effect of a cap.
    static func words(_ cell: SpecimenFamily.Cell) -> [String] {
        [
            short(cell.pointSize),
            cell.lineHeight.map(short) ?? "–",
            short(cell.factor),
            cell.isCapped ? "capped: \(short(cell.uncapped)) without" : "",
        ]
    }

    /// The size and the distance between lines, for a style sheet: `34px`.
    static func lengths(_ cell: SpecimenFamily.Cell) -> (size: String, line: String) {
        let line = cell.lineHeight.map { "\($0.shortestText)px" }
        return ("\(cell.pointSize.shortestText)px", line ?? "normal")
    }

    /// A number with up to two decimals.
    static func short(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return (rounded.isFinite ? rounded : number).shortestText
    }

    /// JSON for a script element, which nothing in it can end.
    func script() throws -> String {
        let categories = ContentSizeCategory.allCases
        let numbers: JSONObject = [
            "shown": categories.map(shown), "spoken": categories.map(spoken),
            "positions": categories.indices.map { specimen.curves.plot.x($0).shortestText },
            "rows": specimen.families.flatMap(\.rows).map { row -> JSONObject in
                let lengths = row.cells.map(Self.lengths)
                return [
                    "size": lengths.map(\.size), "line": lengths.map(\.line),
                    "words": row.cells.map(Self.words),
                ]
            },
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // By bytes: a combining mark after it would make another character of it.
        let bytes = try encoder.encode(numbers).flatMap { byte in
            byte == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [byte]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ContentSizeCategory {
    /// The name in words: `accessibility extra large`.
    var words: String { name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined() }
}
