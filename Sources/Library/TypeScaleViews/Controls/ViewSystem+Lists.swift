extension ViewSystem {
    /// A style of a list.
    public enum ListStyle: Hashable, Sendable {
        /// The style of rows in cards, which is the default on an iPhone.
        case insetGrouped
        /// The style of rows from edge to edge.
        case plain
        /// A style whose insets were not recorded.
        case other
    }

    /// A section of a list.
    public struct Section: Hashable, Sendable {
        /// The view above the rows, or `nil` for none.
        public var header: ViewNode?

        /// The rows.
        public var rows: [Row]

        /// The view below the rows, or `nil` for none.
        public var footer: ViewNode?

        /// Creates a section.
        public init(header: ViewNode? = nil, rows: [Row], footer: ViewNode? = nil) {
            (self.header, self.rows, self.footer) = (header, rows, footer)
        }
    }

    /// A row of a list.
    public struct Row: Hashable, Sendable {
        /// The content of the row.
        public var content: ViewNode

        /// The space around the content, or `nil` for the system's.
        public var insets: ViewNode.Insets?

        /// Creates a row.
        public init(_ content: ViewNode, insets: ViewNode.Insets? = nil) {
            (self.content, self.insets) = (content, insets)
        }
    }

    /// Returns a list or a form, which scrolls.
    ///
    /// In the style `plain`, the inset of a row is between 16 and 20 points. In other styles, it is
    /// between 0 and 60 points.
    ///
    /// The insets were recorded on screens of 393 points with iOS 17.5, and of 402 points with
    /// iOS 18.5 and 26.2. On other screens, they are lengths with bounds. Heights were recorded for
    /// rows, headers and footers of one line at the text size L. A header of iOS 17 has 23 points
    /// in addition to its text, and its footer 18. On iOS 26, these are 20 and 14.
    ///
    /// Scenarios: list-width-320, list-width-375, list-width-390, list-width-430, list-sections,
    /// list-header-long, row-two-lines, row-wrapped
    public func list(_ sections: [Section], _ style: ListStyle = .insetGrouped) -> ViewNode {
        var parts: [ViewNode] = []
        let (card, inset) = insets(style)
        for (index, section) in sections.enumerated() {
            let isAfterFooter = index > 0 && sections[index - 1].footer != nil
            if index > 0, !isAfterFooter {
                parts.append(.box(width: 0, height: ViewLength(0...40, "the space of a section")))
            }
            if let header = section.header {
                let above: ViewLength = version == .iOS26 ? 10 : 17
                let below: ViewLength = version == .iOS26 ? 10 : 6
                parts.append(title(header, above: above, below: below, inset: inset).padding(card))
            } else if index == 0 || isAfterFooter {
                parts.append(.box(width: 0, height: ViewLength(0...40, "the space of a section")))
            }
            let rows = ViewNode.vStack(spacing: 0, section.rows.map { row($0, inset: inset) })
            parts.append(rows.padding(card))
            if let footer = section.footer {
                let (above, below): (ViewLength, ViewLength) =
                    version == .iOS26 ? (7, 7) : (8, 10)
                parts.append(title(footer, above: above, below: below, inset: inset).padding(card))
            }
        }
        return .scroll(.vertical, .vStack(spacing: 0, parts))
    }

    /// Returns the horizontal insets of a card and of its text.
    private func insets(_ style: ListStyle) -> (card: ViewNode.Insets, text: ViewLength) {
        let name = "the inset of a list"
        let inset: ViewLength =
            switch (version, screenWidth) {
            case (.iOS17, 393), (.iOS17, 402): 20
            case (.iOS26, 402): 16
            default: ViewLength(16...20, name)
            }
        return switch style {
        case .insetGrouped: (ViewNode.Insets(leading: inset, trailing: inset), inset)
        case .plain: (ViewNode.Insets(), ViewLength(16...20, name))
        case .other: (ViewNode.Insets(), ViewLength(0...60, name))
        }
    }

    private func row(_ row: Row, inset: ViewLength) -> ViewNode {
        // The space above and below a text is 11 points in cells of UIKit with iOS 16 and 17, and
        // 15.5 with iOS 26.1. It decides only heights, which a list does not limit.
        let space: ViewLength = version == .iOS26 ? 15.5 : 11
        let own = ViewNode.Insets(top: space, leading: inset, bottom: space, trailing: inset)
        let insets = row.insets ?? own
        let inner = ViewNode.Insets(top: insets.top, bottom: insets.bottom)
        let outer = ViewNode.Insets(leading: insets.leading, trailing: insets.trailing)
        let content = wide(row.content).padding(inner).frame(
            widthLimits: ViewNode.Limits(),
            heightLimits: ViewNode.Limits(minimum: version == .iOS26 ? 52 : 44),
            alignment: ViewNode.Alignment(.leading)
        )
        return content.padding(outer)
    }

    private func title(
        _ content: ViewNode,
        above: ViewLength,
        below: ViewLength,
        inset: ViewLength
    ) -> ViewNode {
        let insets = ViewNode.Insets(top: above, leading: inset, bottom: below, trailing: inset)
        return wide(content).padding(insets)
    }

    private func wide(_ content: ViewNode) -> ViewNode {
        content.frame(
            widthLimits: ViewNode.Limits(maximum: .infinity),
            alignment: ViewNode.Alignment(.leading)
        )
    }
}
