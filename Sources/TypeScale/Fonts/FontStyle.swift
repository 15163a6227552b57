/// The faces of a family, as an enum of their PostScript names.
///
///     enum Style: String, FontStyle {
///         case regular = "Pretendard-Regular"
///         case bold = "Pretendard-Bold"
///     }
///
/// A family declares the faces it has and no others, so a face that it lacks does not compile.
/// Where a weight is known only at run time, ``nearest(to:)`` finds the face for it and says
/// whether it is that weight exactly.
public protocol FontStyle: Hashable, Sendable, CaseIterable {
    /// The PostScript name of the face, which fonts are looked up by. An enum whose raw values are
    /// strings has its raw value.
    var name: String { get }

    /// How heavy the face is. Unless stated, what the end of ``name`` says.
    ///
    /// Read are the usual words and their abbreviations: Thin, ExtraLight, Light, Book, Regular,
    /// Medium, SemiBold (SmBld), Bold (Bd, B), ExtraBold, Heavy, Black, W1 to W9. A name that ends
    /// in none of them is regular; state the weight of a face whose name is silent and which is not.
    var weight: FontWeight { get }
}

extension FontStyle where Self: RawRepresentable, RawValue == String {
    /// The raw value.
    public var name: String { rawValue }
}

extension FontStyle {
    /// The weights that the family has faces of, from light to heavy, each once.
    ///
    /// - Complexity: O(*n* log *n*) in the number of faces.
    package static var supportedWeights: [FontWeight] {
        var weights: [FontWeight] = []
        for weight in allCases.map({ $0.weight }).sorted() where weights.last != weight {
            weights.append(weight)
        }
        return weights
    }

    /// The weight that the end of ``name`` says, or regular if it says none.
    public var weight: FontWeight { FontWeight(faceName: name) ?? .regular }

    /// The face whose weight is nearest to a wanted one.
    ///
    /// Between two equally near faces it takes the heavier if the wanted weight is above regular,
    /// else the lighter; between two of the same weight, such as an upright and an italic, the one
    /// declared first.
    ///
    /// - Parameter wanted: The weight to look for.
    /// - Returns: The face, what was wanted, and whether it is that; `nil` for a family without
    ///   faces.
    /// - Complexity: O(*n*) in the number of faces.
    public static func nearest(to wanted: FontWeight) -> FaceMatch<Self>? {
        nearest(to: wanted, among: Array(allCases))
    }

    /// The face of a weight that leans as another does by its name; of any slope if none does.
    static func nearest(to wanted: FontWeight, slopedAs other: Self) -> Self? {
        let isItalic = FontWeight.isItalic(faceName: other.name)
        let alike = allCases.filter { FontWeight.isItalic(faceName: $0.name) == isItalic }
        return nearest(to: wanted, among: alike)?.face
    }

    private static func nearest(to wanted: FontWeight, among faces: [Self]) -> FaceMatch<Self>? {
        var best: (face: Self, weight: FontWeight, distance: Double)?
        for face in faces {
            let weight = face.weight
            let distance = abs(weight.rawValue - wanted.rawValue)
            guard let leader = best, distance >= leader.distance else {
                best = (face, weight, distance)
                continue
            }
            let isTie = distance == leader.distance && weight != leader.weight
            if isTie, (weight > leader.weight) == (wanted > .regular) {
                best = (face, weight, distance)
            }
        }
        return best.map { best in
            FaceMatch(face: best.face, wanted: wanted, isExact: best.weight == wanted)
        }
    }
}

/// The face that a family has for a wanted weight.
public struct FaceMatch<Face: FontStyle>: Hashable, Sendable {
    /// The face to use.
    public let face: Face

    /// The weight that was asked for.
    public let wanted: FontWeight

    /// Whether the face has that weight; if not, it is the nearest that the family has.
    public let isExact: Bool
}

extension FaceMatch: CustomStringConvertible {
    /// The face and, where it is another, the weight it stands in for.
    public var description: String {
        isExact ? face.name : face.name + " (nearest to " + wanted.description + ")"
    }
}
