/// A JSON array whose elements are created one at a time, so that a long array needs little memory.
struct JSONArray: Encodable {
    let count: Int
    private let element: (Int) -> any Encodable

    init<Item>(_ items: [Item], _ element: @escaping (Item) -> any Encodable) {
        count = items.count
        self.element = { element(items[$0]) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for index in 0..<count { try container.encode(element(index)) }
    }
}

extension Output {
    /// Writes an object as ``jsonText(_:)`` does, with one element of an array in memory at a time.
    func write(json object: JSONObject) throws {
        try write(json: object, indent: 0)
        try writeLine()
    }

    private func write(json value: any Encodable, indent: Int) throws {
        let margin = String(repeating: " ", count: indent)
        switch value {
        case let array as JSONArray:
            try write("[\n")
            for index in 0..<array.count {
                try write(index == 0 ? "  \(margin)" : ",\n  \(margin)")
                try write(json: array[index], indent: indent + 2)
            }
            try write("\n\(margin)]")
        case let object as JSONObject where object.containsArray:
            try write("{\n")
            for (index, member) in object.members.sorted(by: { $0.key < $1.key }).enumerated() {
                try write((index == 0 ? "  " : ",\n  ") + "\(margin)\"\(member.key)\" : ")
                try write(json: member.value, indent: indent + 2)
            }
            try write("\n\(margin)}")
        default: try write(jsonFragment(value, indent: indent))
        }
    }
}

extension JSONArray {
    fileprivate subscript(index: Int) -> any Encodable { element(index) }
}

extension JSONObject {
    /// Whether a member is a ``JSONArray``, or an object with such a member.
    fileprivate var containsArray: Bool {
        members.values.contains {
            $0 is JSONArray || ($0 as? JSONObject)?.containsArray == true
        }
    }
}
