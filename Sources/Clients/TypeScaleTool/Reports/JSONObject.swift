import Foundation

/// A JSON object.
///
/// A `nil` member is written as `null`, so that all rows have the same keys.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private(set) var members: [String: any Encodable]

    init(dictionaryLiteral members: (String, any Encodable)...) { self.init(members) }

    /// Creates an object from members, and ignores later members with a repeated key.
    init(_ members: some Sequence<(String, any Encodable)>) {
        self.members = Dictionary(members) { first, _ in first }
    }

    subscript(_ key: String) -> (any Encodable)? {
        get { members[key] }
        set { members[key] = newValue }
    }

    /// Returns an object without its `nil` members.
    static func omittingNulls(_ object: JSONObject) -> JSONObject {
        var object = object
        object.members = object.members.filter { ($0.value as? any Nullable)?.isNull != true }
        return object
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MemberName.self)
        for (key, value) in members {
            try container.encode(value, forKey: MemberName(stringValue: key))
        }
    }

    private struct MemberName: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}

/// Returns a value as indented JSON with sorted keys and a final line break.
///
/// Characters that control a terminal are escaped.
func jsonText(_ value: some Encodable) throws -> String {
    try jsonFragment(value) + "\n"
}

/// Returns a value as JSON whose lines after the first are indented by `indent` more spaces.
func jsonFragment(_ value: some Encodable, indent: Int = 0) throws -> String {
    var text = JSONText()
    try text.append(value, indent: indent)
    return String(decoding: text.bytes, as: UTF8.self)
}

/// A value that may be `nil`.
private protocol Nullable {
    var isNull: Bool { get }
}

extension Optional: Nullable {
    fileprivate var isNull: Bool { self == nil }
}
