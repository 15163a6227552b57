/// A JSON array whose elements are created one at a time, so that a long array needs little memory.
struct JSONArray: Encodable {
    let count: Int
    private let element: (Int) -> any Encodable

    init<Item>(_ items: [Item], _ element: @escaping (Item) -> any Encodable) {
        count = items.count
        self.element = { element(items[$0]) }
    }

    subscript(index: Int) -> any Encodable { element(index) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for index in 0..<count { try container.encode(element(index)) }
    }
}

extension Output {
    /// Writes an object as ``jsonText(_:)`` does, with one element of an array in memory at a time.
    func write(json object: JSONObject) throws {
        var text = JSONText(output: self)
        try text.append(object)
        try write(text.bytes)
        try writeLine()
    }

    /// Writes an array of objects as ``jsonText(_:)`` does, with one object in memory at a time.
    func write(json objects: some Sequence<JSONObject>) throws {
        var isFirst = true
        for object in objects {
            var text = JSONText()
            try text.append(object, indent: 2)
            try write(isFirst ? "[\n  " : ",\n  ")
            try write(text.bytes)
            isFirst = false
        }
        try write(isFirst ? jsonText([JSONObject]()) : "\n]\n")
    }
}
