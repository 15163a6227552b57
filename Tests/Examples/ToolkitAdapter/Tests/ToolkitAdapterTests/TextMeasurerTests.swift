import Foundation
import Testing
import ToolkitAdapter
import ToolkitNames
import TypeScaleLayout

/// The files of the fonts-lato and fonts-noto-core packages of Debian.
private enum Files {
    static let paths = [
        "lato/Lato-Regular.ttf", "noto/NotoSansArabic-Regular.ttf",
        "noto/NotoSansDevanagari-Regular.ttf", "noto/NotoSansHebrew-Regular.ttf",
    ].map { "/usr/share/fonts/truetype/\($0)" }

    static let areInstalled = paths.allSatisfy { FileManager.default.fileExists(atPath: $0) }
}

/// The widths of ten texts, before and after.
@Suite(.enabled("requires fonts-lato and fonts-noto-core") { Files.areInstalled })
struct TextMeasurerTests {
    private func measurer(_ name: String) throws -> FontTextMeasurer {
        let fonts = FontRegistry()
        for path in Files.paths { try fonts.register(path: path) }
        return FontTextMeasurer(fontName: name, fonts: fonts) { Issue.record("\($0)") }
    }

    /// Compares the table of the README with widths in HarfBuzz 15.0.
    @Test(
        arguments: [
            ("Off", 30.6, 24.83), ("Illimitable", 112.2, 71.85), ("WAVE AWAY", 91.8, 101.15),
            ("Notifications are off", 214.2, 148.55), ("Benachrichtigungen", 183.6, 148.57),
            ("Réinitialiser", 132.6, 86.26), ("12:45", 51, 43.69),
            ("الإشعارات", 91.8, 67.81), ("सूचनाएँ", 40.8, 45.51), ("ההתראות", 71.4, 69.36),
        ]
    )
    func `a width is the font's`(text: String, estimate: Double, width: Double) throws {
        let before = EstimatedTextMeasurer().size(of: text, pointSize: 17, proposedWidth: nil)
        #expect(abs(before.width - estimate) < 0.01)
        let after = try measurer("Lato-Regular")
            .size(of: text, pointSize: 17, proposedWidth: nil)
        #expect(abs(after.width - width) < 0.01)
    }

    @Test func `lines break at the proposed width`() throws {
        let text = "Notifications are off"
        let before = EstimatedTextMeasurer().size(of: text, pointSize: 17, proposedWidth: 160)
        let after = try measurer("Lato-Regular").size(of: text, pointSize: 17, proposedWidth: 160)
        let narrow = try measurer("Lato-Regular").size(of: text, pointSize: 17, proposedWidth: 120)
        #expect(before.height == 2 * 1.2 * 17)
        // Lato's lines are 1.2 times as high as its size.
        #expect(abs(after.height - 20.4) < 0.01)
        #expect(abs(narrow.height - 2 * 20.4) < 0.01 && narrow.width <= 120)
    }

    @Test func `a missing face is reported`() async {
        await confirmation { reported in
            let measurer = FontTextMeasurer(fontName: "NoSuchFace", fonts: FontRegistry()) { _ in
                reported()
            }
            #expect(measurer.size(of: "a", pointSize: 17, proposedWidth: nil) == (0, 0))
        }
    }
}
