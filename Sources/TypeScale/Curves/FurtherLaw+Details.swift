extension FurtherLaw {
    /// The law in a word, or with its numbers where it has some.
    var name: String {
        switch self {
        case .android(.interpolated): "android"
        case .android(.linear): "android-aosp"
        case .windows: "winui"
        case .linear(.gnome): "gnome"
        case .linear(.css): "linear"
        case .linear(let setting):
            "linear " + setting.range.lowerBound.shortestText + "..."
                + setting.range.upperBound.shortestText
        case .adwaita: "libadwaita"
        case .bodyFactor: "flutter"
        case .multiple(let factor): "x " + factor.shortestText
        case .factors(.reactNative): "react-native"
        case .factors(.composeMultiplatform): "compose"
        case .reactNativeRamp: "react-native-ramp"
        case .material(nil): "material"
        case .material(let style?): "material-" + style.rawValue
        case .bySize: "by-size"
        case .stepping(Stepping(2)): "typographykit"
        case .stepping(let stepping): stepping.description
        case .bonMot(isControl: false): "bonmot"
        case .bonMot(isControl: true): "bonmot-control"
        case .clamped(let curve, let factors):
            curve.description + " within " + (factors.minimum?.shortestText ?? "") + "..."
                + (factors.maximum?.shortestText ?? "") + " x"
        }
    }

    /// How the law is known: printed by whoever made it, or stated by the caller.
    var provenance: Provenance {
        switch self {
        case .linear(let setting): setting == .gnome ? .documented : .stated
        case .stepping(let stepping): stepping == Stepping(2) ? .documented : .stated
        case .multiple, .clamped: .stated
        case .bySize: .unverified
        default: .documented
        }
    }

    var details: CurveDetails {
        CurveDetails(
            name: name,
            summary: summary,
            source: source,
            driver: driver,
            followsTextStyle: followsTextStyle,
            bySize: bySize,
            byReader: byReader,
            hasInverse: hasInverse
        )
    }

    private var summary: String {
        switch self {
        case .android(.interpolated): "small text grows by the whole factor, large text by less"
        case .android(.linear):
            "small text grows by the whole factor, large text by less; all by the whole under 1.15"
        case .windows: "what text gains falls with the logarithm of its size"
        case .linear: "all text grows by the reader's factor"
        case .adwaita:
            "all text grows by the reader's factor, from the sizes of libadwaita's classes"
        case .bodyFactor: "all text grows as the body font of iOS does"
        case .multiple: "all text is as many times its size"
        case .factors: "a factor for each category"
        case .reactNativeRamp: "UIKit's growth of a distance, unrounded but for pixels"
        case .material: "a table of sizes, whatever the size asked for"
        case .bySize: "Apple's printed sizes by size alone, nothing from 100 on"
        case .stepping: "points are added for each category"
        case .bonMot(isControl: false): "points are added, 36 at AX5; never shrinks under 11"
        case .bonMot(isControl: true): "points are added, 6 at most; never shrinks under 11"
        case .clamped: "within factors of the size"
        }
    }

    private var source: String {
        switch self {
        case .android(.interpolated): "androidx, compose.ui.unit.fontscaling"
        case .android(.linear): "AOSP, FontScaleConverterFactory"
        case .windows: "microsoft-ui-xaml, TextFormatting.cpp; Uno, TextScaleHelper"
        case .linear(.gnome): "GNOME, gsettings-desktop-schemas; GTK"
        case .adwaita: "libadwaita's style sheet; Adwaita Sans 11"
        case .bodyFactor: "Flutter's engine, FlutterViewController.mm"
        case .factors(.reactNative): "React Native, RCTAccessibilityManager.mm"
        case .factors(.composeMultiplatform): "Compose Multiplatform, iOS"
        case .reactNativeRamp: "React Native, dynamicTypeRamp"
        case .material: "material-components-ios, MDCFontScaler"
        case .bySize: "a proposal to Compose Multiplatform, core 1867"
        case .stepping(Stepping(2)): "TypographyKit"
        case .bonMot: "BonMot, AdaptiveStyle"
        case .linear, .multiple, .stepping, .clamped: "the caller"
        }
    }

    private var driver: CurveDetails.Driver {
        if let setting { return .fontScale(setting) }
        switch self {
        case .multiple: return .nothing
        case .clamped(let curve, _): return curve.details.driver
        default: return .category
        }
    }

    private var followsTextStyle: Bool {
        switch self {
        case .reactNativeRamp, .material(nil): true
        case .clamped(let curve, _): curve.details.followsTextStyle
        default: false
        }
    }

    private var bySize: CurveDetails.Monotonicity {
        switch self {
        case .windows: .falls("up to e (f - 1) points, 3.4 at the largest factor")
        case .material: .constant
        case .reactNativeRamp, .bySize, .bonMot: .nondecreasing
        case .stepping(let stepping): stepping.roundsToPoints ? .nondecreasing : .increasing
        case .clamped(let curve, _):
            curve.details.bySize == .constant ? .nondecreasing : curve.details.bySize
        default: .increasing
        }
    }

    private var byReader: CurveDetails.Monotonicity {
        switch self {
        case .android(.interpolated): .falls("at a factor of 1.03, where the first table starts")
        case .android(.linear): .falls("at a factor of 1.15, where the first table starts")
        case .windows, .material, .bySize, .bonMot, .reactNativeRamp: .nondecreasing
        case .multiple: .constant
        case .stepping(let stepping): stepping.byReader
        case .linear, .adwaita: .nondecreasing
        case .clamped(let curve, _):
            // Readers beyond a bound have the same.
            curve.details.byReader == .increasing ? .nondecreasing : curve.details.byReader
        case .bodyFactor, .factors: .increasing
        }
    }

    private var hasInverse: Bool {
        switch self {
        case .material: false
        case .clamped(let curve, _): curve.details.hasInverse
        default: true
        }
    }
}

extension Stepping {
    fileprivate var byReader: CurveDetails.Monotonicity {
        if increment < 0 || decrement < 0 { return .falls("where a step is less than nothing") }
        if roundsToPoints, accessibility == .continuing, 0..<0.5 ~= increment {
            return .falls("from XXXL to AX1, where rounding ends")
        }
        let isStrict = increment > 0 && decrement > 0 && accessibility == .continuing
        return isStrict && !roundsToPoints ? .increasing : .nondecreasing
    }
}

extension Stepping: CustomStringConvertible {
    /// `steps of 2`, `steps of 2, 1 under L, flat from XXXL on, whole points`.
    public var description: String {
        var text = "steps of " + increment.shortestText
        if decrement != increment { text += ", " + decrement.shortestText + " under L" }
        if accessibility == .flat { text += ", flat from XXXL on" }
        return roundsToPoints ? text + ", whole points" : text
    }
}
