import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

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

    static func stop(_ category: ContentSizeCategory) -> TextSizeSlider.Stop {
        .init(short: category.shortName, shown: shown(category))
    }

    /// Returns the numbers as JSON.
    static func script(_ specimen: Specimen) -> String {
        let categories = ContentSizeCategory.allCases
        let numbers: JSONObject = [
            "shown": categories.map(shown),
            "positions": categories.indices.map { specimen.curves.plot.x($0).shortestText },
            "rows": specimen.families.flatMap(\.rows).map { $0.cells.map(cell) },
        ]
        return json(numbers)
    }

    private static func cell(_ cell: SpecimenFamily.Cell) -> JSONObject {
        let lengths = cell.lengths
        return [
            "size": lengths.size, "leading": lengths.line, "tracking": lengths.tracking,
            "words": cell.words,
        ]
    }

    /// Returns JSON for a script element, in which strings contain neither quotes nor `<` and `>`.
    ///
    /// The characters `</` could end the element.
    static func json(_ numbers: JSONObject) -> String {
        // Replace bytes, because `<` and a combining mark form a single character.
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in numbers.jsonValue.text(.compact).utf8 {
            switch byte {
            case UInt8(ascii: "\"") where isEscaped: bytes += Array("u0022".utf8)
            case UInt8(ascii: "<"): bytes += Array("\\u003c".utf8)
            case UInt8(ascii: ">"): bytes += Array("\\u003e".utf8)
            default: bytes.append(byte)
            }
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ContentSizeCategory {
    /// The name in words, such as `accessibility extra large`.
    var words: String { name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined() }
}
