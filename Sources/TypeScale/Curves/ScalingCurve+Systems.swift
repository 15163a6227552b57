extension ScalingCurve {
    /// Android's since version 14: small text grows by the whole factor, large text by less.
    ///
    ///     let reader = TraitCollection(fontScale: 2)
    ///     FontMetrics(forTextStyle: .body, curve: .android)
    ///         .scaledPointSize(for: 17, compatibleWith: reader)   // 29
    ///
    /// Sizes in sp become sizes in dp, and distances do as line heights do there. Follows the reader's
    /// factor; beyond 2 all text grows by the whole of it, and under 1.03 too. The newer one of two
    /// forms, which has the first table start at 1.03.
    public static let android = further(.android(.interpolated))

    /// Android's as first published: under 1.15 all text grows by the whole factor.
    public static let androidAOSP = further(.android(.linear))

    /// Windows': what text gains falls with the logarithm of its size, to nothing at 751.
    ///
    /// s + max(18 - e ln s, 0) (f - 1), with s at least 1. Follows the reader's factor; one up to 1 is
    /// without effect, and beyond 2.25, which the settings do not offer, the formula goes on.
    public static let winUI = further(.windows)

    /// GNOME's: all text grows by the reader's factor, from 0.5 to 3.
    public static let gnome = further(.linear(.gnome))

    /// libadwaita's: as ``gnome``, from the sizes of its classes, title-1 to caption.
    ///
    /// Text that names no size of its own takes that of a class, relative to 11 points of print, which are
    /// 14.667 pixels of GTK: large titles title-1, 181 %; title 1 and 2 title-2 and title-3, 136 %; title 3
    /// title-4, 118 %; captions and footnotes caption, 82 %; all others body, 100 %.
    public static let libadwaita = further(.adwaita)

    /// Flutter's on iOS: all text grows as the system's body font does, from 0.82 to 3.12.
    ///
    /// On Linux Flutter follows ``gnome``. Its `TextScaler.clamp` is ``clamped(minimumFactor:maximumFactor:)``.
    public static let flutter = further(.bodyFactor)

    /// React Native's: a factor for each category, up to 3.571.
    ///
    /// Its `maxFontSizeMultiplier` is a ``TypeLimits/factors(minimum:maximum:)``.
    public static let reactNative = further(.factors(.reactNative))

    /// React Native's with a `dynamicTypeRamp`: the text style's growth by `UIFontMetrics`, as of a distance.
    public static let reactNativeRamp = further(.reactNativeRamp)

    /// Compose Multiplatform's on iOS: a factor for each category, up to 1.8.
    public static let composeMultiplatform = further(.factors(.composeMultiplatform))

    /// Apple's printed sizes as a curve of the size alone, without text styles.
    ///
    /// Sizes between the printed ones grow between them; from 100 on nothing grows. As proposed to
    /// Compose Multiplatform.
    public static let bySize = further(.bySize)

    /// Material Components' on iOS, by the style of theirs that is nearest to the text style.
    ///
    /// The size is that of their table, whatever was asked for; distances grow in its proportion.
    public static let material = further(.material(nil))

    /// Material Components' on iOS, by one of their styles.
    ///
    /// - Parameter style: The style; the text style plays no part.
    /// - Returns: The curve, which gives the style's own sizes, whatever was asked for.
    public static func material(_ style: MaterialTextStyle) -> ScalingCurve {
        further(.material(style))
    }

    /// BonMot's: points are added for each category, 36 at AX5; text never shrinks under 11.
    public static let bonMot = further(.bonMot(isControl: false))

    /// BonMot's for controls, which gain 6 points at most.
    public static let bonMotControl = further(.bonMot(isControl: true))

    /// TypographyKit's: two points more for each category over L, and less under it.
    public static let typographyKit = stepping(Stepping(2))

    /// Points that are added for each category.
    ///
    /// A size can fall to nothing and below by it; ``TypeLimits`` keep it up.
    ///
    /// - Parameter stepping: How many, and what becomes of the accessibility categories.
    /// - Returns: The curve.
    public static func stepping(_ stepping: Stepping) -> ScalingCurve {
        further(.stepping(stepping))
    }

    /// All text grows by the reader's factor.
    ///
    /// - Parameter setting: The setting that the factor is of, to whose range it is held.
    /// - Returns: The curve.
    public static func linear(_ setting: FontScaleSetting) -> ScalingCurve {
        further(.linear(setting))
    }

    /// All text is as many times its size, for every reader.
    ///
    /// - Parameter factor: The factor; one that is not positive and finite is none, and leaves sizes alone.
    /// - Returns: The curve.
    public static func multiple(_ factor: Double) -> ScalingCurve {
        factor > 0 && factor.isFinite ? further(.multiple(factor)) : .fixed
    }

    /// The same curve within factors of the size that is scaled, as Flutter's `TextScaler.clamp`.
    ///
    /// Clamping once more intersects: the larger of the smallest factors counts, and the smaller of
    /// the largest, in any order. With equal factors all text grows by that one. Where the smallest is larger
    /// than the largest, the largest counts.
    ///
    /// - Parameters:
    ///   - minimumFactor: The least; `nil`, and what is not positive and finite, is none.
    ///   - maximumFactor: The most; `nil`, and what is not positive and finite, is none.
    /// - Returns: The curve.
    public func clamped(
        minimumFactor: Double? = nil,
        maximumFactor: Double? = nil
    ) -> ScalingCurve {
        var limits = FactorBounds(minimum: minimumFactor, maximum: maximumFactor)
        var curve = self
        if case .further(.clamped(let inner, let others)) = law {
            limits = limits.intersection(others)
            curve = inner
        }
        if limits == FactorBounds() { return curve }
        return Self.further(.clamped(curve, limits))
    }

    private static func further(_ law: FurtherLaw) -> ScalingCurve {
        ScalingCurve(law: .further(law))
    }

    /// The factor that the curve takes for a reader, which some hold to their setting's range; `nil` of
    /// a curve that no factor drives.
    package func fontScale(for traits: TraitCollection) -> Double? {
        guard setting != nil, case .further(let law) = law else { return nil }
        if case .clamped(let curve, _) = law { return curve.fontScale(for: traits) }
        return law.factor(traits)
    }

    /// The setting whose factor drives the curve; `nil` of one that the category drives, or nothing.
    package var setting: FontScaleSetting? {
        if case .further(let law) = law { law.setting } else { nil }
    }
}
