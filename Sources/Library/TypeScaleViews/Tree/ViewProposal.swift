import TypeScaleLayout

/// The size that a container offers to a view, as in SwiftUI.
///
///     ViewProposal(width: 320)      // a width of 320 points, and the view's ideal height
///     ViewProposal.zero             // asks for the smallest size
///
/// On each axis, a proposal is a length, `nil` for the ideal size, 0 for the smallest, or infinity
/// for the largest.
public struct ViewProposal: Hashable, Sendable {
    /// The width in points, which is not negative, or `nil` for the ideal width.
    public let width: Double?

    /// The height in points, which is not negative, or `nil` for the ideal height.
    public let height: Double?

    /// Creates a proposal.
    ///
    /// A negative length is treated as 0, and NaN as `nil`.
    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width.flatMap { $0.isNaN ? nil : max(0, $0) }
        self.height = height.flatMap { $0.isNaN ? nil : max(0, $0) }
    }

    /// The proposal for which a view has its ideal size.
    public static let unspecified = ViewProposal()

    /// The proposal for which a view has its smallest size.
    public static let zero = ViewProposal(width: 0, height: 0)

    /// The proposal for which a view has its largest size.
    public static let infinity = ViewProposal(width: .infinity, height: .infinity)
}

extension ViewProposal {
    /// Creates a proposal of lengths along an axis and across it.
    init(_ axis: ViewNode.Axis, along: Double?, across: Double?) {
        switch axis {
        case .horizontal: self.init(width: along, height: across)
        case .vertical: self.init(width: across, height: along)
        }
    }

    /// Creates the proposal of a size.
    init(_ size: TextSize) { self.init(width: size.width, height: size.height) }

    /// Returns the length along an axis.
    subscript(axis: ViewNode.Axis) -> Double? { axis == .horizontal ? width : height }

    /// Returns the proposal without lengths on some axes.
    func ideal(on axes: ViewNode.AxisSet) -> ViewProposal {
        ViewProposal(
            width: axes.contains(.horizontal) ? nil : width,
            height: axes.contains(.vertical) ? nil : height
        )
    }
}

extension ViewProposal: CustomStringConvertible {
    /// The lengths, such as `320 x ideal`.
    public var description: String {
        func words(_ length: Double?) -> String {
            guard let length else { return "ideal" }
            return length == .infinity ? "infinity" : length.printed
        }
        return "\(words(width)) x \(words(height))"
    }
}
