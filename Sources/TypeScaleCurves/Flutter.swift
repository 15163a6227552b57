public import TypeScale

extension ScalingCurve {
    /// Flutter's on iOS: all text grows as the system's body font does, from 0.82 to 3.12.
    ///
    /// On Linux Flutter follows ``gnome``. Its `TextScaler.clamp` is
    /// ``clamped(minimumFactor:maximumFactor:)``.
    public static let flutter = ScalingCurve(
        CurveDefinition(
            linear: CurveDetails(
                name: "flutter",
                summary: "all text grows as the body font of iOS does",
                source: "Flutter's engine, FlutterViewController.mm",
                bySize: .increasing,
                byReader: .increasing
            ),
            by: CategoryNumbers(ContentSizeCategory.allCases.map { $0.fontScale })
        )
    )
}

// Flutter's `TextScaler.clamp`.
extension ScalingCurve {
    /// The same curve within factors of the size that is scaled, as Flutter's `TextScaler.clamp`.
    ///
    /// Clamping once more intersects: the larger of the smallest factors counts, and the smaller of
    /// the largest, in any order. With equal factors all text grows by that one. Where the smallest is larger
    /// than the largest, the largest counts.
    ///
    /// - Parameters:
    ///   - minimumFactor: The minimum; `nil`, and what is not positive and finite, is none.
    ///   - maximumFactor: The maximum; `nil`, and what is not positive and finite, is none.
    /// - Returns: The curve.
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
        return bounds.isEmpty ? curve : ScalingCurve(CurveDefinition(curve, within: bounds))
    }
}

extension CurveDefinition {
    /// A curve whose results stay within factors of the value that is scaled.
    fileprivate init(_ curve: ScalingCurve, within bounds: FactorBounds) {
        let details = curve.details
        self.init(
            CurveDetails(
                name: details.name + " within " + bounds.description,
                summary: "within factors of the size",
                source: "the caller",
                driver: details.driver,
                followsTextStyle: details.followsTextStyle,
                bySize: details.bySize == .constant ? .nondecreasing : details.bySize,
                // Readers beyond a bound have the same.
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
                // At a bound a result is a factor of its size; elsewhere it is the curve's.
                let sizes = [
                    curve.inverse(input), bounds.minimum.map { input.value / $0 },
                    bounds.maximum.map { input.value / $0 },
                ]
                let found = sizes.compactMap { $0 }.filter { size in
                    let back = bounds.clamp(curve.grownSafely(input.replacing(size)), of: size)
                    return (back - input.value).magnitude <= 1e-9 * input.value.magnitude
                }
                return found.min()
            },
            growth: { bounds.clamp(curve.grownSafely($0), of: $0.value) }
        )
    }
}

/// The smallest and largest factor of a size; `nil` for none.
private struct FactorBounds: Sendable {
    @PositiveNumber var minimum: Double?
    @PositiveNumber var maximum: Double?

    /// Zero where there is none.
    var parameters: [Double] { [minimum ?? 0, maximum ?? 0] }

    var isEmpty: Bool { minimum == nil && maximum == nil }

    var description: String {
        (minimum?.shortestText ?? "") + "..." + (maximum?.shortestText ?? "") + " x"
    }

    /// The bounds of both.
    func intersection(_ other: FactorBounds) -> FactorBounds {
        FactorBounds(
            minimum: [minimum, other.minimum].compactMap { $0 }.max(),
            maximum: [maximum, other.maximum].compactMap { $0 }.min()
        )
    }

    /// A grown number within factors of what it was; numbers under zero mirror those over it.
    ///
    /// Steps can bring a size under zero, which is less than any factor of it.
    func clamp(_ grown: Double, of number: Double) -> Double {
        var size = number < 0 ? -grown : grown
        if let minimum { size = max(size, minimum * number.magnitude) }
        if let maximum { size = min(size, maximum * number.magnitude) }
        return number < 0 ? -size : size
    }
}
