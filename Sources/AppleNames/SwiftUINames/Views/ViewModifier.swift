/// A change to a view, which can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View

    /// Returns the changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// The type of the view to which the modifier is applied.
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
    /// Ends the process, because the modifier has no body.
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) has no body")
    }
}

extension ViewModifier {
    /// Returns a modifier that applies this modifier and then another modifier.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
