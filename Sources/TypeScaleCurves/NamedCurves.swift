public import TypeScale

extension ScalingCurve {
    /// The curves that have names, Apple's first.
    ///
    /// An archive with one of these curves is read with them in `userInfo`.
    public static let named: [ScalingCurve] = [
        .uikit, .swiftUI, .fixed, .android, .androidAOSP, .winUI, .gnome, .libadwaita, .flutter,
        .reactNative, .reactNativeRamp, .composeMultiplatform, .material, .bySize, .bonMot,
        .bonMotControl, .typographyKit,
    ]

    /// The curve of a name, one of ``named``, or `material-` and the name of one of its styles.
    ///
    /// - Parameter name: The name, exactly as written; anything else gives `nil`.
    /// - Complexity: O(*n*) in the number of curves.
    public init?(named name: String) {
        let styles = MaterialTextStyle.allCases.lazy.map { Self.material($0) }
        guard
            let curve = (Self.named + styles).first(where: { $0.description.isSameName(as: name) })
        else { return nil }
        self = curve
    }
}
