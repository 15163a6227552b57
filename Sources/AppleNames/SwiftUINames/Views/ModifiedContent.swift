/// A view or a modifier to which a modifier is applied.
public struct ModifiedContent<Content, Modifier> {
    /// The view or the modifier.
    public var content: Content
    /// The modifier that is applied to the content.
    public var modifier: Modifier

    /// Creates modified content.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        let result: any View
        if let change = modifier as? EnvironmentChange {
            change.change(&environment)
            result = content
        } else if Modifier.Body.self == Never.self {
            result = content
        } else {
            result = environment.withCurrent {
                modifier.body(content: _ViewModifier_Content(content: content))
            }
        }
        return AnyIterator(CollectionOfOne(result).makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        guard let layout = modifier as? LayoutModifier else { return contents }
        return layout.applied(to: contents, in: environment)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Returns a view to which both modifiers are applied.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        ModifiedContent<_, Modifier>(
            content: ModifiedContent<_, Content>(content: content, modifier: self.content),
            modifier: modifier
        )
    }
}

/// A modifier that changes the environment of a view.
struct EnvironmentChange {
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentChange: ViewModifier {
    typealias Body = Never
}

nonisolated extension View {
    /// Applies a modifier to this view.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Sets a value in the environment of this view.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        changing { $0[keyPath: keyPath] = value }
    }

    /// Changes a value in the environment of this view.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        changing { transform(&$0[keyPath: keyPath]) }
    }

    func changing(
        _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, EnvironmentChange> {
        modifier(EnvironmentChange(change: change))
    }
}
