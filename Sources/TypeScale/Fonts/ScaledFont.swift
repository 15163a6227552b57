/// The font to draw a text with, for one reader: a face, a size, a weight, and where they come from.
///
/// Made by ``FontDescription/scaled(for:)``. It cannot be scaled again, by mistake or on purpose:
/// nothing takes it. For another reader scale its ``origin``, which is unscaled, so that a size
/// never drifts however often the reader changes it.
public struct ScaledFont: Hashable, Sendable {
    /// The face.
    public let face: FontFace

    /// The size, in points.
    ///
    /// NaN or infinite only if the description's size was.
    public let pointSize: Double

    /// The distance from baseline to baseline, in points, where the platform fixes it, as for a
    /// preferred font; `nil` where the font's own metrics decide.
    ///
    /// UIKit divides it between a font's `lineHeight` and its `leading`. A limit on the size limits
    /// it in proportion.
    public let lineHeight: Double?

    /// The weight, heavier than asked for if the face is the system's and the reader wants bold
    /// text.
    public let weight: FontWeight

    /// What was asked for.
    public let origin: FontDescription

    /// The reader and screen that it was scaled for.
    public let traits: TraitCollection
}

extension ScaledFont {
    /// The platform's own font for a role of text, at the reader's size.
    ///
    /// The two extra-large titles are known at large only; elsewhere they keep that size and their
    /// ``provenance`` is unknown.
    ///
    /// - Parameters:
    ///   - textStyle: The role of the text.
    ///   - traits: The reader and the screen.
    /// - Returns: The font to draw with.
    public static func preferredFont(
        forTextStyle textStyle: TextStyle,
        compatibleWith traits: TraitCollection
    ) -> ScaledFont {
        FontDescription.system(textStyle).scaled(for: traits)
    }

    /// How the size is known, before limits.
    public var provenance: Provenance {
        let style = origin.textStyle
        if origin.isPreferred {
            return traits.platform.typeTable[style, traits.category].pointSize?.provenance
                ?? .unknown
        }
        return (origin.curve ?? .uikit).provenance(style, traits.category, on: traits.platform)
    }
}

extension ScaledFont: CustomStringConvertible {
    /// The face, weight and size: `Pretendard-Bold 48 pt`, `system semibold 17 pt`.
    public var description: String {
        let name = face == .system ? "system " + weight.description : face.description
        return name + " " + pointSize.shortestText + " pt"
    }
}
