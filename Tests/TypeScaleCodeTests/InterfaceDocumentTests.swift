import Foundation
import Testing
import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleTestSupport

/// Interface files, whose views are 375 points wide, as on an iPhone in a design.
struct InterfaceDocumentTests {
    /// Returns the objects of a file with a root view that contains views and constraints.
    private func objects(
        _ views: String,
        _ constraints: String = "",
        device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
    ) throws -> [InterfaceObject] {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
            \(device)<objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
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

    /// Each label refers to all others.
    @Test func `circles of constraints end`() throws {
        let names = (0..<30).map { "l\($0)" }
        let pairs = names.flatMap { first in names.map { (first, $0) } }.filter { $0 != $1 }
        let constraints = pairs.map { first, second in
            """
            <constraint firstItem="\(first)" firstAttribute="leading" secondItem="\(second)" \
            secondAttribute="trailing" id="c\(first)\(second)"/>
            <constraint firstItem="\(first)" firstAttribute="width" secondItem="\(second)" \
            secondAttribute="width" id="d\(first)\(second)"/>
            """
        }
        let labels = names.map { label($0) }.joined()
        let objects = try objects(labels, constraints.joined())
        #expect(try find("l0", in: objects).width == .free)
    }

    @Test func `a button outside of a view has its width in the design`() throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
            <device id="retina4_7" orientation="portrait"/><objects>
            <button id="a"><rect key="frame" x="0" y="0" width="80" height="40"/></button>
            </objects></document>
            """
        let objects = try InterfaceDocument(data: Data(xml.utf8)).objects
        #expect(try find("a", in: objects).width == .bounded(80))
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

    @Test func `text may shrink unless the file says NO`() throws {
        func factor(_ attributes: String, _ font: String) throws -> Double {
            let xml =
                "<label id=\"a\" \(attributes)><fontDescription key=\"fontDescription\" \(font)/></label>"
            return try find("a", in: objects(xml)).minimumScaleFactor
        }
        let font = "type=\"system\" pointSize=\"20\""
        let no = "adjustsFontSizeToFit=\"NO\""
        #expect(try factor("minimumScaleFactor=\"0.5\"", font) == 0.5)
        #expect(try factor("minimumScaleFactor=\"0.5\" \(no)", font) == 1)
        #expect(try factor("", font) == 1)
        #expect(try factor("minimumFontSize=\"15\"", font) == 0.75)
        #expect(try factor("minimumFontSize=\"20\"", font) == 1)
        // Body has 53 points at AX5.
        let body = "style=\"UICTFontTextStyleBody\""
        #expect(try factor("minimumFontSize=\"17\"", body) == 17.0 / 53)
        #expect(try factor("minimumFontSize=\"nan\"", font) == 1)
    }

    @Test func `insets of a button's content and title add up`() throws {
        func inset(_ content: Int, _ start: Int, _ end: Int) throws -> Double {
            let xml = """
                <button id="a"><inset key="contentEdgeInsets" minX="\(content)" maxX="\(content)"/>
                <inset key="titleEdgeInsets" minX="\(start)" maxX="\(end)"/></button>
                """
            return try find("a", in: objects(xml)).horizontalInset
        }
        #expect(try inset(4, 24, 24) == 56)
        // The title is only moved.
        #expect(try inset(4, 8, -8) == 8)
        #expect(try inset(4, -8, -8) == 0)
    }

    // MARK: - Widths

    @Test func `a view can be as wide as the screen of the design`() throws {
        func width(_ device: String) throws -> InterfaceExtent {
            let device = device.isEmpty ? "" : "<device \(device)/>"
            let all = try objects(label(), Self.leading + Self.trailing, device: device)
            return try find("a", in: all).width
        }
        #expect(try width("id=\"retina6_1\" orientation=\"portrait\"") == .bounded(414 - 50))
        #expect(try width("id=\"retina6_0\" orientation=\"landscape\"") == .bounded(844 - 50))
        // The view in the design is wider than the screen.
        #expect(try width("id=\"retina4_0\" orientation=\"portrait\"") == .bounded(375 - 50))
        #expect(try width("id=\"new\"") == .free)
        #expect(try width("") == .free)
    }

    @Test func `a controller's view has the width of the design on any device`() throws {
        let xml = """
            <document><scenes><scene sceneID="s"><objects><viewController id="c">
            <view key="view" id="root"><rect key="frame" width="600" height="600"/>
            <subviews>\(label())</subviews>
            <constraints>\(Self.leading + Self.trailing)</constraints>
            </view></viewController></objects></scene></scenes></document>
            """
        let objects = try InterfaceDocument(data: Data(xml.utf8)).objects
        #expect(try find("a", in: objects).width == .bounded(550))
    }

    @Test func `a cell of a table has the width of the table, and one of a collection is free`()
        throws
    {
        func width(_ container: String, _ cell: String) throws -> InterfaceExtent {
            let xml = """
                <\(container) translatesAutoresizingMaskIntoConstraints="NO" id="table">
                <rect key="frame" width="300" height="600"/><prototypes>
                <\(cell) id="cell"><rect key="frame" width="320" height="44"/>
                <\(cell)ContentView key="contentView" id="root2">
                <rect key="frame" width="290" height="44"/><subviews>\(label())</subviews>
                <constraints>\(Self.leading + Self.trailing)</constraints>
                </\(cell)ContentView></\(cell)></prototypes>
                <constraints>\(self.width("table", 350))</constraints></\(container)>
                """
            let all = try objects(xml.replacing("\"root\"", with: "\"root2\""))
            return try find("a", in: all).width
        }
        // An accessory takes 30 points from the cell.
        #expect(try width("tableView", "tableViewCell") == .bounded(350 - 30 - 50))
        #expect(try width("collectionView", "collectionViewCell") == .free)
    }

    @Test func `the content of a scroll view may be wider than the view`() throws {
        func width(_ guide: String) throws -> InterfaceExtent {
            let xml = """
                <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="root3">
                <rect key="frame" width="300" height="600"/>
                <subviews>\(label())</subviews>
                <viewLayoutGuide key="contentLayoutGuide" id="content"/>
                <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
                <constraints>\(self.width("root3", 300)) <constraint firstItem="a" \
                firstAttribute="leading" secondItem="\(guide)" secondAttribute="leading" id="c8"/>
                <constraint firstItem="\(guide)" firstAttribute="trailing" secondItem="a" \
                secondAttribute="trailing" id="c9"/></constraints></scrollView>
                """
            return try find("a", in: objects(xml)).width
        }
        #expect(try width("root3") == .free)
        #expect(try width("content") == .free)
        #expect(try width("frame") == .bounded(300))
    }

    @Test func `a centered label has the same distance at both edges`() throws {
        let center = """
            <constraint firstItem="a" firstAttribute="centerX" secondItem="safe" \
            secondAttribute="centerX" id="c7"/>
            """
        #expect(try find("a", in: objects(label(), center + Self.leading)).width == .bounded(335))
        #expect(try find("a", in: objects(label(), center)).width == .free)
        let moved = center.replacing("id=", with: "constant=\"9\" id=")
        #expect(try find("a", in: objects(label(), moved + Self.leading)).width == .free)
    }

    @Test func `an edge of a view that contains the container does not count`() throws {
        let xml = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
            <rect key="frame" width="300" height="600"/><subviews>\(label())</subviews>
            <constraints>\(width("inner", 300)) <constraint firstItem="a" firstAttribute="leading" \
            secondItem="inner" secondAttribute="leading" id="c6"/></constraints></view>
            """
        // The constraint belongs to the root view.
        #expect(try find("a", in: objects(xml, Self.trailing)).width == .free)
    }

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

    @Test func `each of many labels between both edges has a limit`() throws {
        let names = (0..<100).map { "n\($0)" }
        let edges = names.map {
            (Self.leading + Self.trailing).replacing("\"a\"", with: "\"\($0)\"")
        }
        let all = try objects(names.map { label($0) }.joined(), edges.joined())
        #expect(all.dropFirst().map(\.width) == names.map { _ in .bounded(325) })
    }

    @Test func `a width can be a multiple of another width`() throws {
        func width(_ constraint: String) throws -> InterfaceExtent {
            let other = label("b", "<constraints>\(self.width("b", 80))</constraints>")
            let xml =
                "<constraint firstItem=\"a\" firstAttribute=\"width\" \(constraint) id=\"c5\"/>"
            return try find("a", in: objects(label() + other, xml)).width
        }
        let same = "secondItem=\"b\" secondAttribute=\"width\""
        #expect(try width(same) == .fixed(80))
        #expect(try width("\(same) multiplier=\"0.5\" constant=\"7\"") == .fixed(47))
        #expect(try width("\(same) constant=\"-90\"") == .fixed(0))
        #expect(try width("\(same) relation=\"lessThanOrEqual\"") == .bounded(80))
        #expect(try width("\(same) relation=\"greaterThanOrEqual\"") == .free)
        // A ratio of the width and the height
        #expect(try width("secondItem=\"b\" secondAttribute=\"height\"") == .free)
        #expect(try width("\(same) multiplier=\"16:9\"") == .free)
        #expect(try width("secondItem=\"x\" secondAttribute=\"width\"") == .free)
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
        func widths(_ attributes: String, _ more: String = "") throws -> [InterfaceExtent] {
            let stack = """
                <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s">
                <rect key="frame" width="200" height="20"/>
                <subviews>\(label("a"))\(label("b"))\(more)</subviews>
                <constraints>\(width("s", 200))</constraints></stackView>
                """
            let all = try objects(stack)
            return try ["a", "b"].map { try find($0, in: all).width }
        }
        #expect(
            try widths("distribution=\"fillEqually\" spacing=\"10\"") == [.fixed(95), .fixed(95)]
        )
        #expect(try widths("spacing=\"10\"") == [.bounded(190), .bounded(190)])
        let fixed = label("c", "<constraints>\(width("c", 60))</constraints>")
        #expect(try widths("spacing=\"10\"", fixed) == [.bounded(120), .bounded(120)])
        let hidden = label("c").replacing("id=", with: "hidden=\"YES\" id=")
        #expect(try widths("distribution=\"fillEqually\"", hidden) == [.fixed(100), .fixed(100)])
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
    func `text that is not XML is an error with its file`(text: Named<String>) {
        let error = #expect(throws: Diagnostic.self) {
            try InterfaceDocument(data: Data(text.value.utf8), file: "A.xib")
        }
        #expect(error?.file == "A.xib")
    }

    @Test func `views in more than 64 levels are an error`() {
        let levels = 100_000
        let open = (0..<levels).map { "<view id=\"v\($0)\">" }.joined()
        let xml = open + String(repeating: "</view>", count: levels)
        let error = #expect(throws: Diagnostic.self) {
            try InterfaceDocument(data: Data(xml.utf8), file: "A.xib")
        }
        #expect(error?.kind == .tooDeep)
        #expect(error?.position?.line == 1)
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
