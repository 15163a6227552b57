import TypeScale
import TypeScaleCurves

extension ValueKind where Value == ScalingCurve {
    /// A curve by its name.
    static var curve: Self {
        ValueKind(name: "NAME") { name, _ throws(UsageError) in
            try ScalingCurve(commandLineName: name)
        }
    }
}

extension ValueKind where Value == [ScalingCurve] {
    /// Different curves by their names, with commas between them.
    static func curves(upTo maximum: Int) -> Self {
        ValueKind(name: "NAME,NAME") { names, option throws(UsageError) in
            var curves: [ScalingCurve] = []
            for name in names.split(separator: ",", omittingEmptySubsequences: false) {
                let curve = try ScalingCurve(commandLineName: String(name))
                guard !curves.contains(curve) else { throw UsageError("\(curve) is given twice") }
                curves.append(curve)
            }
            guard curves.count <= maximum else {
                throw UsageError("\(option) takes up to \(maximum) curves, not \(curves.count)")
            }
            return curves
        }
    }
}

extension Option where Value == [ScalingCurve] {
    /// The option of curves to compare.
    static func curves(upTo maximum: Int, default curves: [ScalingCurve]) -> Self {
        Option(
            "--curve",
            .curves(upTo: maximum),
            "The curves: uikit,android ...; typescale curves lists them",
            default: curves,
            absent: curves.map(\.description).joined(separator: ",")
        )
    }
}

extension ScalingCurve {
    /// Creates the curve of a name, or says which names there are.
    init(commandLineName name: String) throws(UsageError) {
        if let curve = ScalingCurve(named: name) {
            self = curve
            return
        }
        let names = Self.named.map(\.description)
        let materials = MaterialTextStyle.allCases.map { "\(Self.material($0))" }
        let near = suggestion(for: name, among: names + materials)
        let hint = near.isEmpty ? "; there are \(names.joined(separator: " "))" : near
        throw UsageError("unknown curve \(quoted(name))\(hint)")
    }
}
