import TypeScaleViews

/// A guide for aligning views horizontally.
public struct HorizontalAlignment: Equatable, Sendable {
    private enum Guide { case leading, center, trailing }

    private let guide: Guide

    /// The place in a layout.
    var place: ViewNode.Alignment.Horizontal {
        switch guide {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    /// The leading edges.
    public static let leading = Self(guide: .leading)
    /// The horizontal centers.
    public static let center = Self(guide: .center)
    /// The trailing edges.
    public static let trailing = Self(guide: .trailing)
}
