import Testing
import TypeScaleDiagnostics
import TypeScaleLayout

@testable import TypeScaleLocalization

struct FitNoteTests {
    private let names = ["Tab", "Tab title"]

    private func slot(_ comment: String) throws -> (named: Int?, own: Slot?)? {
        try FitNote(in: comment)?.slot(SlotDraft(), names, ["Tab": 0, "Tab title": 1])
    }

    @Test func `reads the fields of a box`() throws {
        let comment =
            "The title.\nfit: width=120 lines=2 style=headline upTo=XXXL; on a phone\nmore"
        let own = try #require(try slot(comment)?.own)
        #expect(own.widths == [.init(points: 120)] && own.lineLimit == 2)
        #expect(own.font == .system(.headline) && own.largestCategory == .extraExtraExtraLarge)
        #expect(own.name == "fit: width=120 lines=2 style=headline upTo=XXXL")
    }

    @Test(arguments: [
        "fit: slot \"Tab title\"", "fit: slot=\"Tab title\"", "see fit: slot \"Tab title\"",
    ])
    func `reads the name of a slot`(comment: String) throws {
        #expect(try slot(comment)?.named == 1)
        #expect(try slot("fit: slot Tab")?.named == 0)
    }

    @Test(arguments: [
        "", "fit", "must fit: see the design", "outfit: width=3", "fit:", "profit",
        "Fit: see the design",
    ])
    func `prose is not a note`(comment: String) throws {
        #expect(try slot(comment) == nil)
    }

    @Test(arguments: [
        ("fit: width=-1", "fit: width: expected a positive number of points, found -1"),
        ("fit: widht=1", "fit: widht: unknown key; did you mean width?"),
        ("fit: igrone", "fit: igrone: unknown key; did you mean ignore?"),
        ("/* fit: lines */", "fit: lines: expected a whole number from 0, found \"\""),
        ("fit: lines=2", "missing key \"width\"; add it"),
        ("fit: slot Tba", "fit: unknown slot \"Tba\"; did you mean Tab?"),
        ("fit: width=3 slot=Tab", "fit: a slot excludes other fields; remove them"),
    ])
    func `reports an error`(comment: String, message: String) throws {
        let fault = try #require(throws: SlotFault.self) { try slot(comment) }
        #expect(fault.detail == message)
    }

    @Test func `an unknown word is an error that lists the keys`() throws {
        for comment in ["fit: width=3 on a phone", "fit: xyz"] {
            let fault = try #require(throws: SlotFault.self) { try slot(comment) }
            #expect(fault.detail.hasSuffix(": unknown key; the keys are slot, ignore, " + keys))
        }
    }

    private let keys = SlotDraft.fields.joined(separator: ", ")

    @Test func `ignores all findings, or some verdicts`() throws {
        func ignored(_ comment: String) throws -> Set<FitVerdict>? {
            try FitNote(in: comment)?.ignoredVerdicts()
        }
        #expect(try ignored("A brand. fit: ignore")?.contains(.truncated) == true)
        #expect(try ignored("fit: ignore=untranslated") == [.untranslated])
        #expect(
            try ignored("fit: width=3 ignore=missing-placeholder,stale")
                == [.missingPlaceholder, .stale]
        )
        #expect(try ignored("fit: width=3") == [])
        #expect(try ignored("Fit: ignore") == FitVerdict.findings)
        #expect(try ignored("FIT: ignore=stale") == [.stale])
        #expect(throws: SlotFault.self) { try ignored("fit: ignore=fits") }
    }

    // A combining mark belongs to the character before it.
    @Test func `compares scalars`() throws {
        #expect(throws: SlotFault.self) { try slot("fit:\u{301} width=3") }
        #expect(try slot("fit: width=3\r\n\u{301}")?.own?.width == 3)
    }
}
