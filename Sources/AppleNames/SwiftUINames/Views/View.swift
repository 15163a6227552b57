/// A part of a user interface.
///
/// This module records views, but does not lay out or draw them.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The view's content.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// A value that is never read.
    public var body: Never { self }
}

extension View where Body == Never {
    /// A value that must not be read, because the view has no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view without a body, whose content this module knows.
@MainActor
protocol PrimitiveView: View where Body == Never {
    /// Returns the views in this view, and changes the environment for them.
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View>
}

/// A primitive view with one content.
protocol ContainerView: PrimitiveView {
    associatedtype Content: View

    var content: Content { get }
}

extension ContainerView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator(CollectionOfOne<any View>(content).makeIterator())
    }
}

/// A primitive view without content.
protocol LeafView: PrimitiveView {}

extension LeafView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator { nil }
    }
}

/// A view without content.
public struct EmptyView: Sendable {
    /// Creates an empty view.
    public init() {}
}

extension EmptyView: LeafView {}

/// A view of any type.
public struct AnyView {
    let content: any View

    /// Creates a view from a view of any type.
    public init<V: View>(_ view: V) { content = view }

    /// Creates a view from a view of any type.
    public init<V: View>(erasing view: V) { content = view }
}

extension AnyView: PrimitiveView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator(CollectionOfOne(content).makeIterator())
    }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator((map { [$0 as any View] } ?? []).makeIterator())
    }
}

/// A source of previews for Xcode.
///
/// The macro `#Preview` is absent, because a package without dependencies cannot declare macros.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
