import Testing

@testable import TypeScaleLocalization

struct InflectionMarkupTests {
    /// Returns the text that a reader sees, with a sample in place of `%@`.
    private func shown(_ text: String, _ syntaxes: PlaceholderSyntaxes = .cocoa) throws -> String {
        let message = MessageText(text, syntaxes: syntaxes)
        return try InventedFont().widest(message, PlaceholderValues(language: "en")).text
    }

    /// The first text is Apple's
    /// [example](https://developer.apple.com/videos/play/wwdc2021/10109/), with another type.
    @Test(arguments: [
        (
            "Add ^[%@ ^[%@](morphology: { partOfSpeech: \"noun\" })](inflect: true) to your order",
            "Add Mustermann Mustermann to your order"
        ),
        ("^[a](inflect: true)", "a"), ("^[a] (inflect: true)", "^[a] (inflect: true)"),
        ("^[a](b)", "^[a](b)"), ("^[a](b: c", "^[a](b: c"), ("^a [b](c: d)", "^a [b](c: d)"),
        ("^[[a]](b: c)", "[a]"), ("^[](b: c)%@", "Mustermann"), ("]^", "]^"),
        ("^[a\\](b: c)", "^[a\\](b: c)"),
        ("^[a](b: c)^[d](e: f)", "ad"),
    ])
    func `only the words of inflected text are shown`(text: String, expected: String) throws {
        #expect(try shown(text) == expected)
    }

    @Test func `other formats have no such markup`() throws {
        #expect(try shown("^[a](inflect: true)", .printf) == "^[a](inflect: true)")
    }

    @Test func `placeholders of inflected text are compared`() {
        let source = MessageText("^[%lld file](inflect: true)", syntaxes: .cocoa)
        let translation = MessageText("^[Datei](inflect: true)", syntaxes: .cocoa)
        #expect(translation.differences(from: source).count == 1)
        #expect(source.differences(from: source).isEmpty)
    }

    @Test func `reading takes linear time`() {
        for text in ["^[", "^[a](", "]", "^[a](b: c)", "^[a]("] {
            let bytes = Array(String(repeating: text, count: 20_000).utf8)
            let ranges = InflectionMarkup.ranges(in: bytes)
            #expect(ranges.count <= 40_000)
        }
    }
}
