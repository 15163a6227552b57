import CReference
import Synchronization

/// A face that HarfBuzz reads, in font units.
///
/// The functions that compute a width in C are for measurements in one thread. Others may be called
/// from any thread.
@safe
public final class HarfBuzzFont {
    /// Guards the library: uharfbuzz builds it for one thread.
    private static let library = Mutex(())

    private let record: OpaquePointer

    /// Opens a face in a file, or returns `nil` if HarfBuzz rejects it.
    public init?(path: String, index: Int = 0) {
        let opened = Self.library.withLock { _ in
            unsafe UInt(bitPattern: harfbuzz_open(path, UInt32(index)))
        }
        guard let record = unsafe OpaquePointer(bitPattern: opened) else { return nil }
        unsafe self.record = record
    }

    deinit { Self.library.withLock { _ in unsafe harfbuzz_close(record) } }

    /// Returns the tag of a character's script, or 0 if all scripts share the character.
    public static func script(of character: UInt32) -> UInt32 {
        library.withLock { _ in harfbuzz_script(character) }
    }

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
        /// The offset to the right, in font units.
        public let xOffset: Int
        /// The offset up, in font units.
        public let yOffset: Int
    }

    /// The features that a text is shaped with.
    public enum Features: Sendable {
        /// The default features.
        case usual
        /// Kerning only.
        case kerning

        fileprivate var record: HarfBuzzFeatures {
            switch self {
            case .usual: HarfBuzzFeaturesDefault
            case .kerning: HarfBuzzFeaturesKerning
            }
        }
    }

    /// Sets the variation coordinates.
    public func vary(_ coordinates: [UInt32: Double]) {
        let tags = Array(coordinates.keys)
        let values = tags.map { Float(coordinates[$0] ?? 0) }
        Self.library.withLock { _ in
            unsafe harfbuzz_vary(record, tags, values, UInt32(tags.count))
        }
    }

    /// Shapes a text with the font's OpenType tables.
    ///
    /// - Parameters:
    ///   - characters: The text.
    ///   - features: The features to apply.
    ///   - language: The language as a BCP 47 tag, or `nil`.
    ///   - isRightToLeft: Whether the text is drawn from right to left, or `nil` if each script has
    ///     its own direction.
    /// - Returns: The glyphs, in the order of the text.
    public func shape(
        _ characters: [UInt32],
        features: Features = .usual,
        language: String? = nil,
        isRightToLeft: Bool? = nil
    ) -> [Glyph] {
        guard let language else {
            return unsafe shape(characters, features, nil, isRightToLeft)
        }
        return unsafe language.withCString { unsafe shape(characters, features, $0, isRightToLeft) }
    }

    private func shape(
        _ characters: [UInt32],
        _ features: Features,
        _ language: UnsafePointer<CChar>?,
        _ isRightToLeft: Bool?
    ) -> [Glyph] {
        let direction =
            switch isRightToLeft {
            case nil: HarfBuzzDirectionOfScript
            case false?: HarfBuzzDirectionLeftToRight
            case true?: HarfBuzzDirectionRightToLeft
            }
        let options = unsafe HarfBuzzOptions(
            features: features.record,
            direction: direction,
            language: language
        )
        var room = 4 * characters.count + 64
        while true {
            var count = 0
            let glyphs = unsafe [HarfBuzzGlyph](unsafeUninitializedCapacity: room) { buffer, used in
                count = Self.library.withLock { _ in
                    unsafe harfbuzz_shape(
                        record,
                        characters,
                        characters.count,
                        options,
                        buffer.baseAddress,
                        room
                    )
                }
                used = min(count, room)
            }
            if count <= room {
                return glyphs.map { glyph in
                    Glyph(
                        id: Int(glyph.glyph),
                        cluster: Int(glyph.cluster),
                        advance: Int(glyph.advance),
                        xOffset: Int(glyph.x),
                        yOffset: Int(glyph.y)
                    )
                }
            }
            room = count
        }
    }

    /// Returns the width of a shaped text, computed in C.
    public func shapedWidth(_ characters: [UInt32], kerningAlone: Bool = false) -> Int {
        width(characters, kerningAlone ? .kerning : .usual, HarfBuzzDirectionOfScript)
    }

    /// Returns the width of a text in one script, computed in C.
    public func width(ofRun text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) {
                unsafe harfbuzz_run_width(record, $0.baseAddress, $0.count)
            }
        }
    }

    /// Returns the width of a paragraph that is read from left to right, in the directions that
    /// ICU finds.
    public func paragraphWidth(_ characters: [UInt32]) -> Int {
        width(characters, .usual, HarfBuzzDirectionOfParagraph)
    }

    private func width(
        _ characters: [UInt32],
        _ features: Features,
        _ direction: HarfBuzzDirection
    ) -> Int {
        let options = unsafe HarfBuzzOptions(
            features: features.record,
            direction: direction,
            language: nil
        )
        return unsafe harfbuzz_shaped_width(record, characters, characters.count, options)
    }
}
