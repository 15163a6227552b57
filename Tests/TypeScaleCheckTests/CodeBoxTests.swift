import Foundation
import Testing
import TypeScale
import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleLocalization
import TypeScaleTestSupport

/// The sizes of boxes for texts, as modifiers and layout anchors state them.
struct CodeBoxTests {
    private func report(_ files: [String: String], fonts: [String] = []) throws -> AppReport {
        var all = files.mapValues { Array($0.utf8) }
        for path in fonts { all[path] = TestFont().bytes }
        let folder = try Folder(all)
        return try AppCheck().report(folder: folder.url)
    }

    private static let translations = "\"save\" = \"Sichern\";"

    /// Returns the slots of a file whose only key is `save`.
    private func slots(_ code: String, fonts: [String] = []) throws -> [Slot] {
        let path = "de.lproj/Localizable.strings"
        return try report(["A.swift": code, path: Self.translations], fonts: fonts).slots
    }

    // MARK: - SwiftUI

    @Test(
        arguments: [
            ("frame(width: 100, height: 100)", 100, 100),
            ("frame(maxWidth: 100, maxHeight: 100)", 100, 100),
            ("frame(width: 100, height: 100).frame(width: 120, height: 120)", 100, 100),
            // The frame nearest to the text has its size, whatever is around it.
            ("frame(width: 120, height: 120).frame(width: 100, height: 100)", 120, 120),
            ("frame(maxWidth: 120, maxHeight: 120).frame(width: 100, height: 100)", 100, 100),
            ("padding(8).frame(width: 100, height: 100)", 84, 84),
            ("padding(1).frame(width: 100, height: 100)", 98, 98),
            ("padding(.all, 8).frame(width: 100, height: 100)", 84, 84),
            ("padding(.vertical, 8).frame(width: 100, height: 100)", 100, 84),
            ("padding(.horizontal, 8).frame(width: 100, height: 100)", 84, 100),
            ("padding(.top, 8).frame(width: 100, height: 100)", 100, 92),
            ("padding(.bottom, 8).frame(width: 100, height: 100)", 100, 92),
            ("padding(.trailing, 8).frame(width: 100, height: 100)", 92, 100),
            ("padding(.top, 8).padding(.bottom, 4).frame(width: 100, height: 100)", 100, 88),
            ("padding(size).frame(width: 100, height: 100)", 100, 100),
            ("frame(width: 100, height: 100).padding(8)", 100, 100),
            (
                "fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)", 440,
                100
            ),
        ] as [(String, Double, Double)]
    )
    func `modifiers limit both lengths`(modifiers: String, width: Double, height: Double) throws {
        let slots = try slots("Text(\"save\").\(modifiers)")
        #expect(slots.map(\.width) == [width])
        #expect(slots.map(\.height) == [height])
        #expect(slots.map(\.lineLimit) == [0])
    }

    @Test(
        arguments: [
            "fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 90)",
            "fixedSize().frame(width: 100, height: 90)", "frame(minHeight: 90)",
            "frame(width: 100, height: 0)", "frame(width: 0, height: 90)",
            "padding(50).frame(width: 100, height: 90)", "minimumScaleFactor(0).lineLimit(1)",
            "lineLimit(2...)", "lineLimit(-1)",
        ]
    )
    func `a text without room, or with any, has no box`(modifiers: String) throws {
        #expect(try slots("Text(\"save\").\(modifiers)") == [])
    }

    /// A line of the font is 1.1 times as high as its size: 17 points, and 48 at AX5.
    @Test func `a font file states the height of its lines`() throws {
        let font = ".custom(\"Test-Bold\", size: 17, relativeTo: .body)"
        let code = "Text(\"save\").font(\(font)).frame(width: 400, height: 50)"
        let path = "de.lproj/Localizable.strings"
        let files = ["A.swift": code, path: "\"save\" = \"ABCD\";"]
        let report = try report(files, fonts: ["Test.ttf"])
        // The text is not truncated, although no line fits at AX5.
        #expect(
            report.findings.map(\.message) == [
                "a line of Test-Bold has 52.8 points at AX5; 50 points hold it up to AX4"
            ]
        )
    }

    @Test func `a text that languages share is one finding`() throws {
        let code = "Text(\"save\").lineLimit(1).frame(width: 10)"
        let files = [
            "A.swift": code, "de.lproj/Localizable.strings": "\"save\" = \"OK\";",
            "fr.lproj/Localizable.strings": "\"save\" = \"OK\";",
            "it.lproj/Localizable.strings": "\"save\" = \"Salva\";",
        ]
        let clips = try report(files).findings.filter { $0.rule == .clips }
        #expect(
            clips.map(\.path) == [
                "de.lproj/Localizable.strings", "it.lproj/Localizable.strings",
            ]
        )
    }

    @Test func `a text view scrolls`() throws {
        let code = """
            import UIKit
            class A { let text = UITextView()
            func f() { text.text = NSLocalizedString("save", comment: ""); text.font = .systemFont(ofSize: 9) } }
            """
        #expect(try slots(code) == [])
        #expect(try slots(code.replacing("UITextView", with: "UILabel")).count == 1)
    }

    @Test func `the smallest lengths have room for a line`() throws {
        let slot = try #require(try slots("Text(\"save\").frame(width: 1, height: 1)").first)
        #expect(slot.width == 1)
        #expect(slot.lineLimit == 1)
        // Body has 14 points at XS.
        for (height, limit) in [("27.9", 1), ("28", 0)] {
            let code = "Text(\"save\").frame(width: 90, height: \(height))"
            #expect(try slots(code).map(\.lineLimit) == [limit])
        }
    }

    @Test(
        arguments: [
            ("VStack { Text(\"save\").lineLimit(2) }.frame(width: 100)", 100),
            ("f(Text(\"save\").lineLimit(2)).frame(width: 100)", 440),
            ("VStack { f(Text(\"save\").lineLimit(2)) }.frame(width: 100)", 440),
            ("VStack { List { Text(\"save\").lineLimit(2) } }.frame(width: 100)", 440),
            ("Circle().frame(width: 90).background { Text(\"save\").lineLimit(2) }", 90),
            ("Circle().overlay { Text(\"save\").lineLimit(2) }.frame(width: 90)", 90),
            ("Button { } label: { Text(\"save\").lineLimit(2) }.frame(width: 90)", 90),
            ("ForEach(a) { b in Text(\"save\").lineLimit(2) }.frame(width: 90)", 90),
            ("ScrollView { Text(\"save\").lineLimit(2) }.frame(width: 90)", 440),
            ("VStack { ScrollView(.horizontal) { A() }; Text(\"save\").lineLimit(2) }", 440),
        ] as [(String, Double)]
    )
    func `a container limits the width of its content`(code: String, width: Double) throws {
        #expect(try slots(code).map(\.width) == [width])
    }

    @Test func `a modifier of a layer's view is not one of its text`() throws {
        let overlay = "Text(a).lineLimit(3).overlay { Text(\"save\") }.lineLimit(2)"
        #expect(try slots(overlay).map(\.lineLimit) == [2])
        let inner = "VStack { Text(\"save\").lineLimit(2) }.lineLimit(3).minimumScaleFactor(0.5)"
        #expect(try slots(inner).map(\.lineLimit) == [2])
        #expect(try slots(inner).map(\.minimumScaleFactor) == [0.5])
        let scale = "Text(\"save\").lineLimit(1).minimumScaleFactor(2)"
        #expect(try slots(scale).map(\.minimumScaleFactor) == [1])
        #expect(try slots("Text(\"save\").lineLimit(1)").map(\.minimumScaleFactor) == [1])
    }

    @Test func `a text in many views, or with many modifiers, has no box`() throws {
        for (levels, widths) in [(20, [100.0]), (70, [])] {
            let start = String(repeating: "VStack { ", count: levels - 1)
            let end = String(repeating: "}", count: levels - 1)
            let code = "VStack { \(start)Text(\"save\").lineLimit(2)\(end) }.frame(width: 100)"
            #expect(try slots(code).map(\.width) == widths)
        }
        for (count, isFound) in [(63, true), (64, false)] {
            let modifiers = String(repeating: ".padding()", count: count)
            let code = "Text(\"save\")\(modifiers).lineLimit(2)"
            #expect(try slots(code).count == (isFound ? 1 : 0))
        }
    }

    // MARK: - Labels

    private func label(_ properties: String) -> String {
        """
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.text = NSLocalizedString("save", comment: "")
        \(properties)
        """
    }

    @Test(
        arguments: [
            ("width", "equalToConstant: 120", 120, Double.infinity),
            ("width", "lessThanOrEqualToConstant: 120", 120, .infinity),
            ("width", "greaterThanOrEqualToConstant: 120", 440, .infinity),
            ("width", "equalToConstant: 1", 1, .infinity),
            ("width", "equalToConstant: 0", 440, .infinity),
            ("width", "equalTo: a", 440, .infinity),
            ("height", "equalToConstant: 90", 440, 90),
        ] as [(String, String, Double, Double)]
    )
    func `an anchor limits a label`(
        name: String,
        constant: String,
        width: Double,
        height: Double
    ) throws {
        let code = label(
            "label.numberOfLines = 2\nlabel.\(name)Anchor.constraint(\(constant)).isActive = true"
        )
        #expect(try slots(code).map(\.width) == [width])
        #expect(try slots(code).map(\.height) == [height])
        #expect(try slots(code).map(\.lineLimit) == [2])
    }

    @Test func `the smallest of several anchors counts`() throws {
        for points in ["120, 90", "90, 120"] {
            let anchors = points.split(separator: ", ").map {
                "label.widthAnchor.constraint(equalToConstant: \($0)).isActive = true\n"
                    + "label.heightAnchor.constraint(equalToConstant: \($0)).isActive = true"
            }
            let code = label("label.numberOfLines = 3\n" + anchors.joined(separator: "\n"))
            #expect(try slots(code).map(\.width) == [90])
            #expect(try slots(code).map(\.height) == [90])
        }
    }

    @Test func `a label in a closure has the texts of its property`() throws {
        let closure = """
            let title: UILabel = { let label = UILabel(); label.font = .preferredFont(forTextStyle: \
            .footnote); label.text = NSLocalizedString("save", comment: ""); return label }()
            """
        for code in [closure, "let other = { a }\n" + closure] {
            let slot = try #require(try slots(code).first)
            #expect(slot.font.textStyle == .footnote)
            #expect(slot.lineLimit == 1)
            #expect(slot.name.contains("label.text = NSLocalizedString(\"save\""))
        }
    }

    @Test(
        arguments: [
            "label.adjustsFontSizeToFitWidth = false", "label.minimumScaleFactor = 0.5",
            "label.numberOfLines = 1", "title.numberOfLines = 0",
        ]
    )
    func `a label that does not shrink has the factor 1`(properties: String) throws {
        let slots = try slots(label(properties))
        #expect(slots.map(\.minimumScaleFactor) == [1])
        #expect(slots.map(\.lineLimit) == [1])
    }

    // MARK: - Fonts

    @Test func `a face of the app has the height that the code states`() throws {
        let code =
            "Text(\"save\").font(.custom(\"Test-Bold\", size: 17)).frame(width: 100, height: 60)"
        #expect(try slots(code, fonts: ["Fonts/Test.ttf"]).map(\.height) == [60])
        #expect(try slots(code) == [])
        let large = code.replacing("height: 60", with: "height: 90")
        #expect(try slots(large, fonts: ["Fonts/Test.ttf"]).map(\.height) == [90])
    }

    @Test func `a text in a face of the app is measured with it`() throws {
        func clips(_ words: String) throws -> [CheckFinding] {
            let code =
                "Text(\"\(words)\").font(.custom(\"Test-Bold\", fixedSize: 10)).frame(width: 100).lineLimit(1)"
            return try report(["A.swift": code], fonts: ["Fonts/Test.ttf", "Fonts/B/Test.ttf"])
                .findings.filter { $0.rule == .clips }
        }
        #expect(try clips("A") == [])
        let finding = try #require(try clips(String(repeating: "A", count: 200)).first)
        #expect(finding.severity == .warning)
        #expect(finding.message.hasPrefix("\"AAAA"))
        #expect(finding.message.contains(" in 100 points: "))
    }

    // MARK: - Slots

    @Test func `a slot names its place, its key and its files`() throws {
        let slot = try #require(
            try slots("\n\nlet a = Text(\"save\").lineLimit(1), b = Text(\"save\").lineLimit(1)")
                .first
        )
        #expect(slot.name == "A.swift:3:9 Text(\"save\")")
        #expect(slot.files == ["Localizable.*"])
        #expect(slot.keys == ["save"])
        let later = "let a = Text(\"save\").lineLimit(1)\nlet b = Text(\"save\").lineLimit(1)"
        #expect(try slots(later).map(\.name) == ["A.swift:1:9 Text(\"save\")"])
    }

    @Test(
        arguments: [
            // The width and the lines for the same font
            ("frame(width: 100).lineLimit(3)", "frame(width: 150).lineLimit(1)", 150.0),
            ("frame(width: 100).lineLimit(1)", "frame(width: 150).lineLimit(1)", 100),
            // Body has 17 points at L, so that 70 points have room for four lines.
            ("frame(width: 100, height: 70)", "frame(width: 150).lineLimit(3)", 100),
            ("frame(width: 100, height: 70)", "frame(width: 150).lineLimit(2)", 150),
            ("frame(width: 100).lineLimit(1)", "font(.caption).frame(width: 90).lineLimit(1)", 100),
        ]
    )
    func `the smallest box has room for the fewest letters`(
        first: String,
        second: String,
        width: Double
    ) throws {
        for (first, second) in [(first, second), (second, first)] {
            let code = "let a = Text(\"save\").\(first)\nlet b = Text(\"save\").\(second)"
            #expect(try slots(code).map(\.width) == [width])
        }
    }

    @Test func `a text that is not translated is shown in its finding`() throws {
        let words = String(repeating: "Save all changes ", count: 6)
        for argument in ["\"\(words)\"", "verbatim: \"\(words)\""] {
            let report = try report(["A.swift": "Text(\(argument)).frame(width: 90).lineLimit(1)"])
            let message = try #require(report.findings.first { $0.rule == .clips }?.message)
            #expect(message.hasPrefix("\"Save all changes Save all changes"))
            #expect(message.contains(" in 90 points: "))
        }
    }
}
