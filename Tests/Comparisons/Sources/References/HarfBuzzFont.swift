import CReference

/// A face as HarfBuzz reads it, in font units.
@safe
public final class HarfBuzzFont {
    private let record: OpaquePointer

    /// Opens a face of a file; `nil` if HarfBuzz does not take it.
    public init?(path: String, index: Int = 0) {
        guard let record = unsafe harfbuzz_open(path, UInt32(index)) else { return nil }
        unsafe self.record = record
    }

    deinit { unsafe harfbuzz_close(record) }

    /// The sum of the advances of characters, in a loop of C's.
    public func width(_ characters: [UInt32]) -> Int {
        unsafe harfbuzz_width(record, characters, characters.count)
    }
}

extension HarfBuzzFont {
    /// A glyph of a shaped text.
    public struct Glyph: Equatable, Sendable {
        /// The number of the glyph.
        public let id: Int
        /// Where its first character stands in the text.
        public let cluster: Int
        /// Font units.
        public let advance: Int

        /// A glyph.
        public init(id: Int, cluster: Int, advance: Int) {
            self.id = id
            self.cluster = cluster
            self.advance = advance
        }
    }

    /// Puts a variable font at a point on its axes.
    public func vary(_ coordinates: [UInt32: Double]) {
        let tags = Array(coordinates.keys)
        let values = tags.map { Float(coordinates[$0] ?? 0) }
        unsafe harfbuzz_vary(record, tags, values, UInt32(tags.count))
    }

    /// The glyphs of a text, shaped with what is on by default or with kerning alone.
    public func shape(_ characters: [UInt32], kerningAlone: Bool = false) -> [Glyph] {
        let features = kerningAlone ? HarfBuzzFeaturesKerning : HarfBuzzFeaturesDefault
        var room = 4 * characters.count + 64
        while true {
            var count = 0
            let glyphs = unsafe [HarfBuzzGlyph](unsafeUninitializedCapacity: room) { buffer, used in
                count = unsafe harfbuzz_shape(
                    record,
                    characters,
                    characters.count,
                    features,
                    buffer.baseAddress,
                    room
                )
                used = min(count, room)
            }
            if count <= room {
                return glyphs.map { glyph in
                    Glyph(
                        id: Int(glyph.glyph),
                        cluster: Int(glyph.cluster),
                        advance: Int(glyph.advance)
                    )
                }
            }
            room = count
        }
    }

    /// The width of a shaped text, in a loop of C's.
    public func shapedWidth(_ characters: [UInt32], kerningAlone: Bool = false) -> Int {
        let features = kerningAlone ? HarfBuzzFeaturesKerning : HarfBuzzFeaturesDefault
        return unsafe harfbuzz_shaped_width(record, characters, characters.count, features)
    }
}
