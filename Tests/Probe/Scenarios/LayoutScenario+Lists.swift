import SwiftUI

extension LayoutScenario {
    /// Lists and forms, and what controls look like in them.
    @ScenarioBuilder static var lists: [LayoutScenario] {
        listWidths
        sections
        rows
        labelRows
        linkRows
        controlRows
        valueRows
    }

    /// The widths of phones, on which the insets of a list can depend.
    @ScenarioBuilder private static var listWidths: [LayoutScenario] {
        for width in [320, 375, 390, 393, 402, 430] {
            LayoutScenario(
                "list-width-\(width)",
                "F: both insets of a list are 16 to 20 points on a width of \(width)",
                width: CGFloat(width)
            ) {
                List {
                    Section {
                        Text(Phrase.short).mark("short")
                        Text(Phrase.word)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .mark("wide")
                        Text(Phrase.long).mark("long")
                    } header: {
                        Text(Phrase.word)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .mark("header")
                    } footer: {
                        Text(Phrase.word)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .mark("footer")
                    }
                }
                .mark("list")
                .frame(height: 500)
            }
        }
        LayoutScenario("form-width-320", "F: a form has the insets of a list") {
            Form {
                Text(Phrase.short).mark("short")
                Text(Phrase.word)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .mark("wide")
            }
            .frame(height: 300)
        }
    }

    /// Returns a scenario with a list on a phone of 402 points, or on another width.
    private static func list<Content: View>(
        _ id: String,
        _ rule: String,
        width: CGFloat = 402,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> LayoutScenario {
        LayoutScenario(id, rule, width: width) {
            List { content() }.frame(height: 500)
        }
    }

    /// Sections with headers and footers.
    @ScenarioBuilder private static var sections: [LayoutScenario] {
        list("list-rows", "M: the heights of rows without a section, 44 or 52") {
            Text(Phrase.word).mark("first")
            Text(Phrase.word).mark("second")
            Text(Phrase.word).mark("third")
        }
        list("list-header-footer", "M: the heights of a header and a footer") {
            Section {
                Text(Phrase.word).mark("row")
            } header: {
                Text(Phrase.short).mark("header")
            } footer: {
                Text(Phrase.medium).mark("footer")
            }
        }
        list("list-header-long", "F: a header and a footer wrap in the width of a row") {
            Section {
                Text(Phrase.word).mark("row")
            } header: {
                Text(Phrase.long).mark("header")
            } footer: {
                Text(Phrase.long + " " + Phrase.other).mark("footer")
            }
        }
        list("list-sections", "F: the space between sections is 0 to 40 points") {
            Section { Text(Phrase.word).mark("first") }
            Section { Text(Phrase.word).mark("second") }
            Section {
                Text(Phrase.word).mark("third")
            } header: {
                Text(Phrase.short).mark("header")
            }
        }
        list("list-sections-footers", "F: the space between a footer and a section below") {
            Section {
                Text(Phrase.word).mark("first")
            } header: {
                EmptyView()
            } footer: {
                Text(Phrase.short).mark("firstFooter")
            }
            Section { Text(Phrase.word).mark("second") }
            Section {
                Text(Phrase.word).mark("third")
            } header: {
                Text(Phrase.short).mark("header")
            }
        }
        list("list-mixed-rows", "F: rows outside of sections have a section of their own") {
            Text(Phrase.word).mark("first")
            Section { Text(Phrase.word).mark("second") }
            Text(Phrase.word).mark("third")
        }
        LayoutScenario("form-section", "F: a form has the titles of a list", width: 402) {
            Form {
                Section {
                    Text(Phrase.word).mark("row")
                } header: {
                    Text(Phrase.short).mark("header")
                } footer: {
                    Text(Phrase.medium).mark("footer")
                }
            }
            .frame(height: 300)
        }
    }

    /// Rows of one or more texts.
    @ScenarioBuilder private static var rows: [LayoutScenario] {
        list("row-two-lines", "F: the space over and under two texts in a row") {
            VStack(alignment: .leading) {
                Text(Phrase.short).font(.headline).mark("headline")
                Text(Phrase.medium).font(.subheadline).mark("subheadline")
            }
            .mark("texts")
            Text(Phrase.word).mark("next")
        }
        list("row-wrapped", "F: the space over and under a text of two lines", width: 320) {
            Text(Phrase.long).mark("wrapped")
            Text(Phrase.word).mark("next")
        }
        list("row-high", "F: the space over and under a box in a row") {
            Box(100, 80).mark("box")
            Text(Phrase.word).font(.largeTitle).mark("title")
            Text(Phrase.word).mark("next")
        }
        list("row-low", "F: a row has a least height") {
            Text(Phrase.word).font(.caption2).mark("first")
            Text(Phrase.word).font(.caption2).mark("second")
            Box(100, 4).mark("box")
            Text(Phrase.word).mark("next")
        }
        list("row-insets", "D: the insets of a row replace the system's") {
            Text(Phrase.long).mark("row")
                .listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 50))
            Text(Phrase.word).frame(maxWidth: .infinity).mark("wide")
                .listRowInsets(EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))
            Text(Phrase.word).mark("next")
        }
        list("row-two-texts", "C: two long texts share a row", width: 320) {
            HStack {
                Text(Phrase.long).mark("first")
                Text(Phrase.other).mark("second")
            }
        }
    }

    /// Labels in rows.
    @ScenarioBuilder private static var labelRows: [LayoutScenario] {
        list("row-label", "F: the column of icons and 8 to 24 points next to it") {
            labelView("envelope", name: "first")
            labelView("bolt.fill", name: "second")
            labelView("person.2.fill", name: "third")
        }
        list("row-label-long", "F: a title in a row wraps next to the icon", width: 320) {
            Label {
                Text(Phrase.long).mark("title")
            } icon: {
                Image(systemName: "envelope").mark("icon")
            }
            .mark("label")
        }
        list("row-label-title", "F: the column of icons scales with the font") {
            labelView("envelope", name: "first").font(.title)
            labelView("envelope", name: "second").font(.caption)
            labelView("envelope", name: "third").imageScale(.large)
        }
        list("row-label-box", "F: an icon wider than the column moves the title") {
            Label {
                Text(Phrase.short).mark("title")
            } icon: {
                Box(60, 20).mark("icon")
            }
            Label {
                Text(Phrase.short).mark("narrowTitle")
            } icon: {
                Box(4, 20).mark("narrowIcon")
            }
        }
    }

    /// Returns a label whose title and icon are marked.
    @MainActor private static func labelView(_ symbol: String, name: String) -> some View {
        Label {
            Text(Phrase.short).mark(name + "Title")
        } icon: {
            Image(systemName: symbol).mark(name + "Icon")
        }
    }

    /// Links in rows.
    @ScenarioBuilder private static var linkRows: [LayoutScenario] {
        LayoutScenario("row-link", "F: the symbol of a link and its gap are 16 to 36", width: 402) {
            NavigationStack {
                List {
                    NavigationLink {
                        EmptyView()
                    } label: {
                        Text(Phrase.word)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .mark("wide")
                    }
                    NavigationLink {
                        EmptyView()
                    } label: {
                        Text(Phrase.long).mark("long")
                    }
                    Text(Phrase.word)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .mark("row")
                }
            }
            .frame(height: 500)
        }
        list("row-link-alone", "F: a link outside a stack has the same symbol") {
            NavigationLink {
                EmptyView()
            } label: {
                Text(Phrase.word)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .mark("wide")
            }
            Text(Phrase.word)
                .frame(maxWidth: .infinity, alignment: .leading)
                .mark("row")
        }
    }

    /// Controls in rows.
    @ScenarioBuilder private static var controlRows: [LayoutScenario] {
        list("row-toggle", "F: the space before a switch is 8 to 16 points", width: 320) {
            Toggle(isOn: .constant(true)) { Text(Phrase.word).mark("short") }.mark("shortToggle")
            Toggle(isOn: .constant(true)) { Text(Phrase.long).mark("long") }.mark("longToggle")
        }
        list("row-stepper", "F: the space before a stepper is 8 to 16 points", width: 320) {
            Stepper(value: .constant(1), in: 0...9) { Text(Phrase.word).mark("short") }
                .mark("shortStepper")
            Stepper(value: .constant(1), in: 0...9) { Text(Phrase.long).mark("long") }
                .mark("longStepper")
        }
        list("row-picker", "F: the value of a picker next to a short and a long label", width: 320)
        {
            picker(Phrase.word, name: "short")
            picker(Phrase.long, name: "long")
        }
        list("row-button", "F: a button in a row is its label, at the leading edge") {
            Button {
            } label: {
                Text(Phrase.word).mark("label")
            }
            .mark("button")
            Button(role: .destructive) {
            } label: {
                Text(Phrase.long).mark("longLabel")
            }
            .mark("longButton")
            Button {
            } label: {
                Text(Phrase.word).mark("borderedLabel")
            }
            .buttonStyle(.bordered)
            .mark("bordered")
        }
        list("row-fields", "F: a field in a row has the width of the row") {
            TextField("Name", text: .constant("")).mark("empty")
            TextField("Name", text: .constant(Phrase.word)).mark("filled")
            SecureField("Password", text: .constant("")).mark("secureEmpty")
            SecureField("Password", text: .constant("1234")).mark("secureFilled")
            Text(Phrase.word).mark("next")
        }
        list("row-progress", "F: the heights of progress views in rows") {
            ProgressView(value: 0.5).mark("bar")
            ProgressView().mark("spinner")
            Text(Phrase.word).mark("next")
        }
        LayoutScenario("form-controls", "F: controls in a form are as in a list", width: 402) {
            Form {
                Toggle(isOn: .constant(true)) { Text(Phrase.word).mark("toggleLabel") }
                    .mark("toggle")
                Stepper(value: .constant(1), in: 0...9) { Text(Phrase.word).mark("stepperLabel") }
                    .mark("stepper")
                TextField("Name", text: .constant("")).mark("field")
                Button {
                } label: {
                    Text(Phrase.word).mark("buttonLabel")
                }
            }
            .frame(height: 500)
        }
    }

    /// Returns a picker of two values, whose label is marked.
    @MainActor private static func picker(_ title: String, name: String) -> some View {
        Picker(selection: .constant(1)) {
            Text(Phrase.short).tag(1)
            Text(Phrase.word).tag(2)
        } label: {
            Text(title).mark(name + "Label")
        }
        .mark(name)
    }

    /// Labels with values in rows.
    @ScenarioBuilder private static var valueRows: [LayoutScenario] {
        list("row-value", "C: a short label and its value are at both ends of a row") {
            LabeledContent {
                Text(Phrase.short).mark("value")
            } label: {
                Text(Phrase.word).mark("label")
            }
            .mark("content")
        }
        list("row-value-long", "C: a value is below a long label since iOS 18", width: 320) {
            LabeledContent {
                Text(Phrase.medium).mark("value")
            } label: {
                Text(Phrase.medium).mark("label")
            }
            .mark("content")
        }
        list("row-value-wrapped", "C: a label and a value of several lines", width: 320) {
            LabeledContent {
                Text(Phrase.other).mark("value")
            } label: {
                Text(Phrase.long).mark("label")
            }
            .mark("content")
        }
        LayoutScenario("form-value-long", "C: a label with a value in a form", width: 320) {
            Form {
                LabeledContent {
                    Text(Phrase.medium).mark("value")
                } label: {
                    Text(Phrase.medium).mark("label")
                }
                .mark("content")
            }
            .frame(height: 300)
        }
    }
}
