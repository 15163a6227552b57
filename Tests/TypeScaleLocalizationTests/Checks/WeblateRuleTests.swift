import Foundation
import Testing
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

/// Compares verdicts at one size in one font with Weblate's check `max-size`.
///
/// Text fits if, broken between words at a width, no line is wider, and the number of lines does
/// not exceed a maximum. The rule is in `check_render_size` in `weblate/fonts/utils.py`.
struct WeblateRuleTests {
    private static let path = [
        ProcessInfo.processInfo.environment["TYPESCALE_FONTS"] ?? "", "/usr/share/fonts",
    ].map { $0 + "/truetype/dejavu/DejaVuSans.ttf" }
        .first { FileManager.default.fileExists(atPath: $0) }

    private static let isInstalled = Comparison.canRun(
        "Weblate's rule",
        needs: "fonts-dejavu-core",
        path != nil
    )

    private let resolver: FontResolver

    init() throws {
        let registry = FontRegistry()
        if let path = Self.path { try registry.register(path: path) }
        resolver = FontResolver(registry)
    }

    /// Returns whether a text exceeds a size, in Weblate's default of 10 points at 96 pixels per
    /// inch.
    private func fails(_ text: String, _ width: Double, _ lines: Int) throws -> Bool {
        var slot = Slot("", keys: [], width: width)
        let size = 10 * 96 / 72.0
        slot.font = FontDescription(name: "DejaVuSans", textStyle: .body, size: size).fixed()
        slot.lineLimit = lines
        let fit = try slot.fit(text, fonts: resolver)
        #expect(fit.inconclusive.isEmpty && [0, 12].contains(fit.truncated.count))
        return fit.verdict != .fits
    }

    // The samples are from `MaxSizeCheckTest` in `weblate/checks/tests/test_render_checks.py`.
    @Test(
        .enabled("requires DejaVu Sans") { isInstalled },
        arguments: [
            ("short", 500, 1, false),
            (Named(repeating: "long", count: 50), 500, 1, true),
            (Named(repeating: "long ", count: 50), 500, 1, true),
            (Named(repeating: "long ", count: 50), 500, 50, false),
        ]
    )
    func `agrees with the published samples`(
        text: Named<String>,
        width: Double,
        lines: Int,
        fails: Bool
    ) throws {
        #expect(try self.fails(text.value, width, lines) == fails)
    }

    // Breaks lines greedily, from the widths of whole lines.
    @Test(.enabled("requires DejaVu Sans") { isInstalled })
    func `agrees with the rule for any text of words`() throws {
        let font = try FontDescription(name: "DejaVuSans", textStyle: .body, size: 40 / 3.0).fixed()
            .scaled(for: TraitCollection()).resolved(fonts: resolver)
        func width(_ text: String) throws -> Double {
            try MeasuredText([TextSpan(text, font: font)]).layout().size.width
        }
        var random = SeededGenerator(seed: 531)
        for _ in 0..<200 {
            let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                String(repeating: "long", count: Int.random(in: 1...4, using: &random))
            }
            let limit = Double.random(in: 30...300, using: &random)
            let lines = Int.random(in: 1...6, using: &random)
            var count = 1
            var line = words[0]
            var isTooWide = try width(line) > limit
            for word in words.dropFirst() {
                isTooWide = try isTooWide || width(word) > limit
                if try width(line + " " + word) <= limit {
                    line += " " + word
                } else {
                    (line, count) = (word, count + 1)
                }
            }
            // A label breaks a word that is wider than the label, but Weblate does not.
            guard !isTooWide else { continue }
            let text = words.joined(separator: " ")
            #expect(try fails(text, limit, lines) == (count > lines), "\(text) \(limit) \(lines)")
        }
    }
}
