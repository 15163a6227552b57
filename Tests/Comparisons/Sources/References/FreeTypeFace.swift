import CReference

/// A face as FreeType reads it, in font units.
@safe
public final class FreeTypeFace {
    private let record: OpaquePointer
    /// Kept, because a face must not outlive its library.
    private let library: FreeTypeLibrary
    private var characters = FreeTypeCharactersNone

    /// Opens a face of a file; `nil` if FreeType does not take it.
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
    /// What the face says of itself.
    public var facts: FreeTypeFacts { unsafe FreeTypeFacts(freetype_facts(record)) }

    /// Makes the face look characters up as we do: in the file's own map of Unicode, or else in
    /// that of a symbol font, or else in that of the Macintosh.
    public func chooseCharacters() { characters = unsafe freetype_choose_characters(record) }

    /// The glyph of a character, 0 if the face has none.
    public func glyph(_ character: UInt32) -> Int {
        switch characters {
        case FreeTypeCharactersUnicode:
            return mapped(character)
        case FreeTypeCharactersSymbol:
            // A symbol font has its characters from U+F000 on, and answers to the plain ones.
            let glyph = mapped(character)
            return glyph == 0 && character <= 0xFF ? mapped(0xF000 + character) : glyph
        case FreeTypeCharactersMacintosh:
            return MacintoshRoman.byte(character).map { mapped(UInt32($0)) } ?? 0
        default:
            return 0
        }
    }

    private func mapped(_ code: UInt32) -> Int { Int(unsafe freetype_glyph(record, code)) }

    /// The advance of a glyph; -1 if FreeType gives none.
    public func advance(_ glyph: Int) -> Int { unsafe freetype_advance(record, UInt32(glyph)) }

    /// The sum of the advances of characters.
    ///
    /// The loop is C's: nothing of Swift's is counted against FreeType.
    public func width(_ characters: [UInt32]) -> Int {
        unsafe freetype_width(record, characters, characters.count)
    }
}
