public import TypeScale

extension ScalingCurve {
    /// The curve of Flutter on iOS: all text grows like the system's body font, from 0.82 to 3.12.
    ///
    /// On Linux, Flutter uses ``gnome``. Its `TextScaler.clamp` is
    /// ``clamped(minimumFactor:maximumFactor:)``.
    public static let flutter = ScalingCurve(
        CurveDefinition(
            linear: CurveDetails(
                name: "flutter",
                summary: "all text grows like the body font of iOS",
                source: "Flutter's engine, FlutterViewController.mm",
                bySize: .increasing,
                byReader: .increasing
            ),
            by: CategoryNumbers(ContentSizeCategory.allCases.map { $0.fontScale })
        )
    )
}

extension ScalingCurve {
    /// Returns the curve with results clamped to factors of the size, like Flutter's
    /// `TextScaler.clamp`.
    ///
    /// Clamping a clamped curve intersects the factors, in any order. With equal factors all text
    /// grows by that factor. If the minimum exceeds the maximum, the maximum wins.
    ///
    /// - Parameters:
    ///   - minimumFactor: The minimum. A factor that is not positive and finite has no effect.
    ///   - maximumFactor: The maximum. A factor that is not positive and finite has no effect.
    /// - Returns: The clamped curve.
    public func clamped(
        minimumFactor: Double? = nil,
        maximumFactor: Double? = nil
    ) -> ScalingCurve {
        var bounds = FactorBounds(minimum: minimumFactor, maximum: maximumFactor)
        var curve = self
        if let definition, let base = definition.base {
            let (minimum, maximum) = (definition.parameters.first, definition.parameters.last)
            bounds = bounds.intersection(FactorBounds(minimum: minimum, maximum: maximum))
            curve = base
        }
        if bounds.parameters == [0, 0] { return curve }
        return ScalingCurve(CurveDefinition(curve, within: bounds))
    }
}

extension CurveDefinition {
    /// Clamps a curve's results to factors of the scaled value.
    fileprivate convenience init(_ curve: ScalingCurve, within bounds: FactorBounds) {
        let details = curve.details
        self.init(
            CurveDetails(
                name: details.name + " within " + bounds.description,
                summary: "clamped to factors of the size",
                source: "the caller",
                driver: details.driver,
                followsTextStyle: details.followsTextStyle,
                bySize: details.bySize == .constant ? .nondecreasing : details.bySize,
                // Beyond a bound, results are the same for all readers.
                byReader: details.byReader == .increasing ? .nondecreasing : details.byReader,
                hasInverse: details.hasInverse
            ),
            parameters: bounds.parameters,
            base: curve,
            takesEveryFactor: curve.definition?.takesEveryFactor ?? false,
            provenance: { _, _ in .stated },
            baseSize: { curve.baseSize($0, on: $1) },
            rounding: { bounds.clamp(curve.rounded($0, $1), of: $1.value) },
            inverse: { input in
                // A result at a bound is a factor of its size; any other is the curve's.
                let sizes = [
                    curve.inverse(input), bounds.minimum.map { input.value / $0 },
                    bounds.maximum.map { input.value / $0 },
                ]
                return sizes.compactMap { $0 }.filter { size in
                    let back = bounds.clamp(curve.grownSafely(input.replacing(size)), of: size)
                    return (back - input.value).magnitude <= 1e-9 * input.value.magnitude
                }.min()
            },
            growth: { bounds.clamp(curve.grownSafely($0), of: $0.value) }
        )
    }
}

/// The minimum and maximum factor of a size.
private struct FactorBounds: Sendable {
    @PositiveNumber var minimum: Double?
    @PositiveNumber var maximum: Double?

    /// The factors, or zero.
    var parameters: [Double] { [minimum ?? 0, maximum ?? 0] }

    var description: String {
        (minimum?.shortestText ?? "") + "..." + (maximum?.shortestText ?? "") + " x"
    }

    func intersection(_ other: FactorBounds) -> FactorBounds {
        FactorBounds(
            minimum: [minimum, other.minimum].compactMap { $0 }.max(),
            maximum: [maximum, other.maximum].compactMap { $0 }.min()
        )
    }

    /// Clamps a grown number to factors of the original; negative numbers mirror positive ones.
    ///
    /// A grown size can be negative, which is less than any factor of the original.
    func clamp(_ grown: Double, of number: Double) -> Double {
        var size = number < 0 ? -grown : grown
        if let minimum { size = max(size, minimum * number.magnitude) }
        if let maximum { size = min(size, maximum * number.magnitude) }
        return number < 0 ? -size : size
    }
}
