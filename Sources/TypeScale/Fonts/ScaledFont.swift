/// The font to draw a text with, for one reader: a face, a size, a weight, and where they come from.
///
/// Made by ``FontDescription/scaled(for:)``. It cannot be scaled again, by mistake or on purpose:
/// nothing takes it. For another reader scale its ``origin``, which is unscaled, so that a size
/// never drifts however often the reader changes it.
///
/// Two are equal if they came from the same description for the same reader and screen. Whether they
/// look alike, their ``face``, ``pointSize``, ``lineHeight`` and ``weight`` tell.
public struct ScaledFont: Hashable, Sendable {
    /// The face.
    public let face: FontFace

    /// The size, in points.
    ///
    /// NaN or infinite only if the description's size was.
    public let pointSize: Double

    /// The distance from baseline to baseline, in points, where the designer gave it, or the platform
    /// fixes it, as for a preferred font; `nil` where the font's own metrics decide.
    ///
    /// Not UIKit's `UIFont.lineHeight`, which is the font's height without the space between lines.
    /// A limit on the size limits it in proportion.
    public let lineHeight: Double?

    /// The space between characters, in points, where the designer gave it; `nil` for the font's own.
    ///
    /// A limit on the size limits it in proportion.
    public let tracking: Double?

    /// The weight, heavier than asked for if the face is the system's and the reader wants bold
    /// text.
    public let weight: FontWeight

    /// What was asked for.
    public let origin: FontDescription

    /// The reader and screen that it was scaled for.
    public let traits: TraitCollection

    /// How the size came about.
    package let derivation: Derivation
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

    /// How the point size came about.
    public var explanation: Explanation {
        Explanation(
            derivation: derivation,
            curve: origin.curve ?? .uikit,
            limits: origin.limits,
            textStyle: origin.textStyle,
            traits: traits,
            pixelsPerPoint: nil
        )
    }

    /// How the size is known, before limits.
    public var provenance: Provenance {
        let table = traits.platform.typeTable
        func size(_ category: ContentSizeCategory) -> Provenance {
            table[origin.textStyle, category].pointSize?.provenance ?? .unknown
        }
        if case .preferred = derivation.rule { return size(derivation.category) }
        // A size that is taken from the table is known no better than its cell.
        let base = origin.size == nil ? size(table.baseCategory) : .measured
        if case .fixed = derivation.rule, origin.size == nil { return base }
        let curve = origin.curve ?? .uikit
        let growth = curve.provenance(origin.textStyle, derivation.reader(traits))
        return growth == .derived && base != .measured ? base : growth
    }
}

extension ScaledFont: CustomStringConvertible {
    /// The face and size, `Pretendard-Bold 48 pt`, and that the size is unknown where it is.
    public var description: String {
        let name = face.isSystem ? "system " + weight.description : face.description
        let doubt =
            !traits.platform.typeTable.has(origin.textStyle)
            ? " (" + traits.platform.name + " has no " + origin.textStyle.description + ")"
            : provenance == .unknown
                ? " (how " + origin.textStyle.description + " grows is not known)" : ""
        return name + " " + pointSize.shortestText + " pt" + doubt
    }
}

#if !hasFeature(Embedded)
extension ScaledFont: Codable {
    private enum CodingKeys: CodingKey {
        case face, pointSize, lineHeight, tracking, weight, origin, traits
    }

    /// Reads the description and the reader, and scales the description for the reader again.
    ///
    /// So a decoded font equals the encoded one, its explanation included. Curves and tables that are not
    /// the core's own are looked up in the decoder's `userInfo`: `CodingUserInfoKey.scalingCurves`,
    /// `CodingUserInfoKey.typeTables`.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError.dataCorrupted` for a curve, table or number that is not known, and for an
    ///   archive whose point size is not the one that its description has for its reader.
    public init(from decoder: any Decoder) throws {
        let archive = try decoder.container(keyedBy: CodingKeys.self)
        let origin = try archive.decode(FontDescription.self, forKey: .origin)
        self = origin.scaled(for: try archive.decode(TraitCollection.self, forKey: .traits))
        let size = try archive.decode(Double.self, forKey: .pointSize)
        guard size == pointSize || size.isNaN && pointSize.isNaN else {
            throw decoder.corrupted(
                "the archive has \(size.shortestText) points, but its description has "
                    + "\(pointSize.shortestText) for its reader; scale the description again"
            )
        }
    }
}
#endif
