import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Tests that create runs in many threads, which `.ci/resources.py` checks with the thread
/// sanitizer.
struct GlyphRunThreadTests {
    @Test func `threads that measure text at the same time get the same width`() async throws {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0x41, 0x45, 1), (0x0E01, 0x0E01, 2)]))]
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        let text = "ABCDE나비ก"
        let alone = try GlyphRun(text, in: face)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<64 { group.addTask { (try? GlyphRun(text, in: face)) == alone } }
            for await isSame in group { #expect(isSame) }
        }
    }
}
