/// The font to draw with for one reader: a face, a size, a weight, and their derivation.
///
/// ``FontDescription/scaled(for:)`` creates it, and no function scales it again. For another
/// reader, scale its ``origin``, which is unscaled. A size therefore never drifts, however often
/// the reader changes the setting.
///
/// Two are equal if the same description was scaled for the same reader and screen. To compare
/// their appearance, compare ``face``, ``pointSize``, ``lineHeight`` and ``weight``.
public struct ScaledFont: Hashable, Sendable {
    /// The face.
    public let face: FontFace

    /// The size, in points; not finite only if the description's size is not.
    public let pointSize: Double

    /// The distance from baseline to baseline, in points, from the designer or the platform; `nil`
    /// for the font's own.
    ///
    /// It differs from `UIFont.lineHeight`, the font's height without the space between lines. A
    /// limited size limits it in proportion.
    public let lineHeight: Double?

    /// The designer's space between characters, in points; `nil` for the font's own.
    ///
    /// A limited size limits it in proportion.
    public let tracking: Double?

    /// The weight; heavier than requested if the face is the system's and the reader prefers bold
    /// text.
    public let weight: FontWeight

    /// The unscaled description.
    public let origin: FontDescription

    /// The reader and the screen.
    public let traits: TraitCollection

    package let derivation: Derivation
}

extension ScaledFont {
    /// Returns the platform's preferred font for a text style.
    ///
    /// The extra-large titles are known at large only. At other categories they keep that size, and
    /// their ``provenance`` is unknown.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - traits: The reader and the screen.
    /// - Returns: The font to draw with.
    public static func preferredFont(
        forTextStyle textStyle: TextStyle,
        compatibleWith traits: TraitCollection
    ) -> ScaledFont {
        FontDescription.system(textStyle).scaled(for: traits)
    }

    /// The explanation of the point size.
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

    /// The provenance of the size before limits.
    public var provenance: Provenance {
        let table = traits.platform.typeTable
        func size(_ category: ContentSizeCategory) -> Provenance {
            table.pointSize(origin.textStyle, category)?.provenance ?? .unknown
        }
        if case .preferred = derivation.rule { return size(derivation.category) }
        // A size from the table is known no better than its cell.
        let base = origin.size == nil ? size(table.baseCategory) : .measured
        if case .fixed = derivation.rule, origin.size == nil { return base }
        let curve = origin.curve ?? .uikit
        let growth = curve.provenance(origin.textStyle, derivation.reader(traits))
        return growth == .derived && base != .measured ? base : growth
    }
}

extension ScaledFont: CustomStringConvertible {
    /// The face and size, such as `Pretendard-Bold 48 pt`, with a note if the size is unknown.
    public var description: String {
        let name = face.isSystem ? "system " + weight.description : face.description
        let doubt =
            !traits.platform.typeTable.has(origin.textStyle)
            ? " (" + traits.platform.name + " has no " + origin.textStyle.description + ")"
            : provenance == .unknown
                ? " (the growth of " + origin.textStyle.description + " is unknown)" : ""
        return name + " " + pointSize.shortestText + " pt" + doubt
    }
}

#if !hasFeature(Embedded)
extension ScaledFont: Codable {
    private enum CodingKeys: CodingKey {
        case face, pointSize, lineHeight, tracking, weight, origin, traits
    }

    /// Reads the description and the reader, and scales the description again.
    ///
    /// A decoded font therefore equals the encoded one, including its explanation. Other curves and
    /// tables than the core's come from the decoder's `userInfo`:
    /// `CodingUserInfoKey.scalingCurves`, `CodingUserInfoKey.typeTables`.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError.dataCorrupted` for an unknown curve or table, an invalid number, or
    ///   a point size that contradicts the description.
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
