import Foundation
import Testing
import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

/// Interface files and their translations, in a folder.
struct InterfaceCheckTests {
    private func report(_ files: [String: String]) throws -> AppReport {
        let folder = try Folder(files.mapValues { Array($0.utf8) })
        return try AppCheck().report(folder: folder.url)
    }

    private func rules(_ report: AppReport) -> [String] {
        report.findings.map { "\($0.rule.name): \($0.code)" }
    }

    /// Returns a file with a label that is 100 points wide.
    static func document(_ attributes: String, _ font: String, width: Int = 100) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <label id="abc-12-xyz" text="Save" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" width="50" height="20"/>
        <fontDescription key="fontDescription" \(font)/><constraints>
        <constraint firstAttribute="width" constant="\(width)" id="w"/></constraints></label>
        <placeholder id="-1"><connections>
        <outlet property="saveLabel" destination="abc-12-xyz" id="o"/></connections></placeholder>
        </objects></document>
        """
    }

    static let body = "style=\"UICTFontTextStyleBody\""

    @Test func `fonts of labels have the rules of code`() throws {
        let fixed = try report(["A.xib": Self.document("", "type=\"system\" pointSize=\"9\"")])
        #expect(
            rules(fixed) == ["fixed-size: label saveLabel \"Save\""]
        )
        #expect(fixed.findings.map(\.position?.line) == [4])
        #expect(
            try rules(report(["A.xib": Self.document("", Self.body)]))
                == ["not-adjusting: label saveLabel \"Save\""]
        )
        let adjusts = "adjustsFontForContentSizeCategory=\"YES\""
        #expect(try rules(report(["A.xib": Self.document(adjusts, Self.body)])) == [])
    }

    @Test func `code that sets the font or follows changes counts`() throws {
        let code = "saveLabel.font = .preferredFont(forTextStyle: .body)"
        let follows = "saveLabel.adjustsFontForContentSizeCategory = true"
        let fixed = Self.document("", "type=\"system\" pointSize=\"17\"")
        #expect(try rules(report(["A.xib": fixed, "A.swift": code + "\n" + follows])) == [])
        #expect(
            try rules(report(["A.xib": Self.document("", Self.body), "A.swift": follows])) == []
        )
    }

    @Test func `an extension of a class of UIKit does not decide the font of a subclass`() throws {
        let code = """
            import UIKit
            extension UILabel { func shout() { font = .boldSystemFont(ofSize: 40) } }
            class OwnLabel: UILabel {}
            """
        let document = Self.document("customClass=\"OwnLabel\"", "type=\"system\" pointSize=\"17\"")
        let report = try report(["A.xib": document, "A.swift": code])
        #expect(report.findings.contains { $0.path == "A.xib" && $0.rule == .fixedSize })
    }

    @Test func `a launch screen and a file for the Mac have no findings`() throws {
        let fixed = Self.document("", "type=\"system\" pointSize=\"17\"")
        #expect(try rules(report(["LaunchScreen.xib": fixed])) == [])
        let mac = fixed.replacing("CocoaTouch", with: "Cocoa")
        #expect(try rules(report(["A.xib": mac])) == [])
    }

    // MARK: - Translations

    @Test func `a translation is truncated in the box of its label`() throws {
        let report = try report([
            "App/Base.lproj/A.xib": Self.document("", "type=\"system\" pointSize=\"17\""),
            "App/en.lproj/A.strings": "\"abc-12-xyz.text\" = \"Save\";",
            "App/de.lproj/A.strings":
                "\"abc-12-xyz.text\" = \"Alles Neue sichern\";\n\"old-12-xyz.text\" = \"A\";",
            // Another file has other keys.
            "App/de.lproj/B.strings": "\"abc-12-xyz.text\" = \"Alles Neue sichern und schließen\";",
        ])
        let finding = try #require(report.findings.first { $0.translation != nil })
        #expect(report.translations.map(\.firstFailure?.description) == ["XS"])
        #expect(
            finding.description.hasPrefix(
                "App/de.lproj/A.strings:1:1: warning: de abc-12-xyz.text: \"Alles Neue sichern\" in "
                    + "100 points: truncated from XS"
            )
        )
        #expect(finding.message.hasSuffix("; the box is App/Base.lproj/A.xib:2 label abc-12-xyz"))
        #expect(report.measuredTextCount == 2)
        #expect(report.interfaceKeyCount == 2)
        #expect(report.joinedKeyCount == 1)
        #expect(report.unjoinedKeys == ["old-12-xyz.text"])
    }

    @Test func `a preferred font truncates from the size at which the text is too wide`() throws {
        // In the system font, "Save" has less than 100 points at AX4, 47 points, and more at AX5.
        let report = try report([
            "Base.lproj/A.xib": Self.document("", Self.body),
            "en.lproj/A.strings": "\"abc-12-xyz.text\" = \"Save\";",
        ])
        let setting = report.translations.first?.firstFailure?.description
        #expect(setting == "AX5")
    }

    @Test(arguments: ["numberOfLines=\"0\"", "numberOfLines=\"2\""])
    func `text that may wrap is judged by its lines`(lines: String) throws {
        let report = try report([
            "Base.lproj/A.xib": Self.document(lines, "type=\"system\" pointSize=\"17\""),
            "de.lproj/A.strings": "\"abc-12-xyz.text\" = \"Alles sichern\";",
        ])
        #expect(report.translations == [])
    }
}
