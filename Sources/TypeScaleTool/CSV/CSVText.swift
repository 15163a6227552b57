enum CSVText {
    /// Returns a row that contains the fields and ends in a line break.
    static func row(_ fields: [String]) -> [UInt8] {
        var line: [UInt8] = []
        for (index, field) in fields.enumerated() {
            if index > 0 { line.append(UInt8(ascii: ",")) }
            append(field.utf8, to: &line)
        }
        line.append(UInt8(ascii: "\n"))
        return line
    }

    /// Appends a field, in quotes if it contains a comma, a quote or a line break.
    static func append(_ field: some Collection<UInt8>, to line: inout [UInt8]) {
        guard field.contains(where: ",\"\n\r".utf8.contains) else {
            line.append(contentsOf: field)
            return
        }
        line.append(UInt8(ascii: "\""))
        for byte in field {
            if byte == UInt8(ascii: "\"") { line.append(byte) }
            line.append(byte)
        }
        line.append(UInt8(ascii: "\""))
    }
}
