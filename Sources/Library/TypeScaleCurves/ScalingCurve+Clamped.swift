public import TypeScale

extension ScalingCurve {
    /// Returns the curve with results clamped to multiples of the size, like Flutter's
    /// `TextScaler.clamp`.
    ///
    /// If the curve is already clamped, the intersection of both ranges of factors applies. If the
    /// minimum equals the maximum, all text scales by that factor. If the minimum exceeds the
    /// maximum, the maximum wins.
    ///
    /// - Parameters:
    ///   - minimumFactor: The minimum factor. A zero, negative, infinite or NaN factor has no
    ///     effect.
    ///   - maximumFactor: The maximum factor. A zero, negative, infinite or NaN factor has no
    ///     effect.
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
    /// Creates a definition that clamps another curve's results to multiples of the size.
    fileprivate convenience init(_ curve: ScalingCurve, within bounds: FactorBounds) {
        let details = curve.details
        self.init(
            name: details.name + " within " + bounds.description,
            summary: "clamps the results of another curve to multiples of the size",
            source: "the caller",
            driver: details.driver,
            followsTextStyle: details.followsTextStyle,
            bySize: details.bySize == .constant ? .nondecreasing : details.bySize,
            // Readers whose results are clamped to the same bound get the same results.
            byReader: details.byReader == .increasing ? .nondecreasing : details.byReader,
            hasInverse: details.hasInverse,
            parameters: bounds.parameters,
            base: curve,
            takesEveryFactor: curve.definition?.takesEveryFactor ?? false,
            provenance: { _, _ in .stated },
            baseSize: { curve.baseSize($0, on: $1) },
            rounding: { bounds.clamp(curve.law.rounded($0, $1), of: $1.value) },
            inverse: { input in
                // A result is a bound times the size, or the result of the other curve.
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

extension ScalingCurve {
    /// Returns the grown number or, if it overflows, the scaled number.
    fileprivate func grownSafely(_ input: CurveInput) -> Double {
        let grown = law.grown(input)
        if grown.isFinite { return grown }
        let metrics = FontMetrics(forTextStyle: input.textStyle, curve: self)
        return input.isPointSize
            ? metrics.scaledPointSize(for: input.value, compatibleWith: input.traits)
            : metrics.scaledValue(for: input.value, compatibleWith: input.traits)
    }
}

/// The minimum and maximum factors for a result.
private struct FactorBounds: Sendable {
    let minimum: Double?
    let maximum: Double?

    /// Creates bounds, treating zero, negative, infinite and NaN factors as `nil`.
    init(minimum: Double?, maximum: Double?) {
        self.minimum = minimum?.ifPositive
        self.maximum = maximum?.ifPositive
    }

    /// The minimum and the maximum, where 0 represents `nil`.
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

    /// Clamps a scaled number to multiples of the original number.
    ///
    /// Negative numbers are clamped like positive numbers. If a curve makes a positive size
    /// negative, the minimum still applies.
    func clamp(_ grown: Double, of number: Double) -> Double {
        var size = number < 0 ? -grown : grown
        if let minimum { size = max(size, minimum * number.magnitude) }
        if let maximum { size = min(size, maximum * number.magnitude) }
        return number < 0 ? -size : size
    }
}
