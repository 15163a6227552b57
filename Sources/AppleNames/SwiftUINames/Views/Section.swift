import TypeScaleViews

/// A view with a header and a footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        let (header, footer) = (
            SectionTitle(content: header, role: .header),
            SectionTitle(content: footer, role: .footer)
        )
        return AnyIterator([header as any View, content, footer].makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        guard environment.layout.isInList else { return contents }
        var section = ViewSystem.Section(rows: [])
        for part in contents {
            switch part.role {
            case .header: section.header = part.node
            case .footer: section.footer = part.node
            case .row: section.rows.append(part.row)
            case .section(let inner):
                let titles = [inner.header, inner.footer].map { title in
                    title.map { [ViewSystem.Row($0)] } ?? []
                }
                section.rows += titles[0] + inner.rows + titles[1]
            }
        }
        var part = ViewPart(.vStack(contents.nodes))
        part.role = .section(section)
        return [part]
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

/// The header or the footer of a section, with the font of the system's lists.
private struct SectionTitle<Content: View>: ContainerView {
    let content: Content
    let role: ViewPart.Role

    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        if environment.layout.isInList {
            let system = environment.layout.system
            if case .header = role {
                environment.font = system.version == .iOS26 ? .headline : .footnote
                if system.capitalizesHeaders, !environment.layout.hasOwnTextCase {
                    environment.textCase = .uppercase
                }
            } else {
                environment.font = .footnote
            }
        }
        return AnyIterator(CollectionOfOne<any View>(content).makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        guard environment.layout.isInList, !contents.isEmpty else { return contents }
        var part = ViewPart(contents.row)
        part.role = role
        return [part]
    }
}
