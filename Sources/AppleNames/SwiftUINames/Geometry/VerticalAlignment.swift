import TypeScaleViews

/// A guide for aligning views vertically.
public struct VerticalAlignment: Equatable, Sendable {
    private enum Guide { case top, center, bottom, firstTextBaseline, lastTextBaseline }

    private let guide: Guide

    /// The place in a layout.
    var place: ViewNode.Alignment.Vertical {
        switch guide {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        case .firstTextBaseline: .firstTextBaseline
        case .lastTextBaseline: .lastTextBaseline
        }
    }

    /// The top edges.
    public static let top = Self(guide: .top)
    /// The vertical centers.
    public static let center = Self(guide: .center)
    /// The bottom edges.
    public static let bottom = Self(guide: .bottom)
    /// The first baselines of text.
    public static let firstTextBaseline = Self(guide: .firstTextBaseline)
    /// The last baselines of text.
    public static let lastTextBaseline = Self(guide: .lastTextBaseline)
}
