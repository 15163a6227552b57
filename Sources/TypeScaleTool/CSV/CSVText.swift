/// Writing fields of comma-separated rows.
enum CSVText {
    /// A row of fields, with its line end.
    static func row(_ fields: [String]) -> [UInt8] {
        var line: [UInt8] = []
        for (index, field) in fields.enumerated() {
            if index > 0 { line.append(UInt8(ascii: ",")) }
            append(Array(field.utf8)[...], to: &line)
        }
        line.append(UInt8(ascii: "\n"))
        return line
    }

    /// Appends a field, in quotes where it needs them.
    static func append(_ field: ArraySlice<UInt8>, to line: inout [UInt8]) {
        guard field.contains(where: needsQuotes) else {
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

    private static func needsQuotes(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
        default: false
        }
    }
}
