import Testing
import TypeScaleFonts
import TypeScaleLayout
import TypeScaleTestSupport

/// Checks text on a Mac, which has one size.
struct MacLabelTests {
    private let mac = TraitCollection(platform: .macOS)

    private func box(
        _ width: Double,
        _ settings: [TextSizeStep] = TextSizeStep.categories
    ) throws -> LabelBox {
        try LabelBox(.system(.body), width: width, settings: settings, traits: mac)
    }

    @Test func `a box on a Mac has one setting, and results have no sizes in words`() throws {
        let narrow = try box(40).fit("Ouvrir à l’ouverture")
        #expect(narrow.box.settings == [.category(.large)])
        #expect(narrow.truncated == [.category(.large)] && narrow.verdict == .truncated)
        #expect(narrow.description == "truncated; fits up to 4 pt")
        #expect(try box(400).fit("A").description == "fits")
        #expect(try box(40, [.category(.extraSmall)]).fit("A").verdict == .fits)
        // On iOS, the words are unchanged.
        let other = try LabelBox(.system(.body), width: 20).fit("Hello UIKit")
        #expect(other.description.hasPrefix("truncated from XS"))
    }

    @Test func `a factor for the font is not a text size of the system`() throws {
        let scales: [TextSizeStep] = [.fontScale(1), .fontScale(2)]
        #expect(try box(40, scales).settings == scales)
    }

    // Source: 96.0 points for 8 characters at 13 points on macOS 26.6 (KiwiCanopy/KiwiDesk#695).
    @Test func `Japanese has the widths of the platform`() throws {
        let text = "かなかなかなかな"
        #expect(try abs(box(400).width(of: text) - 96) < 0.05)
        #expect(try box(96.5).fit(text).verdict == .inconclusive)
        #expect(try box(97.5).fit(text).verdict == .fits)
        let font = FontDescription.system(.body, size: 13).fixed()
        let phone = try LabelBox(font, width: 97.5).fit(text)
        #expect(phone.verdict == .inconclusive)
    }

    @Test func `all lines of a text have its language`() throws {
        let face = FontInstance.system(SystemFace(system: .macOS))
        let spans = ["漢字", "漢字\nかな"].map { TextSpan($0, face: face, pointSize: 13) }
        let widths = try spans.map { try MeasuredText([$0]).layout().lines[0].runs[0].width }
        #expect(abs(widths[1] - 2 * 13 * 1000 / 1083) < 1e-9)
        #expect(abs(widths[0] - 2 * 13) < 1e-9)
    }

    // A fallback splits the text into pieces.
    @Test func `a fallback does not change the language of a text`() throws {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        guard let file = try? FontFile(path: path) else {
            return Comparison.skip("languages with a fallback", font: path)
        }
        let font = FontDescription.system(.body, size: 20).fixed()
        let box = try LabelBox(font, width: 400, fallbacks: file.faces)
        let text = "漢字 אב かな"
        #expect(try box.width(of: text) == box.width(of: text, language: "ja"))
        #expect(try box.width(of: text) != box.width(of: text, language: "zh"))
    }

    // The syllables of a text have one error, which grows with the length of a line.
    @Test func `the lines of a Korean text have the bounds of their own syllables`() throws {
        let face = FontInstance.system(SystemFace(weight: 700))
        let text = String(repeating: "가나다라마 ", count: 60)
        let measured = try MeasuredText([TextSpan(text, face: face, pointSize: 17)])
        let widths = measured.layout(width: 200).lines.map(\.measuredWidth)
        #expect(widths.count > 20)
        let errors = widths.map { $0.bounds().upperBound - $0.points }
        for error in errors.dropLast() { #expect(abs(error - errors[0]) < 0.1) }
    }

    @Test func `the language of a catalog decides the width`() throws {
        let box = try LabelBox(.system(.body, size: 20).fixed(), width: 400)
        let japanese = try box.width(of: "漢字", language: "ja")
        let chinese = try box.width(of: "漢字", language: "zh-Hans")
        #expect(japanese < chinese)
        #expect(try abs(box.width(of: "漢字の") - box.width(of: "の") - japanese) < 1e-9)
        #expect(try box.fit("漢字", language: "zh-Hans").exactness == .estimate)
        #expect(try box.fit("한국", language: "ko").exactness == .withinPixel)
    }
}
