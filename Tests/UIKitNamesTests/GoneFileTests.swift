import Foundation
import Testing
import TypeScaleTestSupport
import UIKit
import UIKitLabels

struct GoneFileTests {
    // A variable font's design space is read when a font is created.
    @Test func `a font whose file was removed is not found`() throws {
        var font = TestFont()
        font.names = [.init(1, "Vanished"), .init(2, "Regular"), .init(6, "Vanished-Regular")]
        font.names.append(.init(256, "SemiBold"))
        font.axes = [("wght", 100, 400, 900)]
        font.instances = [(256, [600])]
        let folder = try Folder(["Vanished.ttf": font.bytes])
        let url = URL(fileURLWithPath: folder.path("Vanished.ttf"))
        #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
        try FileManager.default.removeItem(at: url)
        #expect(UIFont(name: "Vanished-Regular_SemiBold", size: 17) == nil)
        let replaced = UIFont(
            descriptor: UIFontDescriptor(name: "Vanished-Regular_SemiBold", size: 17),
            size: 0
        )
        #expect(replaced.missingName == "Vanished-Regular_SemiBold")
        #expect(replaced.fontName == ".SFUI-Regular")
    }

    @Test
    func `text whose font file was removed is measured in the system font and reported`()
        async throws
    {
        let result = await #expect(
            processExitsWith: .success,
            observing: [\.standardErrorContent]
        ) {
            var font = TestFont()
            font.names = [.init(1, "Vanished"), .init(2, "Regular"), .init(6, "Vanished-Regular")]
            let folder = try Folder(["Vanished.ttf": font.bytes])
            let url = URL(fileURLWithPath: folder.path("Vanished.ttf"))
            #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
            let vanished = try #require(UIFont(name: "Vanished-Regular", size: 17))
            try FileManager.default.removeItem(at: url)
            let size = "Vanished".size(withAttributes: [.font: vanished])
            let system = UIFont.systemFont(ofSize: 17)
            #expect(size == "Vanished".size(withAttributes: [.font: system]))
            #expect(size.width > 0)
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            .split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("cannot measure text in its fonts: /") == true)
        #expect(lines.first?.hasSuffix("(error 101)") == true)
    }
}
