/// A view whose content depends on its size.
///
/// The content is not read, and its layout is unknown.
public struct GeometryReader<Content: View> {
    /// The closure that creates the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a view with a content that depends on the size.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: LeafView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(unknown: "the content of a GeometryReader")]
    }
}
