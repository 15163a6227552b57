import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// The gap buffer of glyphs and masks, compared with arrays.
struct GlyphBufferTests {
    private func glyph(_ id: Int) -> GlyphInfo {
        GlyphInfo(id: UInt16(id), properties: .base, role: .usual, cluster: 0, advance: 0)
    }

    @Test func `glyphs and masks change as in arrays`() {
        var generator = SeededGenerator(seed: 60)
        var buffer = GlyphBuffer()
        for _ in 0..<200 {
            // The next text is shorter or longer than the last.
            var glyphs = (0..<Int.random(in: 0...40, using: &generator)).map(glyph)
            var expected = glyphs.map { (id: $0.id, mask: UInt64(0)) }
            buffer.exchange(&glyphs)
            // The first glyph that is inserted creates the masks.
            expected.append((99, 0))
            _ = buffer.insert(glyph(99), at: buffer.count)
            for index in expected.indices { buffer.setMask(index, 0) }
            for number in 0..<Int.random(in: 0...60, using: &generator) {
                let index = Int.random(in: 0..<expected.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0:
                    _ = buffer.insert(glyph(100 + number), at: index)
                    expected.insert((UInt16(100 + number), 0), at: index)
                case 1 where expected.count > 1:
                    _ = buffer.remove(at: index)
                    expected.remove(at: index)
                default:
                    let mask = UInt64.random(in: 0..<16, using: &generator)
                    buffer.setMask(index, mask)
                    expected[index].mask = mask
                }
            }
            #expect(buffer.count == expected.count)
            let bits = UInt64.random(in: 1..<16, using: &generator)
            for index in expected.indices {
                #expect(buffer[index].id == expected[index].id)
                #expect(buffer.mask(index) == expected[index].mask)
                let next = expected[index...].firstIndex { $0.mask & bits != 0 }
                #expect(buffer.firstIndex(from: index, bits) == next ?? expected.count)
            }
            var found: [UInt16] = []
            buffer.updateAll(with: bits) { glyph, _ in found.append(glyph.id) }
            #expect(found == expected.filter { $0.mask & bits != 0 }.map(\.id))
        }
    }
}
