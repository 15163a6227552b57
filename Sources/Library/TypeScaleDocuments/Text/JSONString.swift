/// Text as a string in JSON, which is safe to show in a terminal.
///
///     "{\"name\": \(JSONString("a\"b"))}"   // {"name": "a\"b"}
///
/// Control characters, and characters that override the direction of text, are escaped.
public struct JSONString: CustomStringConvertible, Sendable {
    /// The string in JSON, in double quotes.
    public let description: String

    /// Creates a string in JSON.
    public init(_ text: String) {
        var bytes: [UInt8] = []
        bytes.append(json: text)
        description = String(decoding: bytes, as: UTF8.self)
    }
}
