import SwiftUI

extension LayoutScenario {
    /// Texts, their lines and their fonts.
    @ScenarioBuilder static var texts: [LayoutScenario] {
        lines
        limits
        narrowTexts
        shrinkingTexts
        spacing
        fonts
        baselines
    }

    /// Lines of text without a limit.
    @ScenarioBuilder private static var lines: [LayoutScenario] {
        LayoutScenario("text-wrapped", "C: a text reports the width of its longest line") {
            VStack(alignment: .leading, spacing: 0) {
                Text(Phrase.long).mark("first")
                Text(Phrase.other).frame(width: 200, alignment: .leading).mark("frame")
                Text(Phrase.other).mark("second").frame(width: 200, alignment: .leading)
                Text(Phrase.other).mark("third").frame(width: 130, alignment: .leading)
                Text(Phrase.long).mark("fourth").frame(width: 90, alignment: .leading)
            }
        }
        LayoutScenario("text-orphan", "C: the last line is not a single short word") {
            VStack(alignment: .leading, spacing: 0) {
                Text("The boat leaves at six").mark("first").frame(width: 160)
                Text("We will walk to the top of it").mark("second").frame(width: 200)
                Text("Please remember all of your tickets").mark("third").frame(width: 250)
            }
        }
        LayoutScenario("text-broken-word", "C: a line ends inside a word that is too wide") {
            VStack(alignment: .leading, spacing: 0) {
                Text("Unquestionably").mark("first").frame(width: 60, alignment: .leading)
                Text("An uncharacteristically calm morning")
                    .mark("second")
                    .frame(width: 90, alignment: .leading)
            }
        }
        LayoutScenario("text-paragraphs", "C: paragraphs and spaces at the end of a line") {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "One line\nand another").mark("two")
                Text(verbatim: "Before\n\nAfter").mark("empty")
                Text(verbatim: "Spaces   ").mark("spaces")
                Text(verbatim: "End\n").mark("end")
            }
        }
        LayoutScenario("text-empty", "C: the size of an empty text, and its spacing") {
            VStack {
                Text(Phrase.word).mark("upper")
                Text("").mark("empty")
                Text(Phrase.word).mark("lower")
            }
        }
    }

    /// Limits on the lines and the height.
    @ScenarioBuilder private static var limits: [LayoutScenario] {
        LayoutScenario("limit-one-line", "C: the width of a line with an ellipsis in each place") {
            VStack(alignment: .leading, spacing: 0) {
                Text(Phrase.long).mark("tail")
                Text(Phrase.long).truncationMode(.head).mark("head")
                Text(Phrase.long).truncationMode(.middle).mark("middle")
                Group {
                    Text(Phrase.medium).mark("shortTail")
                    Text(Phrase.medium).truncationMode(.head).mark("shortHead")
                    Text(Phrase.medium).truncationMode(.middle).mark("shortMiddle")
                }
                .frame(width: 150, alignment: .leading)
            }
            .lineLimit(1)
        }
        LayoutScenario("limit-two-lines", "C: the size of two lines of a longer text", width: 160) {
            VStack(alignment: .leading, spacing: 0) {
                Text(Phrase.long).mark("tail")
                Text(Phrase.long).truncationMode(.middle).mark("middle")
                Text(Phrase.word).mark("word")
            }
            .lineLimit(2)
        }
        LayoutScenario("limit-range", "D: a range of lines reserves the height of the least") {
            VStack(alignment: .leading, spacing: 0) {
                Text(Phrase.word).lineLimit(2...3).mark("word")
                Text(Phrase.long + " " + Phrase.other).lineLimit(2...3).mark("long")
            }
            .frame(width: 160)
        }
        LayoutScenario("height-limits", "C: a text has the lines that fit a height, at least one") {
            HStack(alignment: .top) {
                Text(Phrase.long).mark("at0").frame(width: 74, height: 0)
                Text(Phrase.long).mark("at12").frame(width: 74, height: 12)
                Text(Phrase.long).mark("at32").frame(width: 74, height: 32)
                Text(Phrase.long).mark("at60").frame(width: 74, height: 60)
            }
        }
        LayoutScenario("height-exact", "C: lines are a leading apart, also at a limit") {
            HStack(alignment: .top) {
                Text(Phrase.long).mark("two").frame(width: 90, height: 42.5)
                Text(Phrase.long).mark("below").frame(width: 90, height: 42)
                Text(Phrase.other).mark("three").frame(width: 90, height: 64.5)
            }
        }
    }

    /// Texts that are offered nearly nothing.
    @ScenarioBuilder private static var narrowTexts: [LayoutScenario] {
        for width in [0, 5, 20] {
            LayoutScenario(
                "narrow-\(width)",
                "F: the size of a text that is offered \(width) points"
            ) {
                HStack(alignment: .top, spacing: 40) {
                    Text(Phrase.word).mark("word").frame(width: CGFloat(width))
                    Text("MW").mark("wide").frame(width: CGFloat(width))
                    Text("if it").mark("narrow").frame(width: CGFloat(width))
                    Text(Phrase.word).lineLimit(1).mark("limited").frame(width: CGFloat(width))
                }
                .padding(40)
            }
        }
        LayoutScenario("narrow-in-stack", "F: a text gets 0 next to a view that is too wide") {
            HStack(alignment: .top) {
                Box(310, 20).mark("box")
                Text(Phrase.short).mark("text")
            }
            .mark("stack")
        }
    }

    /// Texts that shrink.
    @ScenarioBuilder private static var shrinkingTexts: [LayoutScenario] {
        for (index, widths) in [[185, 175, 165, 155, 145, 135], [125, 115, 105, 95, 85, 60]]
            .enumerated()
        {
            LayoutScenario(
                "scale-widths-\(index + 1)",
                "F: the steps in which a text shrinks to its width"
            ) {
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(widths, id: \.self) { width in
                        Text(Phrase.medium)
                            .mark("at\(width)")
                            .frame(width: CGFloat(width), alignment: .leading)
                    }
                }
                .lineLimit(1)
                .minimumScaleFactor(0.5)
            }
        }
        LayoutScenario("scale-lengths", "F: texts of several lengths shrink to one width") {
            VStack(alignment: .leading, spacing: 4) {
                Text("The first boat").mark("text1")
                Text("The first boat today").mark("text2")
                Text("The first boat leaves at five").mark("text3")
                Text("The first boat today leaves at five").mark("text4")
                Text("The first boat today leaves shortly after five").mark("text5")
            }
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(width: 150, alignment: .leading)
        }
        LayoutScenario("scale-factors", "F: a text shrinks to its factor, and then ends") {
            VStack(alignment: .leading, spacing: 4) {
                Text(Phrase.other).minimumScaleFactor(0.9).mark("factor90")
                Text(Phrase.other).minimumScaleFactor(0.75).mark("factor75")
                Text(Phrase.other).minimumScaleFactor(0.5).mark("factor50")
                Text(Phrase.other).minimumScaleFactor(0.25).mark("factor25")
            }
            .lineLimit(1)
            .frame(width: 220, alignment: .leading)
        }
        LayoutScenario("scale-lines", "F: a text wraps before it shrinks, up to its limit") {
            HStack(alignment: .top) {
                Text(Phrase.long).mark("free").frame(width: 150)
                Text(Phrase.long).lineLimit(2).mark("limited").frame(width: 150)
            }
            .minimumScaleFactor(0.5)
        }
        LayoutScenario("scale-height", "F: a text shrinks to fit a height") {
            HStack {
                Text(Phrase.long).mark("wrapped").frame(width: 150, height: 42)
                Text(Phrase.word).font(.largeTitle).mark("word").frame(height: 30)
            }
            .minimumScaleFactor(0.5)
        }
        LayoutScenario("scale-in-stack", "F: texts in a row share a width, and shrink to it") {
            HStack {
                Text(Phrase.medium).mark("first")
                Text(Phrase.medium).mark("second")
            }
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
        LayoutScenario("text-tightening", "F: a tightened text is at most 5 % narrower") {
            VStack(alignment: .leading, spacing: 4) {
                Text(Phrase.medium).mark("at188").frame(width: 188, alignment: .leading)
                Text(Phrase.medium).mark("at184").frame(width: 184, alignment: .leading)
                Text(Phrase.medium).mark("at180").frame(width: 180, alignment: .leading)
                Text(Phrase.medium).mark("at176").frame(width: 176, alignment: .leading)
            }
            .lineLimit(1)
            .allowsTightening(true)
        }
    }

    /// Space between lines and characters.
    @ScenarioBuilder private static var spacing: [LayoutScenario] {
        LayoutScenario("spacing-lines", "C: line spacing is added between lines") {
            HStack(alignment: .top) {
                Text(Phrase.long).lineSpacing(10).mark("ten")
                Text(Phrase.long).mark("none")
                Text(Phrase.word).lineSpacing(10).mark("word")
            }
        }
        LayoutScenario("spacing-tracking", "C: tracking is added to each character") {
            VStack(alignment: .leading) {
                Text(Phrase.word).mark("none")
                Text(Phrase.word).tracking(2).mark("two")
                Text(Phrase.word).tracking(-0.5).mark("negative")
                Text(Phrase.word).kerning(2).mark("kerning")
                Text(Phrase.long).tracking(2).mark("wrapped")
            }
        }
    }

    /// Fonts, of which a text can have several.
    @ScenarioBuilder private static var fonts: [LayoutScenario] {
        LayoutScenario("font-emphasis", "M: the widths of bold, italic and capital text") {
            VStack(alignment: .leading) {
                Text(Phrase.medium).bold().mark("bold")
                Text(Phrase.medium).italic().mark("italic")
                Text(Phrase.medium).bold().italic().mark("both")
                Text(Phrase.medium).fontWeight(.semibold).mark("semibold")
                Text(Phrase.medium).fontWeight(.light).mark("light")
                Text(Phrase.medium).textCase(.uppercase).mark("uppercase")
            }
        }
        LayoutScenario("font-lines", "M: the leading of the styles, in texts of three lines") {
            HStack(alignment: .top, spacing: 4) {
                Text(verbatim: "A\nB\nC").font(.title).mark("title")
                Text(verbatim: "A\nB\nC").font(.headline).mark("headline")
                Text(verbatim: "A\nB\nC").font(.subheadline).mark("subheadline")
                Text(verbatim: "A\nB\nC").font(.caption).mark("caption")
                Text(verbatim: "A\nB\nC").font(.system(size: 17)).mark("fixed")
            }
        }
        LayoutScenario("font-two", "C: texts of two fonts are one text, which wraps", width: 220) {
            VStack {
                (Text(Phrase.word).font(.title) + Text(" ") + Text(Phrase.short).font(.caption))
                    .mark("line")
                (Text("Note: ").bold() + Text(Phrase.long) + Text(" Free").font(.title2))
                    .mark("lines")
            }
        }
    }

    /// Alignments at baselines.
    @ScenarioBuilder private static var baselines: [LayoutScenario] {
        LayoutScenario("baseline-first", "C: first baselines of three sizes coincide") {
            HStack(alignment: .firstTextBaseline) {
                Text(Phrase.word).font(.largeTitle).mark("large")
                Text(Phrase.long).mark("lines")
                Text(Phrase.word).font(.caption).mark("small")
            }
            .mark("stack")
        }
        LayoutScenario("baseline-last", "C: last baselines of texts of several lines coincide") {
            HStack(alignment: .lastTextBaseline) {
                Text(Phrase.word).font(.title).mark("word")
                Text(Phrase.long).mark("long")
            }
            .mark("stack")
        }
        LayoutScenario("baseline-box", "C: a view without text has its baseline at the bottom") {
            HStack(alignment: .firstTextBaseline) {
                Box(20, 40).mark("box")
                Text(Phrase.word).mark("text")
                Text(Phrase.word).padding(10).mark("padded")
            }
            .mark("stack")
        }
        LayoutScenario("baseline-column", "C: a column has its first and its last baseline") {
            HStack(alignment: .lastTextBaseline) {
                VStack {
                    Text(Phrase.word).font(.title)
                    Text(Phrase.word)
                    Box(20, 20)
                }
                .mark("column")
                Text(Phrase.word).mark("text")
            }
            .mark("stack")
        }
    }
}
