import Foundation
import Testing
import TypeScale
import TypeScaleCode
import TypeScaleFoundation

/// Interface files, whose views are 375 points wide, as on an iPhone in a design.
struct InterfaceDocumentTests {
    /// Returns the objects of a file with a root view that contains views and constraints.
    private func objects(_ views: String, _ constraints: String = "") throws -> [InterfaceObject] {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
            <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
            </view></objects></document>
            """
        return try InterfaceDocument(data: Data(xml.utf8)).objects
    }

    private func label(_ id: String = "a", _ content: String = "") -> String {
        """
        <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="16" y="0" width="100" height="20"/>\(content)</label>
        """
    }

    private func find(_ id: String, in objects: [InterfaceObject]) throws -> InterfaceObject {
        try #require(objects.first { $0.identifier == id })
    }

    // MARK: - Texts and fonts

    @Test func `texts have the names that translations use`() throws {
        let objects = try objects(
            """
            <label text="A" id="a"/><label id="b"><string key="text">B</string></label>
            <button id="c"><state key="normal" title="C"/></button>
            <button id="d"><state key="normal"><string key="title">D</string></state></button>
            <textField placeholder="E" text="F" id="e"/>
            <segmentedControl id="f"><segments><segment title="G"/><segment title="H"/></segments>
            </segmentedControl>
            """
        )
        #expect(
            objects.dropFirst().map { $0.texts.map { "\($0.property)=\($0.text)" } } == [
                ["text=A"], ["text=B"], ["normalTitle=C"], ["normalTitle=D"],
                ["text=F", "placeholder=E"], ["segmentTitles[0]=G", "segmentTitles[1]=H"],
            ]
        )
    }

    @Test func `fonts are preferred, system or custom fonts`() throws {
        let font = { (id: String, attributes: String) in
            self.label(id, "<fontDescription key=\"fontDescription\" \(attributes)/>")
        }
        let objects = try objects(
            font("a", "style=\"UICTFontTextStyleTitle2\"")
                + font("b", "type=\"system\" weight=\"semibold\" pointSize=\"15\"")
                + font("c", "name=\"Lato-Bold\" family=\"Lato\" pointSize=\"20\"")
                + font("d", "type=\"system\" pointSize=\"1e308\"")
                + font("e", "style=\"UICTFontTextStyleTitle99\"")
        )
        #expect(
            objects.dropFirst().map(\.font) == [
                .preferred(.title2), .system(15, .semibold), .custom("Lato-Bold", 20), nil, nil,
            ]
        )
    }

    @Test func `the font for a size class does not replace the font`() throws {
        let font = { (size: Int) in
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
        }
        let variation = "<variation key=\"widthClass=regular\">\(font(24))</variation>"
        #expect(
            try find("a", in: objects(label("a", font(16) + variation))).font == .system(16, nil)
        )
    }

    // MARK: - Widths

    private static let leading = """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="20" id="c1"/>
        """
    private static let trailing = """
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" \
        constant="30" id="c2"/>
        """

    @Test func `a label between both edges is as wide as its container allows`() throws {
        let objects = try objects(label(), Self.leading + Self.trailing)
        #expect(try find("a", in: objects).width == .bounded(325))
        #expect(try find("a", in: objects).height == .free)
    }

    @Test(
        arguments: [
            "", leading, trailing,
            leading + trailing.replacing("id=", with: "priority=\"250\" id="),
            // The label may start to the left of the edge.
            leading.replacing("id=", with: "relation=\"lessThanOrEqual\" id=") + trailing,
        ]
    )
    func `a label with a free edge may grow`(constraints: String) throws {
        #expect(try find("a", in: objects(label(), constraints)).width == .free)
    }

    @Test func `an inequality still limits a label`() throws {
        let atMost = Self.trailing.replacing("id=", with: "relation=\"greaterThanOrEqual\" id=")
        #expect(try find("a", in: objects(label(), Self.leading + atMost)).width == .bounded(325))
    }

    @Test func `a label after a view with a width has the rest`() throws {
        let icon = label("b", "<constraints>\(width("b", 40))</constraints>")
        let between = """
            <constraint firstItem="b" firstAttribute="leading" secondItem="safe" \
            secondAttribute="leading" constant="16" id="c3"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="b" \
            secondAttribute="trailing" constant="8" id="c4"/>
            """
        let all = try objects(label() + icon, between + Self.trailing)
        #expect(try find("a", in: all).width == .bounded(375 - 16 - 40 - 8 - 30))
    }

    private func width(_ id: String, _ points: String, _ more: String = "") -> String {
        "<constraint firstAttribute=\"width\" constant=\"\(points)\" \(more) id=\"w\(id)\"/>"
    }

    private func width(_ id: String, _ points: Int) -> String { width(id, "\(points)") }

    @Test func `constants limit a width unless they are minimums, optional or in some sizes`()
        throws
    {
        func extent(_ constraints: String, _ more: String = "") throws -> InterfaceExtent {
            let content = "<constraints>\(constraints)</constraints>\(more)"
            return try find("a", in: objects(label("a", content))).width
        }
        #expect(try extent(width("a", 80)) == .fixed(80))
        #expect(try extent(width("a", "80", "relation=\"lessThanOrEqual\"")) == .bounded(80))
        #expect(try extent(width("a", "80", "relation=\"greaterThanOrEqual\"")) == .free)
        #expect(try extent(width("a", "80", "priority=\"750\"")) == .free)
        #expect(try extent(width("a", "nan")) == .fixed(0))
        let mask = "<mask key=\"constraints\"><exclude reference=\"wa\"/></mask>"
        #expect(try extent(width("a", 80), mask) == .free)
    }

    @Test func `a stack divides its width`() throws {
        func widths(_ attributes: String) throws -> [InterfaceExtent] {
            let stack = """
                <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s">
                <rect key="frame" width="200" height="20"/>
                <subviews>\(label("a"))\(label("b"))</subviews>
                <constraints>\(width("s", 200))</constraints></stackView>
                """
            let all = try objects(stack)
            return try ["a", "b"].map { try find($0, in: all).width }
        }
        #expect(
            try widths("distribution=\"fillEqually\" spacing=\"10\"") == [.fixed(95), .fixed(95)]
        )
        #expect(try widths("spacing=\"10\"") == [.bounded(190), .bounded(190)])
        #expect(try widths("axis=\"vertical\"") == [.fixed(200), .fixed(200)])
        #expect(
            try widths("axis=\"vertical\" alignment=\"leading\"") == [.bounded(200), .bounded(200)]
        )
    }

    @Test func `the labels of a standard cell are free, and a frame without constraints counts`()
        throws
    {
        let cell = """
            <tableViewCell textLabel="a" id="cell"><rect key="frame" width="375" height="44"/>
            <tableViewCellContentView id="content"><rect key="frame" width="375" height="44"/>
            <subviews><label id="a"><rect key="frame" width="30" height="20"/></label>
            <label id="b"><rect key="frame" width="30" height="20"/></label></subviews>
            </tableViewCellContentView></tableViewCell>
            """
        let all = try objects(cell)
        #expect(try find("a", in: all).width == .free)
        #expect(try find("b", in: all).width == .bounded(30))
    }

    // MARK: - Malformed files

    @Test func `circles of constraints and equal identifiers are harmless`() throws {
        let circle = """
            <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width"/>
            <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing"/>
            """
        let xml = label("a") + label("b") + label("a")
        #expect(try objects(xml, circle).dropFirst().allSatisfy { $0.width == .free })
        let document = try InterfaceDocument(
            data: Data("<document><label id=\"a\"/><label id=\"a\"/></document>".utf8),
            file: "A.xib"
        )
        #expect(
            document.diagnostics.map(\.description) == [
                "A.xib:1:26: note: duplicate identifier a"
            ]
        )
    }

    @Test(arguments: ["", "<a>", "<a></b>", "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", "\0", "{}"])
    func `text that is not XML is an error with its file`(text: String) {
        let error = #expect(throws: Diagnostic.self) {
            try InterfaceDocument(data: Data(text.utf8), file: "A.xib")
        }
        #expect(error?.file == "A.xib")
    }

    @Test func `every prefix of a file is an error or a document`() throws {
        let xml = Array(
            "<document><label id=\"a\" text=\"b\"><rect key=\"frame\" width=\"1\"/></label></document>"
                .utf8
        )
        for end in xml.indices {
            #expect(throws: Diagnostic.self) {
                try InterfaceDocument(data: Data(xml[..<end]))
            }
        }
    }

    @Test func `long rows of attached views need linear time`() throws {
        let count = 5000
        let views = (0..<count).map { label("v\($0)") }.joined()
        let constraints = (1..<count).map { index in
            // With two constraints for each view, the time could double with each view.
            """
            <constraint firstItem="v\(index)" firstAttribute="leading" \
            secondItem="v\(index - 1)" secondAttribute="trailing"/>
            <constraint firstItem="v\(index)" firstAttribute="leading" \
            secondItem="v\(index - 1)" secondAttribute="trailing" constant="1"/>
            <constraint firstItem="v\(index)" firstAttribute="leading" \
            secondItem="v\(index - 1)" secondAttribute="trailing"/>
            """
        }.joined()
        #expect(try objects(views, constraints).count == count + 1)
    }
}
