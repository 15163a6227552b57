import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleTestSupport

@testable import TypeScaleLocalization

/// Tests the reader of XLIFF 1.2, 2.0 and 2.1.
struct XLIFFTests {
    private func read(_ text: String, _ path: String = "a.xliff") throws -> TranslationCatalog {
        try TranslationCatalog(data: Data(text.utf8), path: path)
    }

    /// Reads units in a file of version 1.2 from English to French.
    private func first(_ units: String) throws -> TranslationCatalog {
        try read(
            """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
            <file original="a" source-language="en" target-language="fr" datatype="plaintext">
            <body>\(units)</body></file></xliff>
            """
        )
    }

    /// Reads units in a file of version 2 from English to French.
    private func second(
        _ units: String,
        _ file: String = "<file id=\"f1\">"
    ) throws
        -> TranslationCatalog
    {
        try read(
            """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"
            xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" srcLang="en" trgLang="fr">
            \(file)\(units)</file></xliff>
            """
        )
    }

    @Test func `identifiers of data are equal if they have the same bytes`() throws {
        let file = try second(
            """
            <unit id="1"><originalData><data id="\u{E9}">%d</data><data id="e\u{301}">%@</data>
            </originalData><segment><source>a</source>
            <target><ph id="1" dataRef="\u{E9}"/> <ph id="2" dataRef="e\u{301}"/></target>
            </segment></unit>
            """
        )
        #expect(file.diagnostics.isEmpty && file.entries.map(\.text) == ["%d %@"])
    }

    /// Both versions define that a unit inherits `translate`, and that its text stays as it is.
    @Test func `shows the source of a unit that is not translated`() throws {
        let units = """
            <group id="g" translate="no"><trans-unit id="1"><source>a</source></trans-unit>
            <trans-unit id="2" translate="yes"><source>b</source></trans-unit></group>
            <trans-unit id="3"><source>c</source></trans-unit>
            <trans-unit id="4" translate="no"><source>d</source>
            <target state="new"/></trans-unit>
            """
        let one = try first(units)
        #expect(one.entries.map(\.isTranslatable) == [false, true, true, false])
        #expect(one.entries.map(\.text) == ["a", "", "", "d"])
        #expect(one.entries.map(\.state) == [.current, .new, .new, .current])
        let two = try second(
            """
            <group id="g"><unit id="1"><segment><source>a</source></segment></unit>
            <unit id="2" translate="yes"><segment><source>b</source></segment></unit></group>
            """,
            #"<file id="f" translate="no">"#
        )
        #expect(two.entries.map(\.isTranslatable) == [false, true])
        #expect(two.entries.map(\.text) == ["a", ""])
        #expect(two.entries.map(\.state) == [.current, .new])
    }

    @Test func `a text that nobody translates is not untranslated`() throws {
        let units = """
            <trans-unit id="1" translate="no"><source>Brand</source></trans-unit>
            <trans-unit id="2" translate="no"><source>Brand</source><target>Brand</target>
            </trans-unit><trans-unit id="3"><source>Save</source></trans-unit>
            """
        var check = TranslationCheck(SlotFile([Slot("All", keys: ["*"], width: 1000)]))
        check.reportedVerdicts = [.untranslated]
        let findings = check.report([try first(units)]).findings
        #expect(findings.map(\.key) == ["3"])
    }

    @Test func `reads each field of a unit in version 1`() throws {
        let file = try first(
            """
            <group id="g"><trans-unit id="1" resname="title" xml:space="preserve" maxwidth="100"
            font="ubuntu;22;bold" translate="no">
            <source>Hello  %s</source>
              <target>Bonjour  %s</target><note>The title.</note><note> Of a window. </note>
            <alt-trans><source>x</source><target>y</target></alt-trans></trans-unit></group>
            <trans-unit id="2"><source>New</source><target state="new">New</target></trans-unit>
            <trans-unit id="3"><source>Missing</source></trans-unit>
            <trans-unit id="4" approved="yes"><source>Yes</source>
            <target state="needs-translation">Oui</target></trans-unit>
            <trans-unit id="5"><source> a
              b </source><target state="translated"> c
              d </target></trans-unit>
            """
        )
        #expect(file.diagnostics.isEmpty && file.sourceLanguage == "en")
        #expect(file.entries.allSatisfy { $0.language == "fr" })
        #expect(file.entries.map(\.key) == ["title", "2", "3", "4", "5"])
        #expect(file.entries.map(\.text) == ["Bonjour  %s", "New", "", "Oui", "c d"])
        #expect(file.entries.map(\.source) == ["Hello  %s", "New", "Missing", "Yes", "a b"])
        #expect(file.entries.map(\.state) == [.current, .new, .new, .current, .current])
        #expect(file.entries.map(\.isTranslatable) == [false, true, true, true, true])
        let entry = try #require(file.entries.first)
        #expect(entry.comment == "The title.\nOf a window.")
        #expect(entry.position.map { "\($0)" } == "6:3")
        #expect(entry.restriction?.width == 100 && entry.restriction?.lineLimit == 1)
        #expect(entry.restriction?.fontFamily == "ubuntu" && entry.restriction?.pointSize == 22)
        #expect(entry.restriction?.fontWeight == .bold)
        #expect(file.entries.dropFirst().allSatisfy { $0.restriction == nil })
    }

    @Test func `reads each field of a unit in version 2`() throws {
        let file = try second(
            """
            <slr:profiles generalProfile="example:pixels" storageProfile="xliff:utf8"/>
            <group id="g"><unit id="u1" name="title" slr:sizeRestriction="0,120"
            slr:storageRestriction="255"><notes><note id="n">A title.</note></notes>
            <segment state="translated"><source>One.</source><target>Un.</target></segment>
            <ignorable><source xml:space="preserve"> </source><target xml:space="preserve"> </target>
            </ignorable><segment><source>Two.</source><target>Deux.</target></segment></unit></group>
            <unit id="u2"><segment state="initial"><source>a</source><target>a</target></segment></unit>
            <unit id="u3" translate="no"><segment><source>b</source></segment></unit>
            """
        )
        #expect(file.diagnostics.isEmpty && file.sourceLanguage == "en")
        #expect(file.entries.allSatisfy { $0.language == "fr" })
        #expect(file.entries.map(\.key) == ["title", "u2", "u3"])
        #expect(file.entries.map(\.text) == ["Un. Deux.", "a", "b"])
        #expect(file.entries.map(\.source) == ["One. Two.", "a", "b"])
        #expect(file.entries.map(\.state) == [.current, .new, .current])
        #expect(file.entries.map(\.comment) == ["A title.", "", ""])
        #expect(file.entries.map(\.restriction?.width) == [120, nil, nil])
        #expect(file.entries.map(\.isTranslatable) == [true, true, false])
    }

    /// Code points have no width, so the standard profile does not limit the size.
    @Test(
        arguments: [
            ("xliff:codepoints", "0,255", nil), ("example:pixels", "80", 80.0),
            ("example:pixels", "10,*", nil),
        ] as [(String, String, Double?)]
    )
    func `only a profile in pixels limits the width`(
        profile: String,
        value: String,
        width: Double?
    ) throws {
        let file = try second(
            """
            <slr:profiles generalProfile="\(profile)"/><unit id="u" slr:sizeRestriction="\(value)">
            <segment><source>a</source><target>b</target></segment></unit>
            """
        )
        #expect(file.diagnostics.isEmpty && file.entries.map(\.restriction?.width) == [width])
    }

    /// Reads the inline elements of both versions, as Angular, Xcode and other tools write them.
    @Test(arguments: [
        ("a <g id=\"1\">b</g> c", "a b c"), ("a<x id=\"LINE_BREAK\" ctype=\"lb\"/>b", "a\nb"),
        ("Hi <x id=\"INTERPOLATION\" equiv-text=\"{{name}}\"/>!", "Hi {{name}}!"),
        (
            "<x id=\"START_BOLD_TEXT\" ctype=\"x-b\" equiv-text=\"&lt;b&gt;\"/>a<x id=\"C\" equiv-text=\"&lt;/b&gt;\"/>",
            "a"
        ),
        ("<bpt id=\"1\">&lt;b></bpt>a<ept id=\"1\">&lt;/b></ept>", "a"),
        ("a<it id=\"1\">&lt;br></it>", "a"),
        ("<ph id=\"1\">%d</ph> files", "%d files"), ("<bx id=\"1\"/>a<ex id=\"1\"/>", "a"),
        ("a <mrk mtype=\"protected\">b</mrk>", "a b"), ("a<x id=\"1\"/>b", "ab"),
    ])
    func `reads inline elements of version 1`(content: String, text: String) throws {
        let file = try first(
            """
            <trans-unit id="1" xml:space="preserve"><source>\(content)</source>
            <target>\(content)</target></trans-unit>
            """
        )
        #expect(file.diagnostics.isEmpty)
        #expect(file.entries.map(\.text) == [text] && file.entries.map(\.source) == [text])
    }

    @Test(arguments: [
        ("<ph id=\"0\" equiv=\"INTERPOLATION\" disp=\"{{name}}\"/>", "{{name}}"),
        ("<ph id=\"1\" dataRef=\"d1\"/> files", "%d files"),
        ("<ph id=\"1\" dataRef=\"d2\"/>a", "a"),
        ("<pc id=\"1\">a</pc> b", "a b"), ("<sc id=\"1\"/>a<ec startRef=\"1\"/>", "a"),
        ("<mrk id=\"1\">a</mrk><sm id=\"2\"/><em startRef=\"2\"/>", "a"),
        ("a<cp hex=\"0001\"/>", Named("a and U+0001", "a\u{1}")),
        ("<ph id=\"1\" equiv=\"x\"/>", "x"),
    ])
    func `reads inline elements of version 2`(content: String, text: Named<String>) throws {
        let text = text.value
        let file = try second(
            """
            <unit id="1"><originalData><data id="d1">%d</data><data id="d2">&lt;br/></data>
            </originalData><segment><source>\(content)</source><target>\(content)</target></segment>
            </unit>
            """
        )
        #expect(file.diagnostics.isEmpty)
        #expect(file.entries.map(\.text) == [text] && file.entries.map(\.source) == [text])
    }

    /// Reads an export of a string catalog.
    @Test func `reads Xcode's variations`() throws {
        let file = try first(
            """
            <trans-unit id="%lld files|==|plural.one"><source>%lld file</source>
            <target>%lld fichier</target></trans-unit>
            <trans-unit id="a|b|==|device.mac"><source>x</source><target>y</target></trans-unit>
            <trans-unit id="\u{D4E}|==|plural.one"><source>x</source><target>y</target></trans-unit>
            <trans-unit id="c"><source>%#@n@</source><target>%#@n@</target></trans-unit>
            <trans-unit id="c|==|substitutions.n.plural.one"><source>%arg</source>
            <target>%arg x</target></trans-unit>
            <trans-unit id="c|==|substitutions.n.plural.other"><source>%arg</source>
            <target>%arg y</target></trans-unit>
            """
        )
        #expect(file.entries.map(\.key) == ["%lld files", "a|b", "\u{D4E}", "c", "c", "c"])
        #expect(
            file.entries.map(\.variation) == [
                "plural.one", "device.mac", "plural.one", "", "n.plural.one", "n.plural.other",
            ]
        )
        #expect(file.entries.map(\.isBranch) == [false, false, false, false, true, true])
        #expect(file.entries.map(\.substitutions.count) == [0, 0, 0, 1, 1, 1])
        #expect(
            file.entries[3].substitutions.first?.branches == [
                .init(variation: "plural.one", text: "%arg x"),
                .init(variation: "plural.other", text: "%arg y"),
            ]
        )
    }

    @Test func `a file without a target language contains source texts`() throws {
        let unit = "<trans-unit id=\"1\"><source>a</source></trans-unit>"
        let text = """
            <xliff version="1.2"><file source-language="en"><body>\(unit)</body></file>
            <file source-language="en" target-language="de"><body>\(unit)</body></file></xliff>
            """
        let file = try read(text)
        #expect(file.diagnostics.isEmpty)
        #expect(file.entries.map(\.language) == ["en", "de"])
        #expect(file.entries.map(\.text) == ["a", ""] && file.entries.map(\.source) == [nil, "a"])
        #expect(file.entries.map(\.state) == [.current, .new])
        #expect(try read(text, "messages.fr.xlf").entries.map(\.language) == ["fr", "de"])
    }

    /// Reads errors, whose positions are marked with `¦`.
    @Test(arguments: [
        ("¦<trans-unit><source>a</source></trans-unit>", "missing attribute id in <trans-unit>"),
        ("¦<trans-unit id=\"a\"/>", "a: missing <source>"),
        (
            "¦<trans-unit id=\"a\" maxwidth=\"x\"><source>a</source><target>b</target></trans-unit>",
            "a: expected a positive number in maxwidth"
        ),
        (
            "¦<trans-unit id=\"a\" weblate-flags=\"max-size:0\"><source>a</source><target>b</target></trans-unit>",
            "a: unknown value \"0\" of the flag max-size"
        ),
        (
            "<trans-unit id=\"z\"><source>a</source>¦<target>b</target></trans-unit>",
            "z: duplicate key; keep one"
        ),
    ])
    func `keeps the other entries if one has an error`(units: String, problem: String) throws {
        let isDuplicate = problem.hasPrefix("z")
        let unit = "<trans-unit id=\"z\"><source>z</source><target>z</target></trans-unit>"
        let marked = isDuplicate ? unit + units : units + unit
        let file = try first("\n" + marked.filter { $0 != "¦" })
        let column = marked.prefix { $0 != "¦" }.count + 1
        #expect(file.diagnostics.map(\.description) == ["a.xliff:4:\(column): \(problem)"])
        #expect(file.entries.contains { $0.text == "z" })
    }

    @Test(arguments: [
        ("<xliff version=\"3.0\"/>", "1:1: unsupported version \"3.0\"; expected 1.2, 2.0 or 2.1"),
        ("<xliff/>", "1:1: unsupported version \"\"; expected 1.2, 2.0 or 2.1"),
        ("\n <a/>", "2:2: expected <xliff>, found <a>"),
        (
            "<!DOCTYPE xliff [<!ENTITY a \"b\">]>\n<xliff version=\"1.2\"/>",
            "1:1: unsupported document type; remove it, and replace its entities"
        ),
        (
            "<xliff version=\"1.2\">&a;</xliff>",
            "1:22: unknown entity or character reference; write &amp; for '&'"
        ),
        (
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><xliff version=\"1.2\"/>",
            " unsupported encoding ISO-8859-1; save the file as UTF-8"
        ),
    ])
    func `refuses malformed files`(text: String, message: String) {
        let error = #expect(throws: Diagnostic.self) { try read(text) }
        #expect(error?.description == "a.xliff:\(message)")
    }

    /// Reads placeholders that refer to the same long text.
    @Test(arguments: [
        (
            Named("<source>", repeating: "<ph dataRef='d'/>", count: 300, "</source>"),
            "a text exceeds the limit of 256 KiB"
        ),
        (
            Named(repeating: "<segment><source><ph dataRef='d'/></source></segment>", count: 300),
            "a text exceeds the limit of 256 KiB"
        ),
        (
            Named(
                "20 units",
                "<source><ph dataRef='d'/></source></unit>"
                    + String(
                        repeating:
                            "<unit id='b'><data id='d'>\(String(repeating: "d", count: 999))</data><source>"
                            + String(repeating: "<ph dataRef='d'/>", count: 200)
                            + "</source></unit>",
                        count: 20
                    ) + "<unit id='c'>"
            ), "the texts exceed the limit for a file of this size"
        ),
    ])
    func `the texts of placeholders have a limit`(content: Named<String>, message: String) {
        let data = "<data id='d'>\(String(repeating: "d", count: 1 << 10))</data>"
        let error = #expect(throws: Diagnostic.self) {
            try second("<unit id='a'>\(data)\(content.value)</unit>")
        }
        #expect(error?.message == message)
    }

    /// Reads size restrictions in pixels and in units that are not widths.
    @Test(
        arguments: [
            ("maxwidth=\"100\" size-unit=\"pixel\"", 100, nil, 1),
            ("maxwidth=\"100\" maxheight=\"40\"", 100, 40, nil),
            ("maxwidth=\"100\" size-unit=\"char\"", nil, nil, nil),
            ("weblate-flags=\"max-size:50:3\"", 50, nil, 3), ("maxheight=\"40\"", nil, 40, nil),
        ] as [(String, Double?, Double?, Int?)]
    )
    func `reads the maximum size`(
        attributes: String,
        width: Double?,
        height: Double?,
        lines: Int?
    ) throws {
        let file = try first(
            "<trans-unit id=\"a\" \(attributes)><source>a</source><target>b</target></trans-unit>"
        )
        let restriction = file.entries.first?.restriction
        #expect(restriction?.width == width && restriction?.height == height)
        #expect(restriction?.lineLimit == lines)
    }

    @Test(arguments: [
        ("de.xliff", "de", "*.xliff"), ("messages.de-AT.xlf", "de-AT", "messages.*.xlf"),
        ("a.xlf", nil, "a.xlf"), ("de.lproj/\u{301}a.xlf", "de", "*.lproj/\u{301}a.xlf"),
        ("\u{D4E}/de.\u{301}xlf", nil, "\u{D4E}/de.\u{301}xlf"),
    ])
    func `reads the language from the path`(path: String, language: String?, group: String) {
        let name = TranslationFileName(path)
        #expect(name.language == language && name.group == group)
    }
}
