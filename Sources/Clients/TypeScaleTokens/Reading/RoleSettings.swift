import TypeScale

/// The settings of a typography token in the member `org.typescale` of `$extensions`.
struct RoleSettings {
    /// The key of the member.
    static let key = "org.typescale"

    /// The properties of a typography value that the platform, the font or the style determines.
    enum Property: String, CaseIterable {
        case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight
    }

    var textStyle: TextStyle?
    var limits = TypeLimits()
    var curve: ScalingCurve?
    /// The table of sizes for a role without its own size.
    var sizes: ScalingCurve?
    var face: FontFace?
    var isItalic = false
    var boldTextFace: FontFace?
    var boldTextWeight: FontWeight?
    var lineHeight: TextLength?
    var tracking: TextLength?
    var defaults: Set<Property> = []

    func has(_ property: Property) -> Bool { defaults.contains(property) }
}
