import Testing
import TypeScaleLayout
import TypeScaleViews

struct ViewProblemTests {
    private func problems(_ view: ViewNode, width: Double) throws -> [ViewProblem] {
        try ViewProblem.all(in: view, width: width)
    }

    private func text(_ text: String, limit: Int? = nil) -> ViewNode {
        .text(ViewText(text, lineLimit: limit))
    }

    @Test func `each kind of problem has its lengths`() throws {
        let long = "Notifications and sounds"
        #expect(try problems(text(long), width: 320).isEmpty)
        let truncated = try problems(.hStack([text(long, limit: 1), text("12")]), width: 120)
        #expect(truncated.map(\.kind) == [.truncated])
        #expect(truncated[0].description.contains("keeps 17.33"))
        #expect(try problems(text(long).frame(height: 10), width: 320).map(\.kind) == [.tooTall])
        let narrow = try problems(text("100%").frame(width: 20), width: 320)
        #expect(narrow.map(\.kind) == [.broken])
        #expect(try problems(text(long).fixedSize(), width: 120).map(\.kind) == [.tooWide])
        #expect(
            try problems(.fill.frame(width: 400, height: 2), width: 320).map(\.kind) == [.tooWide]
        )
        #expect(try Set(problems(.unknown("Badge"), width: 320).map(\.kind)) == [.unknown])
    }

    @Test func `views that scroll have room`() throws {
        let long = text("Notifications and sounds")
        #expect(try problems(.scroll(.horizontal, long), width: 40).isEmpty)
        #expect(try problems(.scroll(.vertical, long).frame(height: 10), width: 320).isEmpty)
    }

    @Test func `a word breaks in a narrow view without a frame`() throws {
        // A reader can have a narrower screen than a word at a large text size.
        #expect(try problems(text("Notifications"), width: 40).isEmpty)
    }

    @Test func `a text shrinks to its smallest scale before it is truncated`() throws {
        var text = ViewText("Notifications", lineLimit: 1)
        text.minimumScale = 0.5
        let ideal = try ViewLayout(.text(text)).size.width
        let half = try ViewLayout(.text(text), proposal: ViewProposal(width: ideal / 2 + 1))
        #expect(!half.isTruncated && half.size.width <= ideal / 2 + 1)
        #expect(half.size.width > ideal / 2 - 2)
        let less = try ViewLayout(.text(text), proposal: ViewProposal(width: ideal / 2 - 2))
        #expect(less.isTruncated)
        let low = try ViewLayout(.text(text), proposal: ViewProposal(width: 320, height: 15))
        #expect(low.size.height < 15.5 && low.size.height > 14)
    }

    @Test func `a text in several fonts has the width of its parts and the highest line`() throws {
        let parts = [
            ViewText.Run("Total ", font: .system(.body)), .init("12", font: .system(.title1)),
        ]
        let sizes = try parts.map { try ViewLayout(.text(ViewText([$0]))).size }
        let whole = try ViewLayout(.text(ViewText(parts))).size
        #expect(whole.height == sizes[1].height)
        // The space at the end of the first part counts only in the whole.
        #expect(whole.width > sizes[0].width + sizes[1].width)
        #expect(ViewText(parts).text == "Total 12")
    }

    @Test func `a name is transparent and in the layout`() throws {
        let plain = ViewNode.hStack([text("A"), .spacer(), text("B").layoutPriority(1)])
        let named = ViewNode.hStack([
            text("A").named("first"), ViewNode.spacer().named("gap"),
            text("B").layoutPriority(1).named("last"),
        ])
        let proposal = ViewProposal(width: 100)
        let (first, second) = try (
            ViewLayout(plain, proposal: proposal), ViewLayout(named, proposal: proposal)
        )
        #expect(first.leaves.map(\.x) == second.leaves.map(\.x))
        #expect("\(second)".contains("last (priority 1)"))
    }

    @Test func `an unknown picture has no effect in a frame, an overlay or a background`() throws {
        let length = ViewLength(0...Double.infinity, "a picture")
        let picture = ViewNode.box(width: length, height: length)
        let row = ViewNode.hStack([picture.frame(width: 40, height: 40), text("OK", limit: 1)])
        #expect(try problems(row.background(picture).overlay(picture), width: 320).isEmpty)
        let open = ViewNode.hStack([picture.frame(height: 40), text("OK", limit: 1)])
        #expect(try problems(open, width: 320).contains { $0.kind == .unknown })
        // A view of another kind can contain text.
        let view = ViewNode.unknown("a view").frame(width: 40, height: 40)
        #expect(try problems(view, width: 320).map(\.kind) == [.unknown])
    }
}

extension ViewProblemTests {
    @Test func `an unknown answer names the part that decides`() throws {
        let row = ViewNode.hStack(
            spacing: 0,
            [
                .box(width: ViewLength(0...200, "the image"), height: 10),
                .box(width: ViewLength(4...5, "the line"), height: 10),
                text("Notifications", limit: 1),
            ]
        )
        let problem = try #require(try problems(row, width: 260).first)
        #expect(problem.kind == .unknown && problem.reason.hasSuffix("unknown: the image"))
    }
}
