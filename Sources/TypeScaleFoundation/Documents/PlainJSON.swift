import Foundation

/// JSON as plain values: dictionaries, arrays, `String`, `Double`, `Bool`.
///
/// Decoded by `JSONDecoder`, since `JSONSerialization` on Linux changes the last digits of some numbers.
struct PlainJSON: Decodable {
    let value: Any

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            value = flag
        } else if let number = try? container.decode(Double.self) {
            value = number
        } else if let text = try? container.decode(String.self) {
            value = text
        } else if let dictionary = try? container.decode([String: PlainJSON].self) {
            value = dictionary.mapValues(\.value)
        } else if let list = try? container.decode([PlainJSON].self) {
            value = list.map(\.value)
        } else {
            value = NSNull()
        }
    }

    /// The plain value of some bytes; `nil` if they are no JSON.
    static func value(_ data: Data) -> Any? {
        (try? JSONDecoder().decode(PlainJSON.self, from: data))?.value
    }
}
