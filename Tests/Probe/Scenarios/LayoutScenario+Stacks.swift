import SwiftUI

extension LayoutScenario {
    /// Stacks, their default distances, dividers and layers.
    @ScenarioBuilder static var stacks: [LayoutScenario] {
        shares
        orders
        spacers
        priorities
        priorityScopes
        distances
        distanceStyles
        distanceScopes
        dividers
        layers
        otherStacks
        cells
    }

    /// How texts share a width.
    @ScenarioBuilder private static var shares: [LayoutScenario] {
        LayoutScenario("stack-two-equal", "C: two equal texts share the width", width: 240) {
            HStack {
                Text(Phrase.long).mark("first")
                Text(Phrase.long).mark("second")
            }
        }
        LayoutScenario("stack-long-short", "C: the shorter text is offered its share first") {
            HStack {
                Text(Phrase.long).mark("long")
                Text(Phrase.medium).mark("medium")
            }
        }
        LayoutScenario("stack-two-long", "C: a wrapped text leaves the rest of its share") {
            HStack {
                Text(Phrase.long).mark("first")
                Text(Phrase.other).mark("second")
            }
        }
        LayoutScenario("stack-three-equal", "C: three equal texts share the width", width: 300) {
            HStack {
                Text(Phrase.medium).mark("first")
                Text(Phrase.medium).mark("second")
                Text(Phrase.medium).mark("third")
            }
        }
        LayoutScenario("stack-three-mixed", "C: the share grows after each shorter text") {
            HStack {
                Text(Phrase.long).mark("long")
                Text(Phrase.word).mark("word")
                Text(Phrase.medium).mark("medium")
            }
        }
        LayoutScenario("stack-one-line-each", "C: texts of one line are truncated by shares") {
            HStack {
                Text(Phrase.medium).mark("medium")
                Text(Phrase.short).mark("short")
                Text(Phrase.long).mark("long")
            }
            .lineLimit(1)
        }
        LayoutScenario("stack-vertical-share", "C: texts share a height", width: 160) {
            VStack {
                Text(Phrase.long).mark("first")
                Text(Phrase.other).mark("second")
            }
            .mark("stack")
            .frame(height: 120)
        }
        LayoutScenario("stack-nested-share", "C: a nested stack is one member of its stack") {
            HStack {
                Text(Phrase.long).mark("text")
                HStack {
                    Text(Phrase.medium).mark("first")
                    Text(Phrase.other).mark("second")
                }
                .mark("inner")
            }
        }
    }

    /// The order in which the members of a stack are offered their shares.
    @ScenarioBuilder private static var orders: [LayoutScenario] {
        LayoutScenario("order-text-frame", "C: an infinite frame comes after a text") {
            HStack {
                Text(Phrase.medium).mark("inner").frame(maxWidth: .infinity).mark("frame")
                Text(Phrase.other).mark("text")
            }
        }
        LayoutScenario("order-infinite-minimum", "C: of two endless views, the wider is first") {
            HStack(spacing: 0) {
                Color.gray.frame(height: 20).mark("color")
                Color.gray.frame(minWidth: 200, maxWidth: .infinity)
                    .frame(height: 20)
                    .mark("wide")
            }
        }
        LayoutScenario("order-limits", "M: a maximum and a minimum, 75 and 100", width: 150) {
            HStack(spacing: 0) {
                Color.gray.frame(maxWidth: 100).frame(height: 20).mark("maximum")
                Color.gray.frame(minWidth: 100).frame(height: 20).mark("minimum")
            }
        }
        LayoutScenario("order-tie", "C: equally flexible views keep their order", width: 150) {
            HStack(spacing: 0) {
                Color.gray.frame(minWidth: 80, maxWidth: 180).frame(height: 20).mark("first")
                Color.gray.frame(minWidth: 20, maxWidth: 120).frame(height: 20).mark("second")
            }
        }
        // The second text is wider by less than the difference of the widest glyphs.
        LayoutScenario("order-glyph", "F: the least width of a text is 0 to a glyph", width: 300) {
            HStack {
                Text("till lift fill tilt lift till lift fill").mark("narrow")
                Text("MMM WWW MMM WW").mark("wide")
            }
        }
    }

    /// Spacers, which come last.
    @ScenarioBuilder private static var spacers: [LayoutScenario] {
        LayoutScenario("spacer-between", "C: a spacer takes what two texts leave") {
            HStack {
                Text(Phrase.word).mark("first")
                Spacer().mark("spacer")
                Text(Phrase.short).mark("second")
            }
        }
        LayoutScenario("spacer-wrapping", "C: a spacer takes only its minimum from texts") {
            HStack {
                Text(Phrase.long).mark("first")
                Spacer().mark("spacer")
                Text(Phrase.medium).mark("second")
            }
        }
        LayoutScenario("spacer-minimum", "M: a spacer has 8 points or its minimum, no spacing") {
            HStack {
                Text(Phrase.word).mark("first")
                Spacer().mark("spacer")
                Text(Phrase.word).mark("second")
                Spacer(minLength: 0).mark("zero")
                Text(Phrase.short).mark("third")
            }
            .fixedSize()
        }
        LayoutScenario("spacer-three-texts", "C: two spacers share what three texts leave") {
            HStack {
                Text(Phrase.medium).mark("first")
                Spacer().mark("left")
                Text(Phrase.word).mark("second")
                Spacer().mark("right")
                Text(Phrase.other).mark("third")
            }
        }
        LayoutScenario("spacer-vertical-minimum", "F: the least height of a spacer is 8 points") {
            VStack {
                Text(Phrase.word).mark("first")
                Spacer().mark("spacer")
                Text(Phrase.short).mark("second")
            }
            .fixedSize()
        }
        LayoutScenario("spacer-layers", "C: a spacer in layers has both lengths") {
            ZStack {
                Spacer().mark("spacer")
                Text(Phrase.word).mark("text")
            }
            .mark("stack")
            .frame(height: 60)
        }
    }

    /// Priorities of texts that do not fit.
    @ScenarioBuilder private static var priorities: [LayoutScenario] {
        LayoutScenario("priority-one", "C: a priority of 1 leaves a text what others need") {
            HStack {
                Text(Phrase.medium).mark("low")
                Text(Phrase.long).mark("high").layoutPriority(1)
            }
            .lineLimit(1)
        }
        LayoutScenario("priority-minus-one", "C: a negative priority comes last") {
            HStack {
                Text(Phrase.medium).mark("low").layoutPriority(-1)
                Text(Phrase.other).mark("high")
            }
            .lineLimit(3)
        }
        LayoutScenario("priority-levels", "C: a group gets what higher groups leave") {
            HStack {
                Text(Phrase.medium).mark("zero")
                Text(Phrase.medium).mark("two").layoutPriority(2)
                Text(Phrase.short).mark("one").layoutPriority(1)
            }
            .lineLimit(3)
        }
        LayoutScenario("priority-minima", "C: the minima of lower groups are kept") {
            HStack {
                Text(Phrase.long).mark("high").layoutPriority(1)
                Color.gray.frame(minWidth: 70).frame(height: 20).mark("low")
                Box(30, 20).mark("box").layoutPriority(-1)
            }
            .lineLimit(3)
        }
        LayoutScenario("priority-spacer", "C: a spacer with a priority takes all but minima") {
            HStack {
                Text(Phrase.medium).mark("first")
                Spacer().mark("spacer").layoutPriority(1)
                Text(Phrase.word).mark("second")
            }
            .lineLimit(3)
        }
    }

    /// Modifiers after which a priority still applies, or does not.
    @ScenarioBuilder private static var priorityScopes: [LayoutScenario] {
        LayoutScenario("priority-decorated", "C: a priority passes through layers around a view") {
            HStack {
                Text(Phrase.other).mark("low")
                Text(Phrase.long)
                    .layoutPriority(1)
                    .background { Color.gray }
                    .overlay { Color.clear }
                    .mark("high")
            }
            .lineLimit(3)
        }
        LayoutScenario("priority-padding", "C: a priority ends at padding") {
            HStack {
                Text(Phrase.other).mark("low")
                Text(Phrase.long).layoutPriority(1).padding(4).mark("high")
            }
            .lineLimit(3)
        }
        LayoutScenario("priority-frame", "C: a priority ends at a frame") {
            HStack {
                Text(Phrase.other).mark("low")
                Text(Phrase.long).layoutPriority(1).frame(minHeight: 40).mark("high")
            }
            .lineLimit(3)
        }
        LayoutScenario("priority-fixed-size", "C: a priority passes through a fixed size") {
            HStack {
                Text(Phrase.other).mark("low")
                Text(Phrase.long)
                    .layoutPriority(1)
                    .fixedSize(horizontal: false, vertical: true)
                    .opacity(0.5)
                    .offset(x: 0)
                    .mark("high")
            }
            .lineLimit(3)
        }
        LayoutScenario("priority-nested", "C: a priority has no effect outside its stack") {
            HStack {
                Text(Phrase.other).mark("outer")
                HStack {
                    Text(Phrase.long).mark("high").layoutPriority(1)
                }
                .mark("inner")
            }
            .lineLimit(3)
        }
        LayoutScenario("priority-body", "C: a priority at the end of a body counts") {
            HStack {
                Text(Phrase.other).mark("low")
                ImportantText().mark("high")
            }
            .lineLimit(3)
        }
        LayoutScenario("priority-group", "D: a priority of a group applies to each view") {
            HStack {
                Text(Phrase.other).mark("low")
                Group {
                    Text(Phrase.medium).mark("first")
                    Text(Phrase.short).mark("second")
                }
                .layoutPriority(1)
            }
            .lineLimit(3)
        }
        LayoutScenario("priority-twice", "C: of two priorities, the outer one counts") {
            HStack {
                Text(Phrase.other).mark("zero")
                Text(Phrase.long).mark("twice").layoutPriority(1).layoutPriority(-1)
            }
            .lineLimit(3)
        }
    }

    /// Default distances.
    @ScenarioBuilder private static var distances: [LayoutScenario] {
        LayoutScenario("distance-row", "M: 8 points between neighbors in a row") {
            HStack {
                Text(Phrase.word).mark("first")
                Text(Phrase.word).mark("second")
                Box(20, 20).mark("left")
                Box(20, 20).mark("right")
            }
        }
        LayoutScenario("distance-boxes", "C: 8 points, less above and below a text") {
            VStack {
                Box(40, 20).mark("first")
                Box(40, 20).mark("second")
                Text(Phrase.word).mark("text")
                Box(40, 20).mark("last")
            }
        }
        LayoutScenario("distance-fonts-boxes", "C: the distance to an edge scales with the font") {
            VStack {
                Box(40, 20).mark("first")
                Text(Phrase.word).font(.largeTitle).mark("large")
                Box(40, 20).mark("second")
                Text(Phrase.word).font(.caption2).mark("small")
                Box(40, 20).mark("last")
            }
        }
        LayoutScenario("distance-symbols", "C: a symbol prefers the distances of an edge") {
            VStack {
                Text(Phrase.word).mark("upper")
                Image(systemName: "star.fill").mark("symbol")
                Text(Phrase.word).mark("lower")
            }
        }
        LayoutScenario("distance-divider", "C: a divider has the distance of other views") {
            VStack {
                Text(Phrase.word).mark("upper")
                Divider().mark("divider")
                Text(Phrase.word).mark("lower")
            }
        }
        LayoutScenario("distance-controls", "C: a control has the distance of its label or 8") {
            VStack {
                Text(Phrase.word).mark("text")
                Button {
                } label: {
                    Text(Phrase.word)
                }
                .mark("button")
                Toggle(isOn: .constant(true)) { Text(Phrase.word) }.mark("toggle")
                TextField("Name", text: .constant("")).mark("field")
                Text(Phrase.short).mark("last")
            }
        }
    }

    /// Distances between texts of several styles.
    @ScenarioBuilder private static var distanceStyles: [LayoutScenario] {
        LayoutScenario("distance-texts", "M: the lower text's leading minus its line height") {
            VStack {
                Text(Phrase.word).font(.headline).mark("headline")
                Text(Phrase.word).font(.subheadline).mark("subheadline")
                Text(Phrase.word).mark("upper")
                Text(Phrase.word).mark("lower")
            }
        }
        LayoutScenario("distance-falling", "C: the leading of the lower text decides, if smaller") {
            VStack {
                Text(Phrase.word).font(.largeTitle).mark("largeTitle")
                Text(Phrase.word).font(.title).mark("title")
                Text(Phrase.word).font(.title3).mark("title3")
                Text(Phrase.word).font(.callout).mark("callout")
                Text(Phrase.word).font(.footnote).mark("footnote")
                Text(Phrase.word).font(.caption2).mark("caption2")
            }
        }
        LayoutScenario("distance-rising", "C: the leading of the lower text decides, if larger") {
            VStack {
                Text(Phrase.word).font(.caption).mark("caption")
                Text(Phrase.word).font(.subheadline).mark("subheadline")
                Text(Phrase.word).font(.headline).mark("headline")
                Text(Phrase.word).font(.title2).mark("title2")
                Text(Phrase.word).font(.title).mark("title")
                Text(Phrase.word).font(.largeTitle).mark("largeTitle")
            }
        }
        LayoutScenario("distance-fixed-fonts", "C: a font of a fixed size adds no leading") {
            VStack {
                Text(Phrase.word).font(.system(size: 30)).mark("upper")
                Text(Phrase.word).font(.system(size: 12)).mark("lower")
                Text(Phrase.word).font(.system(size: 30)).mark("last")
            }
        }
        LayoutScenario("distance-lines", "C: lines change no distance", width: 200) {
            VStack {
                Text(Phrase.long).mark("upper")
                Text(Phrase.other).mark("lower")
                Text(Phrase.long).lineSpacing(10).mark("spaced")
                Text(Phrase.word).mark("last")
            }
        }
    }

    /// Distances to views in containers and modifiers.
    @ScenarioBuilder private static var distanceScopes: [LayoutScenario] {
        LayoutScenario("distance-padding", "C: padding removes the preference of its own edges") {
            VStack {
                Text(Phrase.word).mark("plain")
                Text(Phrase.word).padding(.top, 4).mark("top")
                Text(Phrase.word).padding(.horizontal, 4).mark("horizontal")
                Text(Phrase.word).padding(0).mark("zero")
                Text(Phrase.word).padding(.bottom, 4).mark("bottom")
                Text(Phrase.word).mark("last")
            }
        }
        LayoutScenario("distance-frames", "C: a frame removes the preferences of its own axes") {
            VStack {
                Text(Phrase.word).mark("plain")
                Text(Phrase.word).frame(height: 30).mark("height")
                Text(Phrase.word).mark("middle")
                Text(Phrase.word).frame(width: 100).mark("width")
                Text(Phrase.word).frame(maxWidth: .infinity).mark("maximum")
                Text(Phrase.word).frame(minHeight: 10).mark("minimum")
            }
        }
        LayoutScenario("distance-rows", "M: rows of a text and a spacer keep text spacing") {
            VStack {
                HStack {
                    Text(Phrase.word)
                    Spacer()
                }
                .mark("upper")
                HStack {
                    Text(Phrase.short)
                    Spacer()
                }
                .mark("lower")
            }
        }
        LayoutScenario("distance-mixed-row", "C: in a row, the larger preference wins") {
            VStack {
                HStack {
                    Text(Phrase.word)
                    Box(20, 10)
                }
                .mark("upper")
                Text(Phrase.word).mark("lower")
                HStack {
                    Text(Phrase.word).font(.largeTitle)
                    Text(Phrase.word).font(.caption)
                }
                .mark("last")
            }
        }
        LayoutScenario("distance-columns", "C: the first and last text of a column decide") {
            VStack {
                VStack {
                    Text(Phrase.word).font(.title)
                    Text(Phrase.word).font(.caption)
                }
                .mark("upper")
                VStack {
                    Text(Phrase.word).font(.footnote)
                    Text(Phrase.word).font(.title)
                }
                .mark("lower")
            }
        }
        LayoutScenario("distance-layers", "C: layers join preferences, a background has none") {
            VStack {
                ZStack {
                    Box(60, 30)
                    Text(Phrase.word)
                }
                .mark("layers")
                Text(Phrase.word).background { Color.gray }.mark("background")
                Text(Phrase.word).overlay { Color.clear }.mark("overlay")
            }
        }
        LayoutScenario("distance-absent", "D: an absent view has no spacing") {
            VStack {
                Text(Phrase.word).mark("upper")
                EmptyView()
                OptionalText(isShown: false)
                Text(Phrase.word).mark("lower")
                HStack {}
                Text(Phrase.word).mark("last")
            }
        }
    }

    /// Dividers along both axes.
    @ScenarioBuilder private static var dividers: [LayoutScenario] {
        LayoutScenario("divider-column", "F: the thickness of a divider is a pixel to a point") {
            VStack(spacing: 5) {
                Box(40, 20).mark("upper")
                Divider().mark("divider")
                Box(40, 20).mark("lower")
            }
        }
        LayoutScenario("divider-row", "F: a divider in a row has the row's height") {
            HStack(spacing: 5) {
                Box(40, 30).mark("left")
                Divider().mark("divider")
                Box(40, 20).mark("right")
            }
            .frame(height: 50)
        }
    }

    /// Layers.
    @ScenarioBuilder private static var layers: [LayoutScenario] {
        LayoutScenario("layers-second-proposal", "C: layers offer their own size to each view") {
            ZStack {
                Color.gray.frame(maxHeight: 10).mark("color")
                Text(Phrase.long).mark("text")
            }
            .mark("stack")
            .frame(width: 200, height: 100)
        }
        LayoutScenario("layers-priority", "M: only the highest priority decides the size") {
            ZStack {
                Text(Phrase.long).mark("low")
                Text(Phrase.short).mark("high").layoutPriority(1)
            }
            .mark("stack")
        }
        LayoutScenario("layers-bottom-trailing", "C: layers align their views at the end") {
            ZStack(alignment: .bottomTrailing) {
                Box(120, 60).mark("box")
                Text(Phrase.word).mark("text")
            }
        }
        LayoutScenario("layers-baseline", "C: layers align baselines, and grow for this") {
            ZStack(alignment: .leadingFirstTextBaseline) {
                Text(Phrase.word).font(.largeTitle).mark("large")
                Text(Phrase.long).font(.caption).mark("small")
                Box(10, 10).mark("box")
            }
            .mark("stack")
        }
    }

    /// Lazy stacks and arrangements.
    @ScenarioBuilder private static var otherStacks: [LayoutScenario] {
        LayoutScenario("lazy-column", "D: a lazy column has the width that is offered") {
            LazyVStack {
                Text(Phrase.word).mark("upper")
                Text(Phrase.long).mark("lower")
            }
            .mark("stack")
        }
        LayoutScenario("lazy-row", "D: a lazy row has the height that is offered") {
            ScrollView(.horizontal) {
                LazyHStack {
                    Text(Phrase.word).mark("first")
                    Text(Phrase.long).mark("second")
                    Box(20, 20).mark("box")
                }
                .mark("stack")
            }
            .frame(height: 80)
        }
        LayoutScenario("layout-any", "D: an arrangement of any type is as its stack") {
            let column = AnyLayout(VStackLayout(alignment: .trailing))
            let row = AnyLayout(HStackLayout(alignment: .top, spacing: 12))
            column {
                Text(Phrase.medium).mark("upper")
                row {
                    Text(Phrase.long).mark("first")
                    Text(Phrase.short).mark("second")
                }
                .mark("row")
            }
        }
        LayoutScenario("stack-group", "D: views of a group or collection join a stack") {
            HStack {
                Text(Phrase.long).mark("text")
                Group {
                    Text(Phrase.short).mark("first")
                    Text(Phrase.other).mark("second")
                }
                ForEach(0..<2) { index in
                    Text(Phrase.word).mark("item\(index)")
                }
            }
        }
    }

    /// A cell with three texts of different styles.
    @ScenarioBuilder private static var cells: [LayoutScenario] {
        LayoutScenario("article-cell", "M: three styles at a leading edge, next to a box") {
            HStack {
                VStack(alignment: .leading) {
                    Text("Walking tours").font(.headline).mark("headline")
                    Text("Three paths along the coast for a free afternoon")
                        .font(.subheadline)
                        .mark("subheadline")
                    Text("Updated on Monday").font(.footnote).mark("footnote")
                }
                .mark("texts")
                Spacer().mark("spacer")
                Box(44, 44).mark("box")
            }
            .padding()
        }
    }
}

/// A text that has a priority by itself.
private struct ImportantText: View {
    var body: some View { Text(Phrase.long).layoutPriority(1) }
}

/// A text that can be absent.
private struct OptionalText: View {
    let isShown: Bool

    var body: some View {
        if isShown { Text(Phrase.medium) }
    }
}
