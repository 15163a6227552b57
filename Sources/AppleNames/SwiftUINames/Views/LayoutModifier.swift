import TypeScaleViews

/// A modifier that changes the layout of a view.
struct LayoutModifier {
    let change: (inout ViewPart, EnvironmentValues) -> Void
}

extension LayoutModifier: ViewModifier {
    typealias Body = Never
}

extension LayoutModifier {
    /// Returns changed parts, of which the views of a section are changed one by one.
    func applied(to parts: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        parts.modified.map { part in
            var part = part
            if case .section(let section) = part.role {
                part.role = .section(applied(to: section, in: environment))
            } else {
                change(&part, environment)
            }
            return part
        }
    }

    private func applied(
        to section: ViewSystem.Section,
        in environment: EnvironmentValues
    ) -> ViewSystem.Section {
        func changed(_ node: ViewNode, _ insets: ViewNode.Insets?) -> ViewSystem.Row {
            var part = ViewPart(node)
            part.rowInsets = insets
            change(&part, environment)
            return ViewSystem.Row(part.node, insets: part.rowInsets)
        }
        return ViewSystem.Section(
            header: section.header.map { changed($0, nil).content },
            rows: section.rows.map { changed($0.content, $0.insets) },
            footer: section.footer.map { changed($0, nil).content }
        )
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
