import Testing
import TypeScaleLayout
import TypeScaleViews

struct ViewLayoutTests {
    private func box(_ width: ViewLength, _ height: ViewLength = 10) -> ViewNode {
        .box(width: width, height: height)
    }

    private func widths(_ view: ViewNode, in width: Double?) throws -> [Double] {
        try ViewLayout(view, proposal: ViewProposal(width: width, height: 100)).leaves
            .map(\.size.width)
    }

    // Source: objc.io, "How an HStack lays out its children".
    @Test func `the less flexible view is offered its share first`() throws {
        let first = ViewNode.fill.frame(widthLimits: .init(maximum: 100))
        let second = ViewNode.fill.frame(widthLimits: .init(minimum: 100))
        let layout = try ViewLayout(
            .hStack(spacing: 0, [first, second]),
            proposal: ViewProposal(width: 150, height: 20)
        )
        #expect(layout.children.map(\.size.width) == [75, 100])
    }

    // Apple's documentation of `layoutPriority(_:)`: other views get their minimum.
    @Test func `a higher priority leaves the others only their minimum`() throws {
        let text = ViewNode.text(ViewText("Notifications and sounds", lineLimit: 1))
        let ideal = try widths(text, in: nil)[0]
        let view = ViewNode.hStack(spacing: 0, [.fill, text.layoutPriority(1), box(30)])
        #expect(try widths(view, in: ideal + 40) == [10, ideal, 30])
        let narrow = try widths(view, in: ideal)
        #expect(narrow[1] <= ideal - 30 && narrow[2] == 30)
    }

    @Test func `a spacer takes only what texts leave`() throws {
        let text = ViewNode.text(ViewText("Hello world"))
        let ideal = try widths(text, in: nil)[0]
        let view = ViewNode.hStack(spacing: 0, [text, .spacer(), box(20)])
        #expect(try widths(view, in: ideal + 28) == [ideal, 8, 20])
        #expect(try widths(view, in: 300) == [ideal, 300 - ideal - 20, 20])
    }

    // The rows are the rules of SwiftUI's frames, as in OpenSwiftUI@069dd80b, `FrameLayout`.
    @Test(arguments: [
        (ViewNode.Limits(maximum: .infinity), 200.0 as Double?, 200.0),
        (.init(maximum: 100), 200, 100), (.init(maximum: 100), 60, 60),
        (.init(minimum: 0), 20, 20), (.init(minimum: 100), 20, 100),
        (.init(minimum: 40, maximum: 80), 20, 40), (.init(minimum: 40, maximum: 80), 60, 60),
        (.init(minimum: 40, maximum: 80), nil, 50), (.init(ideal: 70), nil, 70),
        (.init(), 200, 50), (.init(maximum: 30), nil, 30),
    ])
    func `a frame with limits has this width around a box of 50`(
        limits: ViewNode.Limits,
        proposal: Double?,
        width: Double
    ) throws {
        let view = box(50).frame(widthLimits: limits)
        #expect(try ViewLayout(view, proposal: ViewProposal(width: proposal)).size.width == width)
    }

    @Test func `text wraps, and an ellipsis replaces what has no room`() throws {
        var text = ViewText("The quick brown fox jumps over the lazy dog")
        let wrapped = try ViewLayout(.text(text), proposal: ViewProposal(width: 120))
        #expect(wrapped.lineCount > 2 && !wrapped.isTruncated)
        // Lines of body text are 22 points apart.
        let expected = 20.34 + 22 * Double(wrapped.lineCount - 1)
        #expect(abs(wrapped.size.height - expected) < 0.34)
        text.lineLimit = 2
        let limited = try ViewLayout(.text(text), proposal: ViewProposal(width: 120))
        #expect(limited.lineCount == 2 && limited.isTruncated && limited.size.width <= 120)
        let flat = try ViewLayout(.text(text), proposal: ViewProposal(width: 120, height: 30))
        #expect(flat.lineCount == 1 && flat.isTruncated)
        let fixed = try ViewLayout(
            ViewNode.text(text).fixedSize(),
            proposal: ViewProposal(width: 120)
        )
        #expect(fixed.lineCount == 0 && fixed.size.width > 120)
        #expect(!fixed.children[0].isTruncated && fixed.children[0].lineCount == 1)
    }

    // A right-to-left layout is the mirror image.
    @Test func `leading edges can be on the right`() throws {
        let view = ViewNode.hStack(spacing: 4, [box(10), box(20)])
            .padding(.init(leading: 7))
            .frame(width: 100, alignment: .init(.leading))
        func frames(_ isRightToLeft: Bool) throws -> [Double] {
            try ViewLayout(view, isRightToLeft: isRightToLeft).leaves
                .map { isRightToLeft ? 100 - $0.x - $0.size.width : $0.x }
        }
        #expect(try frames(false) == [7, 21])
        #expect(try frames(true) == [7, 21])
    }

    @Test func `the first view that fits is chosen at each size`() throws {
        let texts = [ViewText("Cancel"), ViewText("Continue")].map { ViewNode.text($0) }
        let view = ViewNode.firstThatFits(.horizontal, [.hStack(texts), .vStack(texts)])
        func size(_ category: ContentSizeCategory) throws -> TextSize {
            let reader = TraitCollection(preferredContentSizeCategory: category)
            return try ViewLayout(view, proposal: ViewProposal(width: 200), for: reader).size
        }
        #expect(try size(.large).height < 30)
        #expect(try size(.accessibilityExtraExtraExtraLarge).height > 100)
    }

    @Test func `a ratio fits within a proposal, or fills it`() throws {
        let square = ViewProposal(width: 100, height: 60)
        func size(_ fit: ViewNode.Fit) throws -> TextSize {
            try ViewLayout(ViewNode.fill.aspectRatio(1, fit), proposal: square).size
        }
        #expect(try size(.fit) == TextSize(width: 60, height: 60))
        #expect(try size(.fill) == TextSize(width: 100, height: 100))
    }

    @Test func `an overlay has the size of its view, and no effect on it`() throws {
        let view = box(40).overlay(box(100, 100), alignment: .init(.trailing, .top))
        let layout = try ViewLayout(view)
        #expect(layout.size == TextSize(width: 40, height: 10))
        #expect(layout.leaves.map(\.x) == [0, -60] && layout.leaves.map(\.y) == [0, 0])
    }

    @Test func `texts are aligned at their first baselines`() throws {
        let title = ViewText("A", font: .system(.title1))
        let caption = ViewText("a\nb", font: .system(.caption1))
        let view = ViewNode.hStack(
            alignment: .firstTextBaseline,
            [.text(title), .vStack([.text(caption)])]
        )
        let leaves = try ViewLayout(view).leaves
        let baselines = zip(leaves, [title, caption]).map { leaf, text in
            let size = text.runs[0].font.scaled(for: TraitCollection()).pointSize
            return leaf.y + FontInstance.system(SystemFace()).metrics(at: size).ascender
        }
        #expect(abs(baselines[0] - baselines[1]) < 1e-9)
    }

    // OpenSwiftUI@069dd80b, `ZStack` and the priorities of unary layouts.
    @Test func `a priority decides the size of layers, and passes through a background`() throws {
        let layers = try ViewLayout(.zStack([box(10).layoutPriority(1), box(100)]))
        #expect(layers.size.width == 10 && layers.leaves.map(\.x) == [0, -45])
        let text = ViewNode.text(ViewText("Notifications and sounds", lineLimit: 1))
        let spacer = ViewNode.spacer().background(.fill)
        let row = ViewNode.hStack(spacing: 0, [spacer, text])
        let layout = try ViewLayout(row, proposal: ViewProposal(width: 150))
        #expect(layout.children[0].size.width >= 8 && layout.children[1].proposal.width == 142)
        let infinite = ViewNode.hStack(spacing: 0, [.fill.layoutPriority(.infinity), .fill])
        #expect(try widths(infinite, in: 100) == [100, 0])
    }

    @Test func `only the view that fits is laid out`() throws {
        let long = ViewText("A long title of a row", lineLimit: 1)
        let view = ViewNode.firstThatFits(.horizontal, [.text(ViewText("Short")), .text(long)])
        let layout = try ViewLayout(view, proposal: ViewProposal(width: 160))
        #expect(layout.leaves.count == 1 && !layout.leaves[0].isTruncated)
    }

    @Test func `an overlay has no effect on a baseline, and a frame has its bottom`() throws {
        let text = ViewNode.text(ViewText("x"))
        let covered = box(40, 40).overlay(text, alignment: .init(.center, .top))
        let row = ViewNode.hStack(alignment: .firstTextBaseline, spacing: 0, [covered, text])
        let ascent = FontInstance.system(SystemFace()).metrics(at: 17).ascender
        #expect(try abs(ViewLayout(row).children[1].y - (40 - ascent)) < 1e-9)
        let framed = text.frame(height: 100, alignment: .init(.center, .firstTextBaseline))
        #expect(try abs(ViewLayout(framed).leaves[0].y - (100 - ascent)) < 1e-9)
    }

    // Without a memory, the time doubles with each level.
    @Test func `baselines of nested frames are remembered`() throws {
        let view = (0..<60).reduce(ViewNode.text(ViewText("x"))) { view, _ in
            view.frame(height: 100, alignment: .init(.center, .firstTextBaseline))
        }
        #expect(try ViewLayout(view).size.height == 100)
    }

    @Test func `a spacer in a frame has no distance to its neighbors`() throws {
        let text = ViewNode.text(ViewText("x"))
        let height = try ViewLayout(text).size.height
        let view = ViewNode.vStack([text, .spacer().frame(height: 20), text])
        #expect(try abs(ViewLayout(view).size.height - 2 * height - 20) < 1e-9)
    }

    @Test func `every number has a layout`() throws {
        let views: [ViewNode] = [
            ViewNode.fill.frame(width: ViewLength(.nan), height: -3),
            .fill.padding(ViewLength(.nan)),
            .box(width: ViewLength(.infinity), height: ViewLength(.nan)),
            .hStack(spacing: ViewLength(.nan), [.fill, .fill]),
            .hStack([.fill.layoutPriority(.nan), .spacer(minLength: ViewLength(.infinity)), .fill]),
            .fill.frame(widthLimits: .init(minimum: 300, maximum: 10)), .fill.aspectRatio(.nan),
            .vStack([]), .firstThatFits(.both, []), .fill.padding(-1e300),
        ]
        let proposals = [
            ViewProposal.unspecified, .zero, ViewProposal(width: -5, height: .nan),
            ViewProposal(width: 1e300, height: 20),
        ]
        for (view, proposal) in views.flatMap({ view in proposals.map { (view, $0) } }) {
            let layout = try ViewLayout(view, proposal: proposal)
            for leaf in layout.leaves {
                #expect(leaf.x.isFinite && leaf.y.isFinite, "\(layout)")
                #expect(leaf.size.width.isFinite && leaf.size.height.isFinite, "\(layout)")
            }
        }
        for view in views + [.hStack([.fill.aspectRatio(1, .fill), .fill, .fill])] {
            let layout = try ViewLayout(view, proposal: .infinity, isRightToLeft: true)
            #expect(layout.leaves.allSatisfy { !$0.x.isNaN && !$0.size.width.isNaN }, "\(layout)")
        }
    }

    @Test func `depth and size are bounded`() throws {
        func nested(_ depth: Int) -> ViewNode {
            (0..<depth).reduce(ViewNode.text(ViewText("a"))) { view, level in
                level % 2 == 0 ? .hStack([view, .fill]) : .vStack([view, .spacer()])
            }
        }
        // The distances between neighbors add up to more than the width.
        #expect(try ViewLayout(nested(63), proposal: ViewProposal(width: 100)).size.width > 200)
        #expect(throws: ViewLayoutError.tooDeep(limit: 64)) { try ViewLayout(nested(64)) }
        let row = ViewNode.hStack(spacing: 0, (0..<10_000).map { _ in box(1) })
        #expect(try ViewLayout(row).size.width == 10_000)
        #expect(throws: ViewLayoutError.tooLarge(limit: 100_000)) {
            try ViewLayout(.hStack((0..<100_000).map { _ in .fill }))
        }
    }

    @Test func `a layout prints each view with its frame and its proposal`() throws {
        let text = ViewText("The quick brown fox", lineLimit: 1)
        let view = ViewNode.hStack(spacing: 10, [box(20), .text(text)]).padding(5)
        let layout = try ViewLayout(view, proposal: ViewProposal(width: 100))
        let lines = layout.description.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(
            lines[0] == "padding: 0, 0, \(layout.size.width.formatted) x 30.33, offered 100 x ideal"
        )
        #expect(lines[2] == "    box: 5, 10.17, 20 x 10, offered 40 x 20.33")
        #expect(lines[3].hasPrefix("    text \"The quick brown fox\": 35, 5, "))
        #expect(lines[3].hasSuffix(", truncated"))
    }
}

extension Double {
    /// The number with at most two decimal places.
    fileprivate var formatted: String { roundedText(toPlaces: 2) }
}
