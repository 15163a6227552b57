/// How a size came about: the cells it was computed from, the arithmetic, the rounding, the limit.
///
///     let reader = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
///     FontDescription.system(.body, size: 17).scaled(for: reader).explanation
///     // 17 x 62 / 22 = 47.909, rounded to 48; body at AX5 on iOS, derived
///
/// Made when it is asked for, and costs nothing otherwise.
public struct Explanation: Hashable, Sendable {
    /// What the size was computed by.
    public enum Rule: Hashable, Sendable {
        /// Taken from the platform's table as it stands: a preferred font.
        case preferred
        /// The ratio of the distances from baseline to baseline.
        case lineAdvances(ScalingCurve)
        /// The ratio of the sizes of a caller's table, or none at all.
        case table(ScalingCurve)
        /// The law of another system.
        case system(ScalingCurve)
    }

    /// What the size was computed by.
    public let rule: Rule

    /// What was scaled, in points at the base category; the table's own size of a preferred font.
    public let input: Double

    /// The number at the reader's category that the input is multiplied by; `nil` where none is known.
    ///
    /// Where the table has no size for the category, that of the nearest smaller one stands in.
    public let now: TypeTable.Figure?

    /// The number at the base category that the product is divided by; `nil` where none is known.
    public let base: TypeTable.Figure?

    /// The result of the arithmetic, in points.
    public let unrounded: Double

    /// What it was rounded to, in points.
    public let rounded: Double

    /// The limits, which come last.
    public let limits: TypeLimits

    /// What the call gave, in points.
    public let result: Double

    /// The role of the text.
    public let textStyle: TextStyle

    /// What the size was computed for, the category within the limits.
    public let traits: TraitCollection

    /// The reader's category before a limit.
    public internal(set) var askedCategory: ContentSizeCategory

    /// The reader's factor before a limit; `nil` of a reader without one.
    public internal(set) var askedFontScale: Double?

    /// The pixels per point of the grid that a value was rounded to; `nil` of a size, which is rounded to
    /// whole points or not at all.
    public let pixelsPerPoint: Double?
}

extension FontMetrics {
    /// How ``scaledPointSize(for:maximumPointSize:compatibleWith:)`` comes to its result, or a
    /// description of this size and these limits to its size.
    ///
    /// - Parameters:
    ///   - pointSize: Points at the base category.
    ///   - limits: The limits that come last.
    ///   - traits: What the size depends on.
    /// - Returns: The explanation, whose result is the one of that call or description.
    public func explanation(
        forPointSize pointSize: Double,
        limits: TypeLimits = TypeLimits(),
        compatibleWith traits: TraitCollection
    ) -> Explanation {
        explanation(of: .pointSize, pointSize, limits, traits)
    }

    /// How ``scaledValue(for:compatibleWith:)`` comes to its result.
    ///
    /// - Parameters:
    ///   - value: Points at the base category.
    ///   - traits: What the value depends on.
    /// - Returns: The explanation, whose result is the one of that call.
    public func explanation(
        forValue value: Double,
        compatibleWith traits: TraitCollection
    ) -> Explanation {
        explanation(of: .value, value, TypeLimits(), traits)
    }

    private func explanation(
        of quantity: ScalingCurve.Quantity,
        _ number: Double,
        _ limits: TypeLimits,
        _ reader: TraitCollection
    ) -> Explanation {
        let traits = limits.limited(reader)
        let rounded = curve.scaled(number, quantity, textStyle, traits)
        let (now, base) = curve.figures(textStyle, traits)
        let exact = curve.exact(number, quantity, textStyle, traits)
        return Explanation(
            rule: curve.rule,
            input: number,
            now: now,
            base: base,
            // Where a product on the way overflows the ratio is taken first, and nothing is rounded.
            unrounded: exact.isFinite || rounded == number ? exact : rounded,
            rounded: rounded,
            limits: limits,
            result: limits.clamp(rounded, base: number),
            textStyle: textStyle,
            traits: traits,
            askedCategory: reader.category,
            askedFontScale: reader.fontScale,
            pixelsPerPoint: quantity == .value && curve.rule == .lineAdvances(curve)
                ? traits.pixelsPerPoint : nil
        )
    }
}

extension ScaledFont {
    /// How the point size came about.
    public var explanation: Explanation {
        let style = origin.textStyle
        let asked = traits.category
        let traits = origin.limits.limited(traits)
        let table = traits.platform.typeTable
        guard origin.isPreferred else {
            let curve = origin.curve ?? .uikit
            var explanation = FontMetrics(forTextStyle: style, curve: curve).explanation(
                forPointSize: origin.baseSize(for: traits),
                limits: origin.limits,
                compatibleWith: traits
            )
            explanation.askedCategory = asked
            explanation.askedFontScale = self.traits.fontScale
            return explanation
        }
        let cell = table[style, table.knownCategory(style, traits.category)].pointSize
        let size = FontDescription.system(style).scaled(for: traits).pointSize
        return Explanation(
            rule: .preferred,
            input: size,
            now: cell,
            base: table[style, table.baseCategory].pointSize,
            unrounded: size,
            rounded: size,
            limits: origin.limits,
            result: pointSize,
            textStyle: style,
            traits: traits,
            askedCategory: asked,
            askedFontScale: self.traits.fontScale,
            pixelsPerPoint: nil
        )
    }
}

extension ScalingCurve {
    fileprivate var rule: Explanation.Rule {
        switch law {
        case .table, .fixed: .table(self)
        case .uikit, .swiftUI: .lineAdvances(self)
        case .further: .system(self)
        }
    }

    /// What a number is multiplied and divided by.
    fileprivate func figures(
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> (now: TypeTable.Figure?, base: TypeTable.Figure?) {
        let table = traits.platform.typeTable
        switch law {
        case .uikit, .swiftUI:
            return (
                table[style, table.knownCategory(style, traits.category)].lineAdvance,
                table[style, table.baseCategory].lineAdvance
            )
        case .fixed, .further: return (nil, nil)
        case .table(let sizes):
            func figure(_ size: Double) -> TypeTable.Figure {
                TypeTable.Figure(value: size, provenance: .stated, source: "the caller's table")
            }
            return (figure(sizes[traits.category]), figure(sizes[table.baseCategory]))
        }
    }
}
