/// A system's setting for the size of text that is a factor: which factors it takes, and how they
/// compare with the twelve categories.
///
///     FontScaleSetting.android.factor(for: .accessibilityMedium)          // 1.647..., 28 / 17
///     FontScaleSetting.windows.factor(for: .extraSmall)                   // 1, the least there
///     FontScaleSetting.android.nearestStep(to: 1.647)                     // 1.8
///     FractionalCategory(fontScale: 1.3)?.nearest                         // XXL
///
/// A category's own factor is its body size over the one at large, P / 17, as Flutter has it on iOS.
public struct FontScaleSetting: Hashable, Sendable {
    /// The settings that there are.
    enum Kind: Hashable, Sendable {
        case android
        case wearOS
        case gnome
        case windows
        case css
        case stated
    }

    let kind: Kind

    /// The factors that the setting takes; 1 is the size of the design.
    public let range: ClosedRange<Double>
}

extension FontScaleSetting {
    /// Android's `fontScale`, 0.85 to 2, in seven steps of the settings.
    ///
    /// Source: `FontScaleConverterFactory` of AOSP and the generator of its tables; 0.85 from its tests.
    public static let android = FontScaleSetting(kind: .android, range: 0.85...2)

    /// Wear OS' `fontScale`, 0.94 to 1.24, in six steps.
    ///
    /// Source: as ``android``.
    public static let wearOS = FontScaleSetting(kind: .wearOS, range: 0.94...1.24)

    /// GNOME's `text-scaling-factor`, 0.5 to 3.
    ///
    /// Source: `gsettings-desktop-schemas`.
    public static let gnome = FontScaleSetting(kind: .gnome, range: 0.5...3)

    /// Windows' `UISettings.TextScaleFactor`, 1 to 2.25.
    ///
    /// Source: its documentation.
    public static let windows = FontScaleSetting(kind: .windows, range: 1...2.25)

    /// The size of a page's root element over its usual one, in hundredths a percentage; any factor.
    ///
    ///     let share = FontScaleSetting.css.factor(for: .accessibilityMedium) * 100
    ///     "html { font-size: \(share)% }"  // 164.7...%
    public static let css = FontScaleSetting(
        kind: .css,
        range: .leastNonzeroMagnitude ... .greatestFiniteMagnitude
    )

    /// A setting of a system of the caller's.
    ///
    /// - Parameter range: The factors that it takes; `nil` comes of one that holds zero, a negative or
    ///   an infinite factor.
    public init?(range: ClosedRange<Double>) {
        guard range.lowerBound > 0, range.upperBound.isFinite else { return nil }
        self.init(kind: .stated, range: range)
    }

    /// The factors that the system's settings offer; empty where any factor of the range will do.
    public var steps: [Double] {
        switch kind {
        case .android: [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2]
        case .wearOS: [0.94, 1, 1.06, 1.12, 1.18, 1.24]
        case .gnome, .windows, .css, .stated: []
        }
    }
}

extension FontScaleSetting {
    /// The factor of a category: its body size over 17, within the range.
    ///
    /// - Parameter category: The reader's text size.
    /// - Returns: A factor of the range.
    public func factor(for category: ContentSizeCategory) -> Double { clamp(category.fontScale) }

    /// The factor of a place between two categories: between their body sizes, over 17, within the range.
    ///
    /// - Parameter category: The place.
    /// - Returns: A factor of the range.
    public func factor(for category: FractionalCategory) -> Double { clamp(category.fontScale) }

    /// The factor itself, or the end of the range that it lies past.
    ///
    /// - Parameter factor: A factor; NaN stays NaN.
    /// - Returns: A factor of the range.
    public func clamp(_ factor: Double) -> Double {
        if factor < range.lowerBound { return range.lowerBound }
        return factor > range.upperBound ? range.upperBound : factor
    }

    /// The factor that the system's settings offer nearest to one; the larger of two as near.
    ///
    /// - Parameter factor: A factor; NaN stays NaN.
    /// - Returns: One of ``steps``, or the factor within the range where there are none.
    public func nearestStep(to factor: Double) -> Double {
        let factor = clamp(factor)
        var nearest: Double?
        for step in steps where (step - factor).magnitude <= ((nearest ?? step) - factor).magnitude
        {
            nearest = step
        }
        return nearest ?? factor
    }
}

extension ContentSizeCategory {
    /// The factor by which body text differs from large, P / 17: 0.82 at XS, 3.12 at AX5.
    ///
    /// That is how the system's own body font grows. What `UIFontMetrics` scales grows less, by the
    /// distance between lines, to 2.82.
    public var fontScale: Double { bodySize / 17 }

    /// The category whose own factor is nearest to one; the larger of two as near.
    ///
    /// - Parameter fontScale: A factor; one that is not positive and finite is none, and gives `nil`.
    public init?(nearestToFontScale fontScale: Double) {
        guard fontScale > 0, fontScale.isFinite else { return nil }
        self = .extraSmall
        for category in Self.allCases
        where (category.fontScale - fontScale).magnitude <= (self.fontScale - fontScale).magnitude {
            self = category
        }
    }

    /// The size of the system's body font on iOS, in points.
    var bodySize: Double {
        TypeTable.iOS.growth(.body, self)?.size ?? IOSTypeTable.basePointSize(.body)
    }
}
