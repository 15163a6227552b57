/// A curve as a value: its name, where it comes from, what drives it, and how sizes grow by it.
///
///     extension ScalingCurve {
///         /// Half as much growth as body text has.
///         static let gentle = ScalingCurve(
///             CurveDefinition(named: "gentle", source: "Brand book 3") { input in
///                 input.value * (1 + (input.category.fontScale - 1) / 2)
///             }
///         )
///     }
///
/// ``ScalingCurve/init(_:)`` makes a curve of it. The module TypeScaleCurves has those of other systems.
///
/// A definition is told from another by its name and parameters: two with the same must compute the same.
public struct CurveDefinition: Sendable {
    /// What a curve follows.
    public enum Driver: Hashable, Sendable {
        /// The reader's category.
        case category
        /// The reader's factor, and the category's own factor where the traits have none.
        case fontScale(FontScaleSetting)
        /// Nothing: all readers have the same.
        case nothing
    }

    /// What reports say of the curve.
    package let details: CurveDetails

    /// The numbers by which curves of the same name differ.
    package let parameters: [Double]

    /// The curve that this one changes; `nil` if it changes none.
    package let base: ScalingCurve?

    /// The sizes of a table, for explanations; `nil` for other curves.
    let sizes: CategoryNumbers?

    /// Whether a reader's factor beyond the range of the driver's setting is taken as it is.
    package let takesEveryFactor: Bool

    let provenance: @Sendable (TextStyle, TraitCollection) -> Provenance
    let baseSize: @Sendable (TextStyle, Platform) -> Double?
    let growth: @Sendable (CurveInput) -> Double
    let rounding: @Sendable (Double, CurveInput) -> Double
    let hasGrid: Bool
    let inverse: (@Sendable (CurveInput) -> Double?)?

    /// The range of the setting that drives the curve; `nil` if no factor drives it.
    let factors: ClosedRange<Double>?
}

extension CurveDefinition {
    /// A curve of the caller's own.
    ///
    /// The functions must give the same results for the same input, on every thread.
    ///
    /// - Parameters:
    ///   - name: A name for reports and archives.
    ///   - parameters: The numbers by which curves of the same name differ.
    ///   - summary: What the curve does, in a line.
    ///   - source: Where the curve comes from, in words.
    ///   - provenance: How the curve is known.
    ///   - driver: What the curve follows.
    ///   - followsTextStyle: Whether results depend on the text style.
    ///   - baseSize: The size at the base category of text that names none; `nil` from it is the
    ///     platform's own.
    ///   - rounding: A grown value on the curve's grid; `nil` for a curve without a grid.
    ///   - inverse: The smallest size that grows to ``CurveInput/value``, before rounding, or `nil` if there
    ///     is none.
    ///   - growth: The value, grown for the reader and not yet rounded. Of infinite values and results the
    ///     library takes care.
    public init(
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
            CurveDetails(
                name: name,
                summary: summary,
                source: source,
                driver: driver,
                followsTextStyle: followsTextStyle,
                hasInverse: inverse != nil
            ),
            parameters: parameters,
            provenance: { _, _ in provenance },
            baseSize: baseSize,
            rounding: rounding,
            inverse: inverse,
            growth: growth
        )
    }

    /// A curve with all its details; the parameters are the properties.
    package init(
        _ details: CurveDetails,
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
        growth: @escaping @Sendable (CurveInput) -> Double
    ) {
        self.details = details
        self.parameters = parameters
        self.base = base
        self.sizes = sizes
        self.takesEveryFactor = takesEveryFactor
        self.provenance = provenance
        self.baseSize = baseSize
        self.growth = growth
        // An optional function would be counted with each call, and `??` would wrap it.
        if let rounding {
            self.rounding = rounding
        } else {
            self.rounding = { grown, _ in grown }
        }
        hasGrid = rounding != nil
        self.inverse = inverse
        factors = if case .fontScale(let setting) = details.driver { setting.range } else { nil }
    }

    /// Growth in proportion to the value: by the reader's factor, or by a factor for each category.
    ///
    /// - Parameters:
    ///   - details: What reports say of the curve.
    ///   - factors: The factor of each category; `nil` for the factor that drives the curve.
    ///   - parameters: The numbers by which curves of the same name differ.
    ///   - provenance: How the growth is known.
    ///   - baseSize: The size of text that names none; `nil` from it is the platform's own.
    package init(
        linear details: CurveDetails,
        by factors: CategoryNumbers? = nil,
        parameters: [Double] = [],
        provenance: Provenance = .documented,
        baseSize: @escaping @Sendable (TextStyle, Platform) -> Double? = { _, _ in nil }
    ) {
        self.init(
            details,
            parameters: parameters,
            provenance: { _, _ in provenance },
            baseSize: baseSize,
            inverse: { $0.value / (factors?[$0.category] ?? $0.factor) },
            growth: { $0.value * (factors?[$0.category] ?? $0.factor) }
        )
    }
}

// The name and the parameters tell two definitions apart.
extension CurveDefinition: Hashable {
    /// Whether two definitions have the same name and parameters, and change the same curve.
    public static func == (first: CurveDefinition, second: CurveDefinition) -> Bool {
        first.details.name.isSameName(as: second.details.name)
            && first.parameters == second.parameters && first.base == second.base
    }

    /// Hashes the name and the parameters.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(details.name)
        hasher.combine(parameters)
    }
}

extension CurveDefinition {
    /// A definition in one object, so that a curve stays as small as a pointer.
    ///
    /// Methods of the object call its functions without counting references to it.
    final class Box: Sendable {
        let definition: CurveDefinition

        init(_ definition: CurveDefinition) {
            self.definition = definition
        }
    }
}

extension CurveDefinition.Box {
    /// The factor that the curve takes for a reader; 1 for a curve that no factor drives.
    @inline(__always)
    func factor(_ traits: TraitCollection) -> Double {
        guard let range = definition.factors else { return 1 }
        guard let factor = traits.fontScale else {
            return traits.category.fontScale.clamped(to: range)
        }
        return definition.takesEveryFactor ? factor : factor.clamped(to: range)
    }

    /// The input with the factor that the curve takes.
    @inline(__always)
    func driven(_ input: CurveInput) -> CurveInput {
        guard definition.factors != nil else { return input }
        var input = input
        input.factor = factor(input.traits)
        return input
    }

    /// A number scaled for a reader; the number itself if it is not finite or the result would overflow.
    @inline(never)
    func scaled(
        _ number: Double,
        _ quantity: ScalingCurve.Quantity,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> ScaledNumber {
        let input = CurveInput(number, quantity, style, traits, factor: factor(traits))
        let grown = definition.growth(input)
        let rounded = definition.hasGrid ? definition.rounding(grown, input) : grown
        if rounded.isFinite { return ScaledNumber(unrounded: grown, rounded: rounded) }
        return ScalingCurve(law: .defined(self)).guarded(grown, input)
    }
}

extension CurveDefinition.Box: Hashable {
    static func == (first: CurveDefinition.Box, second: CurveDefinition.Box) -> Bool {
        first === second || first.definition == second.definition
    }

    func hash(into hasher: inout Hasher) { definition.hash(into: &hasher) }
}

/// What a curve computes a result from.
public struct CurveInput: Sendable {
    // The traits first: behind smaller fields they would be copied in overlapping pieces.

    /// The reader and the screen.
    public let traits: TraitCollection

    /// The value at the base category, in points; of an inverse, the result.
    public let value: Double

    /// The reader's factor, within the range of the setting that drives the curve; 1 if none does.
    public internal(set) var factor: Double

    package let quantity: ScalingCurve.Quantity

    /// The role of the text.
    public let textStyle: TextStyle

    package init(
        _ value: Double,
        _ quantity: ScalingCurve.Quantity,
        _ textStyle: TextStyle,
        _ traits: TraitCollection,
        factor: Double = 1
    ) {
        self.value = value
        self.quantity = quantity
        self.textStyle = textStyle
        self.traits = traits
        self.factor = factor
    }
}

extension CurveInput {
    /// Whether the value is the size of a font, and not another distance.
    public var isPointSize: Bool { quantity == .pointSize }

    /// The reader's category.
    public var category: ContentSizeCategory { traits.category }

    /// The same with another value.
    package func replacing(_ value: Double) -> CurveInput {
        CurveInput(value, quantity, textStyle, traits)
    }
}
