import Testing
import TypeScaleLayout
import TypeScaleTestSupport

@testable import TypeScaleViews

/// Compares bounds with the layouts of everything that the unknown parts can be.
struct ViewBoundsTests {
    private static let words = [
        "On", "Off", "Settings", "Notifications and sounds", "A", "Cancel", "Delete all messages",
        "Hello world", "12", "Privacy and security of this device",
    ]

    /// A random view, and the same view with its unknown parts filled in.
    private struct Pair {
        var view: ViewNode
        var filled: ViewNode
    }

    private struct Maker {
        var random: SeededGenerator
        var hasUnknownViews: Bool

        mutating func chance(_ share: Double) -> Bool {
            Double.random(in: 0..<1, using: &random) < share
        }

        mutating func number(_ range: ClosedRange<Double>) -> Double {
            Double.random(in: range, using: &random).rounded()
        }

        /// Returns a length with bounds, and a length between these.
        mutating func length(_ range: ClosedRange<Double>) -> (ViewLength, ViewLength) {
            guard chance(0.5) else {
                let known = ViewLength(number(range))
                return (known, known)
            }
            let bounds = [number(range), number(range)].sorted()
            let value = Double.random(in: bounds[0]...bounds[1], using: &random)
            return (ViewLength(bounds[0]...bounds[1], "a length"), ViewLength(value))
        }

        mutating func text() -> Pair {
            let words = ViewBoundsTests.words
            var text = ViewText(words.randomElement(using: &random) ?? "")
            if chance(0.5) { text.lineLimit = Int.random(in: 1...2, using: &random) }
            if chance(0.1) { text.minimumScale = number(5...10) / 10 }
            var filled = text
            if chance(0.15) {
                text.isOpen = true
                filled.runs[0].text += " " + (words.randomElement(using: &random) ?? "")
            }
            return Pair(view: .text(text), filled: .text(filled))
        }

        mutating func leaf() -> Pair {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: return Pair(view: .fill, filled: .fill)
            case 1, 2:
                let (width, value) = length(0...120)
                return Pair(
                    view: .box(width: width, height: 20),
                    filled: .box(width: value, height: 20)
                )
            case 3 where hasUnknownViews:
                var inner = Maker(random: random, hasUnknownViews: false)
                let filled = inner.view(2).filled
                random = inner.random
                let priority = chance(0.2) ? filled.layoutPriority(1) : filled
                return Pair(view: .unknown("a view"), filled: priority)
            default: return text()
            }
        }

        mutating func view(_ depth: Int) -> Pair {
            guard depth > 0 else { return leaf() }
            switch Int.random(in: 0..<15, using: &random) {
            case 0...4:
                var pairs = (0..<Int.random(in: 2...4, using: &random)).map { _ in view(depth - 1) }
                if chance(0.3) {
                    let index = Int.random(in: 0...pairs.count, using: &random)
                    pairs.insert(Pair(view: .spacer(), filled: .spacer()), at: index)
                }
                if chance(0.2) {
                    pairs[0].view = pairs[0].view.layoutPriority(1)
                    pairs[0].filled = pairs[0].filled.layoutPriority(1)
                }
                let spacing: (ViewLength?, ViewLength?) =
                    chance(0.3)
                    ? (nil, nil)
                    : {
                        let (bounds, value) = $0.length(-20...20)
                        return (bounds, value)
                    }(&self)
                return Pair(
                    view: .hStack(spacing: spacing.0, pairs.map(\.view)),
                    filled: .hStack(spacing: spacing.1, pairs.map(\.filled))
                )
            case 5, 6:
                var pairs = (0..<Int.random(in: 2...3, using: &random)).map { _ in view(depth - 1) }
                if chance(0.2) { pairs.append(Pair(view: .spacer(), filled: .spacer())) }
                return Pair(
                    view: .vStack(alignment: .leading, pairs.map(\.view)),
                    filled: .vStack(alignment: .leading, pairs.map(\.filled))
                )
            case 7:
                let pair = view(depth - 1)
                let (leading, trailing) = (length(0...40), length(0...40))
                return Pair(
                    view: pair.view.padding(.init(leading: leading.0, trailing: trailing.0)),
                    filled: pair.filled.padding(.init(leading: leading.1, trailing: trailing.1))
                )
            case 8:
                let pair = view(depth - 1)
                let (width, value) = length(20...200)
                return Pair(
                    view: pair.view.frame(width: width),
                    filled: pair.filled.frame(width: value)
                )
            case 9:
                let pair = view(depth - 1)
                let limits = [
                    ViewNode.Limits(maximum: .infinity), .init(minimum: number(0...100)),
                    .init(maximum: number(50...200)),
                    .init(minimum: number(0...50), maximum: number(50...200)),
                ]
                let limit = limits.randomElement(using: &random) ?? .init()
                return Pair(
                    view: pair.view.frame(widthLimits: limit),
                    filled: pair.filled.frame(widthLimits: limit)
                )
            case 12:
                let (first, second) = (view(depth - 1), view(depth - 1))
                let axes: ViewNode.AxisSet = chance(0.5) ? .horizontal : .both
                return Pair(
                    view: .firstThatFits(axes, [first.view, second.view]),
                    filled: .firstThatFits(axes, [first.filled, second.filled])
                )
            case 13:
                let (first, second) = (view(depth - 1), view(depth - 1))
                return chance(0.5)
                    ? Pair(
                        view: .zStack([first.view, second.view]),
                        filled: .zStack([first.filled, second.filled])
                    )
                    : Pair(
                        view: first.view.overlay(second.view),
                        filled: first.filled.overlay(second.filled)
                    )
            case 14:
                let pair = view(depth - 1)
                let axis: ViewNode.Axis = chance(0.5) ? .horizontal : .vertical
                guard chance(0.5) else {
                    let ratio = number(1...4) / 2
                    let fit: ViewNode.Fit = chance(0.7) ? .fit : .fill
                    return Pair(
                        view: pair.view.aspectRatio(ratio, fit),
                        filled: pair.filled.aspectRatio(ratio, fit)
                    )
                }
                return Pair(view: .scroll(axis, pair.view), filled: .scroll(axis, pair.filled))
            case 10:
                let pair = view(depth - 1)
                let height = number(10...80)
                let limits = [
                    ViewNode.Limits(minimum: height), .init(maximum: height),
                    .init(minimum: height, maximum: height + 30), .init(ideal: height),
                ]
                guard chance(0.5), let limit = limits.randomElement(using: &random) else {
                    let (bounds, value) = length(10...80)
                    return Pair(
                        view: pair.view.frame(height: bounds),
                        filled: pair.filled.frame(height: value)
                    )
                }
                return Pair(
                    view: pair.view.frame(widthLimits: .init(), heightLimits: limit),
                    filled: pair.filled.frame(widthLimits: .init(), heightLimits: limit)
                )
            default:
                let pair = view(depth - 1)
                let isFixed = chance(0.5)
                return Pair(
                    view: isFixed ? pair.view.fixedSize() : pair.view,
                    filled: isFixed ? pair.filled.fixedSize() : pair.filled
                )
            }
        }
    }

    /// Returns the texts that both views contain, with their layouts.
    ///
    /// A text that is not shown has no layout.
    private static func texts(
        _ layout: ViewLayout?,
        _ view: ViewNode,
        _ filled: ViewNode
    ) -> [ViewLayout?] {
        switch view {
        case .text: return [layout]
        case .unknown: return []
        case .firstThatFits:
            let shown = layout?.children.first
            // Of equal views, it is not known which is shown.
            let same = filled.children.indices.filter { filled.children[$0] == shown?.view }
            let chosen = same.count == 1 ? same[0] : nil
            return zip(view.children, filled.children).enumerated().flatMap { index, pair in
                texts(index == chosen ? shown : nil, pair.0, pair.1)
            }
        default:
            return zip(view.children, filled.children).enumerated().flatMap { index, pair in
                texts(layout?.children[index], pair.0, pair.1)
            }
        }
    }

    @Test(arguments: [false, true])
    func `no layout is outside of the bounds`(hasUnknownViews: Bool) throws {
        var maker = Maker(random: SeededGenerator(seed: 59), hasUnknownViews: hasUnknownViews)
        var verdicts: [Fit.Verdict: Int] = [:]
        #if DEBUG
        let count = 1_500
        #else
        let count = 50_000
        #endif
        for _ in 0..<count {
            let pair = maker.view(3)
            let width = maker.number(40...400)
            let bounds = try ViewBounds(pair.view, width: width)
            let layout = try ViewLayout(pair.filled, proposal: ViewProposal(width: width))
            let placed = Self.texts(layout, pair.view, pair.filled)
            #expect(placed.count == bounds.texts.count)
            for (text, found) in zip(placed, bounds.texts) {
                guard let text else { continue }
                verdicts[found.verdict, default: 0] += 1
                // Each text is rounded up to a pixel, so siblings can take more than their share.
                let slack = 0.51 * Double(max(2, bounds.texts.count))
                if let offered = text.proposal.width, let least = found.least, let most = found.most
                {
                    let isWithin = least - slack <= offered && offered <= most + slack
                    #expect(isWithin, "\(offered) in \(least)...\(most)\n\(layout)")
                }
                switch found.verdict {
                case .fits: #expect(!text.isTruncated, "\(text)\n\(layout)")
                case .truncated: #expect(text.isTruncated, "\(text)\n\(layout)")
                case .inconclusive: break
                }
            }
        }
        print("verdicts:", verdicts.map { "\($0.key) \($0.value)" }.sorted())
        #expect(verdicts[.fits, default: 0] > count / 4)
        #expect(verdicts[.truncated, default: 0] > count / 20)
    }

    @Test func `a view without problems has none with any values`() throws {
        var maker = Maker(random: SeededGenerator(seed: 60), hasUnknownViews: false)
        #if DEBUG
        let count = 1_500
        #else
        let count = 50_000
        #endif
        var (clean, unknown, kinds) = (0, 0, [ViewProblem.Kind: Int]())
        for _ in 0..<count {
            let pair = maker.view(3)
            let width = maker.number(40...400)
            let bounded = try ViewProblem.all(in: pair.view, width: width)
            let exact = try ViewProblem.all(in: pair.filled, width: width)
            unknown += bounded.contains { $0.kind == .unknown } ? 1 : 0
            clean += bounded.isEmpty ? 1 : 0
            if bounded.isEmpty {
                let problems = "\(exact)"
                #expect(exact.isEmpty, "\(problems)\n\(pair.view)\n\(pair.filled) in \(width)")
            }
            for problem in bounded where problem.kind != .unknown {
                kinds[problem.kind, default: 0] += 1
                let same = exact.contains { $0.kind == .truncated }
                #expect(
                    problem.kind == .truncated ? same : !exact.isEmpty,
                    "\(problem) \(pair.filled)"
                )
            }
        }
        print("clean \(clean), unknown \(unknown) of \(count), \(kinds)")
        #expect(clean > count / 20)
    }

    // Section 5 of the interval rules: between its smallest and its largest, B leaves more room.
    @Test func `two layouts are not sufficient`() throws {
        let texts = [ViewText("Settings", lineLimit: 1), ViewText("On off")]
        let width = try texts.reduce(-2) { try $0 + ViewLayout(.text($1)).size.width }
        func row(_ first: ViewNode) -> ViewNode {
            .hStack(spacing: 0, [first] + texts.map { .text($0) })
        }
        func isTruncated(_ most: Double) throws -> Bool {
            let first = ViewNode.text(ViewText("x")).frame(
                widthLimits: .init(ideal: 0, maximum: most)
            )
            let layout = try ViewLayout(row(first), proposal: ViewProposal(width: width))
            return layout.leaves[1].isTruncated
        }
        #expect(try isTruncated(0) && isTruncated(400))
        let values = stride(from: 0.0, through: width, by: 0.5)
        #expect(try values.contains { try !isTruncated($0) })
        let bounds = try ViewBounds(row(.unknown("B")), width: width)
        #expect(bounds.texts[0].verdict == .inconclusive && bounds.unknowns == ["B"])
    }

    @Test func `text that is measured wider than it is placed has no room`() throws {
        let text = ViewNode.text(ViewText("Notifications and sounds"))
        let row = ViewNode.hStack([text.frame(widthLimits: .init(maximum: 150))])
        // The ideal width has one line, and the frame offers less.
        #expect(try ViewLayout(row.fixedSize()).leaves[0].isTruncated)
        #expect(try ViewBounds(row.fixedSize(), width: 300).texts[0].verdict != .fits)
        #expect(try ViewBounds(row, width: 300).texts[0].verdict == .fits)
    }

    @Test func `a newline needs a line at any width`() throws {
        let limited = ViewNode.text(ViewText("On\nOff", lineLimit: 1))
        #expect(try ViewLayout(limited).leaves[0].isTruncated)
        #expect(try ViewBounds(limited, width: 300).texts[0].verdict == .truncated)
        #expect(try ViewBounds(limited.fixedSize(), width: 300).texts[0].verdict == .truncated)
        let low = ViewNode.text(ViewText("On\nOff")).frame(height: 25)
        #expect(try ViewLayout(low).leaves[0].isTruncated)
        #expect(try ViewBounds(low, width: 300).texts[0].verdict == .inconclusive)
    }

    // "of" moves to the last line, so the width of the text is two words less than the width.
    @Test func `a word that moves to the last line leaves its line empty`() throws {
        let text = ViewNode.text(ViewText("Privacy and security of this device"))
        let limits = ViewNode.Limits(minimum: 0)
        let framed = ViewNode.vStack([text, text]).frame(widthLimits: limits)
        let offered = try ViewLayout(framed, proposal: ViewProposal(width: 253)).leaves[0].proposal
        let bounds = try ViewBounds(framed, width: 253).texts[0]
        let (width, least) = try (#require(offered.width), #require(bounds.least))
        #expect(width < 180 && least <= width)
    }

    @Test func `an exact layout of an unknown view is an error`() throws {
        for view in [
            ViewNode.unknown("BadgeView"), .box(width: ViewLength(1...2, "BadgeView"), height: 3),
            ViewNode.fill.padding(.init(leading: ViewLength(0...4, "BadgeView"))),
        ] {
            #expect(throws: ViewLayoutError.unknown("BadgeView")) {
                try ViewLayout(.hStack([view]))
            }
            #expect(try ViewBounds(.hStack([view]), width: 100).unknowns == ["BadgeView"])
        }
    }

    @Test func `lengths without an upper bound, open texts and negative spacing have bounds`()
        throws
    {
        let any = ViewLength(5...Double.infinity, "a length")
        let text = ViewNode.text(ViewText("Hello world", lineLimit: 1))
        let framed = try ViewBounds(text.frame(width: any), width: 300)
        #expect(framed.texts[0].verdict == .inconclusive && framed.unknowns == ["a length"])
        let spaced = try ViewBounds(.hStack([text, .spacer(minLength: any)]), width: 300)
        #expect(spaced.texts[0].verdict == .inconclusive)
        let padding = ViewLength(-Double.infinity...Double.infinity, "a length")
        #expect(try ViewBounds(text.padding(padding), width: 300).texts[0].verdict == .inconclusive)
        var open = ViewText("")
        open.isOpen = true
        #expect(try ViewBounds(.hStack([.text(open)]), width: 300).texts[0].verdict == .fits)
        let row = ViewNode.hStack(
            spacing: -30,
            [
                .text(ViewText("Notifications", lineLimit: 1)), .text(ViewText("Ok")),
                .box(width: ViewLength(10...12, "a length"), height: 10),
            ]
        )
        #expect(try ViewBounds(row, width: 100).texts[0].verdict != .truncated)
        let height = ViewLength(4...48, "a height")
        #expect(
            try ViewProblem.all(in: text.frame(height: height), width: 300).map(\.kind) == [
                .unknown
            ]
        )
        let symbol = ViewSystem(.iOS26, screenWidth: .nan).symbol(pointSize: .nan)
        #expect(try ViewBounds(symbol, width: 300).texts.isEmpty)
    }
}
