import TypeScaleViews

/// The arrangement of layers.
public struct ZStackLayout: Sendable {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates an arrangement.
    public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: SystemLayout {
    func node(_ children: [ViewNode]) -> ViewNode {
        .zStack(alignment: alignment.place, children)
    }
}
