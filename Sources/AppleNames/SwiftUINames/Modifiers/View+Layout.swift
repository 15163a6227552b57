public import Foundation
import TypeScaleViews

// The modifiers that change the layout.
nonisolated extension View {
    /// Adds space around the view, in points, or the system's space if the length is `nil`.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        layout { node, environment in
            let system = environment.layout.system.padding
            return node.padding(edges.space(length.map { ViewLength($0) } ?? system))
        }
    }

    /// Adds space around the view, in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds space around the view, in points.
    public func padding(_ insets: EdgeInsets) -> some View { layout { $0.padding(insets.space) } }

    /// Places the view in a frame, whose lengths in points are the view's if they are `nil`.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        layout { node in
            node.frame(
                width: width.map { ViewLength($0) },
                height: height.map { ViewLength($0) },
                alignment: alignment.place
            )
        }
    }

    /// Places the view in a frame with limits, in points.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        layout { node in
            node.frame(
                widthLimits: ViewNode.Limits(minWidth, idealWidth, maxWidth),
                heightLimits: ViewNode.Limits(minHeight, idealHeight, maxHeight),
                alignment: alignment.place
            )
        }
    }

    /// Gives the view its ideal size in some dimensions.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        layout { node in
            var axes: ViewNode.AxisSet = []
            if horizontal { axes.insert(.horizontal) }
            if vertical { axes.insert(.vertical) }
            return node.fixedSize(axes)
        }
    }

    /// Gives the view its ideal size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Sets the priority with which a stack gives space to the view.
    public func layoutPriority(_ value: Double) -> some View { layout { $0.layoutPriority(value) } }

    /// Places the center of the view at a point of the space that is offered.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        layout { node in
            let limits = ViewNode.Limits(maximum: .infinity)
            return node.frame(widthLimits: limits, heightLimits: limits)
        }
    }

    /// Sets the ratio of the view's width to its height, or uses the view's own.
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil,
        contentMode: ContentMode
    ) -> some View {
        modifier(
            LayoutModifier { part, _ in
                if aspectRatio == nil, let name = part.pictureName {
                    part.node = .picture(name)
                } else {
                    let fit: ViewNode.Fit = contentMode == .fit ? .fit : .fill
                    part.node = part.node.aspectRatio(aspectRatio.map { Double($0) }, fit)
                }
            }
        )
    }

    /// Gives the view the largest size within the space that is offered.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Gives the view the smallest size that contains the space that is offered.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Adds a background view.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View {
        DecoratedView(content: self, other: background, alignment: alignment, isBackground: true)
    }

    /// Adds several views as a background.
    public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        DecoratedView(content: self, other: content(), alignment: alignment, isBackground: true)
    }

    /// Adds an overlay view.
    @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> some View {
        DecoratedView(content: self, other: overlay, alignment: alignment, isBackground: false)
    }

    /// Adds several views as an overlay.
    public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        DecoratedView(content: self, other: content(), alignment: alignment, isBackground: false)
    }

    /// Sets the insets of a row in a list, or uses the system's if they are `nil`.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(LayoutModifier { part, _ in part.rowInsets = insets?.space })
    }

    /// Sets the size of the symbols in this view.
    public func imageScale(_ scale: Image.Scale) -> some View {
        changing { $0.layout.imageScale = scale.factor }
    }
}

extension ViewNode.Limits {
    fileprivate init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
        self.init(
            minimum: minimum.map { Double($0) },
            ideal: ideal.map { Double($0) },
            maximum: maximum.map { Double($0) }
        )
    }
}
