/// The faces of a family, as an enum of their PostScript names.
///
///     enum Style: String, FontStyle {
///         case regular = "Pretendard-Regular"
///         case bold = "Pretendard-Bold"
///     }
///
/// A family declares only its own faces, so code that uses another does not compile. If a weight is
/// known only at run time, ``nearest(to:)`` finds its face and reports whether the match is exact.
public protocol FontStyle: Hashable, Sendable, CaseIterable {
    /// The PostScript name for looking up the face; by default, an enum's raw value.
    var name: String { get }

    /// The weight of the face; by default, the one that ``name`` ends in.
    ///
    /// The default reads common words and abbreviations: Thin, ExtraLight, Light, Book, Regular,
    /// Medium, SemiBold (SmBld), Bold (Bd, B), ExtraBold, Heavy, Black, W1 to W9. A name without
    /// any of them is regular. Declare the weight of a face if its name does not contain it.
    var weight: FontWeight { get }
}

extension FontStyle where Self: RawRepresentable, RawValue == String {
    /// The raw value.
    public var name: String { rawValue }
}

extension FontStyle {
    /// The weights of the family's faces, each once, from light to heavy.
    ///
    /// - Complexity: O(*n* log *n*) in the number of faces.
    package static var supportedWeights: [FontWeight] {
        allCases.map { $0.weight }.sorted().reduce(into: []) { weights, weight in
            if weights.last != weight { weights.append(weight) }
        }
    }

    /// The weight that ``name`` ends in, or regular.
    public var weight: FontWeight { FontWeight(faceName: name) ?? .regular }

    /// Finds the face with the nearest weight.
    ///
    /// Of two equally near faces, it returns the heavier if the weight is above regular, else the
    /// lighter. Of two faces with the same weight, such as an upright and an italic, it returns the
    /// first declared.
    ///
    /// - Parameter wanted: The weight.
    /// - Returns: The face, and whether it matches exactly; `nil` for a family without faces.
    /// - Complexity: O(*n*) in the number of faces.
    public static func nearest(to wanted: FontWeight) -> FaceMatch<Self>? {
        nearest(to: wanted, among: Array(allCases))
    }

    /// Finds the nearest weight among the faces that slope like another, judging by their names;
    /// `nil` if there are none.
    static func nearest(to wanted: FontWeight, slopedAs other: Self) -> Self? {
        let isItalic = FontWeight.isItalic(faceName: other.name)
        let alike = allCases.filter { FontWeight.isItalic(faceName: $0.name) == isItalic }
        return nearest(to: wanted, among: alike)?.face
    }

    private static func nearest(to wanted: FontWeight, among faces: [Self]) -> FaceMatch<Self>? {
        let sign: Double = wanted > .regular ? -1 : 1
        let ranked = faces.map { face in
            let weight = face.weight.rawValue
            return (face, distance: abs(weight - wanted.rawValue), weight: sign * weight)
        }
        let best = ranked.min { ($0.distance, $0.weight) < ($1.distance, $1.weight) }
        return best.map { FaceMatch(face: $0.0, wanted: wanted, isExact: $0.distance == 0) }
    }
}

/// The result of finding a family's face for a weight.
public struct FaceMatch<Face: FontStyle>: Hashable, Sendable {
    /// The face to use.
    public let face: Face

    /// The requested weight.
    public let wanted: FontWeight

    /// Whether the face has exactly that weight; otherwise it is the family's nearest.
    public let isExact: Bool
}

extension FaceMatch: CustomStringConvertible {
    /// The face, and the requested weight if it differs.
    public var description: String {
        isExact ? face.name : face.name + " (nearest to " + wanted.description + ")"
    }
}
