// Runs the core as Embedded Swift, without runtime, reflection or Foundation. `.ci/systems.py`
// compiles this file with the sources of TypeScale, runs the program, and compares its output.

enum Style: String, FontStyle {
    case regular = "Lato-Regular"
    case bold = "Lato-Bold"
}

enum Brand: Fontable {
    static func face(for style: TextStyle) -> Style { style == .headline ? .bold : .regular }
}

let reader = TraitCollection(preferredContentSizeCategory: ContentSizeCategory("AX5"))
print(Brand.headline.scaled(for: reader).description)
print(FontMetrics.default.scaledValue(for: 8, compatibleWith: reader))
print(Style.nearest(to: .black)?.description ?? "none")
do throws(ScalingTableError) {
    _ = try ScalingCurve.table([17, 16])
} catch {
    print(error.description)
}
let curve = ScalingCurve(named: "android")?.clamped(maximumFactor: 1.5) ?? .fixed
let font = FontDescription.system(.body, size: 17).curve(curve)
print(font.scaled(for: TraitCollection(fontScale: 2)).explanation.description)
