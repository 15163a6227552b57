/// The style of a round corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A corner whose curvature changes continuously.
    case continuous
}
