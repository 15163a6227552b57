/// A builder of views from the statements in a closure.
@resultBuilder
public struct ViewBuilder {
    /// Returns a single view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Returns a view of several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Returns a view that is present if a condition is true.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns the view for a true condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(content: first)
    }

    /// Returns the view for a false condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(content: second)
    }

    /// Returns a view that is available only on some systems.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
