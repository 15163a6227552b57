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
    /// The kind for a comma-separated list of distinct curves.
    static var curves: Self {
        ValueKind(name: "NAME,NAME") { names, option throws(UsageError) in
            var curves: [ScalingCurve] = []
            for name in names.words(separatedBy: ",") {
                let curve = try ScalingCurve(commandLineName: String(name))
                guard !curves.contains(curve) else {
                    throw UsageError("the curve \(curve) occurs twice; list it only once")
                }
                curves.append(curve)
            }
            let maximum = CurvePlot.maximumSeries
            guard curves.count <= maximum else {
                throw UsageError(
                    "\(curves.count) curves exceed the limit of \(maximum); list fewer curves"
                )
            }
            return curves
        }
    }
}

extension Argument where Value == [ScalingCurve] {
    static func curves(_ curves: ScalingCurve...) -> Argument {
        let help = "Curves from 'typescale curves', separated by commas"
        let absent = curves.map(\.description).joined(separator: ",")
        return Argument("--curve", .curves, help, default: curves, absent: absent)
    }
}

extension UsageError {
    /// The error that occurs if no selected curve uses the font scale.
    static var unusedFontScale: UsageError {
        let names = ScalingCurve.named.filter { $0.setting != nil }.map(\.description)
        return UsageError(
            "--font-scale requires a curve driven by a factor; use \(choice(of: names))"
        )
    }
}

extension ScalingCurve {
    /// Creates the curve with a name, or throws an error that suggests other names.
    init(commandLineName name: String) throws(UsageError) {
        guard let curve = ScalingCurve(named: name) else {
            let names = Self.named.map(\.description)
            let materials = MaterialTextStyle.allCases.map { "\(Self.material($0))" }
            throw .unknown("curve", name, among: names + materials, listing: names)
        }
        self = curve
    }
}
