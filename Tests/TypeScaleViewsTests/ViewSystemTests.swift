import Testing
import TypeScaleLayout
import TypeScaleViews

/// The sizes in these tests were read from images of iOS 17.5, 18.5 and 26.2 in
/// cashapp/AccessibilitySnapshot@5b03db81.
struct ViewSystemTests {
    private static let traits = TraitCollection(displayScale: 3)

    private func layout(_ view: ViewNode, width: Double) throws -> ViewLayout {
        try ViewLayout(view, proposal: ViewProposal(width: width), for: Self.traits)
    }

    /// Returns the layouts of the rows, whose content has a minimum height.
    private func rows(_ layout: ViewLayout) -> [ViewLayout] {
        if case .limited(_, let height, _, _) = layout.children.first?.view, height.minimum != nil {
            return [layout]
        }
        return layout.children.flatMap(rows)
    }

    private static func list(_ system: ViewSystem) -> ViewNode {
        let sections = (0..<2).map { _ in
            ViewSystem.Section(
                header: .text(ViewText("Header", font: system.headerFont)),
                rows: ["First", "Second"].map { ViewSystem.Row(.text(ViewText($0))) },
                footer: .text(ViewText("Footer", font: system.footerFont))
            )
        }
        return system.list(sections)
    }

    @Test(arguments: [
        (ViewSystem(.iOS17, screenWidth: 393), 20.0, 353.0, 44.0, 38.667, 72.333),
        (ViewSystem(.iOS17, screenWidth: 402), 20, 362, 44, 38.667, 72.333),
        (ViewSystem(.iOS26, screenWidth: 402), 16, 370, 52, 40.333, 70),
    ])
    func `the rows of a list are as on iOS`(
        system: ViewSystem,
        x: Double,
        width: Double,
        height: Double,
        header: Double,
        between: Double
    ) throws {
        let layout = try layout(Self.list(system), width: system.screenWidth)
        let rows = rows(layout)
        #expect(rows.count == 4)
        #expect(rows.allSatisfy { $0.x == x && $0.size.width == width && $0.size.height == height })
        let tops = [rows[0].y, rows[1].y - rows[0].y, rows[2].y - rows[1].y]
        for (top, expected) in zip(tops, [header, height, height + between]) {
            #expect(abs(top - expected) < 0.34)
        }
        let text = try #require(rows[0].leaves.first)
        #expect(text.x == 2 * x)
    }

    @Test func `the insets of a list on other screens are bounds`() throws {
        let system = ViewSystem(.iOS26, screenWidth: 320)
        #expect(throws: ViewLayoutError.unknown("the inset of a list")) {
            try layout(Self.list(system), width: 320)
        }
        let bounds = try ViewBounds(Self.list(system), width: 320)
        #expect(bounds.texts[1].least == 240 && bounds.texts[1].most == 256)
    }

    @Test func `the sizes of controls are as on iOS`() throws {
        let system = ViewSystem(.iOS26, screenWidth: 402)
        let button = try layout(system.button(.text(ViewText("Delete")), .bordered), width: 402)
        #expect(abs(button.size.width - 73.333) < 0.01 && abs(button.size.height - 34.333) < 0.01)
        let heights = try [
            system.textField(prompt: nil), system.textField(prompt: nil, isSecure: true),
            system.textField(prompt: nil, isEmpty: false, isSecure: true),
        ].map { try layout($0, width: 402).size }
        #expect(heights.map(\.width) == [402, 402, 402])
        #expect(heights.map { ($0.height * 3).rounded() } == [66, 63, 61])
        for (version, width) in [(ViewSystem.Version.iOS17, 51.0), (.iOS26, 63)] {
            let toggle = ViewSystem(version, screenWidth: 402).toggle(.text(ViewText("Wi-Fi")))
            let bounds = try ViewBounds(toggle, width: 402).texts[0]
            #expect(bounds.least == 402 - width - 16 && bounds.most == 402 - width - 8)
        }
    }

    // The bounds of section 3 of the specification of SwiftUI's layout hold for each value in them.
    @Test func `an answer for a control holds for all sizes within its bounds`() throws {
        let system = ViewSystem(.iOS17, screenWidth: 393)
        let text = ViewNode.text(ViewText("Notifications", lineLimit: 1))
        for width in stride(from: 60.0, through: 320, by: 7) {
            for view in [
                system.toggle(text), system.stepper(text), system.navigationLink(text),
                system.label(text, symbol: system.symbol(pointSize: 17)),
                system.button(text, .other), system.segments([text, text]),
            ] {
                let bounds = try ViewBounds(view, width: width).texts[0]
                for share in [0.0, 0.5, 1] {
                    let layout = try layout(view.known(share), width: width)
                    let isTruncated = try #require(layout.leaves.first { $0.lineCount > 0 })
                        .isTruncated
                    switch bounds.verdict {
                    case .fits: #expect(!isTruncated, "\(layout)")
                    case .truncated: #expect(isTruncated, "\(layout)")
                    case .inconclusive: break
                    }
                }
            }
        }
    }
}

extension ViewNode {
    /// Returns the node with a share of the range between the bounds of each length.
    fileprivate func known(_ share: Double) -> ViewNode {
        func value(_ length: ViewLength) -> ViewLength {
            ViewLength(length.least + share * (length.most - length.least))
        }
        return switch self {
        case .box(let width, let height): .box(width: value(width), height: value(height))
        case .spacer(let minimum): .spacer(minLength: value(minimum))
        case .stack(let axis, let alignment, let spacing, let children):
            .stack(
                axis,
                alignment: alignment,
                spacing: spacing.map(value),
                children.map { $0.known(share) }
            )
        case .padded(let insets, let child):
            child.known(share).padding(
                Insets(
                    top: value(insets.top),
                    leading: value(insets.leading),
                    bottom: value(insets.bottom),
                    trailing: value(insets.trailing)
                )
            )
        case .limited(let width, let height, let alignment, let child):
            .limited(width: width, height: height, alignment: alignment, child.known(share))
        default: self
        }
    }
}
