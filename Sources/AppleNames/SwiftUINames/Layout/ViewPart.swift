import TypeScaleViews

/// A view in a container, with what the container must know about it.
struct ViewPart {
    /// The view.
    var node: ViewNode

    /// The role of the view in a section or a list.
    var role = Role.row

    /// The insets of a row in a list, or `nil` for the system's.
    var rowInsets: ViewNode.Insets?

    /// The name of a picture whose ratio is unknown, if the view is one.
    var pictureName: String?

    /// The branch of a condition that contains the view.
    var branch: Branch?

    /// The identity of a branch.
    final class Branch {}

    /// A role in a section or a list.
    enum Role {
        case row
        case header
        case footer
        case section(ViewSystem.Section)
    }

    init(_ node: ViewNode) { self.node = node }

    init(unknown name: String) { self.init(.unknown(name)) }
}

extension [ViewPart] {
    /// The parts that a modifier changes one by one.
    ///
    /// Views in a group are changed one by one. The views in a branch of a condition are changed
    /// together, in a vertical stack.
    ///
    /// Source: images of iOS 26.2 in leboncoin/spark-ios-common@122467d, of a frame around a view
    /// with two views in a branch.
    var modified: [ViewPart] {
        guard count > 1, let branch = first?.branch, allSatisfy({ $0.branch === branch }) else {
            return self
        }
        return [ViewPart(column)]
    }

    /// The views of all parts.
    var nodes: [ViewNode] { map(\.node) }

    /// Returns the only view, or a container with all views.
    func combined(_ container: ([ViewNode]) -> ViewNode) -> ViewNode {
        count == 1 ? self[0].node : container(nodes)
    }

    /// The only view, or a vertical stack, as at the root and in a scroll view.
    var column: ViewNode { combined { .vStack($0) } }

    /// The only view, or layers, as in an overlay.
    var layers: ViewNode { combined { .zStack($0) } }

    /// The only view, or a horizontal stack, as in a label.
    var row: ViewNode { combined { .hStack($0) } }
}
