import Testing
import TypeScaleFonts
import TypeScaleTestSupport

struct FontInstanceTests {
    private func face() throws -> Typeface {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0x41, 0x45, 1)]))]
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    @Test func `a font instance has the metrics and characters of its face`() throws {
        let face = try face()
        let font = FontInstance.file(face)
        #expect(font.metrics(at: 17) == face.metrics(at: 17))
        #expect(try font.width(of: "AB", at: 10) == 13)
        #expect(try font.width(of: "AB", at: 10, letterSpacing: 1) == 15)
        #expect(try font.width(of: "AB", at: 0, letterSpacing: 1) == 0)
        #expect(font.tracking(at: 17) == 0)
        #expect(try font.glyphs(of: "AB", at: 17).exactness == .exact)
        #expect(try font.glyphs(of: "AZ", at: 17).exactness == .estimate)
        #expect(try font.supports("A"))
        #expect(try !font.supports("Z"))
    }

    @Test func `faces are equal if they are the same object`() throws {
        let face = try face()
        #expect(FontInstance.file(face) == .file(face))
        #expect(FontInstance.file(face) != .file(try self.face()))
        #expect(Set([FontInstance.file(face), .system(SystemFace()), .file(face)]).count == 2)
    }

    @Test func `a custom face has the given heights and unknown widths`() throws {
        let numbers = CustomFace(
            unitsPerEm: 1000,
            ascender: 800,
            descender: -200,
            capHeight: 700,
            xHeight: 500
        )
        let font = FontInstance.custom(try #require(numbers))
        let metrics = font.metrics(at: 20)
        #expect(metrics.ascender == 16)
        #expect(metrics.descender == -4)
        #expect(metrics.capHeight == 14)
        #expect(metrics.xHeight == 10)
        #expect(try font.glyphs(of: "A", at: 17).exactness == .estimate)
        let system = FontInstance.system(SystemFace())
        #expect(try font.width(of: "AV", at: 17) == (try system.width(of: "AV", at: 17)))
        #expect(font.tracking(at: 17) == -52.0 * 17 / 2048)
        // Letter spacing replaces the tracking of each character.
        let spaced = try font.width(of: "AV", at: 17, letterSpacing: 10)
        #expect(abs(spaced - (try font.width(of: "AV", at: 17, letterSpacing: 0)) - 20) < 1e-9)
    }

    @Test func `a custom face rejects invalid numbers`() {
        func isPossible(_ unitsPerEm: Double, _ ascender: Double) -> Bool {
            let face = CustomFace(
                unitsPerEm: unitsPerEm,
                ascender: ascender,
                descender: 0,
                capHeight: 0,
                xHeight: 0
            )
            return face != nil
        }
        #expect(isPossible(1000, 800))
        #expect(!isPossible(0, 800))
        #expect(!isPossible(1000, .nan))
        #expect(!isPossible(.infinity, 800))
    }
}
