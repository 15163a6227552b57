/// A part of a user interface.
///
/// This module records views, and does not draw them. `ViewLayout` lays them out.
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

    /// Returns the parts that a container gets from this view.
    ///
    /// - Parameters:
    ///   - contents: The parts of the views in this view.
    ///   - environment: The environment of these views.
    /// - Returns: The parts, in order.
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart]
}

extension PrimitiveView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        contents
    }
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
