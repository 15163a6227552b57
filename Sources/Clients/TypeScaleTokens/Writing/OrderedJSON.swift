import TypeScale
import TypeScaleFoundation

/// A JSON value whose members keep their order.
enum OrderedJSON {
    case object([(key: String, value: OrderedJSON)])
    case list([OrderedJSON])
    case text(String)
    case number(Double)
    case flag(Bool)
    /// JSON text that another tool wrote.
    case raw(String)

    /// The value as JSON with two spaces of indentation for each level.
    var description: String {
        var text = ""
        append(to: &text, indent: 0)
        return text
    }

    private func append(to text: inout String, indent: Int) {
        switch self {
        case .object(let members) where members.isEmpty: text += "{}"
        case .list(let elements) where elements.isEmpty: text += "[]"
        case .object(let members):
            // An object of numbers and texts, such as a dimension, fits on a line.
            let isShort = members.count < 4 && members.allSatisfy(\.value.isShort)
            let margin = String(repeating: " ", count: indent + 2)
            text += "{"
            for (index, member) in members.enumerated() {
                text += index == 0 ? "" : ","
                text += isShort ? " " : "\n" + margin
                text += "\(JSONString(member.key)): "
                member.value.append(to: &text, indent: indent + 2)
            }
            text += isShort ? " }" : "\n" + margin.dropLast(2) + "}"
        case .list(let elements):
            let isShort = elements.allSatisfy(\.isShort)
            let margin = String(repeating: " ", count: indent + 2)
            text += "["
            for (index, element) in elements.enumerated() {
                text += index == 0 ? "" : isShort ? ", " : ","
                if !isShort { text += "\n" + margin }
                element.append(to: &text, indent: indent + 2)
            }
            text += isShort ? "]" : "\n" + margin.dropLast(2) + "]"
        case .text(let string): text += "\(JSONString(string))"
        case .number(let number): text += number.shortestText
        case .flag(let flag): text += flag ? "true" : "false"
        case .raw(let json): text += json
        }
    }

    private var isShort: Bool {
        switch self {
        case .text(let text): text.utf8.count < 32
        case .number, .flag: true
        default: false
        }
    }
}
