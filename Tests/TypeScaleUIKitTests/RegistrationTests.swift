import Foundation
import Testing
import TypeScale
import TypeScaleTestSupport
import UIKitNames

@testable import TypeScaleUIKit

struct RegistrationTests {
    private enum Whole: Fontable {
        enum Style: String, FontStyle {
            case regular = "Whole-Regular"
            case bold = "Whole-Bold"
        }
        static func face(for style: TypeScale.TextStyle) -> Style { .regular }
    }

    private enum Broken: Fontable {
        enum Style: String, FontStyle, CaseIterable {
            case good = "Broken-Good"
            case missing = "Broken-Missing"
            case invalid = "Broken-Invalid"
            case other = "Broken-Other"
            case nameless = ""
            case path = "../Broken-Path"
        }
        static func face(for style: TypeScale.TextStyle) -> Style { .good }
    }

    @Test func `the files of a family are registered once`() throws {
        let folder = try Folder([
            "Whole-Regular.ttf": fontBytes("Whole-Regular"),
            "Whole-Bold.otf": fontBytes("Whole-Bold"),
        ])
        #expect(UIFont(name: "Whole-Bold", size: 17) == nil)
        try Whole.registerFonts(in: folder.url)
        #expect(Whole.body.uiFont().fontName == "Whole-Regular")
        #expect(UIFont(name: "Whole-Bold", size: 17) != nil)
        try Whole.registerFonts(in: folder.url)
        // Available faces need no file.
        try Whole.registerFonts(in: folder.url.appendingPathComponent("none"))
    }

    @Test func `each face that fails is reported, and the others are registered`() throws {
        let folder = try Folder([
            "Fonts/Broken-Good.ttf": fontBytes("Broken-Good"),
            "Fonts/Broken-Invalid.ttf": Array("no font".utf8),
            "Fonts/Broken-Other.otf": fontBytes("Another-Name"),
            "Broken-Path.ttf": fontBytes("Broken-Path"),
        ])
        let fonts = folder.url.appendingPathComponent("Fonts")
        let error = try #require(throws: FontRegistrationError.self) {
            try Broken.registerFonts(in: fonts)
        }
        #expect(UIFont(name: "Broken-Good", size: 17) != nil)
        typealias Failure = FontRegistrationError.Failure
        let invalid = fonts.appendingPathComponent("Broken-Invalid.ttf").path
        let other = fonts.appendingPathComponent("Broken-Other.otf").path
        #expect(error.failures.count == 5)
        #expect(
            error.failures.filter { $0.face != "Broken-Invalid" } == [
                Failure(face: "Broken-Missing", reason: .noFile(folder: fonts.path)),
                Failure(face: "Broken-Other", reason: .otherFace(file: other)),
                Failure(face: "", reason: .noFile(folder: fonts.path)),
                Failure(face: "../Broken-Path", reason: .noFile(folder: fonts.path)),
            ]
        )
        let rejected = try #require(error.failures.first { $0.face == "Broken-Invalid" })
        guard
            case .rejected(invalid, CTFontManagerError.unrecognizedFormat.rawValue, _) =
                rejected.reason
        else {
            Issue.record("\(rejected)")
            return
        }
        #expect(error.description.split(separator: "\n").count == 5)
    }

    @Test func `a bundle without the files is reported`() throws {
        let error = try #require(throws: FontRegistrationError.self) {
            try Broken.registerFonts(in: .main, subdirectory: "Fonts")
        }
        #expect(error.failures.contains { $0.face == "Broken-Missing" })
        let folder = Bundle.main.bundlePath + "/Fonts"
        #expect(
            error.failures.allSatisfy { $0.reason == .noFile(folder: folder) }
        )
    }
}
