import SwiftUI

extension LayoutScenario {
    /// Frames, padding and other modifiers, and views that offer a size of their own.
    @ScenarioBuilder static var frames: [LayoutScenario] {
        limitedFrames
        framesInStacks
        fixedFrames
        fixedSizes
        paddings
        drawings
        ratios
        decorations
        scrolls
        fittingViews
        branches
    }

    /// All combinations of a least, an ideal and a greatest width.
    @ScenarioBuilder private static var limitedFrames: [LayoutScenario] {
        limitedFrame("min", min: 100)
        limitedFrame("ideal", ideal: 150)
        limitedFrame("max", max: 200)
        limitedFrame("min-ideal", min: 100, ideal: 150)
        limitedFrame("min-max", min: 100, max: 200)
        limitedFrame("ideal-max", ideal: 150, max: 200)
        limitedFrame("min-ideal-max", min: 100, ideal: 150, max: 200)
        limitedFrame("infinite", max: .infinity)
        limitedFrame("zero-infinite", min: 0, max: .infinity)
    }

    /// Returns a scenario with a frame around a short and a long text, and without a proposal.
    private static func limitedFrame(
        _ name: String,
        min: CGFloat? = nil,
        ideal: CGFloat? = nil,
        max: CGFloat? = nil
    ) -> LayoutScenario {
        LayoutScenario("frame-" + name, "C: the size and the proposal of a frame with \(name)") {
            VStack(alignment: .leading, spacing: 4) {
                Text(Phrase.word).mark("shortText")
                    .frame(minWidth: min, idealWidth: ideal, maxWidth: max)
                    .mark("shortFrame")
                Text(Phrase.long).mark("longText")
                    .frame(minWidth: min, idealWidth: ideal, maxWidth: max)
                    .mark("longFrame")
                Text(Phrase.long).mark("idealText")
                    .frame(minWidth: min, idealWidth: ideal, maxWidth: max)
                    .mark("idealFrame")
                    .fixedSize(horizontal: true, vertical: false)
            }
        }
    }

    /// Flexible frames among other views.
    @ScenarioBuilder private static var framesInStacks: [LayoutScenario] {
        LayoutScenario("frame-stack-max", "C: a frame with a maximum fills up to it") {
            HStack {
                Text(Phrase.word).mark("inner").frame(maxWidth: 120).mark("frame")
                Text(Phrase.long).mark("text")
            }
        }
        LayoutScenario("frame-stack-equal", "C: endless frames are equal, whatever they contain") {
            HStack {
                Text(Phrase.word).mark("word").frame(maxWidth: .infinity).mark("first")
                Text(Phrase.other).mark("other").frame(maxWidth: .infinity).mark("second")
            }
        }
        LayoutScenario("frame-height-limits", "C: limits on a height are as those on a width") {
            HStack(alignment: .top) {
                Text(Phrase.long).mark("low").frame(maxHeight: 30).mark("lowFrame")
                Text(Phrase.word).mark("high").frame(minHeight: 50).mark("highFrame")
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        LayoutScenario("frame-min-zero", "C: a least width of 0 lets a wide view overflow") {
            HStack(spacing: 0) {
                Box(200, 20).mark("box").frame(minWidth: 0).mark("frame")
                Text(Phrase.word).mark("text")
            }
            .frame(width: 160)
        }
    }

    /// Frames with a fixed width or height.
    @ScenarioBuilder private static var fixedFrames: [LayoutScenario] {
        LayoutScenario("frame-corners", "C: a frame aligns its view at a corner") {
            HStack {
                Text(Phrase.word).mark("topLeading")
                    .frame(width: 150, height: 80, alignment: .topLeading)
                    .mark("frame")
                Text(Phrase.word).mark("bottomTrailing")
                    .frame(width: 150, height: 80, alignment: .bottomTrailing)
            }
        }
    }

    /// Ideal sizes.
    @ScenarioBuilder private static var fixedSizes: [LayoutScenario] {
        LayoutScenario("fixed-both", "C: a fixed text is on one line, and overflows") {
            Text(Phrase.long).fixedSize().mark("text").frame(width: 200).mark("frame")
        }
        LayoutScenario("fixed-horizontal", "C: a fixed width ignores the proposal") {
            HStack {
                Text(Phrase.medium).fixedSize(horizontal: true, vertical: false).mark("fixed")
                Text(Phrase.long).mark("text")
            }
        }
        LayoutScenario("fixed-vertical", "C: a fixed height lets a text wrap", width: 150) {
            VStack {
                Text(Phrase.long).fixedSize(horizontal: false, vertical: true).mark("fixed")
                Text(Phrase.other).mark("text")
            }
            .frame(height: 90)
        }
        LayoutScenario("fixed-color", "C: a color without a proposal is 10 points wide") {
            HStack(spacing: 4) {
                Color.gray.fixedSize().mark("color")
                Rectangle().fixedSize(horizontal: true, vertical: false).frame(height: 20)
                    .mark("shape")
                Circle().fixedSize().mark("circle")
            }
        }
    }

    /// Padding.
    @ScenarioBuilder private static var paddings: [LayoutScenario] {
        LayoutScenario("padding-default", "M: the default padding is 16 points") {
            Text(Phrase.long).mark("inner").padding().mark("outer")
        }
        LayoutScenario("padding-negative", "C: negative padding offers more than the proposal") {
            Text(Phrase.long).mark("inner").padding(.horizontal, -20).mark("outer")
                .frame(width: 200)
        }
        LayoutScenario("padding-below-zero", "C: a size with negative padding is at least 0") {
            HStack {
                Box(10, 10).mark("box").padding(-8).mark("padded")
                Text(Phrase.word).mark("text")
            }
        }
        LayoutScenario("padding-too-wide", "C: a proposal within wide padding is at least 0") {
            HStack(spacing: 60) {
                Color.gray.mark("color").padding(30).mark("padded").frame(width: 40, height: 40)
                Text(Phrase.word).mark("text").padding(.horizontal, 30).mark("paddedText")
                    .frame(width: 40)
            }
        }
    }

    /// Modifiers that move or hide a view.
    @ScenarioBuilder private static var drawings: [LayoutScenario] {
        LayoutScenario("drawing-moved", "D: a moved, scaled or hidden view keeps its space") {
            HStack {
                Text(Phrase.word).offset(x: 30, y: 10).mark("moved")
                Text(Phrase.word).scaleEffect(2).mark("scaled")
                Text(Phrase.word).hidden().mark("hidden")
                Text(Phrase.long).mark("text")
            }
        }
        LayoutScenario("drawing-position", "C: a positioned view takes the whole proposal") {
            HStack {
                Text(Phrase.word).position(x: 20, y: 20).mark("positioned")
                Text(Phrase.short).mark("text")
            }
            .frame(height: 60)
        }
        LayoutScenario("drawing-geometry", "C: a geometry reader takes the whole proposal") {
            HStack {
                GeometryReader { _ in Text(Phrase.word) }.mark("reader")
                Text(Phrase.short).mark("text")
            }
            .frame(height: 60)
        }
    }

    /// Ratios of width and height.
    @ScenarioBuilder private static var ratios: [LayoutScenario] {
        LayoutScenario("ratio-fit", "C: a ratio fits in the proposal") {
            Color.gray.aspectRatio(2, contentMode: .fit).mark("view").frame(width: 200, height: 60)
        }
        LayoutScenario("ratio-fill", "C: a ratio fills the proposal") {
            Color.gray.aspectRatio(2, contentMode: .fill).mark("view").frame(width: 200, height: 60)
        }
        LayoutScenario("ratio-free-height", "C: a height that is not offered has no effect") {
            Color.gray.aspectRatio(2, contentMode: .fit).mark("view")
                .fixedSize(horizontal: false, vertical: true)
                .frame(width: 150)
        }
        LayoutScenario("ratio-ideal", "C: without a ratio, the ratio of the ideal size counts") {
            HStack {
                Color.gray.frame(idealWidth: 60, idealHeight: 20).scaledToFit().mark("fit")
                Color.gray.frame(idealWidth: 60, idealHeight: 20).scaledToFill().mark("fill")
            }
            .frame(width: 208, height: 80)
        }
        LayoutScenario("ratio-in-row", "C: squares next to a text share a row") {
            HStack {
                Color.gray.aspectRatio(1, contentMode: .fit).mark("first")
                Text(Phrase.medium).mark("text")
                Circle().aspectRatio(1, contentMode: .fit).mark("second")
            }
            .frame(height: 60)
        }
    }

    /// Overlays and backgrounds.
    @ScenarioBuilder private static var decorations: [LayoutScenario] {
        LayoutScenario("overlay-text", "C: a longer overlay is truncated in the view") {
            Text(Phrase.medium).mark("text").overlay { Text(Phrase.long).mark("overlay") }
        }
        LayoutScenario("overlay-badge", "C: an overlay is aligned at a corner") {
            Box(60, 60).mark("box").overlay(alignment: .topTrailing) {
                Text("3").font(.caption).padding(4).mark("badge")
            }
        }
        LayoutScenario("overlay-two", "D: two overlays are layers") {
            Box(200, 60).mark("box").overlay(alignment: .bottomLeading) {
                Text(Phrase.word).mark("first")
                Text(Phrase.medium).mark("second")
            }
        }
        LayoutScenario("background-color", "C: a background after padding contains it") {
            Text(Phrase.short).mark("text")
                .padding(8)
                .background { Color.gray.mark("background") }
                .padding(8)
                .mark("outer")
        }
    }

    /// Views that scroll.
    @ScenarioBuilder private static var scrolls: [LayoutScenario] {
        LayoutScenario("scroll-short", "F: a vertical scroll view has the width of its content") {
            ScrollView { Text(Phrase.word).mark("text") }.mark("scroll").frame(height: 100)
        }
        LayoutScenario("scroll-long", "D: content that scrolls is offered no height") {
            ScrollView {
                VStack {
                    Text(Phrase.long).mark("text")
                    Box(40, 200).mark("box")
                    Color.gray.mark("color")
                }
                .mark("content")
            }
            .mark("scroll")
            .frame(height: 100)
        }
        LayoutScenario("scroll-row-short", "F: a horizontal scroll view has its content's height") {
            ScrollView(.horizontal) { Text(Phrase.word).mark("text") }
                .mark("scroll")
                .frame(height: 80)
                .mark("frame")
        }
        LayoutScenario("scroll-row-long", "D: texts that scroll in a row are on one line") {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    Text(Phrase.long).mark("first")
                    Text(Phrase.other).mark("second")
                }
                .mark("content")
            }
            .mark("scroll")
            .frame(height: 80)
        }
        LayoutScenario("scroll-both", "D: content that scrolls in both dimensions is ideal") {
            ScrollView([.horizontal, .vertical]) { Text(Phrase.long).mark("text") }
                .mark("scroll")
                .frame(width: 200, height: 80)
        }
        LayoutScenario("scroll-two", "F: two views in a scroll view are a column") {
            ScrollView {
                Text(Phrase.word).mark("upper")
                Text(Phrase.long).mark("lower")
            }
            .frame(height: 120)
        }
        LayoutScenario("scroll-in-row", "F: a scroll view in a row shares its width") {
            HStack {
                Text(Phrase.medium).mark("text")
                ScrollView { Text(Phrase.long).mark("content") }.mark("scroll")
            }
            .frame(height: 80)
        }
        LayoutScenario("scroll-ideal", "F: the ideal height of a scroll view is its content's") {
            ScrollView { Box(60, 90).mark("box") }.mark("scroll").fixedSize()
        }
    }

    /// Views of which the first that fits is shown.
    @ScenarioBuilder private static var fittingViews: [LayoutScenario] {
        LayoutScenario("fits-second", "D: a view that is too wide is skipped") {
            ViewThatFits(in: .horizontal) {
                Text(Phrase.long).mark("long")
                HStack {
                    Text(Phrase.word).mark("first")
                    Text(Phrase.short).mark("second")
                }
            }
        }
        LayoutScenario("fits-last", "D: if no view fits, the last one is shown", width: 120) {
            ViewThatFits(in: .horizontal) {
                Text(Phrase.long).mark("long")
                Text(Phrase.medium).mark("medium")
            }
        }
        LayoutScenario("fits-exactly", "D: a view of exactly the width fits") {
            ViewThatFits(in: .horizontal) {
                Box(200, 20).mark("equal")
                Box(100, 20).mark("smaller")
            }
            .frame(width: 200)
        }
        LayoutScenario("fits-vertical", "D: on the other axis, the view is offered the width") {
            ViewThatFits(in: .vertical) {
                Text(Phrase.long + " " + Phrase.other).mark("both")
                Text(Phrase.other).mark("one")
            }
            .frame(width: 200, height: 70)
        }
        LayoutScenario("fits-both", "D: by default, both lengths are compared", width: 400) {
            HStack {
                ViewThatFits {
                    Text(Phrase.long).mark("long")
                    Text(Phrase.short).mark("short")
                }
                .frame(width: 200, height: 100)
                ViewThatFits {
                    Box(40, 120).mark("high")
                    Box(80, 90).mark("low")
                }
                .frame(width: 100, height: 100)
            }
        }
    }

    /// Modifiers of several views at once.
    @ScenarioBuilder private static var branches: [LayoutScenario] {
        LayoutScenario("branch-frame", "M: a frame around a branch of two views is one column") {
            Branch(isOn: true).frame(width: 150, height: 80).mark("frame")
        }
        LayoutScenario("branch-group", "F: a branch in a group has one frame, too") {
            Group {
                Branch(isOn: true)
            }
            .frame(width: 150, height: 80)
            .mark("frame")
        }
        LayoutScenario("branch-padding", "F: padding around a branch of two views is one") {
            HStack {
                Branch(isOn: true).padding(10)
                Box(20, 20).mark("box")
            }
        }
        LayoutScenario("branch-plain", "D: without a modifier, the views of a branch join a row") {
            HStack {
                Branch(isOn: true)
                Box(20, 20).mark("box")
            }
        }
        LayoutScenario("body-frame", "D: a frame applies to each of two views in a body") {
            HStack {
                Pair().frame(width: 100, height: 40)
                Box(20, 20).mark("box")
            }
        }
    }
}

/// A view whose body is a condition, with two views in one branch.
private struct Branch: View {
    let isOn: Bool

    var body: some View {
        if isOn {
            Text(Phrase.word).mark("first")
            Text(Phrase.short).mark("second")
        } else {
            Text(Phrase.medium)
        }
    }
}

/// A view whose body is two views.
private struct Pair: View {
    var body: some View {
        Text(Phrase.word).mark("first")
        Text(Phrase.short).mark("second")
    }
}
