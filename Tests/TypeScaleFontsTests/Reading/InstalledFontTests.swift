import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Tests that compare installed fonts with the results of other libraries.
///
/// `.ci/install.py` lists the Debian packages of the fonts. A font that is not installed, or that
/// has another version, is skipped. The end of the output names its package.
struct InstalledFontTests {
    private static let folders = [
        "/usr/share/fonts", "/usr/share/texmf/fonts/opentype",
        ProcessInfo.processInfo.environment["TYPESCALE_FONTS"] ?? "",
    ]

    /// The installed files by face name.
    private static let faces: [String: [Typeface]] = {
        var faces: [String: [Typeface]] = [:]
        for folder in folders where !folder.isEmpty {
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where [".ttf", ".otf", ".ttc"].contains(name.suffix(4)) {
                for face in (try? FontFile(path: "\(folder)/\(name)"))?.faces ?? [] {
                    faces[face.postScriptName, default: []].append(face)
                }
            }
        }
        return faces
    }()

    @Test(arguments: try ExpectedFont.all())
    func `reads the same values as other libraries`(font: ExpectedFont) throws {
        let candidates = Self.faces[font.name] ?? []
        guard let face = candidates.first(where: { $0.version.contains(font.version) }) else {
            return Comparison.skip(
                "values of installed fonts",
                font: font.name,
                isOutdated: !candidates.isEmpty
            )
        }
        for row in font.rows { try check(row, of: face) }
    }

    /// Compares the kerned width with the sum for all script runs in HarfBuzz 6.0.
    @Test(
        arguments: [
            ("Pretendard-Regular", 11_909_124), ("NanumGothic", 6_220_096),
            ("NotoSerif", 5_102_376), ("DejaVuSans", 10_901_732),
        ]
    )
    func `kerns as HarfBuzz does`(name: String, units: Double) throws {
        guard let face = (Self.faces[name] ?? Self.faces[name + "-Regular"])?.first else {
            return Comparison.skip("widths in HarfBuzz", font: name)
        }
        #expect(try GlyphRun(MixedText.tenThousand, in: face, features: .kerning).units == units)
    }

    /// Compares widths with `hb-shape` 6.0, adding ten points for each of the twelve characters.
    @Test func `features and letter spacing change a width`() throws {
        guard let face = Self.faces["DejaVuSans"]?.first else {
            return Comparison.skip("widths in HarfBuzz", font: "DejaVuSans")
        }
        let font = FontInstance.file(face)
        let text = "AVATAR To fi"
        func hundredths(_ width: Double) -> Double { (width * 100).rounded() }
        #expect(hundredths(try font.width(of: text, at: 100)) == 60_771)
        #expect(hundredths(try font.width(of: text, at: 100, features: .none)) == 65_303)
        #expect(hundredths(try font.width(of: text, at: 100, letterSpacing: 10)) == 72_771)
    }

    /// Compares the width of `AVAST fish Wavy` with `hb-shape` 6.0 and its default features.
    @Test(
        arguments: [
            ("DejaVuSans", 17_022), ("NotoSerif-Regular", 8015), ("Lato-Regular", 15_197),
        ]
    )
    func `joins ligatures as HarfBuzz does`(name: String, units: Double) throws {
        guard let face = (Self.faces[name] ?? Self.faces["NotoSerif"])?.first else {
            return Comparison.skip("widths in HarfBuzz", font: name)
        }
        #expect(try GlyphRun("AVAST fish Wavy", in: face).units == units)
        #expect(try GlyphRun("AVAST fish Wavy", in: face).glyphs.count == 14)
    }

    private func check(_ row: ExpectedFont.Row, of face: Typeface) throws {
        let size = row.size ?? Double(face.unitsPerEm)
        let metrics = face.metrics(at: size)
        let value: Double?
        switch row.property {
        case "head.unitsPerEm": value = Double(face.unitsPerEm)
        case "hhea.ascender": value = face.headers.hhea.map { Double($0.ascender) }
        case "hhea.descender": value = face.headers.hhea.map { Double($0.descender) }
        case "hhea.lineGap": value = face.headers.hhea.map { Double($0.lineGap) }
        case "OS/2.sTypoAscender": value = face.headers.os2?.typographicAscender.map(Double.init)
        case "OS/2.sTypoDescender": value = face.headers.os2?.typographicDescender.map(Double.init)
        case "OS/2.sTypoLineGap": value = face.headers.os2?.typographicLineGap.map(Double.init)
        case "OS/2.usWinAscent": value = face.headers.os2?.windowsAscent.map(Double.init)
        case "OS/2.usWinDescent": value = face.headers.os2?.windowsDescent.map(Double.init)
        case "OS/2.sCapHeight": value = face.headers.os2?.capHeight.map(Double.init)
        case "OS/2.sxHeight": value = face.headers.os2?.xHeight.map(Double.init)
        case "UIFont.ascender": value = metrics.ascender
        case "UIFont.descender": value = metrics.descender
        case "UIFont.leading": value = metrics.leading
        case "UIFont.lineHeight": value = metrics.lineHeight
        case "UIFont.capHeight": value = metrics.capHeight
        case "UIFont.xHeight": value = metrics.xHeight
        case let property where property.hasPrefix("width "):
            let text = String(property.dropFirst("width ".count))
            let shown =
                text == "text10k" ? MixedText.tenThousand : String(text.dropFirst().dropLast())
            value = try GlyphRun(shown, in: face, features: .none).units
        default:
            Issue.record("unknown property \(row.property)")
            return
        }
        guard let expected = row.value, let value else {
            #expect(value == row.value, "\(face.postScriptName) \(row.property)")
            return
        }
        #expect(abs(value - expected) < 1e-9, "\(face.postScriptName) \(row.property)")
    }
}

/// Korean and Latin text of 10,000 characters, whose widths are in the fixture.
enum MixedText {
    static let tenThousand: String = {
        let line =
            "나비들이 무슨 노래를 부르는지 아무도 몰랐지만 커스텀 폰트는 다이나믹 타입을 지원해야 한다. "
            + "The quick brown fox AVAST Wavy To. LT 0123456789, Pretendard 14pt! "
        let scalars = Array(line.unicodeScalars)
        var text = String.UnicodeScalarView()
        for index in 0..<10_000 { text.append(scalars[index % scalars.count]) }
        return String(text)
    }()
}

/// A font in the fixture, with its expected values.
struct ExpectedFont: CustomTestStringConvertible, Sendable {
    struct Row: Sendable {
        /// The size in points, or `nil` if the value is in font units.
        let size: Double?
        let property: String
        /// The expected value, or `nil` if the file must not specify one.
        let value: Double?
    }

    let name: String
    let version: String
    var rows: [Row] = []

    var testDescription: String { "\(name) \(version)" }

    static func all() throws -> [ExpectedFont] {
        let url = try #require(
            Bundle.module.url(
                forResource: "font-files.txt",
                withExtension: nil,
                subdirectory: "Fixtures"
            )
        )
        var fonts: [ExpectedFont] = []
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            if line.hasPrefix("font ") {
                let words = line.split(separator: " ").map(String.init)
                fonts.append(ExpectedFont(name: words[1], version: words[2]))
                continue
            }
            let fields = line.split(separator: "\t").map(String.init)
            let value = Double(fields[2])
            #expect(value != nil || fields[2] == "absent", "\(line)")
            let row = Row(size: Double(fields[0]), property: fields[1], value: value)
            fonts[fonts.count - 1].rows.append(row)
        }
        return fonts
    }
}

extension Typeface {
    /// The version that the file specifies.
    fileprivate var version: String {
        let name = try? source.withInput { reader throws(FontError) in
            let table = data.directory(reader)["name"]
            let range = table.map { $0.offset..<($0.offset + $0.count) } ?? 0..<0
            return reader.read(range) { NameTable.names($0, [5]).first ?? nil } ?? ""
        }
        return name ?? ""
    }
}
