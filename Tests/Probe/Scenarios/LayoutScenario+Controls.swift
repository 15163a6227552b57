import SwiftUI

extension LayoutScenario {
    /// Controls outside of lists, and symbols.
    @ScenarioBuilder static var controls: [LayoutScenario] {
        buttons
        switches
        fields
        progressViews
        labels
        segments
        pickers
        symbols
    }

    /// Buttons in each style.
    @ScenarioBuilder private static var buttons: [LayoutScenario] {
        LayoutScenario("button-plain", "M: a button without a bezel is its label") {
            VStack(spacing: 20) {
                button(Text(Phrase.word), name: "automatic")
                button(Text(Phrase.word), name: "borderless").buttonStyle(.borderless)
                button(Text(Phrase.word), name: "plain").buttonStyle(.plain)
            }
        }
        LayoutScenario("button-bordered", "M: a bezel has 12 and 7 points around a text") {
            VStack(spacing: 20) {
                button(Text(Phrase.word), name: "bordered").buttonStyle(.bordered)
                button(Text(Phrase.word), name: "prominent").buttonStyle(.borderedProminent)
            }
        }
        LayoutScenario("button-symbol", "M: a bezel has the same space around a symbol") {
            HStack {
                button(Image(systemName: "star.fill"), name: "bordered").buttonStyle(.bordered)
                button(Image(systemName: "star.fill"), name: "prominent")
                    .buttonStyle(.borderedProminent)
            }
        }
        LayoutScenario("button-fonts", "F: the space of a bezel does not depend on the font") {
            VStack(spacing: 20) {
                button(Text(Phrase.word).font(.caption), name: "caption")
                button(Text(Phrase.word).font(.title), name: "title")
            }
            .buttonStyle(.bordered)
        }
        LayoutScenario("button-label", "F: a bezel around a label with an icon") {
            button(Label(Phrase.word, systemImage: "star.fill"), name: "bordered")
                .buttonStyle(.bordered)
        }
        LayoutScenario("button-long", "M: a text in a bezel wraps", width: 200) {
            VStack(spacing: 20) {
                button(Text(Phrase.long), name: "bordered").buttonStyle(.bordered)
                button(Text(Phrase.long), name: "plain")
            }
        }
        LayoutScenario("button-two-views", "F: two views in a label are a row") {
            Button {
            } label: {
                Text(Phrase.word).mark("first")
                Text(Phrase.short).mark("second")
            }
            .mark("button")
        }
        LayoutScenario("button-size", "F: the space of a bezel at other text sizes") {
            VStack(spacing: 20) {
                button(Text(Phrase.word), name: "small").dynamicTypeSize(.xSmall)
                button(Text(Phrase.word), name: "large").dynamicTypeSize(.accessibility3)
            }
            .buttonStyle(.bordered)
        }
    }

    /// Returns a button that is marked, with a label that is marked.
    @MainActor private static func button(_ label: some View, name: String) -> some View {
        Button {
        } label: {
            label.mark(name + "Label")
        }
        .mark(name)
    }

    /// Switches and steppers.
    @ScenarioBuilder private static var switches: [LayoutScenario] {
        LayoutScenario("toggle-short", "M: the size of a switch, and the whole width") {
            toggle(Phrase.word)
        }
        LayoutScenario("toggle-long", "F: the space before a switch is 8 to 16 points") {
            toggle(Phrase.long)
        }
        LayoutScenario("toggle-ideal", "F: the least space before a switch") {
            toggle(Phrase.short).fixedSize()
        }
        LayoutScenario("toggle-size", "F: a switch has one size at all text sizes") {
            toggle(Phrase.word).dynamicTypeSize(.accessibility3)
        }
        LayoutScenario("stepper-short", "M: the size of a stepper, and the whole width") {
            stepper(Phrase.word)
        }
        LayoutScenario("stepper-long", "F: the space before a stepper is 8 to 16 points") {
            stepper(Phrase.long)
        }
        LayoutScenario("stepper-ideal", "F: the least space before a stepper") {
            stepper(Phrase.short).fixedSize()
        }
    }

    @MainActor private static func toggle(_ title: String) -> some View {
        Toggle(isOn: .constant(true)) { Text(title).mark("label") }.mark("toggle")
    }

    @MainActor private static func stepper(_ title: String) -> some View {
        Stepper(value: .constant(1), in: 0...9) { Text(title).mark("label") }.mark("stepper")
    }

    /// Fields for text.
    @ScenarioBuilder private static var fields: [LayoutScenario] {
        LayoutScenario("field-text", "M: a field is 22 points high and has the whole width") {
            VStack {
                TextField("Name", text: .constant("")).mark("empty")
                TextField("Name", text: .constant(Phrase.word)).mark("filled")
                TextField("Name", text: .constant(Phrase.long)).mark("long")
            }
        }
        LayoutScenario("field-secure", "M: a field for a password is 21 or 20.33 points high") {
            VStack {
                SecureField("Password", text: .constant("")).mark("empty")
                SecureField("Password", text: .constant("1234")).mark("filled")
            }
        }
        LayoutScenario("field-in-row", "F: a field next to a text takes what the text leaves") {
            HStack {
                Text(Phrase.short).mark("text")
                TextField("Name", text: .constant("")).mark("field")
            }
        }
        LayoutScenario("field-ideal", "F: the ideal width of a field") {
            VStack {
                TextField("Name", text: .constant("")).fixedSize().mark("empty")
                TextField("Name", text: .constant(Phrase.medium)).fixedSize().mark("filled")
            }
        }
        LayoutScenario("field-sizes", "F: the height of a field at other text sizes") {
            VStack {
                TextField("Name", text: .constant("")).dynamicTypeSize(.xSmall).mark("small")
                TextField("Name", text: .constant("")).dynamicTypeSize(.xxxLarge).mark("large")
                TextField("Name", text: .constant(""))
                    .dynamicTypeSize(.accessibility3)
                    .mark("largest")
                SecureField("Name", text: .constant(""))
                    .dynamicTypeSize(.accessibility3)
                    .mark("secure")
            }
        }
    }

    /// Views of progress.
    @ScenarioBuilder private static var progressViews: [LayoutScenario] {
        LayoutScenario("progress-spinner", "F: the size of a progress view, 16 to 64 by 2 to 64") {
            HStack {
                ProgressView().mark("spinner")
                Text(Phrase.word).mark("text")
            }
        }
        LayoutScenario("progress-bar", "F: the height of a bar is 2 to 64 points") {
            VStack {
                ProgressView(value: 0.3).mark("bar")
                Text(Phrase.word).mark("text")
            }
        }
        LayoutScenario("progress-title", "F: the title of a progress view is above it") {
            ProgressView(Phrase.short).mark("progress")
        }
    }

    /// Labels with icons.
    @ScenarioBuilder private static var labels: [LayoutScenario] {
        LayoutScenario("label-body", "F: the space of a label is 4 to 12 points") {
            VStack(alignment: .leading) {
                label("tray", name: "first")
                label("bolt.fill", name: "second")
                label("person.2.fill", name: "third")
            }
        }
        LayoutScenario("label-fonts", "F: the space of a label in other fonts") {
            VStack(alignment: .leading) {
                label("tray", name: "title").font(.title)
                label("tray", name: "caption").font(.caption)
            }
        }
        LayoutScenario("label-long", "F: a title wraps next to its icon", width: 200) {
            Label {
                Text(Phrase.long).mark("title")
            } icon: {
                Image(systemName: "tray").mark("icon")
            }
            .mark("label")
        }
        LayoutScenario("label-box", "F: the space of a label next to an icon of 40 points") {
            Label {
                Text(Phrase.short).mark("title")
            } icon: {
                Box(40, 40).mark("icon")
            }
            .mark("label")
        }
        LayoutScenario("value-short", "C: a label and its value are at both ends") {
            value(Phrase.word, Phrase.short)
        }
        LayoutScenario("value-long", "C: a label and a value that do not fit") {
            value(Phrase.medium, Phrase.medium)
        }
    }

    /// Returns a label whose title and icon are marked.
    @MainActor private static func label(_ symbol: String, name: String) -> some View {
        Label {
            Text(Phrase.short).mark(name + "Title")
        } icon: {
            Image(systemName: symbol).mark(name + "Icon")
        }
    }

    /// Returns a label with a value.
    @MainActor private static func value(_ title: String, _ value: String) -> some View {
        LabeledContent {
            Text(value).mark("value")
        } label: {
            Text(title).mark("label")
        }
        .mark("content")
    }

    /// Controls with segments, whose texts UIKit lays out.
    @ScenarioBuilder private static var segments: [LayoutScenario] {
        LayoutScenario("segments-wide", "F: segments take the whole width") {
            segmentedPicker(["Day", "Week"]).mark("picker")
        }
        LayoutScenario("segments-two", "F: the space of a segment is 2 to 12, in two segments") {
            segmentedPicker(["Day", "Week"]).fixedSize().mark("picker")
        }
        LayoutScenario("segments-three", "F: three segments are as wide as the widest text") {
            segmentedPicker(["Day", "Week", "Year so far"]).fixedSize().mark("picker")
        }
        LayoutScenario("segments-size", "F: the height of segments at a large text size") {
            segmentedPicker(["Day", "Week"]).fixedSize().mark("picker")
                .dynamicTypeSize(.accessibility3)
        }
    }

    @MainActor private static func segmentedPicker(_ titles: [String]) -> some View {
        Picker(selection: .constant(titles.first)) {
            ForEach(titles, id: \.self) { title in
                Text(title).tag(Optional(title))
            }
        } label: {
            Text(Phrase.word)
        }
        .pickerStyle(.segmented)
    }

    /// Pickers and links outside of lists.
    @ScenarioBuilder private static var pickers: [LayoutScenario] {
        LayoutScenario("picker-menu", "F: the value of a picker is unknown, and has no label") {
            HStack {
                Picker(selection: .constant(1)) {
                    Text(Phrase.word).tag(1)
                    Text(Phrase.medium).tag(2)
                } label: {
                    Text(Phrase.word)
                }
                .pickerStyle(.menu)
                .mark("picker")
                Text(Phrase.long).mark("text")
            }
        }
        LayoutScenario("link-plain", "F: a link outside of lists is its label") {
            NavigationLink {
                EmptyView()
            } label: {
                Text(Phrase.short).mark("label")
            }
            .mark("link")
        }
    }

    /// Symbols, six in each scenario.
    @ScenarioBuilder private static var symbols: [LayoutScenario] {
        let groups = [
            ["star.fill", "mic.fill", "checkmark", "chevron.right", "heart", "gear"],
            ["person.circle.fill", "plus", "trash", "envelope", "ellipsis", "person.3.fill"],
        ]
        for (index, names) in groups.enumerated() {
            LayoutScenario(
                "symbols-body-\(index + 1)",
                "F: the size of a symbol is 0.3 to 2.6 em, at body"
            ) {
                VStack(alignment: .leading, spacing: 0) { markedSymbols(names) }
            }
            LayoutScenario(
                "symbols-title-\(index + 1)",
                "F: the size of a symbol is 0.3 to 2.6 em, at title"
            ) {
                VStack(alignment: .leading, spacing: 0) { markedSymbols(names) }.font(.title)
            }
        }
        LayoutScenario("symbols-scale", "F: a large scale makes a symbol at most 1.3 as large") {
            VStack(alignment: .leading, spacing: 0) {
                Image(systemName: "star.fill").imageScale(.small).mark("small")
                Image(systemName: "star.fill").imageScale(.medium).mark("medium")
                Image(systemName: "star.fill").imageScale(.large).mark("large")
            }
        }
        LayoutScenario("symbols-frame", "C: a resizable symbol has the size of its frame") {
            HStack {
                Image(systemName: "star.fill").resizable().frame(width: 30, height: 40)
                    .mark("resizable")
                Image(systemName: "star.fill").frame(width: 30, height: 40).mark("framed")
            }
        }
    }

    /// Returns symbols that are marked with their names.
    @MainActor private static func markedSymbols(_ names: [String]) -> some View {
        ForEach(names, id: \.self) { name in
            Image(systemName: name).mark(name)
        }
    }
}
