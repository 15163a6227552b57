/// The way in which a shape is filled, which is not recorded.
public struct FillStyle: Equatable, Sendable {
    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
