import Foundation
import Testing
import TypeScale
import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleLocalization
import TypeScaleTestSupport

/// The messages about single objects in interface files.
struct InterfaceFindingTests {
    private func report(_ files: [String: String], fonts: [String] = []) throws -> AppReport {
        var all = files.mapValues { Array($0.utf8) }
        for path in fonts { all[path] = TestFont().bytes }
        let folder = try Folder(all)
        return try AppCheck().report(folder: folder.url)
    }

    /// Returns a file with one object.
    private func document(
        _ attributes: String,
        _ font: String,
        _ content: String = "",
        element: String = "label"
    ) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <\(element) id="abc" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" width="50" height="20"/>
        <fontDescription key="fontDescription" \(font)/>\(content)</\(element)></objects></document>
        """
    }

    private func messages(
        _ attributes: String,
        _ font: String,
        _ content: String = "",
        element: String = "label"
    ) throws -> [String] {
        let file = document(attributes, font, content, element: element)
        return try report(["A.xib": file]).findings.map { "\($0.rule.name): \($0.message)" }
    }

    private func height(_ points: String, _ relation: String = "equal") -> String {
        """
        <constraints><constraint firstAttribute="height" relation="\(relation)" \
        constant="\(points)" id="h"/></constraints>
        """
    }

    private static let adjusts = "adjustsFontForContentSizeCategory=\"YES\""
    private static let body = "style=\"UICTFontTextStyleBody\""

    @Test(
        arguments: [
            ("17", ["body has 17 at L, and 53 at AX5"]),
            ("11", ["caption2 has 11 at L, and 40 at AX5"]),
            ("10.5", ["caption2 has 11 at L, and 40 at AX5", "small"]),
        ]
    )
    func `a fixed font is compared with the nearest style`(size: String, remedies: [String]) throws
    {
        var expected = "fixed-size: \(size) points at every text size; \(remedies[0])"
        if remedies.count > 1 {
            expected += "; \(size) points at L; the smallest text style has 11"
        }
        #expect(try messages("", "type=\"system\" pointSize=\"\(size)\"") == [expected])
    }

    @Test(arguments: [("light", true), ("thin", true), ("regular", false), ("semibold", false)])
    func `a weight below regular is thin`(weight: String, isThin: Bool) throws {
        let font = "type=\"system\" weight=\"\(weight)\" pointSize=\"17\""
        let thin = try messages("", font).compactMap { message in
            message.split(separator: "; ").first { $0.contains("strokes") }.map(String.init)
        }
        #expect(
            thin
                == (isThin
                    ? [
                        "\(weight) strokes are hard to read"
                    ]
                    : [])
        )
    }

    @Test func `a label that does not adjust is a warning`() throws {
        let message =
            "not-adjusting: the size changes only when the view is loaded again; "
            + "select Automatically Adjusts Font"
        #expect(try messages("", Self.body) == [message])
        #expect(try messages(Self.adjusts, Self.body) == [])
        let view = document("", Self.body, element: "view")
        #expect(try report(["A.xib": view]).findings == [])
    }

    @Test func `a label that can shrink is compared at AX5`() throws {
        let shrinks = Self.adjusts + " minimumScaleFactor=\"0.5\""
        #expect(
            try messages(shrinks, Self.body)
                == ["stops-below-200: body can shrink at AX5 to 26.5 of 17 points, 156%"]
        )
        #expect(try messages(Self.adjusts + " minimumScaleFactor=\"0.65\"", Self.body) == [])
        #expect(try messages(shrinks + " numberOfLines=\"0\"", Self.body) == [])
        #expect(try messages(shrinks, Self.body, element: "textField") == [])
        // largeTitle grows from 34 to 60 points, in any case less than twice.
        #expect(try messages(shrinks, "style=\"UICTFontTextStyleTitle0\"") == [])
        let file = document(shrinks, Self.body)
        #expect(try report(["A.xib": file]).findings.map(\.severity) == [.note])
    }

    @Test func `a height clips from the first size with a higher line`() throws {
        let callout = "style=\"UICTFontTextStyleCallout\""
        let message = "clips: a line of callout has 45.3 points at AX3; 44 points hold it up to AX2"
        #expect(try messages(Self.adjusts, callout, height("44")) == [message])
        #expect(try messages(Self.adjusts, callout, height("44", "lessThanOrEqual")) == [message])
        #expect(try messages(Self.adjusts, callout, height("44", "greaterThanOrEqual")) == [])
        #expect(try messages(Self.adjusts, callout, height("0")) == [])
        #expect(try messages(Self.adjusts, callout, height("1")).count == 1)
        let adjusting = "not-adjusting: the size changes only when the view is loaded again; "
        #expect(
            try messages("", callout, height("44"))
                == [message, adjusting + "select Automatically Adjusts Font"]
        )
        #expect(try messages(Self.adjusts, callout, height("44"), element: "button") == [message])
    }

    @Test(
        arguments: [
            ("", "normal", "Save", 18), ("buttonType=\"system\"", "normal", "Save", 15),
            ("buttonType=\"roundedRect\"", "normal", "Save", 15),
            ("buttonType=\"contactAdd\"", "normal", "Save", nil),
            ("", "normal", "Button", nil), ("", "normal", "", nil),
        ] as [(String, String, String, Int?)]
    )
    func `a button without a font has the one of its type`(
        type: String,
        state: String,
        title: String,
        points: Int?
    ) throws {
        let state = "<state key=\"\(state)\" title=\"\(title)\"/>"
        let font = "<fontDescription key=\"fontDescription\" />"
        let file = document(type, "", state, element: "button").replacing(font, with: "")
        let messages = try report(["A.xib": file]).findings.map(\.message)
        #expect(messages.map { $0.prefix(9) } == points.map { ["\($0) points"] } ?? [])
        let configured = file.replacing("<state", with: "<buttonConfiguration key=\"c\"/><state")
        #expect(try report(["A.xib": configured]).findings.map(\.message) == [])
    }

    @Test func `a field without a font has the system font`() throws {
        let font = "<fontDescription key=\"fontDescription\" />"
        let file = document("", "", element: "textField").replacing(font, with: "")
        #expect(try report(["A.xib": file]).findings.map { $0.message.prefix(9) } == ["17 points"])
    }

    @Test(
        arguments: [
            ("size=\"20\" name=\"Lato\"", ["20 points"]),
            ("metaFont=\"system\" size=\"20\"", ["20 points"]),
            ("metaFont=\"system\"", []),
        ]
    )
    func `an attributed text has a font of its own`(font: String, starts: [String]) throws {
        let text = """
            <attributedString key="attributedText"><fragment content="a"><attributes>
            <font key="NSFont" \(font)/></attributes></fragment></attributedString>
            """
        let own = "<fontDescription key=\"fontDescription\" />"
        let file = document("", "", text).replacing(own, with: "")
        let findings = try report(["A.xib": file]).findings.filter { $0.rule == .fixedSize }
        #expect(findings.map { String($0.message.prefix(9)) } == starts)
    }

    // MARK: - Rows

    /// Returns a table with a body label in its only cell.
    private func table(_ table: String, _ cell: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><objects>
        <tableViewController id="c" customClass="List">
        <tableView id="t" \(table)><tableViewCell id="d" \(cell)><label id="a" text="Save"
        adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription"
        \(Self.body)/></label></tableViewCell></tableView></tableViewController></objects></document>
        """
    }

    @Test(
        arguments: [
            ("rowHeight=\"44\"", "", true), ("rowHeight=\"70\"", "", false),
            ("rowHeight=\"-1\"", "rowHeight=\"44\"", false), ("", "rowHeight=\"44\"", false),
            ("rowHeight=\"-1\" dataMode=\"static\"", "rowHeight=\"44\"", true),
            ("rowHeight=\"44\" dataMode=\"static\"", "rowHeight=\"70\"", false),
            // A row that holds no line shows no text.
            ("rowHeight=\"9\"", "", false),
        ]
    )
    func `the rows of a table are compared with the text in their cells`(
        attributes: String,
        cell: String,
        isLow: Bool
    ) throws {
        let file = table(attributes, cell)
        let message =
            "the row holds no more: a line of body has 47.7 points at AX3; 44 points hold it up to AX2"
        #expect(
            try report(["A.storyboard": file]).findings.map(\.message) == (isLow ? [message] : [])
        )
    }

    @Test(
        arguments: [
            ("func f() { tableView.rowHeight = UITableView.automaticDimension }", 0),
            ("func tableView(_ a: A, heightForRowAt b: B) -> CGFloat { automaticDimension }", 0),
            ("func f() { tableView.rowHeight = 200 }", 0), ("func f() {}", 1),
        ]
    )
    func `code of a controller decides about its rows`(code: String, count: Int) throws {
        let list = "class List: UITableViewController { \(code) }"
        let files = ["A.storyboard": table("rowHeight=\"44\""), "A.swift": list]
        #expect(try report(files).findings.count == count)
    }

    @Test func `a finding is at the font, and one about a box at the object`() throws {
        let file = document("", "type=\"system\" pointSize=\"17\"").replacing(
            "<fontD",
            with: "\n <fontD"
        )
        #expect(try report(["A.xib": file]).findings.map(\.position) == [.init(line: 5, column: 2)])
        let clips = document(Self.adjusts, Self.body, height("9"))
        #expect(
            try report(["A.xib": clips]).findings.map(\.position) == [.init(line: 2, column: 1)]
        )
    }

    @Test(
        arguments: [
            ("", "label abc"), ("text=\"Save\"", "label abc \"Save\""),
            ("text=\"\" placeholder=\"Name\"", "label abc \"Name\""),
        ]
    )
    func `an object is named by its outlet or identifier, and its text`(
        attributes: String,
        code: String
    ) throws {
        let file = document(attributes, Self.body)
        #expect(try report(["A.xib": file]).findings.map(\.code) == [code])
        let outlet = "<a id=\"b\"><outlet property=\"title\" destination=\"abc\"/></a></objects>"
        let named = file.replacing("</objects>", with: outlet)
        #expect(
            try report(["A.xib": named]).findings.map(\.code)
                == [code.replacing("abc", with: "title")]
        )
    }

    @Test func `a launch screen is known by its name`() throws {
        let file = document("", Self.body)
        for (path, count) in [
            ("LaunchScreen.storyboard", 0), ("a/Launch.xib", 0), ("Launch/A.xib", 1),
            ("PreLaunch.xib", 1),
        ] {
            #expect(try report([path: file]).findings.count == count)
        }
    }

    @Test func `code can set the font of an outlet that adjusts in its interface file`() throws {
        let outlet =
            "<a id=\"b\"><outlet property=\"titleLabel\" destination=\"abc\"/></a></objects>"
        let code = "titleLabel.font = .preferredFont(forTextStyle: .body)"
        for (attributes, count) in [(Self.adjusts, 0), ("", 1)] {
            let file = document(attributes, Self.body).replacing("</objects>", with: outlet)
            let findings = try report(["A.xib": file, "B.swift": code]).findings
            #expect(findings.map(\.path) == [String](repeating: "B.swift", count: count))
        }
    }

    // MARK: - Slots

    private func slots(
        _ attributes: String,
        _ font: String,
        _ content: String = "",
        element: String = "label",
        property: String = "text",
        fonts: [String] = []
    ) throws -> [Slot] {
        let width = """
            <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
            """
        return try report(
            [
                "Base.lproj/A.xib": document(attributes, font, width + content, element: element),
                "de.lproj/A.strings": "\"abc.\(property)\" = \"Sichern\";",
            ],
            fonts: fonts
        ).slots
    }

    @Test func `a slot has the box and the font of its label`() throws {
        let attributes = "numberOfLines=\"2\" minimumScaleFactor=\"0.5\""
        let slot = try #require(try slots(attributes, Self.body, height("90")).first)
        #expect(slot.name == "Base.lproj/A.xib:2 label abc")
        #expect(slot.keys == ["abc.text"])
        #expect(slot.files.count == 1)
        #expect(slot.files.first?.hasSuffix("de.lproj/A.strings") == true)
        #expect(slot.width == 100)
        #expect(slot.height == 90)
        #expect(slot.lineLimit == 2)
        #expect(slot.minimumScaleFactor == 0.5)
        #expect(slot.font == .system(.body))
        let single = try #require(try slots("", Self.body, height("90")).first)
        #expect(single.lineLimit == 1)
        #expect(single.height == .infinity)
        #expect(single.minimumScaleFactor == 1)
        let wrapping = try #require(try slots("numberOfLines=\"0\"", Self.body, height("90")).first)
        #expect(wrapping.height == 90)
        #expect(try slots("numberOfLines=\"0\"", Self.body) == [])
    }

    @Test(
        arguments: [
            ("label", "text", true), ("label", "title", true), ("button", "normalTitle", true),
            ("button", "selectedTitle", true), ("button", "highlightedTitle", true),
            ("button", "disabledTitle", true), ("textField", "placeholder", true),
            ("textView", "text", false), ("label", "accessibilityLabel", false),
            ("segmentedControl", "segmentTitles[0]", false), ("button", "focusedTitle", false),
        ]
    )
    func `a slot is for texts in the box of their object`(
        element: String,
        property: String,
        isFound: Bool
    ) throws {
        let slots = try slots("", Self.body, element: element, property: property)
        let key = "abc.\(property)"
        #expect(slots.map(\.keys) == (isFound ? [[key]] : []))
    }

    @Test func `insets of a button leave less room`() throws {
        let inset = { (points: Int) in
            "<inset key=\"contentEdgeInsets\" minX=\"\(points)\" maxX=\"\(points)\"/>"
        }
        func widths(_ points: Int) throws -> [Double] {
            try slots("", Self.body, inset(points), element: "button", property: "normalTitle")
                .map(\.width)
        }
        #expect(try widths(20) == [60])
        #expect(try widths(50) == [])
    }

    @Test func `a face of the app has a slot, and any other face has none`() throws {
        let font = "name=\"Test-Bold\" family=\"Test\" pointSize=\"20\""
        let found = try slots("", font, fonts: ["Fonts/Test.ttf"])
        #expect(found.map(\.font.face.postScriptName) == ["Test-Bold"])
        #expect(try slots("", font) == [])
    }

    @Test func `keys with signs of patterns match only themselves`() throws {
        let file = document("", Self.body).replacing("abc", with: "a*?b")
        let width =
            "<constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"w\"/></constraints></label>"
        let report = try report([
            "Base.lproj/A.xib": file.replacing("</label>", with: width),
            "de.lproj/A.strings": "\"a*?b.text\" = \"A\"; \"axyb.text\" = \"A\";",
        ])
        #expect(report.slots.map(\.keys) == [["a\\*\\?b.text"]])
        #expect(report.unjoinedKeys == ["axyb.text"])
    }
}
