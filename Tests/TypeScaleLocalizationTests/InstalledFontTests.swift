import Foundation
import Testing
import TypeScaleLayout
import TypeScaleTestSupport

@testable import TypeScaleLocalization

/// Compares the widest values with random values in fonts that kern digits.
struct InstalledFontTests {
    private static let folders = [
        "/usr/share/fonts", ProcessInfo.processInfo.environment["TYPESCALE_FONTS"] ?? "",
    ]

    /// The regular faces of installed fonts, or an empty array if no font is installed.
    static let faces: [Typeface] = folders.filter { !$0.isEmpty }.flatMap { folder in
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix("Regular.ttf") || $0.hasSuffix("Regular.otf") }
            .filter { !$0.contains("Noto") }.sorted().prefix(20).compactMap {
                try? FontFile(path: "\(folder)/\($0)").faces.first
            }
    }

    @Test(
        .enabled("requires fonts") {
            Comparison.canRun("widths of numbers", needs: "fonts-lato", !faces.isEmpty)
        }
    )
    func `random values are at most as wide`() throws {
        var generator = SeededGenerator(seed: 7)
        for face in Self.faces {
            let name = face.postScriptName
            func width(_ text: String) throws(FontError) -> Double {
                try GlyphRun(text, in: face).units
            }
            for language in ["en", "de", "hi"] {
                let locale = Locale(identifier: language)
                var characters = WidestCharacters()
                var values = PlaceholderValues(language: language)
                values.largestNumber = .max
                for (format, bits) in [("%lld", 64), ("%d", 32), ("%x", 32), ("%.2f", 32)] {
                    let message = MessageText("n = \(format)", syntaxes: .printf)
                    let widest = try message.widest(values, &characters) { text throws(FontError) in
                        try width(text)
                    }
                    // Pairs of hexadecimal digits can be kerned apart.
                    let limit = try width(widest.text) * (format == "%x" ? 1.005 : 1)
                    for _ in 0..<50 {
                        let value = Int64(generator.next() >> UInt64(65 - bits))
                        let theirs =
                            format == "%.2f"
                            ? String(format: format, locale: locale, Double(value) / 7)
                            : String(format: format, locale: locale, value)
                        #expect(try width("n = \(theirs)") <= limit, "\(name) \(theirs)")
                    }
                }
            }
        }
    }
}
