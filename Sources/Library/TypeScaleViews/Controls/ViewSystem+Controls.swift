public import TypeScaleLayout

extension ViewSystem {
    /// A style of a button.
    public enum ButtonStyle: Hashable, Sendable {
        /// The style of a button that is only its label.
        case plain
        /// The style of a button with a bezel in the regular size.
        case bordered
        /// A style whose space around the label was not recorded.
        case other
    }

    /// Returns a button.
    ///
    /// Source: buttons of iOS 18.5 and 26.2 in cashapp/AccessibilitySnapshot@5b03db81, also for
    /// iOS 17. Scenarios: button-size, button-fonts
    public func button(_ label: ViewNode, _ style: ButtonStyle = .plain) -> ViewNode {
        switch style {
        case .plain: label
        case .bordered:
            label.padding(ViewNode.Insets(top: 7, leading: 12, bottom: 7, trailing: 12))
        case .other: label.padding(ViewLength(6...24, "the space of a button's style"))
        }
    }

    /// Returns a label with a switch.
    ///
    /// Source: the sizes of `UISwitch` in cashapp/AccessibilitySnapshot@5b03db81. The space before
    /// the switch is between 8 and 16 points. Scenarios: toggle-long, toggle-short, row-toggle
    public func toggle(_ label: ViewNode) -> ViewNode {
        switch version {
        case .iOS17: control(label, width: 51, height: 31)
        case .iOS26: control(label, width: 63, height: 28)
        }
    }

    /// Returns a label with a stepper.
    ///
    /// Source: the size of `UIStepper` in cashapp/AccessibilitySnapshot@5b03db81. The space before
    /// the stepper is between 8 and 16 points. Scenarios: stepper-long, stepper-short, row-stepper
    public func stepper(_ label: ViewNode) -> ViewNode { control(label, width: 94, height: 32) }

    private func control(_ label: ViewNode, width: ViewLength, height: ViewLength) -> ViewNode {
        .hStack(
            spacing: 0,
            [
                label, .spacer(minLength: ViewLength(8...16, "the space before a control")),
                .box(width: width, height: height),
            ]
        )
    }

    /// Returns a text field or, if it is secure, a password field.
    ///
    /// The text of a field scrolls, so only its prompt can be truncated. Heights were recorded at
    /// the text size L.
    ///
    /// Source: fields of iOS 17.5, 18.5 and 26.2 in cashapp/AccessibilitySnapshot@5b03db81.
    /// Scenarios: field-sizes, field-ideal
    public func textField(
        prompt: ViewText?,
        isEmpty: Bool = true,
        isSecure: Bool = false,
        category: ContentSizeCategory = .large
    ) -> ViewNode {
        var height: ViewLength = isSecure ? isEmpty ? 21 : ViewLength(61.0 / 3) : 22
        if category != .large { height = ViewLength(14...100, "the height of a text field") }
        var content = ViewNode.fill
        if isEmpty, var prompt {
            prompt.lineLimit = 1
            content = .text(prompt).frame(
                widthLimits: ViewNode.Limits(maximum: .infinity),
                alignment: ViewNode.Alignment(.leading)
            )
        }
        // A field is at least as high as its text.
        return height.isKnown
            ? content.frame(height: height) : .zStack([content, .box(width: 0, height: height)])
    }

    /// Returns a title with a symbol before it.
    ///
    /// Scenarios: label-body, label-fonts, label-long, row-label, row-label-long
    public func label(_ title: ViewNode, symbol: ViewNode, isInList: Bool = false) -> ViewNode {
        let gap = isInList ? 8.0...24 : 4...12
        return .hStack(spacing: ViewLength(gap, "the space of a label"), [symbol, title])
    }

    /// Returns a symbol next to text of a size in points.
    ///
    /// Scenarios: symbols-body-1, symbols-body-2, symbols-title-1, symbols-title-2, symbols-scale
    public func symbol(pointSize: Double) -> ViewNode {
        let size = pointSize > 0 && pointSize.isFinite ? pointSize : 0
        return .box(
            width: ViewLength((0.3 * size)...(2.6 * size), "the width of a symbol"),
            height: ViewLength((0.3 * size)...(2.6 * size), "the height of a symbol")
        )
    }

    /// Returns a label with a value.
    ///
    /// On iOS 26, the value is below the label if it has no room next to it. On iOS 17, it is next
    /// to the label in every case. The views of iOS 18 are laid out as on iOS 17, which needs more
    /// room.
    ///
    /// Source: `LabeledContent` of OpenSwiftUI@069dd80b. Scenarios: value-long, row-value-long
    public func labeledContent(_ label: ViewNode, _ content: ViewNode) -> ViewNode {
        let row = ViewNode.hStack([label, .spacer(), content])
        guard version == .iOS26 else { return row }
        return .firstThatFits(.horizontal, [row, .vStack(alignment: .leading, [label, content])])
    }

    /// Returns a row of a list that opens another screen, with the symbol at its end.
    ///
    /// Scenarios: row-link, row-link-alone
    public func navigationLink(_ label: ViewNode) -> ViewNode {
        let width = ViewLength(16...36, "the symbol of a link")
        return .hStack(spacing: 0, [label, .spacer(minLength: 0), .box(width: width, height: 14)])
    }

    /// Returns a control with segments of equal width, each of which shows a text on one line.
    ///
    /// Scenarios: segments-two, segments-three, segments-wide
    public func segments(_ labels: [ViewNode]) -> ViewNode {
        let space = ViewLength(2...12, "the space of a segment")
        let segments = labels.map { label in
            var label = label
            if case .text(var text) = label {
                text.lineLimit = 1
                label = .text(text)
            }
            return label.padding(ViewNode.Insets(leading: space, trailing: space)).frame(
                widthLimits: ViewNode.Limits(minimum: 0, maximum: .infinity)
            )
        }
        return .hStack(spacing: 0, segments)
    }
}
