import Foundation

/// The distance of a recorded result from an estimate with a deviation.
struct ProbeDistance {
    let line: Int
    let row: ProbeRow
    /// The recorded number minus the estimate.
    let difference: Double
    let deviation: Double
    private let answer: ProbeAnswer

    /// Creates the distance, or returns `nil` if the answer has no deviation.
    init?(_ line: Int, _ row: ProbeRow, _ answer: ProbeAnswer) throws(ProbeError) {
        guard case .about(let number, let deviation?) = answer else { return nil }
        (self.line, self.row, self.answer, self.deviation) = (line, row, answer, deviation)
        difference = try row.valueNumber - number
    }

    /// The distance as a multiple of the deviation.
    var deviations: Double { difference / deviation }

    /// The difference in units of 1/2048 em, or `nil` without a size.
    var units: Double? { row.size.map { difference * 2048 / $0 } }

    static let columns = "api,weight,size,input,recorded,difference,units,deviations"

    /// The values of ``columns``.
    var csv: String {
        let input = "\"" + row.input.replacing("\"", with: "\"\"") + "\""
        let size = row.size.map { ProbeAnswer.text($0) } ?? ""
        return "\(row.api),\(row.weight),\(size),\(input),\(row.value),\(difference),"
            + "\(units.map { Self.rounded($0) } ?? ""),\(Self.rounded(deviations))"
    }

    private static func rounded(_ number: Double) -> String { String(format: "%.2f", number) }
}

extension ProbeDistance: CustomStringConvertible {
    var description: String {
        let units = units.map { ", \(Self.rounded($0)) units" } ?? ""
        return "line \(line): \(row): \(row.value) recorded, \(answer): "
            + "\(Self.rounded(deviations)) deviations\(units)"
    }
}

extension [ProbeDistance] {
    /// The share within the bounds, and how well the deviations describe the distances.
    var summary: String {
        let inside = filter { $0.deviations.magnitude <= 1.96 }.count
        let squares = reduce(0) { $0 + $1.deviations * $1.deviations }
        let root = (squares / Double(Swift.max(1, count))).squareRoot()
        let share = String(format: "%.1f%%", 100 * Double(inside) / Double(Swift.max(1, count)))
        return "\(share) of \(count) inside the 95% bound, "
            + "root mean square \(String(format: "%.2f", root)) deviations"
    }

    /// Returns the results that are furthest from the estimates.
    func furthest(_ count: Int) -> [ProbeDistance] {
        Array(sorted { $0.deviations.magnitude > $1.deviations.magnitude }.prefix(count))
    }
}
