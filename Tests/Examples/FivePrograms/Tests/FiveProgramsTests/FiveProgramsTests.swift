import FivePrograms
import Foundation
import Testing
import TypeScale
import TypeScaleLayout
import TypeScaleLocalization

struct FiveProgramsTests {
    private let reader = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)

    /// Writes a file to a temporary folder and returns its URL.
    private func file(_ name: String, _ text: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: name)
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test func `explains a size`() {
        #expect(bodySizes(for: [reader]).first?.hasPrefix("17 x 40 / 22 = 30.909") == true)
    }

    @Test func `a missing font is an error`() {
        #expect(throws: LayoutError.self) { try cellHeight(for: reader, fonts: FontRegistry()) }
    }

    @Test func `text in the system font has no glyphs`() throws {
        var count = 0
        let label = TextLabel("Title", font: .system(.body))
        try draw(label, for: reader, fonts: FontRegistry()) { _ in count += 1 }
        #expect(count == 0)
    }

    @Test func `finds a long title of a tab`() throws {
        let url = try file("de.json", #"{"tab.home": "Startbildschirm", "tab.me": "Ich"}"#)
        #expect(checkTabs(paths: [url.path]).findings.map(\.key) == ["tab.home"])
    }

    @Test func `scales a role`() throws {
        let tokens = """
            {"heading": {"large": {"$type": "typography", "$value": {"fontFamily": "system-ui",
            "fontSize": {"value": 34, "unit": "px"}, "fontWeight": 700, "lineHeight": 1.2,
            "letterSpacing": {"value": 0, "unit": "px"}}}}}
            """
        let font = try heading(in: file("brand.tokens.json", tokens), for: reader)
        #expect((font?.pointSize ?? 0) > 34)
    }
}
