import Testing

@testable import SwiftUI

private struct Endless: View {
    var body: some View { Endless() }
}

@MainActor
private final class Counter {
    var count = 0
}

private struct Counted: View {
    let counter: Counter

    var body: some View {
        counter.count += 1
        return Counted(counter: counter)
    }
}

private struct Doubling: View {
    var body: some View {
        VStack {
            Text(verbatim: "")
            AnyView(Doubling())
            AnyView(Doubling())
        }
    }
}

private struct Nesting<Wrapped>: View {
    var body: some View { Nesting<[Wrapped]>() }
}

private struct EndlessModifier: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(EndlessModifier())) }
}

private struct Primitive: View {
    typealias Body = Never
}

@MainActor
struct TextWalkTests {
    private func texts(_ view: some View) -> [RecordedText] {
        let walk = TextWalk(view, in: EnvironmentValues())
        #expect(!walk.skippedDeepViews && !walk.reachedViewLimit)
        return walk.texts
    }

    private func fonts(_ view: some View) -> [Font] { texts(view).map(\.font) }

    private func sizes(_ view: some View) -> [DynamicTypeSize] {
        texts(view).map(\.environment.dynamicTypeSize)
    }

    @Test func `the texts of all kinds of views are in order`() {
        let isShown = true
        let view = VStack {
            Text("1")
            HStack {
                Text("2")
                Text("3")
            }
            if isShown { Text("4") } else { EmptyView() }
            if !isShown { Text("never") }
            ForEach(5..<7) { Text("\($0)") }
            Group { AnyView(Text("7")) }
            Section {
                Text("9")
            } header: {
                Text("8")
            } footer: {
                Text("10")
            }
            Button("11") {}
            List(["12"], id: \.self) { Text($0) }
            ScrollView { ZStack { LazyVStack { Text("13") } } }.overlay(Text("14"))
            Primitive()
            Spacer()
            Divider()
            Color.red
            Image("none")
        }
        #expect(texts(view).map(\.string) == (1...14).map { "\($0)" })
    }

    @Test func `the innermost font is in effect`() {
        let view = VStack {
            Text("default")
            Text("own").font(.caption)
            VStack { Text("inherited") }.font(.title)
            Text("first").font(.title2).font(.title3)
            VStack { Text("removed").font(nil) }.font(.title)
        }
        #expect(fonts(view) == [.body, .caption, .title, .title2, .title])
        #expect(fonts(VStack { Text("") }.font(nil)) == [.body])
        #expect(fonts(view.font(.footnote)).first == .footnote)
    }

    @Test func `weights and traits change the font in effect`() {
        #expect(fonts(VStack { Text("") }.fontWeight(.bold)) == [.body.weight(.bold)])
        #expect(fonts(VStack { Text("") }.bold().italic()) == [.body.italic().bold()])
        let nested = VStack { VStack { Text("") }.fontWeight(.light) }.fontWeight(.bold)
        #expect(fonts(nested) == [.body.weight(.light)])
        #expect(fonts(VStack { VStack { Text("") }.bold(false) }.bold()) == [.body])
        #expect(fonts(VStack { VStack { Text("") }.fontWeight(nil) }.fontWeight(.bold)) == [.body])
        #expect(fonts(Text("").bold().font(.title)) == [.title.bold()])
        #expect(fonts(Text("").monospaced()) == [.body.monospaced()])
        #expect(fonts(Text("").monospaced(false).bold(false).italic(false)) == [.body])
        let wide = fonts(VStack { Text("") }.fontDesign(.serif).fontWidth(.expanded))
        let face = wide.first?.resolved.face
        #expect(face?.familyName == ".AppleSystemUIFontSerif")
        #expect(face?.fontDescriptor.symbolicTraits == .traitExpanded)
    }

    // The order of Apple's documentation: an inner range limits an outer size.
    @Test func `sizes and ranges apply from the outside to the inside`() {
        let text = VStack { Text("") }
        #expect(
            sizes(text.dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xLarge)) == [
                .large
            ]
        )
        #expect(
            sizes(text.dynamicTypeSize(.xLarge).dynamicTypeSize(...DynamicTypeSize.large)) == [
                .xLarge
            ]
        )
        for size in DynamicTypeSize.allCases {
            let shown = sizes(
                text.dynamicTypeSize(...DynamicTypeSize.xxxLarge).dynamicTypeSize(size)
            )
            #expect(shown == [min(size, .xxxLarge)])
            let half = sizes(text.dynamicTypeSize(.large ..< .xLarge).dynamicTypeSize(size))
            #expect(half == [.large])
            let raised = sizes(
                text.dynamicTypeSize(DynamicTypeSize.xSmall...).dynamicTypeSize(size)
            )
            #expect(raised == [size])
            let both = text.dynamicTypeSize(DynamicTypeSize.medium...)
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
            #expect(sizes(both.dynamicTypeSize(size)) == [max(.medium, min(size, .xLarge))])
            let empty = text.dynamicTypeSize(DynamicTypeSize.large ..< .large)
            #expect(sizes(empty.dynamicTypeSize(size)) == [size])
        }
    }

    @Test func `modifiers of the environment are recorded`() {
        let view = VStack { Text("") }
            .lineSpacing(3).lineLimit(2).tracking(0.5).minimumScaleFactor(0.5)
            .allowsTightening(true).truncationMode(.middle).multilineTextAlignment(.center)
            .textCase(.uppercase).disabled(true)
            .transformEnvironment(\.lineSpacing) { $0 += 1 }
        let text = texts(view)[0]
        #expect(text.environment.lineSpacing == 3)
        #expect(text.environment.lineLimit == 2)
        #expect(text.tracking == 0.5)
        #expect(text.environment.minimumScaleFactor == 0.5)
        #expect(text.environment.allowsTightening)
        #expect(text.environment.truncationMode == .middle)
        #expect(text.environment.multilineTextAlignment == .center)
        #expect(text.environment.textCase == .uppercase)
        #expect(!text.environment.isEnabled)
    }

    @Test func `a view that contains itself ends at the maximum depth`() {
        let modified = Text("").modifier(EndlessModifier())
        for view in [Endless(), modified] as [any View] {
            let walk = TextWalk(view, in: EnvironmentValues())
            #expect(walk.skippedDeepViews && walk.texts.isEmpty)
        }
    }

    // The documentation states the maximum of 1,000 levels. The body of the last view is not read.
    @Test func `a walk has 1,000 levels by default`() {
        let counter = Counter()
        let walk = TextWalk(Counted(counter: counter), in: EnvironmentValues())
        #expect(walk.skippedDeepViews && counter.count == 999)
    }

    @Test func `a view of ever larger types ends at the maximum depth`() {
        let walk = TextWalk(Nesting<Int>(), in: EnvironmentValues())
        #expect(walk.skippedDeepViews && walk.texts.isEmpty)
    }

    @Test func `a tree that grows without end stops at the maximum number of views`() {
        var limits = TextWalk.Limits()
        limits.views = 1_000
        let walk = TextWalk(Doubling(), in: EnvironmentValues(), limits: limits)
        #expect(walk.reachedViewLimit && walk.texts.count > 10 && walk.texts.count < 1_000)
        let many = ForEach(0..<Int.max, id: \.self) { _ in Text("") }
        let first = TextWalk(many, in: EnvironmentValues(), limits: limits)
        #expect(first.reachedViewLimit && first.texts.count == 999)
    }

    @Test func `a shallow part next to a deep part is kept`() {
        var limits = TextWalk.Limits()
        limits.depth = 10
        let view = VStack {
            Endless()
            Text("kept")
        }
        let walk = TextWalk(view, in: EnvironmentValues(), limits: limits)
        #expect(walk.texts.map(\.string) == ["kept"] && walk.skippedDeepViews)
    }

    @Test func `the closure of ForEach reads the environment of the surrounding body`() {
        struct Surrounding: View {
            @Environment(\.lineSpacing) var spacing
            var body: some View {
                ForEach(0..<1) { _ in Text(verbatim: "\(spacing)") }.lineSpacing(9)
            }
        }
        let text = texts(Surrounding().lineSpacing(4))[0]
        #expect(text.string == "4.0")
        #expect(text.environment.lineSpacing == 9)
    }
}
