import Testing

@testable import TypeScaleLocalization

struct PlaceholderDifferenceTests {
    private func differences(
        _ source: String,
        _ translation: String,
        variation: String = ""
    ) -> [String] {
        let source = MessageText(source, syntaxes: .all)
        return MessageText(translation, syntaxes: .all)
            .differences(from: source, variation: variation).map(\.description)
    }

    @Test(arguments: [
        ("%@ has %@", "%2$@ gehört %1$@"), ("%1$@ and %1$@", "%1$@"), ("%@", "%1$@"),
        ("{a} {b}", "{b} {a}"), ("%ld", "%d"), ("%.1f", "%.2f"), ("50%", "50 %"),
        ("{n, plural, other {#}}", "{n}"), ("{n}", "{n, plural, one {eins} other {#}}"),
        ("text", "%@"), ("%@ %d", "%1$@ %arg"), ("%1$d %1$@", "%1$@ %1$d"), ("%x", "%d"),
        ("%*d", "%2$d %1$d"), ("%*.*d", "%3$*1$.*2$d"), ("{{a}}", "{a}"), ("${a}", "{a}"),
    ])
    func `accepts the same placeholders in any order`(source: String, translation: String) {
        #expect(differences(source, translation) == [])
    }

    @Test func `reports missing placeholders`() {
        #expect(differences("%@", "x") == ["missing %@, value 1; add it to the translation"])
        #expect(
            differences("%1$@ %2$@", "%1$@ %1$@") == ["missing %2$@; add it to the translation"]
        )
        #expect(differences("{a} {b}", "{a}") == ["missing {b}; add it to the translation"])
        #expect(differences("%@ %@", "%@").count == 1)
        #expect(
            differences("%*d", "x") == [
                "missing %*d, value 1; add it to the translation",
                "missing %*d, value 2; add it to the translation",
            ]
        )
    }

    @Test func `reports different types`() {
        let found = [
            "%d has another type than %@ in the source; "
                + "use the type of the source, or add positions such as 1$"
        ]
        #expect(differences("%@", "%d") == found)
        #expect(differences("%@ %d", "%d %@").count == 2)
        for (source, translation) in [("%@", "%s"), ("%d", "%f"), ("%c", "%d"), ("%p", "%@")] {
            #expect(differences(source, translation).count == 1)
        }
    }

    @Test(arguments: ["zero", "one", "two"])
    func `permits text without its number in small plurals`(category: String) {
        let variation = "device.mac.plural.\(category)"
        #expect(differences("%lld files", "One file", variation: variation) == [])
        #expect(differences("%@: %lld files", "One file", variation: variation).count == 1)
        #expect(differences("%lld files", "One file", variation: "plural.few").count == 1)
        #expect(differences("%lld files", "One file", variation: category).count == 1)
    }

    @Test func `compares nothing with text that has errors`() {
        #expect(differences("{a", "x") == [])
        #expect(differences("%@", "{a") == [])
    }
}
