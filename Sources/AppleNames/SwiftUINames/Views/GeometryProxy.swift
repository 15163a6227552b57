public import Foundation

/// The size of a view, of which this module creates none.
public struct GeometryProxy: Sendable {
    /// The size of the view in points.
    public let size: CGSize
}
