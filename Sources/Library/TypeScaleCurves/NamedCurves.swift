public import TypeScale

extension ScalingCurve {
    /// The built-in curves, except for the curves of single Material styles.
    ///
    /// To decode an archive that refers to a named curve, pass this array in the decoder's
    /// `userInfo`, with the key `scalingCurves`.
    public static let named: [ScalingCurve] = [
        .uikit, .swiftUI, .fixed, .android, .android14, .android15, .winUI, .gnome, .libadwaita,
        .flutter,
        .reactNative, .reactNativeRamp, .composeMultiplatform, .material, .bySize, .bonMot,
        .bonMotControl, .typographyKit,
    ]

    /// Finds a curve by name.
    ///
    /// - Parameter name: The case-sensitive name of a curve in ``named``, or `material-` followed
    ///   by the name of a ``MaterialTextStyle``. The result is `nil` for any other string.
    /// - Complexity: O(*n*), where *n* is the number of curves.
    public init?(named name: String) {
        let styles = MaterialTextStyle.allCases.lazy.map { Self.material($0) }
        guard
            let curve = (Self.named + styles).first(where: { $0.description.isSameName(as: name) })
        else { return nil }
        self = curve
    }
}
