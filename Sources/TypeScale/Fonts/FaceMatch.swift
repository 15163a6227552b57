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
