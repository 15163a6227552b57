import Foundation

/// A JSON object.
///
/// A `nil` member is written as `null`, so that all rows have the same keys.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private var members: [String: any Encodable]

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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self).escapingControls + "\n"
}

/// A value that may be `nil`.
private protocol Nullable {
    var isNull: Bool { get }
}

extension Optional: Nullable {
    fileprivate var isNull: Bool { self == nil }
}
