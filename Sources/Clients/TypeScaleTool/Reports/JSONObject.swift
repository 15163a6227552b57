import TypeScaleDocuments

/// A JSON object with sorted keys.
///
/// A `nil` member is written as `null`, so that all rows have the same keys.
struct JSONObject: JSONConvertible, ExpressibleByDictionaryLiteral {
    private var members: [String: JSONOutput]

    init(dictionaryLiteral members: (String, any JSONConvertible)...) { self.init(members) }

    /// Creates an object from members, and ignores later members with a repeated key.
    init(_ members: some Sequence<(String, any JSONConvertible)>) {
        self.members = Dictionary(members.lazy.map { ($0, $1.jsonValue) }) { first, _ in first }
    }

    subscript(_ key: String) -> (any JSONConvertible)? {
        get { members[key] }
        set { members[key] = newValue?.jsonValue }
    }

    /// Returns an object without its `nil` members.
    static func omittingNulls(_ object: JSONObject) -> JSONObject {
        var object = object
        object.members = object.members.filter { if case .null = $0.value { false } else { true } }
        return object
    }

    var jsonValue: JSONOutput {
        .object(members.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) })
    }
}

extension Output {
    /// Writes an object as ``jsonText(_:)`` does, with one element of an array in memory at a time.
    func write(json object: JSONObject) throws {
        try object.jsonValue.write { try write($0) }
        try writeLine()
    }

    /// Writes an array of objects as ``jsonText(_:)`` does, with one object in memory at a time.
    func write(json objects: some Sequence<JSONObject>) throws {
        var isFirst = true
        for object in objects {
            try write(isFirst ? "[\n  " : ",\n  ")
            try write(object.jsonValue.text(indent: 2))
            isFirst = false
        }
        try write(isFirst ? jsonText([JSONObject]()) : "\n]\n")
    }
}

/// Returns a value as indented JSON with a final line break.
///
/// Characters that control a terminal are escaped.
func jsonText(_ value: some JSONConvertible) -> String { value.jsonValue.text() + "\n" }
