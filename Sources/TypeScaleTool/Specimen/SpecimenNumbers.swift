import Foundation
import TypeScale

/// The numbers and words that the page's script shows at each category.
enum SpecimenNumbers {
    /// Returns the category's name as the page displays it.
    static func shown(_ category: ContentSizeCategory) -> String {
        if category == .large { return "large, the default" }
        guard category.isAccessibilityCategory else { return category.words }
        let sizes = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
        let number = (sizes.firstIndex(of: category) ?? 0) + 1
        return "accessibility size \(number) of \(sizes.count)"
    }

    /// Returns the category's name for screen readers.
    static func spoken(_ category: ContentSizeCategory) -> String {
        let categories = ContentSizeCategory.allCases
        let number = (categories.firstIndex(of: category) ?? 0) + 1
        return "\(category.shortName), \(category.words); \(number) of \(categories.count)"
    }

    static func stop(_ category: ContentSizeCategory) -> SliderPage.Stop {
        .init(short: category.shortName, shown: shown(category), spoken: spoken(category))
    }

    static func script(_ specimen: Specimen) throws -> String {
        let categories = ContentSizeCategory.allCases
        let numbers: JSONObject = [
            "shown": categories.map(shown), "spoken": categories.map(spoken),
            "positions": categories.indices.map { specimen.curves.plot.x($0).shortestText },
            "rows": specimen.families.flatMap(\.rows).map { row -> JSONObject in
                [
                    "size": row.cells.map(\.lengths.size), "line": row.cells.map(\.lengths.line),
                    "words": row.cells.map(\.words),
                ]
            },
        ]
        return try json(numbers)
    }

    /// Returns JSON for a script element, without `<`, which could end the element.
    static func json(_ numbers: JSONObject) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Replace bytes, because `<` and a combining mark form a single character.
        let bytes = try encoder.encode(numbers).flatMap { byte in
            byte == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [byte]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ContentSizeCategory {
    /// The name in words, such as `accessibility extra large`.
    var words: String { name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined() }
}
