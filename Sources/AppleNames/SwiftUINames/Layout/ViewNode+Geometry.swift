import Foundation
import TypeScaleViews

extension Alignment {
    var place: ViewNode.Alignment { ViewNode.Alignment(horizontal.place, vertical.place) }
}

extension EdgeInsets {
    var space: ViewNode.Insets {
        ViewNode.Insets(
            top: ViewLength(top),
            leading: ViewLength(leading),
            bottom: ViewLength(bottom),
            trailing: ViewLength(trailing)
        )
    }
}

extension Edge.Set {
    /// Returns space on these edges.
    func space(_ length: ViewLength) -> ViewNode.Insets {
        ViewNode.Insets(
            top: contains(.top) ? length : 0,
            leading: contains(.leading) ? length : 0,
            bottom: contains(.bottom) ? length : 0,
            trailing: contains(.trailing) ? length : 0
        )
    }
}

extension Axis.Set {
    var axes: ViewNode.AxisSet {
        var axes: ViewNode.AxisSet = []
        if contains(.horizontal) { axes.insert(.horizontal) }
        if contains(.vertical) { axes.insert(.vertical) }
        return axes
    }
}

extension ViewLength {
    init(_ length: CGFloat) { self.init(Double(length)) }
}
