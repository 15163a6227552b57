/// A way in which content fits the space that is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest size within the space.
    case fit
    /// The smallest size that contains the space.
    case fill
}
