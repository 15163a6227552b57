import TypeScale

/// A file of recorded results: lines that name the system and the device, and then rows.
struct ProbeFile {
    private(set) var system = ""
    private(set) var device = ""
    /// The number of pixels per point.
    private(set) var scale = 3.0
    /// The application's category, or `nil` if it is unknown.
    private(set) var category: ContentSizeCategory?
    /// The rows after the names of the columns, with their lines, counted from 1.
    private(set) var rows: [(line: Int, fields: [String])] = []

    init(_ text: String) throws(ProbeError) {
        let all = Self.rows(text)
        guard let index = all.firstIndex(where: { $0.fields == ProbeRow.columns }) else {
            throw ProbeError("expected the columns \(ProbeRow.columns.joined(separator: ","))")
        }
        for (line, fields) in all[..<index] {
            switch (fields.first, fields.last) {
            case ("os", let value?): system = value
            case ("device", let value?): device = value
            case ("category", let value?): category = ContentSizeCategory(value)
            case ("scale", let value?):
                guard let number = Double(value), number > 0, number.isFinite else {
                    throw ProbeError("line \(line): expected a positive number for scale")
                }
                scale = number
            default: throw ProbeError("line \(line): unknown heading")
            }
        }
        guard !system.isEmpty else { throw ProbeError("expected a line such as os,iOS 26.1") }
        rows = Array(all[(index + 1)...])
    }

    /// Whether TypeScale has numbers for the system.
    ///
    /// The probe on another system can also measure TypeScale itself.
    var isKnown: Bool {
        ["iOS", "iPadOS", "TypeScale"].contains { system == $0 || system.hasPrefix($0 + " ") }
    }

    /// Splits CSV into rows and fields, as RFC 4180 specifies.
    private static func rows(_ text: String) -> [(line: Int, fields: [String])] {
        var rows: [(line: Int, fields: [String])] = []
        var fields: [String] = []
        var field = String.UnicodeScalarView()
        var isQuoted = false
        var previous: Unicode.Scalar?
        var (line, start) = (1, 1)
        func isBlank() -> Bool { fields.isEmpty && field.isEmpty }
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            if scalar == "\n" { line += 1 }
            switch scalar {
            case "\"":
                // Two quotes in a quoted field are one.
                if !isQuoted, previous == "\"" { field.append(scalar) }
                isQuoted.toggle()
            case "," where !isQuoted:
                fields.append(String(field))
                field.removeAll()
            case "\r" where !isQuoted: continue
            case "\n" where !isQuoted:
                if !isBlank() { rows.append((start, fields + [String(field)])) }
                fields.removeAll()
                field.removeAll()
                start = line
            default: field.append(scalar)
            }
        }
        if !isBlank() { rows.append((start, fields + [String(field)])) }
        return rows
    }
}
