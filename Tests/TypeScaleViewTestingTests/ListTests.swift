import SwiftUI
import Testing
import TypeScaleViewTesting
import TypeScaleViews

@MainActor
struct ListTests {
    private struct Settings: View {
        @State private var isOn = true

        var body: some View {
            List {
                Section {
                    Toggle("Notifications", isOn: $isOn)
                    NavigationLink("Sounds") { EmptyView() }
                    Text("Version").listRowInsets(EdgeInsets())
                } header: {
                    Text("General")
                } footer: {
                    Text("Sounds are off at night.")
                }
                Text("About")
            }
        }
    }

    private func texts(
        _ view: some View,
        _ version: ViewSystem.Version,
        width: Double = 402
    ) throws -> [ViewBounds.Text] {
        let system = ViewSystem(version, screenWidth: width)
        let node = ViewNode(view, in: EnvironmentValues(), system: system)
        return try ViewBounds(node, width: width).texts
    }

    // Headers are in capital letters up to iOS 18, as images of 17.5 and 18.5 show.
    @Test func `sections have the fonts and the insets of the version`() throws {
        let old = try texts(Settings(), .iOS17)
        let new = try texts(Settings(), .iOS26)
        #expect(old.map(\.text.text).first == "GENERAL" && new.map(\.text.text).first == "General")
        #expect(old.map(\.text.runs[0].font.textStyle)[0] == .footnote)
        #expect(new.map(\.text.runs[0].font.textStyle)[0] == .headline)
        // The header, a toggle, a link, a row without insets, the footer, and a row of its own.
        let least: [Double] = [338, 259, 302, 370, 338, 338]
        let most: [Double] = [338, 267, 322, 370, 338, 338]
        #expect(new.map { $0.least ?? 0 } == least)
        // The text is rounded up to a pixel, and so can be its neighbors.
        for (text, most) in zip(new, most) { #expect(abs((text.most ?? 0) - most) < 1) }
    }

    @Test func `a plain list has wider rows`() throws {
        let plain = try texts(Settings().listStyle(.plain), .iOS26)[5]
        #expect(plain.least == 362 && plain.most == 370)
        let other = try texts(Settings().listStyle(.sidebar), .iOS26)[5]
        #expect(other.least == 282 && other.most == 402)
    }

    @Test func `a section outside of a list is its views`() throws {
        let column = VStack { Section("Title") { Text("Row") } }
        #expect(try texts(column, .iOS17).map(\.text.text) == ["Title", "Row"])
    }

    @Test func `a modifier of a group changes each view, and those in a branch together`() {
        let isOn = true
        func count(_ view: some View) -> Int {
            let node = ViewNode(HStack { view }, in: EnvironmentValues())
            guard case .stack(_, _, _, let children) = node else { return 0 }
            return children.count
        }
        let group = Group {
            Text("1")
            Text("2")
        }
        #expect(count(group) == 2 && count(group.padding()) == 2)
        let branch = Group {
            if isOn {
                Text("1")
                Text("2")
            } else {
                Text("3")
            }
        }
        #expect(count(branch) == 2 && count(branch.frame(width: 40)) == 1)
        #expect(count(Group { if !isOn { Text("1") } }.padding()) == 0)
    }

    @Test func `a style of the app makes the body of a button`() throws {
        struct Wide: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.frame(width: 200)
            }
        }
        let label = Button("Delete") {}.buttonStyle(Wide())
        #expect(try texts(label, .iOS26)[0].least == 200)
        let bordered = try texts(Button("Delete") {}.buttonStyle(.bordered), .iOS26)[0]
        #expect(bordered.least == 378)
    }

    @Test func `a modifier of a section changes its rows`() throws {
        let insets = EdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 100)
        let list = List { Section("Title") { Text("Row") }.listRowInsets(insets) }
        #expect(try texts(list, .iOS26)[1].least == 170)
        let decorated = List { Text("Row").listRowInsets(insets).overlay(Color.red) }
        #expect(try texts(decorated, .iOS26)[0].least == 170)
        let nested = List { Section("Outer") { Section("Inner") { Text("Row") } } }
        #expect(try texts(nested, .iOS26).map(\.text.text) == ["Outer", "Inner", "Row"])
        let own = List { Section("Title") { Text("Row") }.textCase(nil) }
        #expect(try texts(own, .iOS17)[0].text.text == "Title")
    }

    @Test func `an overlay of a group is one for each view, as are two conditions`() {
        let isOn = true
        func children(_ view: some View) -> [ViewNode] {
            let node = ViewNode(HStack { view }, in: EnvironmentValues())
            guard case .stack(_, _, _, let children) = node else { return [] }
            return children
        }
        let group = Group {
            Text("1")
            Text("2")
        }
        #expect(children(group.overlay(Color.red)).count == 2)
        let conditions = Group {
            if isOn { Text("1") } else { Text("2") }
            if !isOn { Text("3") } else { Text("4") }
        }
        #expect(children(conditions.padding(4)).count == 2)
    }
}
