import TypeScale
import TypeScaleCurves

extension ValueKind where Value == ScalingCurve {
    static var curve: Self {
        ValueKind(name: "NAME") { name, _ throws(UsageError) in
            try ScalingCurve(commandLineName: name)
        }
    }
}

extension ValueKind where Value == [ScalingCurve] {
    /// Different curves, separated by commas.
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

extension Argument where Value == [ScalingCurve] {
    static func curves(upTo maximum: Int, default curves: [ScalingCurve]) -> Argument {
        Argument(
            "--curve",
            .curves(upTo: maximum),
            "The curves: uikit,android ...; typescale curves lists them",
            default: curves,
            absent: curves.map(\.description).joined(separator: ",")
        )
    }
}

extension ScalingCurve {
    /// Creates the curve with a name, or throws an error that suggests others.
    init(commandLineName name: String) throws(UsageError) {
        guard let curve = ScalingCurve(named: name) else {
            let names = Self.named.map(\.description)
            let materials = MaterialTextStyle.allCases.map { "\(Self.material($0))" }
            throw .unknown("curve", name, among: names + materials, listing: names)
        }
        self = curve
    }
}
