import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

struct FaceMetricsTests {
    private func face(_ change: (inout TestFont) -> Void = { _ in }) throws -> Typeface {
        var font = TestFont()
        change(&font)
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    /// Checks that metrics are `hhea` x size / units per em, even with `USE_TYPO_METRICS`.
    @Test func `metrics are the unrounded values in hhea`() throws {
        let metrics = try face().metrics(at: 17)
        #expect(metrics.ascender == 15.3)
        #expect(metrics.descender == -3.4)
        #expect(metrics.leading == 1.7)
        #expect(metrics.lineHeight == 15.3 + 3.4)
        #expect(metrics.capHeight == 11.73)
        #expect(metrics.xHeight == 8.16)
        #expect(metrics.fallbacks.isEmpty)
        let typographic = try face { $0.os2?.selection = 0x80 }
        #expect(typographic.metrics(at: 17) == metrics)
    }

    @Test func `reports the fallbacks for missing metrics`() throws {
        let none = try face {
            $0.ascender = 0
            $0.descender = 0
        }
        let metrics = none.metrics(at: 10)
        #expect(metrics.ascender == 8)
        #expect(metrics.descender == -2)
        #expect(metrics.fallbacks == [.verticalMetrics])
        let windows = try face {
            $0.replaced["hhea"] = .some(nil)
            $0.os2?.typographic = (0, 0, 0)
        }
        #expect(windows.metrics(at: 10).ascender == 9.5)
        #expect(windows.metrics(at: 10).descender == -2.5)
        let old = try face { $0.os2?.version = 1 }
        let fallback = old.metrics(at: 18)
        #expect(fallback.capHeight == 900 * 18.0 / 1000 * (8.0 / 9))
        #expect(fallback.xHeight == 900 * 18.0 / 1000 * (2.0 / 3))
        #expect(fallback.fallbacks == [.capHeight, .xHeight])
    }

    /// As in HarfBuzz, the ascender is not below the baseline, and the descender not above it.
    @Test(arguments: [(800, 200), (-800, -200), (-800, 200), (0, 200), (-800, 0)])
    func `corrects and reports a wrong sign`(ascender: Int, descender: Int) throws {
        let signs = try face {
            $0.ascender = ascender
            $0.descender = descender
        }
        let metrics = signs.metrics(at: 10)
        #expect(metrics.ascender == Double(abs(ascender)) / 100)
        #expect(metrics.descender == -Double(abs(descender)) / 100)
        #expect(metrics.fallbacks == [.verticalMetrics])
        #expect(try signs.diagnostics.map(\.table) == ["hhea"])
        let typographic = try face {
            $0.replaced["hhea"] = .some(nil)
            $0.os2?.typographic = (ascender, descender, 100)
        }
        #expect(typographic.metrics(at: 10) == metrics)
        #expect(try typographic.diagnostics.map(\.table).contains("OS/2"))
    }

    @Test func `a line that ends at the baseline has the right sign`() throws {
        let capitals = try face { $0.descender = 0 }
        #expect(capitals.metrics(at: 10).descender.sign == .plus)
        #expect(capitals.metrics(at: 10).fallbacks.isEmpty)
        #expect(try capitals.diagnostics.isEmpty)
    }

    /// Compares Helvetica at 17 points with the ascender and line height on iOS 13.
    @Test func `raises the ascender of Helvetica, as UIKit does`() throws {
        let helvetica = try face {
            $0.unitsPerEm = 2048
            $0.ascender = 1577
            $0.descender = -471
            $0.lineGap = 0
            $0.names = [.init(1, "Helvetica"), .init(2, "Regular"), .init(6, "Helvetica")]
        }
        let metrics = helvetica.metrics(at: 17)
        #expect(metrics.ascender == 15.64033203125)
        #expect(metrics.descender == -3.90966796875)
        #expect(metrics.lineHeight == 19.55)
    }

    @Test func `reads the traits of a face`() throws {
        let bold = try face().traits()
        #expect(bold.weight == 700)
        #expect(bold.width == 100)
        #expect(!bold.isItalic)
        #expect(!bold.isMonospaced)
        let leaning = try face {
            $0.os2?.selection = 1
            $0.os2?.weight = 3
            $0.os2?.width = 3
            $0.italicAngle = -12.5
            $0.isFixedPitch = true
        }.traits()
        #expect(leaning.weight == 300)
        #expect(leaning.width == 75)
        #expect(leaning.slant == 12.5)
        #expect(leaning.isItalic)
        #expect(leaning.isMonospaced)
        let bare = try face {
            $0.os2 = nil
            $0.macStyle = 3
            $0.replaced["post"] = .some(nil)
        }.traits()
        #expect(bare.weight == 700)
        #expect(bare.isItalic)
    }

    /// The tables state the top of both lines.
    ///
    /// FreeType reports the center of the underline.
    @Test func `reads the lines under and through text`() throws {
        let lines = try face().lineDecorations(at: 10)
        let underline = try #require(lines.underline)
        #expect(underline.top == -1.2 && underline.thickness == 0.6 && underline.center == -1.5)
        let strikeout = try #require(lines.strikeout)
        #expect(strikeout.top == 3 && strikeout.thickness == 0.5 && strikeout.center == 2.75)
        let bare = try face {
            $0.os2 = nil
            $0.replaced["post"] = .some(nil)
        }
        #expect(try bare.lineDecorations(at: 10) == LineDecorations(underline: nil, strikeout: nil))
        let zero = try face { $0.underline = (0, 0) }
        #expect(
            try zero.lineDecorations(at: 10).underline == LineDecorations.Line(top: 0, thickness: 0)
        )
    }

    /// Bit 9 of `fsSelection` is defined from version 4 of the table.
    @Test(arguments: [(3, 0x200, false), (4, 0x200, true), (5, 0x200, true), (1, 1, true)])
    func `an oblique face is italic`(version: Int, selection: Int, isItalic: Bool) throws {
        let face = try face {
            $0.os2?.version = version
            $0.os2?.selection = selection
        }
        #expect(try face.traits().isItalic == isItalic)
    }

    @Test func `an invalid table causes a warning instead of an error`() throws {
        for (tag, loss) in [("OS/2", "weight"), ("post", "slant"), ("cmap", "glyph")] {
            let face = try face { $0.replaced[tag] = FontBytes([0, 1, 2]) }
            let warnings = try face.diagnostics
            #expect(warnings.map(\.table.description) == [tag])
            #expect(warnings.first?.consequence.contains(loss) == true)
            #expect(face.metrics(at: 17).ascender == 15.3)
        }
        #expect(try face().diagnostics.isEmpty)
        let noAdvances = try face { $0.advances = [] }
        #expect(try noAdvances.diagnostics.map(\.table) == ["hmtx"])
        #expect(try GlyphRun("AB", in: noAdvances).glyphs.map(\.advance) == [0, 0])
    }

    @Test func `an instance has the PostScript name that it has on Apple platforms`() throws {
        let face = try face {
            $0.names = [
                .init(1, "Inter"), .init(2, "Regular"), .init(6, "Inter-Regular"),
                .init(256, "Weight"), .init(257, "Extra Light"), .init(258, "Bold"),
            ]
            $0.axes = [("wght", 100, 400, 900), ("slnt", -10, 0, 0)]
            $0.instances = [(257, [200, 0]), (258, [700, 0]), (999, [900, 0])]
        }
        #expect(try face.axes().map(\.tag) == ["wght", "slnt"])
        #expect(try face.axes().first?.maximum == 900)
        let instances = try face.namedInstances()
        #expect(
            instances.map(\.postScriptName) == ["Inter-Regular_Extra-Light", "Inter-Regular_Bold"]
        )
        #expect(instances.last?.coordinates == ["wght": 700, "slnt": 0])
        #expect(
            try face.diagnostics.map(\.description) == ["fvar: no named instances without a name"]
        )
    }
}
