import CReference

/// A face that FreeType reads, in font units.
@safe
public final class FreeTypeFace {
    private let record: OpaquePointer
    /// The library, which must outlive the face.
    private let library: FreeTypeLibrary
    private var characters = FreeTypeCharactersNone

    /// Opens a face in a file, or returns `nil` if FreeType rejects it.
    public init?(_ library: FreeTypeLibrary, path: String, index: Int = 0) {
        guard let record = unsafe freetype_open(library.record, path, Int32(index)) else {
            return nil
        }
        unsafe self.record = record
        self.library = library
    }

    deinit { unsafe freetype_close(record) }
}

extension FreeTypeFace {
    /// The face's metrics and counts.
    public var facts: FreeTypeFacts { unsafe FreeTypeFacts(freetype_facts(record)) }

    /// Selects the character map that TypeScale uses: Unicode, else symbol, else Macintosh Roman.
    public func chooseCharacters() { characters = unsafe freetype_choose_characters(record) }

    /// Returns the glyph of a character, or 0 if the face has none.
    public func glyph(_ character: UInt32) -> Int {
        switch characters {
        case FreeTypeCharactersUnicode:
            return mapped(character)
        case FreeTypeCharactersSymbol:
            // A symbol font maps its characters from U+F000, and also responds to U+0000 to U+00FF.
            let glyph = mapped(character)
            return glyph == 0 && character <= 0xFF ? mapped(0xF000 + character) : glyph
        case FreeTypeCharactersMacintosh:
            return MacintoshRoman.byte(character).map { mapped(UInt32($0)) } ?? 0
        default:
            return 0
        }
    }

    private func mapped(_ code: UInt32) -> Int { Int(unsafe freetype_glyph(record, code)) }

    /// Returns the advance of a glyph, or -1 if FreeType has none.
    public func advance(_ glyph: Int) -> Int { unsafe freetype_advance(record, UInt32(glyph)) }

    /// Returns the sum of the characters' advances.
    ///
    /// The loop is in C, so that FreeType's time excludes Swift's.
    public func width(_ characters: [UInt32]) -> Int {
        unsafe freetype_width(record, characters, characters.count)
    }
}
