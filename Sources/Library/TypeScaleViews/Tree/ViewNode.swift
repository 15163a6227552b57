import TypeScaleLayout

/// A view, as a value that ``ViewLayout`` lays out as SwiftUI does.
///
///     let card = ViewNode.hStack(spacing: 12, [
///         .box(width: 44, height: 44),
///         .vStack(alignment: .leading, [.text(title), .text(subtitle)]),
///         .spacer(),
///         .text(badge).fixedSize(),
///     ])
///     .padding(16)
///     let layout = try ViewLayout(card, proposal: ViewProposal(width: 320), for: reader)
///
/// A node draws nothing, and has no state. The list of nodes is closed. A view that is not among
/// them has no layout here.
public indirect enum ViewNode: Hashable, Sendable {
    /// A text.
    case text(ViewText)
    /// A view of a fixed size in points, such as a symbol.
    case box(width: ViewLength, height: ViewLength)
    /// A view that fills the proposal, such as a color or a shape.
    case fill
    /// A space that grows along the axis of its stack, with a minimum length in points.
    case spacer(minLength: ViewLength = 8)
    /// A line across its stack.
    case divider
    /// A stack along an axis. A spacing of `nil` depends on the neighbors.
    case stack(Axis, alignment: Alignment, spacing: ViewLength?, [ViewNode])
    /// A stack of layers.
    case layers(alignment: Alignment, [ViewNode])
    /// A view with space around it.
    case padded(Insets, ViewNode)
    /// A view in a frame. A length of `nil` is the view's.
    case framed(width: ViewLength?, height: ViewLength?, alignment: Alignment, ViewNode)
    /// A view in a frame with limits.
    case limited(width: Limits, height: Limits, alignment: Alignment, ViewNode)
    /// A view with its ideal size on some axes.
    case ideal(AxisSet, ViewNode)
    /// A view with a priority in its stack, which is 0 for other views.
    case prioritized(Double, ViewNode)
    /// A view with an overlay or a background, which has no effect on the size.
    case decorated(ViewNode, with: ViewNode, alignment: Alignment)
    /// A view with a ratio of its width to its height, or with its ideal ratio.
    case proportional(Double?, Fit, ViewNode)
    /// A view that scrolls along an axis.
    case scroll(Axis, ViewNode)
    /// The first view whose ideal size on some axes fits the proposal, or else the last.
    case firstThatFits(AxisSet, [ViewNode])
    /// A view with a name, which layouts and problems contain.
    case named(String, ViewNode)
    /// A view about which nothing is known except its name.
    case unknown(String)
}

extension ViewNode {
    /// An axis of a stack.
    public enum Axis: Hashable, Sendable {
        /// The axis of a row.
        case horizontal
        /// The axis of a column.
        case vertical

        var other: Axis { self == .horizontal ? .vertical : .horizontal }
    }

    /// A set of axes.
    public struct AxisSet: OptionSet, Hashable, Sendable {
        /// The bits of the axes.
        public let rawValue: UInt8

        /// Creates a set from the bits of its axes.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The horizontal axis.
        public static let horizontal = AxisSet(rawValue: 1)
        /// The vertical axis.
        public static let vertical = AxisSet(rawValue: 2)
        /// Both axes.
        public static let both: AxisSet = [.horizontal, .vertical]
    }

    /// A place in a container on both axes, of which a stack uses the one across it.
    public struct Alignment: Hashable, Sendable {
        /// A place on the horizontal axis.
        public enum Horizontal: Hashable, Sendable {
            /// The edge at which reading starts.
            case leading
            /// The center.
            case center
            /// The edge at which reading ends.
            case trailing
        }

        /// A place on the vertical axis.
        public enum Vertical: Hashable, Sendable {
            /// The top edge.
            case top
            /// The center.
            case center
            /// The bottom edge.
            case bottom
            /// The baseline of the first line of text, or the bottom edge without text.
            case firstTextBaseline
            /// The baseline of the last line of text, or the bottom edge without text.
            case lastTextBaseline
        }

        /// The place on the horizontal axis.
        public var horizontal: Horizontal

        /// The place on the vertical axis.
        public var vertical: Vertical

        /// Creates an alignment.
        public init(_ horizontal: Horizontal = .center, _ vertical: Vertical = .center) {
            (self.horizontal, self.vertical) = (horizontal, vertical)
        }

        /// The centers on both axes.
        public static let center = Alignment()
    }

    /// The space around a view, in points.
    public struct Insets: Hashable, Sendable {
        /// The space above the view.
        public var top: ViewLength
        /// The space before the view, in the reading direction.
        public var leading: ViewLength
        /// The space below the view.
        public var bottom: ViewLength
        /// The space after the view, in the reading direction.
        public var trailing: ViewLength

        /// Creates insets.
        public init(
            top: ViewLength = 0,
            leading: ViewLength = 0,
            bottom: ViewLength = 0,
            trailing: ViewLength = 0
        ) {
            (self.top, self.leading) = (top, leading)
            (self.bottom, self.trailing) = (bottom, trailing)
        }
    }

    /// The limits of a frame on an axis, in points.
    ///
    /// The maximum can be infinite.
    public struct Limits: Hashable, Sendable {
        /// The smallest length, or `nil` for the view's.
        public var minimum: Double?
        /// The length for the proposal `nil`, or `nil` for the view's.
        public var ideal: Double?
        /// The largest length, or `nil` for the view's.
        public var maximum: Double?

        /// Creates limits.
        public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
            (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
        }
    }

    /// The way in which a ratio fits a proposal.
    public enum Fit: Hashable, Sendable {
        /// The largest size within the proposal.
        case fit
        /// The smallest size that contains the proposal.
        case fill
    }
}
