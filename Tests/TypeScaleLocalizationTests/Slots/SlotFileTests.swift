import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout

@testable import TypeScaleLocalization

struct SlotFileTests {
    private func read(_ json: String) throws -> SlotFile {
        try SlotFile(data: Data(json.utf8), file: "typescale.json")
    }

    /// Reads one slot with additional fields, and returns the slots and the errors.
    private func slot(_ fields: String) throws -> (slots: [Slot], errors: [String]) {
        let json = #"{"version": 1, "slots": [{"keys": "a", \#(fields)}]}"#
        let file = try read(json)
        return (file.slots, file.diagnostics.map { "\($0)" })
    }

    @Test func `reads every field`() throws {
        let file = try read(
            """
            {
              "version": 1, "sourceLanguage": "de", "$schema": "x",
              "defaults": {"style": "caption2", "upTo": "XXXL", "sample": "Erika"},
              "slots": [
                {
                  "name": "Tab", "keys": ["tab.*", "t"], "except": "tab.long", "files": "a/*",
                  "widths": {"iPhone SE": 80, "iPad": 120.5}, "height": 40, "lines": 2,
                  "insets": {"leading": 8, "trailing": 4, "top": 1, "bottom": 2},
                  "font": {"face": "Brand-Bold", "size": 11, "weight": 600},
                  "minimumPointSize": 9, "maximumPointSize": 30, "maximumCategory": "AX2",
                  "minimumScaleFactor": 0.8, "platform": "macOS", "boldText": true,
                  "upTo": 1.3, "samples": {"name": "Max"}, "largestNumber": 999
                },
                {"keys": "b", "width": 10, "insets": 2}
              ]
            }
            """
        )
        #expect(file.diagnostics.isEmpty && file.sourceLanguage == "de")
        let slot = try #require(file.slots.first)
        #expect(slot.name == "Tab" && slot.keys == ["tab.*", "t"])
        #expect(slot.excludedKeys == ["tab.long"] && slot.files == ["a/*"])
        #expect(slot.widths == [.init("iPhone SE", points: 80), .init("iPad", points: 120.5)])
        #expect(slot.height == 40 && slot.lineLimit == 2)
        #expect((slot.insets.leading, slot.insets.trailing) == (8, 4))
        #expect((slot.insets.top, slot.insets.bottom) == (1, 2))
        #expect(slot.innerHeight == 37)
        let font = FontDescription(
            name: "Brand-Bold",
            textStyle: .caption2,
            size: 11,
            weight: FontWeight(rawValue: 600)
        )
        let limits = TypeLimits(
            minimumPointSize: 9,
            maximumPointSize: 30,
            maximumCategory: .accessibilityLarge
        )
        #expect(slot.font == font.limited(to: limits))
        #expect(slot.minimumScaleFactor == 0.8 && slot.platform == .macOS && slot.usesBoldText)
        #expect(slot.largestCategory == .extraExtraExtraLarge && slot.largestFontScale == 1.3)
        #expect(slot.samples == ["%@": "Erika", "name": "Max"] && slot.largestNumber == 999)
        #expect(file.slots[1].name == "b" && file.slots[1].font == .system(.caption2))
        #expect(file.slots[1].innerWidth(file.slots[1].widths[0]) == 6)
    }

    @Test(arguments: [
        (#""width": -3"#, "1:49: slots.0.width: expected a positive number of points, found -3"),
        (#""width": 0"#, "1:49: slots.0.width: expected a positive number of points, found 0"),
        (
            #""width": "8""#,
            "1:49: slots.0.width: expected a positive number of points, found \"8\""
        ),
        (#""width": null"#, "1:49: slots.0.width: expected a positive number of points"),
        (#""widths": {}"#, "1:50: slots.0.widths: expected at least one width"),
        (
            #""widths": {"iPad": true}"#,
            "1:59: slots.0.widths.iPad: expected a positive number of points, found true"
        ),
        (#""lines": 1.5"#, "1:49: slots.0.lines: expected a whole number from 0"),
        (#""wdith": 8"#, "1:49: slots.0.wdith: unknown key; did you mean width?"),
        (
            #""colour": 8"#,
            "1:50: slots.0.colour: unknown key; the keys are name, keys, except, files, width"
        ),
        (
            #""style": "boddy""#,
            """
            1:49: slots.0.style: expected a text style, found "boddy"; did you mean body?
            """
        ),
        (
            #""upTo": "XXXXL""#,
            "1:48: slots.0.upTo: expected a category such as XXXL, or a number such as 1.3, "
                + "found \"XXXXL\"; did you mean XXXL?"
        ),
        (
            #""platform": "android""#,
            "1:52: slots.0.platform: a slot cannot choose Android's font scales; "
                + "set the font scales of the check, or use --platform android"
        ),
        (
            #""sample": "a\nb""#,
            """
            1:50: slots.0.sample: expected a sample on one line, without tabs
            """
        ),
        (
            #""insets": 8, "width": 16"#,
            """
            1:26: slots.0: the insets leave no width of 16 pt; reduce them
            """
        ),
        (
            #""insets": {"left": 8}"#,
            """
            1:59: slots.0.insets.left: unknown key left; use only leading, trailing, top and bottom
            """
        ),
        (
            #""width": 9, "height": 9, "insets": {"top": 9}"#,
            """
            1:26: slots.0: the insets leave no height of 9 pt; reduce them
            """
        ),
        (
            #""minimumPointSize": 20, "maximumPointSize": 10, "width": 9"#,
            """
            1:26: slots.0: minimumPointSize exceeds maximumPointSize; swap them
            """
        ),
        (#""height": 9"#, "1:26: slots.0: missing key \"width\"; add it"),
        (
            #""width": 9, "widths": {"a": 9}"#,
            """
            1:62: slots.0.widths: a slot has either width or widths; remove one
            """
        ),
        (#""width": 9, "width": 10"#, "1:52: slots.0.width: duplicate key"),
    ])
    func `reports the position of an error`(fields: String, message: String) throws {
        let (_, errors) = try slot(fields)
        #expect(errors.count == 1)
        #expect(errors.first?.hasPrefix("typescale.json:" + message) == true, "\(errors)")
    }

    @Test func `keeps the other slots and reports errors of the file in order`() throws {
        let file = try read(
            """
            {
              "version": 2,
              "default": {},
              "slots": [
                {"keys": "a", "width": 1},
                {"keys": "b", "width": "x"},
                3,
                {"width": 3},
                {"keys": "a", "width": 4}
              ]
            }
            """
        )
        #expect(file.slots.map(\.widths[0].points) == [1, 4])
        #expect(
            file.diagnostics.map { "\($0)" } == [
                "typescale.json:2:14: version: expected version 1, found 2",
                "typescale.json:3:14: default: unknown key; did you mean defaults?",
                """
                typescale.json:6:28: slots.1.width: expected a positive number of points, found "x" \
                (slot "b" is not checked)
                """,
                "typescale.json:7:5: slots.2: expected a dictionary, found 3 (the slot is not checked)",
                """
                typescale.json:8:5: slots.3: missing key "keys"; add a pattern for keys \
                (the slot is not checked)
                """,
                #"typescale.json:9:5: slots.4: duplicate slot "a"; rename one"#,
            ]
        )
    }

    @Test(arguments: [
        ("", "typescale.json: expected JSON"),
        ("[]", #"typescale.json:1:1: expected a dictionary with the key "slots""#),
        ("{}", #"typescale.json:1:1: missing key "slots"; add a list of slots"#),
        (#"{"slots": 1}"#, "typescale.json:1:11: slots: expected a list of slots, found 1"),
        (#"{"slots": [}"#, "typescale.json:1:12: "),
    ])
    func `throws an error for a malformed file`(json: String, message: String) throws {
        let error = try #require(throws: Diagnostic.self) { try read(json) }
        #expect("\(error)".hasPrefix(message), "\(error)")
    }

    @Test func `refuses deep and large files`() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: Diagnostic.self) { try read(#"{"slots": "# + deep) }
        let many = Array(repeating: #"{"keys": "a", "width": 1}"#, count: 10_001)
        let error = try #require(throws: Diagnostic.self) {
            try read(#"{"slots": [\#(many.joined(separator: ","))]}"#)
        }
        #expect(error.message == "the slots exceed the limit of 10000")
        let wildcards = Array(repeating: #""*""#, count: 4097).joined(separator: ",")
        #expect(
            try slot(#""width": 9, "except": [\#(wildcards)]"#).errors[0]
                .contains("the patterns with wildcards exceed the limit of 4096")
        )
        // Literal patterns do not count.
        let most = wildcards.dropLast(4) + #", "a""#
        #expect(try slot(#""width": 9, "except": [\#(most)]"#).errors.isEmpty)
        let pattern = String(repeating: "*a", count: 200)
        #expect(
            try slot(#""width": 9, "except": "\#(pattern)""#).errors[0]
                .contains("a pattern exceeds the limit of 256 bytes")
        )
        func widths(_ count: Int) -> String {
            let widths = (0..<count).map { "\"\($0)\": 9" }.joined(separator: ",")
            return #""widths": {\#(widths)}"#
        }
        #expect(try slot(widths(64)).errors.isEmpty)
        #expect(
            try slot(widths(65)).errors[0]
                .hasSuffix("the widths exceed the limit of 64 (slot \"a\" is not checked)")
        )
        let wide = Array(repeating: #"{"keys": "a", \#(widths(64))}"#, count: 157)
        let file = try read(#"{"slots": [\#(wide.joined(separator: ","))]}"#)
        #expect(
            file.diagnostics.contains { $0.message.contains("widths exceed the limit of 10000") }
        )
    }

    @Test func `reads the findings to ignore`() throws {
        let file = try read(
            #"""
            {"slots": [], "ignore": [
              "brand.*", ["a", "b"],
              {"keys": "c", "languages": "de", "verdicts": ["untranslated", "missing-placeholder"]},
              {"languages": "de"}, {"keys": "d", "verdicts": "fits"}, {"keys": "d", "lang": "de"}
            ]}
            """#
        )
        #expect(file.ignored.map(\.keys) == [["brand.*"], ["a", "b"], ["c"]])
        #expect(file.ignored[0].verdicts == FitVerdict.findings)
        #expect(file.ignored[2].verdicts == [.untranslated, .missingPlaceholder])
        #expect(file.ignored[2].languages == ["de"])
        #expect(
            file.diagnostics.map(\.message) == [
                "missing key \"keys\"; add a pattern for keys",
                "expected a verdict, found \"fits\"",
                "unknown key; the keys are keys, languages, verdicts",
            ]
        )
    }
}
