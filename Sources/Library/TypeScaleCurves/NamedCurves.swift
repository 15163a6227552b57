public import TypeScale

extension ScalingCurve {
    /// The built-in curves, except for the curves of single Material styles.
    ///
    /// To decode an archive that refers to a named curve, pass this array in the decoder's
    /// `userInfo`, with the key `scalingCurves`.
    public static let named: [ScalingCurve] = properties.map { $0.curve }

    /// The name of this curve's property in Swift, such as `android14` for the curve `android-14`.
    ///
    /// The name is `nil` for a curve that is not in ``named``.
    ///
    /// - Complexity: O(*n*), where *n* is the number of curves.
    public var swiftName: String? { Self.properties.first { $0.curve == self }?.name }

    /// The curves by the names of their properties.
    private static let properties: [(name: String, curve: ScalingCurve)] = [
        ("uikit", .uikit), ("swiftUI", .swiftUI), ("fixed", .fixed),
        ("android", .android), ("android14", .android14), ("android15", .android15),
        ("winUI", .winUI),
        ("gnome", .gnome), ("libadwaita", .libadwaita),
        ("flutter", .flutter),
        ("reactNative", .reactNative), ("reactNativeRamp", .reactNativeRamp),
        ("composeMultiplatform", .composeMultiplatform),
        ("material", .material),
        ("bySize", .bySize),
        ("bonMot", .bonMot), ("bonMotControl", .bonMotControl),
        ("typographyKit", .typographyKit),
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
