public import Foundation
public import TypeScaleLayout

/// The reason a view cannot be laid out.
public enum ViewLayoutError: Error, Hashable, Sendable {
    /// The view has more levels than a limit.
    case tooDeep(limit: Int)
    /// The view has more nodes than a limit.
    case tooLarge(limit: Int)
    /// The views were asked for more sizes than a limit, as by deep containers.
    case tooManySizes(limit: Int)
    /// A part of the view is unknown, so that the view has no single layout.
    ///
    /// Use ``ViewBounds``.
    case unknown(String)
    /// A text cannot be measured.
    case text(LayoutError)
}

extension ViewLayoutError: CustomStringConvertible {
    /// A description of the reason.
    public var description: String {
        switch self {
        case .tooDeep(let limit): "the view has more than \(limit) levels; lay out its parts"
        case .tooLarge(let limit): "the view has more than \(limit) nodes; lay out its parts"
        case .tooManySizes(let limit):
            "the views are asked for more than \(limit) sizes; lay out the parts of the view"
        case .unknown(let name): "\(name) is unknown; find out bounds with ViewBounds"
        case .text(let error): error.description
        }
    }
}

extension ViewLayoutError: LocalizedError {
    /// The description of the error.
    public var errorDescription: String? { description }
}
