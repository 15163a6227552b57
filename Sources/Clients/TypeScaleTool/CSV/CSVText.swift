enum CSVText {
    /// Returns a row that contains the fields and ends in a line break.
    ///
    /// For spreadsheets, an apostrophe precedes each field that could be read as a formula.
    static func row(_ fields: [String], _ format: OutputFormat = .csv) -> [UInt8] {
        var line: [UInt8] = []
        for (index, field) in fields.enumerated() {
            if index > 0 { line.append(UInt8(ascii: ",")) }
            let isFormula = format == .spreadsheet && isFormula(field)
            append((isFormula ? "'" + field : field).utf8, to: &line)
        }
        line.append(UInt8(ascii: "\n"))
        return line
    }

    /// Returns whether a spreadsheet could read a field as a formula.
    ///
    /// A spreadsheet can ignore white space at the start, and
    /// [accept full-width signs](https://owasp.org/www-community/attacks/CSV_Injection).
    private static func isFormula(_ field: String) -> Bool {
        let first = field.unicodeScalars.first { !$0.properties.isWhitespace }
        return first.map("=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains) == true
            && Double(field) == nil
    }

    /// Appends a field, in quotes if it contains a comma, a quote or a line break.
    ///
    /// Characters that control a terminal are written as in JSON, such as `\u001b`.
    static func append(_ field: some Collection<UInt8>, to line: inout [UInt8]) {
        if field.isEmpty { return }
        guard field.contains(where: { !(0x20...0x7E ~= $0) || $0 == 0x22 || $0 == 0x2C }) else {
            line.append(contentsOf: field)
            return
        }
        let field = String(decoding: field, as: UTF8.self).escapingControls.utf8
        let isQuoted = field.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A }
        if isQuoted { line.append(0x22) }
        for byte in field {
            if byte == 0x22 { line.append(0x22) }
            line.append(byte)
        }
        if isQuoted { line.append(0x22) }
    }
}
