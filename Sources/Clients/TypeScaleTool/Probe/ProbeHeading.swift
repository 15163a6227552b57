import TypeScale

/// The first lines of a file from the probe, which name the system and the device.
struct ProbeHeading {
    private(set) var system = ""
    private(set) var device = ""
    /// The number of pixels per point.
    private(set) var scale = 3.0
    /// The application's category, or `nil` if it is unknown.
    private(set) var category: ContentSizeCategory?

    /// The maximum number of lines before the columns.
    private static let maximumLines = 16

    /// Reads the lines up to the names of the columns.
    init(_ rows: inout CSVReader, _ name: String) throws {
        var row = CSVRow()
        for _ in 0...Self.maximumLines {
            guard try rows.read(into: &row, isHeader: true) else { break }
            let location = "\(name):\(row.line)"
            if let flaw = row.flaw { throw DataError(flaw.rawValue, at: location) }
            let fields = (0..<row.count).map(row.text)
            if fields == ProbeRow.columns {
                guard !system.isEmpty else {
                    throw DataError("expected a line such as os,iOS 26.1 before", at: location)
                }
                return
            }
            guard fields.count == 2 else { break }
            do {
                try read(fields[0], fields[1])
            } catch {
                throw DataError(error.description, at: location)
            }
        }
        throw DataError(
            "expected lines such as os,iOS 26.1, and the columns "
                + ProbeRow.columns.joined(separator: ","),
            at: "\(name):\(row.line)"
        )
    }

    private mutating func read(_ name: String, _ value: String) throws(DataError) {
        switch name {
        case "os": system = value
        case "device": device = value
        case "scale":
            guard let number = Double(decimal: value), number > 0, number.isFinite else {
                throw DataError("expected a positive number for scale, not \(quoted(value))")
            }
            scale = number
        case "category": category = ContentSizeCategory(String(value.prefix(64)))
        default: throw DataError("unknown heading \(quoted(name)); use os, device, scale, category")
        }
    }

    /// Whether TypeScale has numbers for the system.
    ///
    /// The probe on another system can also measure TypeScale itself.
    var isKnown: Bool {
        ["iOS", "iPadOS", "TypeScale"].contains { system == $0 || system.hasPrefix($0 + " ") }
    }
}
