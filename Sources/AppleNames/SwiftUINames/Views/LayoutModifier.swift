import TypeScaleViews

/// A modifier that changes the layout of a view.
struct LayoutModifier {
    let change: (inout ViewPart, EnvironmentValues) -> Void
}

extension LayoutModifier: ViewModifier {
    typealias Body = Never
}

extension LayoutModifier {
    /// Returns changed parts.
    ///
    /// Views in a group are changed one by one. The views in a branch of a condition are changed
    /// together, in a vertical stack.
    ///
    /// Source: images of iOS 26.2 in leboncoin/spark-ios-common@122467d, of a frame around a view
    /// with two views in a branch.
    func applied(to parts: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        var parts = parts
        if parts.count > 1, parts.allSatisfy(\.isBranch) { parts = [ViewPart(parts.column)] }
        for index in parts.indices { change(&parts[index], environment) }
        return parts
    }
}

nonisolated extension View {
    func layout(
        _ change: @escaping (ViewNode, EnvironmentValues) -> ViewNode
    ) -> ModifiedContent<Self, LayoutModifier> {
        modifier(LayoutModifier { $0.node = change($0.node, $1) })
    }

    func layout(
        _ change: @escaping (ViewNode) -> ViewNode
    ) -> ModifiedContent<Self, LayoutModifier> {
        layout { node, _ in change(node) }
    }
}
