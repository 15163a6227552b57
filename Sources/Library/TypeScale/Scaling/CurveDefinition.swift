/// A definition of a scaling curve, with its name, its source, its driver and its functions.
///
///     extension ScalingCurve {
///         /// Grows half as much as body text.
///         static let gentle = ScalingCurve(
///             CurveDefinition(named: "gentle", source: "Brand book 3") { input in
///                 input.value * (1 + (input.category.fontScale - 1) / 2)
///             }
///         )
///     }
///
/// Create a curve by passing a definition to ``ScalingCurve/init(_:)``. The TypeScaleCurves module
/// defines the curves of other systems.
///
/// Definitions are equal if they have the same name, parameters and base curve. Equal definitions
/// must compute the same results.
public final class CurveDefinition: Sendable {
    /// The reader's setting that drives a curve.
    public enum Driver: Hashable, Sendable {
        /// The reader's category.
        case category
        /// The reader's font scale. If it is `nil`, the curve uses the category's factor.
        case fontScale(FontScaleSetting)
        /// No setting. Results are the same for every reader.
        case nothing
    }

    /// A scaled value in one step of arithmetic.
    package enum Step: Sendable {
        /// The value is multiplied by a factor.
        case times(Double)
        /// A number of points is added to the value.
        case plus(Double)
    }

    /// The properties that reports show.
    package let details: CurveDetails

    /// The numbers that distinguish curves with the same name.
    package let parameters: [Double]

    /// The curve that this curve modifies, if any.
    package let base: ScalingCurve?

    /// The sizes of a curve that was created from a table, or `nil` for any other curve.
    let sizes: CategoryNumbers?

    /// Whether the curve accepts factors outside the range of its setting.
    package let takesEveryFactor: Bool

    let provenance: @Sendable (TextStyle, TraitCollection) -> Provenance
    let baseSize: @Sendable (TextStyle, Platform) -> Double?
    let growth: @Sendable (CurveInput) -> Double
    let rounding: @Sendable (Double, CurveInput) -> Double
    let inverse: (@Sendable (CurveInput) -> Double?)?

    /// A function that returns the step from a value to its scaled value, for explanations.
    let step: (@Sendable (CurveInput) -> Step)?

    /// The range of the curve's setting, or `nil` if a font scale doesn't drive the curve.
    let factors: ClosedRange<Double>?

    package init(
        name: String,
        summary: String,
        source: String,
        driver: Driver = .category,
        followsTextStyle: Bool = false,
        bySize: CurveDetails.Monotonicity = .nondecreasing,
        byReader: CurveDetails.Monotonicity = .nondecreasing,
        hasInverse: Bool = true,
        parameters: [Double] = [],
        base: ScalingCurve? = nil,
        sizes: CategoryNumbers? = nil,
        takesEveryFactor: Bool = false,
        provenance: @escaping @Sendable (TextStyle, TraitCollection) -> Provenance = { _, _ in
            .documented
        },
        baseSize: @escaping @Sendable (TextStyle, Platform) -> Double? = { _, _ in nil },
        rounding: (@Sendable (Double, CurveInput) -> Double)? = nil,
        inverse: (@Sendable (CurveInput) -> Double?)? = nil,
        step: (@Sendable (CurveInput) -> Step)? = nil,
        growth: @escaping @Sendable (CurveInput) -> Double
    ) {
        details = CurveDetails(
            name: name,
            summary: summary,
            source: source,
            driver: driver,
            followsTextStyle: followsTextStyle,
            bySize: bySize,
            byReader: byReader,
            hasInverse: hasInverse
        )
        self.parameters = parameters
        self.base = base
        self.sizes = sizes
        self.takesEveryFactor = takesEveryFactor
        self.provenance = provenance
        self.baseSize = baseSize
        self.growth = growth
        // An optional function would be retained at each call, and `??` would wrap it in a closure.
        if let rounding {
            self.rounding = rounding
        } else {
            self.rounding = { grown, _ in grown }
        }
        self.inverse = inverse
        self.step = step
        factors = if case .fontScale(let setting) = driver { setting.range } else { nil }
    }
}

extension CurveDefinition {
    /// Creates a definition from functions, which must be pure and safe to call from any thread.
    ///
    /// - Parameters:
    ///   - name: The name for reports and archives.
    ///   - parameters: The numbers that distinguish curves with the same name.
    ///   - summary: A one-line description of how the curve scales.
    ///   - source: The source of the curve, such as a document, for reports.
    ///   - provenance: The kind of evidence for the curve.
    ///   - driver: The setting that drives the curve.
    ///   - followsTextStyle: Whether results depend on the text style.
    ///   - baseSize: A function that returns the size at the base category for text without its own
    ///     size, or `nil` to use the platform's size.
    ///   - rounding: A function that rounds a scaled value, or `nil` to leave values unrounded.
    ///   - inverse: A function that returns the smallest size that scales to ``CurveInput/value``
    ///     before rounding, or `nil` if no size does.
    ///   - growth: A function that returns the scaled value for the reader, before rounding. The
    ///     function need not handle infinite values or results.
    public convenience init(
        named name: String,
        parameters: [Double] = [],
        summary: String = "",
        source: String,
        provenance: Provenance = .stated,
        driver: Driver = .category,
        followsTextStyle: Bool = false,
        baseSize: @escaping @Sendable (TextStyle, Platform) -> Double? = { _, _ in nil },
        rounding: (@Sendable (Double, CurveInput) -> Double)? = nil,
        inverse: (@Sendable (CurveInput) -> Double?)? = nil,
        growth: @escaping @Sendable (CurveInput) -> Double
    ) {
        self.init(
            name: name,
            summary: summary,
            source: source,
            driver: driver,
            followsTextStyle: followsTextStyle,
            bySize: .unknown,
            byReader: .unknown,
            hasInverse: inverse != nil,
            parameters: parameters,
            provenance: { _, _ in provenance },
            baseSize: baseSize,
            rounding: rounding,
            inverse: inverse,
            growth: growth
        )
    }

    /// Creates a definition that multiplies values by the category's factor in `factors`.
    ///
    /// If `factors` is `nil`, values are multiplied by ``CurveInput/factor``.
    package convenience init(
        linear name: String,
        summary: String,
        source: String,
        driver: Driver = .category,
        by factors: CategoryNumbers? = nil,
        parameters: [Double] = [],
        provenance: Provenance = .documented,
        baseSize: @escaping @Sendable (TextStyle, Platform) -> Double? = { _, _ in nil }
    ) {
        self.init(
            name: name,
            summary: summary,
            source: source,
            driver: driver,
            bySize: .increasing,
            byReader: factors == nil ? .nondecreasing : .increasing,
            parameters: parameters,
            provenance: { _, _ in provenance },
            baseSize: baseSize,
            inverse: { $0.value / (factors?[$0.category] ?? $0.factor) },
            step: { .times(factors?[$0.category] ?? $0.factor) },
            growth: { $0.value * (factors?[$0.category] ?? $0.factor) }
        )
    }
}

extension CurveDefinition: Hashable {
    /// Returns whether two definitions have the same name, parameters and base curve.
    public static func == (first: CurveDefinition, second: CurveDefinition) -> Bool {
        first === second
            || first.details.name.isSameName(as: second.details.name)
                && first.parameters == second.parameters && first.base == second.base
    }

    /// Hashes the name and the parameters.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(details.name)
        hasher.combine(parameters)
    }
}

extension CurveDefinition {
    /// Returns the effective factor for a reader, or 1 if a font scale doesn't drive the curve.
    // Without inlining, scaling by Flutter's curve takes 10% more instructions.
    @inline(__always)
    func factor(_ traits: TraitCollection) -> Double {
        guard let range = factors else { return 1 }
        guard let factor = traits.fontScale else {
            return traits.category.fontScale.clamped(to: range)
        }
        return takesEveryFactor ? factor : factor.clamped(to: range)
    }
}
