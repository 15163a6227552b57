public import TypeScale

extension ScalingCurve {
    /// The curves with names, Apple's first.
    ///
    /// To decode an archive that refers to one of them, pass them in the decoder's `userInfo`.
    public static let named: [ScalingCurve] = [
        .uikit, .swiftUI, .fixed, .android, .androidAOSP, .winUI, .gnome, .libadwaita, .flutter,
        .reactNative, .reactNativeRamp, .composeMultiplatform, .material, .bySize, .bonMot,
        .bonMotControl, .typographyKit,
    ]

    /// Finds a curve by name: one of ``named``, or `material-` with the name of a Material style.
    ///
    /// - Parameter name: The name. Case matters, and anything else gives `nil`.
    /// - Complexity: O(*n*) in the number of curves.
    public init?(named name: String) {
        let styles = MaterialTextStyle.allCases.lazy.map { Self.material($0) }
        guard
            let curve = (Self.named + styles).first(where: { $0.description.isSameName(as: name) })
        else { return nil }
        self = curve
    }
}
