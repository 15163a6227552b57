import SwiftUI
import Testing
import TypeScaleLayout

@testable import TypeScaleViews

/// Compares the layouts of views with those that SwiftUI drew.
@MainActor
struct RecordedLayoutTests {
    @Test func `layouts equal those that SwiftUI drew`() throws {
        let layouts = try RecordedLayout.all()
        #expect(layouts.count == 52)
        for layout in layouts { try compare(layout) }
    }

    private func compare(_ recorded: RecordedLayout) throws {
        var sizes: [TextSize] = []
        let view = recorded.view.view(&sizes)
        let isMac = recorded.category == nil
        let category = recorded.category.flatMap { TypeScaleLayout.ContentSizeCategory($0) }
        let scale = recorded.scale ?? 2
        let traits = TypeScaleLayout.TraitCollection(
            preferredContentSizeCategory: category,
            displayScale: scale,
            platform: isMac ? .macOS : .iOS
        )
        // The distance between texts is the leading of the body font less its line height.
        let body = try MeasuredViewText(ViewText(""), for: traits, fonts: FontRegistry())
        let tree = try MeasuredTree(ViewNode(view, in: EnvironmentValues())) { text in
            let index = Int(text.text) ?? 0
            return MeasuredViewText(
                sizes[index],
                lineAdvance: body.lineAdvance,
                spacing: body.spacing
            )
        }
        let engine = try LayoutEngine(tree, for: traits)
        var size = recorded.proposal
        if isMac {
            // A window limits its view to its smallest and its largest size, in whole points.
            let (least, most) = (engine.size(0, .zero), engine.size(0, .infinity))
            size[0] = min(max(size[0], least.width), most.width).rounded(.up)
            size[1] = min(max(size[1], least.height), most.height).rounded(.up)
        }
        #expect(abs(size[0] - recorded.size[0]) < 0.34, "\(recorded.name)")
        #expect(abs(size[1] - recorded.size[1]) < 0.34, "\(recorded.name)")
        let layout = ViewLayout(engine, ViewProposal(width: size[0], height: size[1]))
        let left = (size[0] - layout.size.width) / 2
        let top = (size[1] - layout.size.height) / 2
        let leaves = layout.leaves.filter { isDrawn($0, isMac) }
        #expect(leaves.count == recorded.leaves.count, "\(recorded.name)")
        /// Returns the pixel edge that is nearest to an edge, in points.
        func pixel(_ length: Double) -> Double {
            (length * scale).rounded(.toNearestOrAwayFromZero) / scale
        }
        for (leaf, frame) in zip(leaves, recorded.leaves) {
            let (x, y) = (left + leaf.x, top + leaf.y)
            let (width, height) = (leaf.size.width, leaf.size.height)
            let edges = [pixel(x), pixel(y), pixel(x + width), pixel(y + height)]
            let others = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
            for (edge, other) in zip(edges, others) {
                #expect(abs(edge - other) < (isMac ? 0.51 : 0.34), "\(recorded.name)\n\(layout)")
            }
        }
    }

    private func isDrawn(_ leaf: ViewLayout, _ isMac: Bool) -> Bool {
        switch leaf.view {
        case .text, .fill: true
        case .divider: isMac
        default: false
        }
    }
}
