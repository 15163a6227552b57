/// The distance between a recorded number and its estimate.
struct Distance {
    let line: Int
    let row: ProbeRow
    let estimate: Estimate
    /// The recorded number in points.
    let recorded: Double

    init(_ line: Int, _ row: ProbeRow, _ estimate: Estimate) throws(ProbeError) {
        (self.line, self.row, self.estimate) = (line, row, estimate)
        recorded = try row.valueNumber
    }

    /// The number of deviations by which the recorded number exceeds the estimate.
    var deviations: Double { estimate.deviations(recorded) }

    /// The number of units by which the recorded number exceeds the estimate, in 1/2048 em.
    var units: Double { (recorded - estimate.mean) * 2048 / (row.size ?? 1) }

    var sizeText: String { row.size.map(ProbeAnswer.text) ?? "" }

    /// The call, and the weight and size unless the rows differ in their texts.
    var group: String {
        ([row.api] + (row.api == ProbeCall.width.rawValue ? [] : [row.weight, sizeText]))
            .joined(separator: ", ")
    }
}

extension Distance: CustomStringConvertible {
    var description: String {
        let units = ProbeAnswer.rounded(units, 1)
        let deviations = ProbeAnswer.rounded(deviations, 1)
        return "line \(line): \(row): \(row.value) recorded, "
            + "\(ProbeAnswer.estimate(estimate)) here: \(units) units, \(deviations) deviations"
    }
}

extension [Distance] {
    /// The share of recorded numbers that are inside the 95% bound.
    var insideShare: Double {
        Double(count { $0.estimate.isInside($0.recorded) }) / Double(count)
    }

    /// Returns the root mean square of a number.
    func rootMeanSquare(_ number: KeyPath<Distance, Double>) -> Double {
        (reduce(0) { $0 + $1[keyPath: number] * $1[keyPath: number] } / Double(count)).squareRoot()
    }

    /// Returns the numbers outside the 95% bound that are furthest from their estimates, in
    /// deviations.
    func furthest(_ count: Int) -> [Distance] {
        Array(
            filter { !$0.estimate.isInside($0.recorded) }
                .sorted { abs($0.deviations) > abs($1.deviations) }.prefix(count)
        )
    }

    /// CSV with a row for each number.
    var csv: String {
        let columns = "line,api,weight,size,input,recorded,mean,deviation,units,deviations\n"
        return reduce(into: columns) { text, distance in
            let row = distance.row
            let input = "\"" + row.input.replacing("\"", with: "\"\"") + "\""
            let numbers = [
                distance.recorded, distance.estimate.mean, distance.estimate.deviation,
                distance.units, distance.deviations,
            ]
            let fields = ["\(distance.line)", row.api, row.weight, distance.sizeText, input]
            text += (fields + numbers.map { ProbeAnswer.rounded($0, 6) }).joined(separator: ",")
            text += "\n"
        }
    }
}
