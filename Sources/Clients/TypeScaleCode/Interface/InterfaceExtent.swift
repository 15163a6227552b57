/// The width or the height of a view in an interface file, as its constraints determine it.
public enum InterfaceExtent: Hashable, Sendable {
    /// A number of points, whatever the view contains.
    case fixed(Double)
    /// At most a number of points.
    case bounded(Double)
    /// No limit that the file proves, so that the view may grow.
    case free

    /// The maximum in points, or `nil` for a view that may grow.
    public var limit: Double? {
        switch self {
        case .fixed(let points), .bounded(let points): points
        case .free: nil
        }
    }

    /// Returns the extent of a part, which is bounded if the part can be smaller.
    func mapped(isFixed: Bool = true, _ body: (Double) -> Double) -> InterfaceExtent {
        switch self {
        case .fixed(let points) where isFixed: .fixed(max(0, body(points)))
        case .fixed(let points), .bounded(let points): .bounded(max(0, body(points)))
        case .free: .free
        }
    }
}
