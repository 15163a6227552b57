import CReference

/// A face that HarfBuzz reads, in font units.
@safe
public final class HarfBuzzFont {
    private let record: OpaquePointer

    /// Opens a face in a file, or returns `nil` if HarfBuzz rejects it.
    public init?(path: String, index: Int = 0) {
        guard let record = unsafe harfbuzz_open(path, UInt32(index)) else { return nil }
        unsafe self.record = record
    }

    deinit { unsafe harfbuzz_close(record) }

    /// Returns the sum of the characters' advances, computed in C.
    public func width(_ characters: [UInt32]) -> Int {
        unsafe harfbuzz_width(record, characters, characters.count)
    }
}

extension HarfBuzzFont {
    /// A glyph of a shaped text.
    public struct Glyph: Equatable, Sendable {
        /// The glyph ID.
        public let id: Int
        /// The index of the glyph's first character in the text.
        public let cluster: Int
        /// The advance, in font units.
        public let advance: Int

        /// Creates a glyph.
        public init(id: Int, cluster: Int, advance: Int) {
            self.id = id
            self.cluster = cluster
            self.advance = advance
        }
    }

    /// Sets the variation coordinates.
    public func vary(_ coordinates: [UInt32: Double]) {
        let tags = Array(coordinates.keys)
        let values = tags.map { Float(coordinates[$0] ?? 0) }
        unsafe harfbuzz_vary(record, tags, values, UInt32(tags.count))
    }

    /// Returns the glyphs of a text, shaped with the default features, without contextual
    /// alternates, or with kerning only.
    public func shape(
        _ characters: [UInt32],
        withoutAlternates: Bool = false,
        kerningAlone: Bool = false
    ) -> [Glyph] {
        let features =
            kerningAlone
            ? HarfBuzzFeaturesKerning
            : withoutAlternates ? HarfBuzzFeaturesWithoutCalt : HarfBuzzFeaturesDefault
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

    /// Returns the width of a shaped text, computed in C.
    public func shapedWidth(_ characters: [UInt32], kerningAlone: Bool = false) -> Int {
        let features = kerningAlone ? HarfBuzzFeaturesKerning : HarfBuzzFeaturesDefault
        return unsafe harfbuzz_shaped_width(record, characters, characters.count, features)
    }
}
