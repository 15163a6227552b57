import TypeScale

extension ScalingCurve {
    /// The names that the command line knows.
    static var names: [String] {
        named.map(\.description) + MaterialTextStyle.allCases.map { "\(Self.material($0))" }
    }
}

extension Arguments {
    /// The curve that `--curve` names, if given.
    func curve() throws(Misuse) -> ScalingCurve? {
        guard let name = text(.curve) else { return nil }
        return try curve(named: name)
    }

    /// The curves that `--curve` names, with commas between, if given; each once.
    func curves() throws(Misuse) -> [ScalingCurve]? {
        guard let names = text(.curves) else { return nil }
        var curves: [ScalingCurve] = []
        for name in names.split(separator: ",", omittingEmptySubsequences: false) {
            let curve = try curve(named: String(name))
            guard !curves.contains(curve) else { throw misuse("\(curve) is given twice") }
            curves.append(curve)
        }
        return curves
    }

    /// The curve of a name.
    func curve(named name: String) throws(Misuse) -> ScalingCurve {
        if let curve = ScalingCurve(named: name) { return curve }
        let near = suggestion(for: name, among: ScalingCurve.names)
        let names = ScalingCurve.named.map(\.description).joined(separator: " ")
        throw misuse("unknown curve \(quoted(name))\(near.isEmpty ? "; there are \(names)" : near)")
    }
}
