import Foundation
import Testing
import TypeScale
import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

/// The boxes of texts in Swift code, and their translations.
struct CodeTextTests {
    private func report(_ files: [String: String]) throws -> AppReport {
        let folder = try Folder(files.mapValues { Array($0.utf8) })
        var check = AppCheck()
        if files["typescale.json"] != nil {
            check.slots = try SlotFile(contentsOf: folder.url.appending(path: "typescale.json"))
        }
        return try check.report(folder: folder.url)
    }

    /// Returns the slots of a file whose only key is `save`.
    private func slots(_ code: String) throws -> [Slot] {
        try report(["A.swift": code, "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";"])
            .slots
    }

    // MARK: - Keys

    @Test(
        arguments: [
            "Text(\"save\").lineLimit(1)", "Text(\"save\", comment: \"A verb\").lineLimit(1)",
            "Text(String(localized: \"save\")).lineLimit(1)",
            "Text(NSLocalizedString(\"save\", comment: \"\")).lineLimit(1)",
            "Button(\"save\") { save() }.lineLimit(1)",
            "Button { save() } label: { Text(\"save\").lineLimit(1) }",
            "let label = UILabel()\nlabel.font = .preferredFont(forTextStyle: .body)\n"
                + "label.text = NSLocalizedString(\"save\", comment: \"\")",
        ]
    )
    func `a text names the key of its translations`(code: String) throws {
        let slots = try slots(code)
        #expect(slots.map(\.keys) == [["save"]])
        #expect(slots.map(\.lineLimit) == [1])
        #expect(slots.first?.name.hasPrefix("A.swift:") == true)
    }

    @Test(
        arguments: [
            "enum Titles { static let save = NSLocalizedString(\"save\", comment: \"\") }",
            "enum Titles { static var save: String { String(localized: \"save\") } }",
            "extension App.Titles { static let save = L10n.tr(\"Localizable\", \"save\") }",
        ]
    )
    func `a constant in another file provides the key`(code: String) throws {
        let files = [
            "A.swift": "Text(Titles.save).lineLimit(1)", "B.swift": code,
            "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";",
        ]
        #expect(try report(files).slots.map(\.keys) == [["save"]])
        let other = "enum Titles { static let save = NSLocalizedString(\"other\", comment: \"\") }"
        let ambiguous = files.merging(["C.swift": other]) { $1 }
        #expect(try report(ambiguous).slots == [])
        #expect(try report(ambiguous).codeKeyCount == 2)
    }

    @Test func `a constant with two keys is not known`() throws {
        func slots(_ key: String) throws -> [Slot] {
            let constant = { (key: String) in
                "enum Titles { static let save = NSLocalizedString(\"\(key)\", comment: \"\") }"
            }
            return try report([
                "A.swift": "Text(Titles.save).lineLimit(1)", "B.swift": constant("save"),
                "C.swift": constant(key),
                "de.lproj/Localizable.strings": "\"save\" = \"Sichern\"; \"keep\" = \"Behalten\";",
            ]).slots
        }
        #expect(try slots("keep") == [])
        #expect(try slots("save").map(\.keys) == [["save"]])
    }

    @Test func `a key is in its table`() throws {
        let report = try report([
            "A.swift": "Text(\"save\", tableName: \"Verbs\").lineLimit(1)\n"
                + "Text(\"open\", tableName: table).lineLimit(1)",
            "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\"open\" = \"Offen\";",
            "de.lproj/Verbs.strings": "\"save\" = \"\(String(repeating: "Sichern ", count: 20))\";",
        ])
        #expect(report.slots.map(\.keys) == [["save"]])
        #expect(report.codeKeyCount == 1)
        #expect(report.codeSlotCount == 1)
        let paths = report.findings.filter { $0.translation != nil }.map(\.path)
        #expect(paths == ["de.lproj/Verbs.strings"])
    }

    // MARK: - Boxes of SwiftUI

    @Test(
        arguments: [
            ("Text(\"save\").frame(width: 100).lineLimit(2)", 100.0),
            ("Text(\"save\").frame(maxWidth: 100).lineLimit(2)", 100),
            ("let width = 100.0\nlet a = Text(\"save\").frame(width: width).lineLimit(2)", 100),
            ("Text(\"save\").padding(8).frame(width: 100).lineLimit(2)", 84),
            ("Text(\"save\").padding(.horizontal, 8).frame(width: 100).lineLimit(2)", 84),
            ("Text(\"save\").padding(.leading, 8).frame(width: 100).lineLimit(2)", 92),
            ("Text(\"save\").padding(.top, 8).padding().frame(width: 100).lineLimit(2)", 100),
            ("VStack { if a { Text(\"save\") } }.frame(width: 100).lineLimit(2)", 100),
            ("Circle().frame(width: 100).overlay { Text(\"save\").lineLimit(2) }", 100),
            ("Text(\"save\").frame(width: 100).frame(width: 20).lineLimit(2)", 100),
            ("Text(\"save\").frame(width: 500).lineLimit(2)", 500),
            ("Text(\"save\").frame(maxWidth: 200).frame(maxWidth: 100).lineLimit(2)", 100),
            (
                "Circle().frame(width: 9).overlay { Text(\"save\").lineLimit(2).frame(width: 100) }",
                100
            ),
            (
                "enum Sizes { static let width = 100.0 }\n"
                    + "let a = Text(\"save\").lineLimit(2).frame(width: Sizes.width)", 100
            ),
            (
                "Text(\"save\").fixedSize(horizontal: false, vertical: true)\n"
                    + ".frame(width: 100).lineLimit(2)", 100
            ),
            // The content of a sheet is not in the view.
            ("Circle().sheet { Text(\"save\").lineLimit(2) }.frame(width: 100)", 440),
            ("List { Text(\"save\").lineLimit(2) }.frame(width: 100)", 440),
            ("Text(\"save\").fixedSize().frame(width: 100).lineLimit(2)", 440),
            ("Text(\"save\").frame(minWidth: 100, maxWidth: .infinity).lineLimit(2)", 440),
            ("ScrollView(.horizontal) { Text(\"save\").lineLimit(2).frame(width: 100) }", 100),
        ] as [(String, Double)]
    )
    func `a frame limits the width, and otherwise the widest iPhone`(
        code: String,
        width: Double
    ) throws {
        let slots = try slots(code)
        #expect(slots.map(\.width) == [width])
        #expect(slots.map(\.lineLimit) == [2])
    }

    @Test(
        arguments: [
            "Text(\"save\").frame(width: 100)", "Text(\"save\").frame(width: 100).lineLimit(nil)",
            "Text(\"save\").frame(width: 100).lineLimit(count)",
            "ScrollView(.horizontal) { HStack { Text(\"save\").lineLimit(1) } }",
            "Text(\"save\").lineLimit(1).minimumScaleFactor(factor)",
            "Label(\"save\", systemImage: \"a\").frame(width: 30).lineLimit(1)",
            "Text(\"save\").font(Fonts.title).lineLimit(1)",
            "#Preview { Text(\"save\").lineLimit(1) }", "Text(\"save\\(a)\").lineLimit(1)",
            "Text(\"save\").brand().lineLimit(1)", "VStack { Text(\"save\") }.lineLimit(1).brand()",
            "Text(\"save\").textCase(.uppercase).lineLimit(1)",
            "Text(\"save\").hidden().lineLimit(1)",
            "Text(\"save\").padding(.horizontal, -90).lineLimit(1)",
            "ViewThatFits { Text(\"save\").lineLimit(1) }",
            "#if os(iOS)\n#else\nlet a = Text(\"save\").lineLimit(1)\n#endif",
            "#if os(tvOS)\n#if os(macOS)\n#endif\nlet a = Text(\"save\").lineLimit(1)\n#endif",
            "import WatchKit\nlet a = Text(\"save\").lineLimit(1)",
            "func f() { title(\"save\").lineLimit(1) }",
        ]
    )
    func `a text that may grow, or whose box is not seen, has no slot`(code: String) throws {
        #expect(try slots(code) == [])
    }

    @Test(
        arguments: [
            "#if os(iOS)\nlet a = Text(\"save\").lineLimit(1)\n#endif",
            "#if os(tvOS)\n#else\nlet a = Text(\"save\").lineLimit(1)\n#endif",
            "#if os(tvOS)\n#elseif os(iOS)\nlet a = Text(\"save\").lineLimit(1)\n#endif",
            "#if !os(tvOS)\nlet a = Text(\"save\").lineLimit(1)\n#endif",
            "#if os(iOS) || os(tvOS)\nlet a = Text(\"save\").lineLimit(1)\n#endif",
            "extension View { func card() -> some View { background(.red) } }\n"
                + "let a = Text(\"save\").card().lineLimit(1)",
        ]
    )
    func `code for iOS and known modifiers have a slot`(code: String) throws {
        #expect(try slots(code).map(\.lineLimit) == [1])
    }

    @Test func `a modifier of the app can change the font`() throws {
        let code = "extension View { func card() -> some View { font(.title) } }\n"
        let slots = try slots(code + "let a = Text(\"save\").card().lineLimit(1)")
        #expect(slots.map(\.font.textStyle) == [.title1])
    }

    @Test func `a size of a value is not a constant with its name`() throws {
        let code = "enum Sizes { static let width = 40.0 }\n"
        let text = "let a = Text(\"save\").lineLimit(1).frame(width: space.width)"
        #expect(try slots(code + text).map(\.width) == [440])
    }

    @Test func `a box counts up to the text size of its cap`() throws {
        let code =
            "Text(\"save\").lineLimit(1).frame(width: 60).dynamicTypeSize(...DynamicTypeSize.large)"
        #expect(try slots(code).map(\.largestCategory) == [.large])
    }

    @Test func `a box has the font, the scale factor and the height of its text`() throws {
        let code = """
            VStack { Text("save").minimumScaleFactor(0.5) }
                .font(.headline).frame(width: 100, height: 200)
            """
        let slot = try #require(try slots(code).first)
        #expect(slot.font.textStyle == .headline)
        #expect(slot.minimumScaleFactor == 0.5)
        #expect(slot.height == 200)
        #expect(slot.effectiveLineLimit == 0)
    }

    @Test func `a text in a low box has one line, and in a high one the lines that fit`() throws {
        #expect(try slots("Text(\"save\").frame(width: 100, height: 20)").map(\.lineLimit) == [1])
        // In 40 points, body has two lines at XS, and none of 63.2 points at AX5.
        let slot = try #require(try slots("Text(\"save\").frame(width: 400, height: 40)").first)
        #expect(slot.height == 40)
        #expect(try slot.fit("Save").verdict == .truncated)
    }

    // MARK: - Labels of UIKit

    /// Returns code that makes a label with a key, and sets properties.
    private func label(_ properties: String, outlet: Bool = false) -> String {
        """
        \(outlet ? "@IBOutlet var label: UILabel!" : "let label = UILabel()")
        label.font = .preferredFont(forTextStyle: .footnote)
        label.text = NSLocalizedString("save", comment: "")
        \(properties)
        """
    }

    @Test func `a label has the width, the lines and the font that the code states`() throws {
        let code = label(
            """
            label.numberOfLines = 2
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.8
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
            NSLayoutConstraint.activate([label.heightAnchor.constraint(equalToConstant: 90)])
            inactive = label.widthAnchor.constraint(equalToConstant: 10)
            """
        )
        let slot = try #require(try slots(code).first)
        #expect(slot.width == 120)
        #expect(slot.height == 90)
        #expect(slot.lineLimit == 2)
        #expect(slot.minimumScaleFactor == 0.8)
        #expect(slot.font.textStyle == .footnote)
    }

    @Test(
        arguments: [
            "label.numberOfLines = 0", "label.numberOfLines = count",
            "label.adjustsFontSizeToFitWidth = true",
            "label.font = Fonts.title", "labels.forEach { $0.numberOfLines = 0 }",
            "for label in labels { label.numberOfLines = 0 }",
        ]
    )
    func `a label that may grow or shrink without limits has no slot`(properties: String) throws {
        #expect(try slots(label(properties)) == [])
    }

    @Test func `an outlet's lines are in its interface file`() throws {
        #expect(try slots(label("", outlet: true)) == [])
    }

    // MARK: - Verdicts

    @Test func `a translation is truncated from the size at which its box is too small`() throws {
        let text = "Alle Änderungen sichern"
        let report = try report([
            "A.swift": "Text(\"save\").frame(width: 300).lineLimit(1)",
            "en.lproj/Localizable.strings": "\"save\" = \"Save\";",
            "de.lproj/Localizable.strings": "\"save\" = \"\(text)\";",
        ])
        let finding = try #require(report.translations.first)
        #expect(report.translations.count == 1)
        #expect(finding.language == "de")
        let fit = try LabelBox(.system(.body), width: 300).fit(text, language: "de")
        #expect(fit.verdict == .truncated)
        #expect(finding.firstFailure == fit.firstFailure)
    }

    @Test func `only truncated translations are reported`() throws {
        let report = try report([
            "A.swift": "Text(\"save\").lineLimit(1)",
            "en.lproj/Localizable.strings": "\"save\" = \"Save %@\";",
            "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";",
        ])
        #expect(report.measuredTextCount == 2)
        #expect(report.translations == [])
    }

    @Test func `a key in several boxes is judged in the smallest`() throws {
        let code = ["frame(width: 100)", "frame(width: 50)", "font(.caption).frame(width: 50)"]
            .map { "Text(\"save\").\($0).lineLimit(1)" }.joined(separator: "\n")
        let slots = try slots(code)
        #expect(slots.map(\.width) == [50])
        #expect(slots.map(\.font.textStyle) == [.body])
    }

    @Test func `a box in which the text can shrink is larger`() throws {
        let code = """
            let a = Text("save").frame(width: 100).lineLimit(1).minimumScaleFactor(0.2)
            let b = Text("save").frame(width: 120).lineLimit(1)
            """
        let report = try report([
            "A.swift": code, "de.lproj/Localizable.strings": "\"save\" = \"S\";",
        ])
        #expect(report.slots.map(\.width) == [120])
    }

    @Test func `several interface files can contain a key`() throws {
        let document = InterfaceCheckTests.document("", "type=\"system\" pointSize=\"17\"")
        let report = try report([
            "Base.lproj/A.xib": document, "en.lproj/A.xib": document,
            "de.lproj/A.strings": "\"abc-12-xyz.text\" = \"Alles Neue sichern\";",
        ])
        #expect(report.diagnostics == [])
        #expect(report.translations.count == 1)
    }

    @Test(
        arguments: [
            "saveLabel.text = name", "saveLabel.attributedText = name",
            "saveLabel.numberOfLines = 0",
            "saveLabel?.setTitle(name, for: .normal)",
        ]
    )
    func `an outlet whose text or lines code sets has no box`(code: String) throws {
        let report = try report([
            "Base.lproj/A.xib": InterfaceCheckTests.document(
                "",
                "type=\"system\" pointSize=\"17\""
            ),
            "de.lproj/A.strings": "\"abc-12-xyz.text\" = \"Alles Neue sichern\";", "A.swift": code,
        ])
        #expect(report.joinedKeyCount == 1)
        #expect(report.slots == [])
    }

    @Test func `without the rule clips, no text is measured`() throws {
        let folder = try Folder([
            "A.swift": Array("Text(\"save\").frame(width: 10).lineLimit(1)".utf8),
            "de.lproj/Localizable.strings": Array("\"save\" = \"Sichern\";".utf8),
        ])
        var check = AppCheck()
        #expect(try check.report(folder: folder.url).translations.count == 1)
        check.rules = [.fixedSize]
        #expect(try check.report(folder: folder.url).measuredTextCount == 0)
    }

    @Test func `a slot of the project has precedence`() throws {
        let report = try report([
            "A.swift": "Text(\"save\").frame(width: 10).lineLimit(1)",
            "de.lproj/Localizable.strings": "\"save\" = \"Sichern\"; \"open\" = \"Öffnen\";",
            "typescale.json": """
            {"version": 1, "slots": [
              {"name": "All", "keys": "*", "width": 1000}, {"keys": "other", "width": 10}
            ]}
            """,
        ])
        #expect(report.translations == [])
        #expect(report.slotDiagnostics == [])
        #expect(report.measuredTextCount == 2)
    }

    @Test func `a comment accepts a box`() throws {
        let code = "// typescale:ignore clips The text is short\nText(\"save\").lineLimit(1)"
        let report = try report([
            "A.swift": code, "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";",
        ])
        #expect(report.slots == [])
        #expect(report.ignoredCount == 1)
    }

    // MARK: - Texts without translations

    @Test func `a text that is not translated is measured itself`() throws {
        let words = String(repeating: "Save all changes ", count: 6)
        let report = try report([
            "A.swift": """
            let a = Text("\(words)").lineLimit(1)
            let b = Text(verbatim: "\(words)").frame(width: 100).lineLimit(1)
            let c = Text("Save").lineLimit(1)
            let d = Text("save.all_\(words.utf8.map { _ in "x" }.joined())").lineLimit(1)
            """
        ])
        let clips = report.findings.filter { $0.rule == .clips }
        #expect(clips.map(\.position?.line) == [1, 2])
        #expect(clips.first?.message.contains("440 points, the widest iPhone") == true)
        #expect(report.measuredTextCount == 0)
    }

    @Test func `a text in an interface file is measured if nothing replaces it`() throws {
        func clips(_ document: String) throws -> Int {
            try report(["A.xib": document]).findings.count { $0.rule == .clips }
        }
        let long = InterfaceCheckTests.document("", "type=\"system\" pointSize=\"17\"", width: 20)
        #expect(try clips(long) == 0)
        let alone = long.replacing("destination=\"abc-12-xyz\"", with: "destination=\"x\"")
        #expect(try clips(alone) == 1)
        let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\" value=\"b\"/>"
        #expect(try clips(alone.replacing("</label>", with: attribute + "</label>")) == 0)
    }
}
