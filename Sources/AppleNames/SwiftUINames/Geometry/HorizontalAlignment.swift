/// A guide for aligning views horizontally.
public struct HorizontalAlignment: Equatable, Sendable {
    private enum Guide { case leading, center, trailing }

    private let guide: Guide

    /// The leading edges.
    public static let leading = Self(guide: .leading)
    /// The horizontal centers.
    public static let center = Self(guide: .center)
    /// The trailing edges.
    public static let trailing = Self(guide: .trailing)
}
