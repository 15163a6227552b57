/// The face in a family that is nearest to a requested weight.
public struct NearestFace<Face: FontStyle>: Hashable, Sendable {
    /// The face to use.
    public let face: Face

    /// The requested weight.
    public let requested: FontWeight

    /// Whether the face has exactly the requested weight.
    public let isExact: Bool
}

extension NearestFace: CustomStringConvertible {
    /// The face's name, followed by the requested weight if the face has a different weight.
    public var description: String {
        isExact ? face.name : face.name + " (nearest to " + requested.description + ")"
    }
}
