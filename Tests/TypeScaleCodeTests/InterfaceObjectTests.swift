import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleCode

/// The properties of single objects in an interface file.
struct InterfaceObjectTests {
    /// Returns the first object of a file with one element.
    private func object(_ xml: String) throws -> InterfaceObject {
        let document = try InterfaceDocument(data: Data("<document>\(xml)</document>".utf8))
        return try #require(document.objects.first)
    }

    // MARK: - Files

    @Test func `a document and its errors have the path of their file`() throws {
        let folder = try Folder(["App/A.xib": Array("<document/>".utf8), "B.xib": [0]])
        let url = folder.url.appending(path: "App/A.xib")
        #expect(try InterfaceDocument(contentsOf: url).file == url.relativePath)
        for name in ["B.xib", "C.xib"] {
            let url = folder.url.appending(path: name)
            let error = #expect(throws: Diagnostic.self) { try InterfaceDocument(contentsOf: url) }
            #expect(error?.file == url.relativePath)
        }
    }

    @Test func `a file has at most 16 MiB`() {
        for (count, isTooLong) in [(16 << 20, false), ((16 << 20) + 1, true)] {
            let error = #expect(throws: Diagnostic.self) {
                try InterfaceDocument(data: Data(count: count), file: "A.xib")
            }
            #expect((error?.kind == .tooManyBytes) == isTooLong)
            #expect(error?.message.contains("16 MiB") == isTooLong)
            #expect(error?.file == "A.xib")
        }
    }

    @Test(
        arguments: [
            ("com.apple.InterfaceBuilder3.Cocoa.XIB", true),
            ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", true),
            ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", false), ("", false),
        ]
    )
    func `a file for Cocoa is for the Mac`(type: String, isForMac: Bool) throws {
        let data = Data("<document type=\"\(type)\"/>".utf8)
        #expect(try InterfaceDocument(data: data).isForMac == isForMac)
    }

    @Test func `objects and fonts have positions`() throws {
        let label = try object(
            "\n  <label id=\"a\">\n\t <fontDescription key=\"fontDescription\" pointSize=\"9\"/></label>"
        )
        #expect(label.position == TextPosition(line: 2, column: 3))
        #expect(label.fontPosition == TextPosition(line: 3, column: 3))
        #expect(try object("<label id=\"a\"/>").fontPosition == nil)
    }

    @Test func `an object has the names of its outlets in their order`() throws {
        let document = try InterfaceDocument(
            data: Data(
                """
                <document><viewController id="c"><connections>
                <outlet property="title" destination="a"/><outlet property="b" destination="b"/>
                <outletCollection property="all" destination="a"/></connections></viewController>
                <label id="a"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="k"/>
                </userDefinedRuntimeAttributes></label><label id="b"/></document>
                """.utf8
            )
        )
        #expect(document.objects.map { $0.outlets.map(\.name) } == [[], ["title", "all"], ["b"]])
        #expect(document.objects.map(\.hasRuntimeAttributes) == [false, true, false])
    }

    // MARK: - Text

    @Test(
        arguments: [
            ("<label id=\"a\"/>", 1), ("<label id=\"a\" numberOfLines=\"3\"/>", 3),
            ("<label id=\"a\" numberOfLines=\"0\"/>", 0),
            ("<label id=\"a\" numberOfLines=\"-2\"/>", 0),
            ("<label id=\"a\" numberOfLines=\"x\"/>", 1), ("<textField id=\"a\"/>", 1),
            ("<textView id=\"a\" numberOfLines=\"3\"/>", 0), ("<button id=\"a\"/>", 1),
            ("<button id=\"a\" lineBreakMode=\"middleTruncation\"/>", 1),
            ("<button id=\"a\" lineBreakMode=\"wordWrap\"/>", 0),
            ("<button id=\"a\" lineBreakMode=\"characterWrap\"/>", 0),
            // The title of a configuration wraps.
            ("<button id=\"a\"><buttonConfiguration key=\"configuration\"/></button>", 0),
        ]
    )
    func `text has a limit on its lines`(xml: String, limit: Int) throws {
        #expect(try object(xml).lineLimit == limit)
    }

    @Test func `a button with a configuration has the font of its style`() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"9\"/>"
        let button = try object(
            "<button id=\"a\">\(font)<buttonConfiguration key=\"configuration\" title=\"A\"/></button>"
        )
        #expect(button.font == nil)
        #expect(button.texts == [.init(property: "configuration.title", text: "A")])
        #expect(try object("<button id=\"a\">\(font)</button>").font == .system(9, nil))
    }

    @Test func `the smaller of two limits on shrinking counts`() throws {
        func factor(_ element: String, _ attributes: String) throws -> Double {
            let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
            return try object("<\(element) id=\"a\" \(attributes)>\(font)</\(element)>")
                .minimumScaleFactor
        }
        let points = "minimumFontSize=\"15\""
        #expect(try factor("label", "minimumScaleFactor=\"0.5\" \(points)") == 0.5)
        #expect(try factor("label", "minimumScaleFactor=\"0.9\" \(points)") == 0.75)
        #expect(try factor("textField", points) == 0.75)
        #expect(try factor("button", points) == 1)
        for factorInFile in ["0", "1", "-0.5", "2"] {
            #expect(try factor("label", "minimumScaleFactor=\"\(factorInFile)\"") == 1)
        }
        for size in ["0", "-1", "21"] {
            #expect(try factor("label", "minimumFontSize=\"\(size)\"") == 1)
        }
    }

    @Test func `a font has a description with its size, weight and growth`() {
        let system = InterfaceFont.system(15, .bold).description
        #expect(system == .system(.body, size: 15, weight: .bold).fixed())
        #expect(InterfaceFont.preferred(.title2).description == .system(.title2))
        let custom = InterfaceFont.custom("Lato-Bold", 20)
        #expect(custom.description.face.postScriptName == "Lato-Bold")
        for category in ContentSizeCategory.allCases {
            let traits = TraitCollection(preferredContentSizeCategory: category)
            #expect(system.scaled(for: traits).pointSize == 15)
            #expect(custom.description.scaled(for: traits).pointSize == 20)
        }
        #expect(
            [system, custom.description].map(\.size) == [15, 20]
        )
        #expect([custom, .preferred(.body), .system(9, nil)].map(\.points) == [20, nil, 9])
    }

    @Test func `a bold system font is bold, whatever its weight`() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"9\"/>"
        #expect(try object("<label id=\"a\">\(font)</label>").font == .system(9, .bold))
        let none = font.replacing("\"9\"", with: "\"0\"")
        #expect(try object("<label id=\"a\">\(none)</label>").font == nil)
    }
}
