// Character maps: a valid font with the input as `cmap`, and characters of several planes.

import TypeScaleFonts
import TypeScaleTestSupport

/// Runs one input.
func fuzzCharacterMap(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var font = TestFont()
    font.replaced["cmap"] = FontBytes(Array(UnsafeBufferPointer(start: start, count: count)))
    guard let face = try? FontFile(bytes: font.bytes).faces.first else { return 0 }
    for character in [0x41, 0x8140, 0xAC00, 0xF041, 0xFFFF, 0x1F600, 0x10FFFF] as [UInt32] {
        guard let scalar = Unicode.Scalar(character) else { continue }
        let glyph = try? face.glyph(for: scalar)
        precondition(glyph.map { Int($0.id) < font.glyphCount && $0.id > 0 } ?? true)
    }
    _ = try? GlyphRun("A\u{FE00}B\u{E0100}", in: face)
    return 0
}
