/// The faces of a font family, as an enum of their PostScript names.
///
///     enum Style: String, FontStyle {
///         case regular = "Pretendard-Regular"
///         case bold = "Pretendard-Bold"
///     }
///
/// Referring to a face that isn't in the enum is a compile-time error. If a weight is known only at
/// run time, ``nearest(to:)`` finds the nearest face and reports whether its weight is exact.
public protocol FontStyle: Hashable, Sendable, CaseIterable {
    /// The face's PostScript name. By default, it is the enum's raw value.
    var name: String { get }

    /// The weight of the face. By default, it is the weight with which ``name`` ends.
    ///
    /// The default recognizes common words and abbreviations, such as Thin, Book, SemiBold (SmBld),
    /// Bold (Bd, B), ExtraBold, Black, and W1 to W9. For any other name, it is regular. If the name
    /// of a face doesn't end with its weight, declare the weight.
    var weight: FontWeight { get }
}

extension FontStyle where Self: RawRepresentable, RawValue == String {
    /// The raw value.
    public var name: String { rawValue }
}

extension FontStyle {
    /// The weight with which ``name`` ends, or regular if it doesn't end with a known weight.
    public var weight: FontWeight { FontWeight(faceName: name) ?? .regular }

    /// Finds the face with the nearest weight.
    ///
    /// If two faces are equally near, returns the heavier face for weights above regular, and the
    /// lighter face for other weights. If two faces have the same weight, such as an upright and an
    /// italic face, returns the face that is declared first.
    ///
    /// - Parameter requested: The requested weight.
    /// - Returns: The face and whether it matches exactly, or `nil` if the family has no faces.
    /// - Complexity: O(*n*), where *n* is the number of faces.
    public static func nearest(to requested: FontWeight) -> NearestFace<Self>? {
        nearest(to: requested, among: Array(allCases))
    }

    /// Finds the face nearest to a weight among the faces with the same slope as another face.
    ///
    /// Slopes are read from the names of the faces.
    static func nearest(to requested: FontWeight, slopedAs other: Self) -> Self? {
        let isItalic = FontWeight.isItalic(faceName: other.name)
        let alike = allCases.filter { FontWeight.isItalic(faceName: $0.name) == isItalic }
        return nearest(to: requested, among: alike)?.face
    }

    private static func nearest(to requested: FontWeight, among faces: [Self]) -> NearestFace<Self>?
    {
        let sign: Double = requested > .regular ? -1 : 1
        let ranked = faces.map { face in
            let weight = face.weight.rawValue
            return (face, distance: abs(weight - requested.rawValue), weight: sign * weight)
        }
        let best = ranked.min { ($0.distance, $0.weight) < ($1.distance, $1.weight) }
        return best.map { NearestFace(face: $0.0, requested: requested, isExact: $0.distance == 0) }
    }
}
