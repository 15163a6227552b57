/// The behavior of the children of an accessibility element, which is not recorded.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Behavior { case ignore, contain, combine }

    private let behavior: Behavior

    /// The children are hidden.
    public static let ignore = Self(behavior: .ignore)
    /// The children are elements of their own.
    public static let contain = Self(behavior: .contain)
    /// The children are one element.
    public static let combine = Self(behavior: .combine)
}
