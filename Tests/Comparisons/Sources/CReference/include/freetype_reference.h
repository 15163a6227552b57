// FreeType, as far as it is compared with: one library per thread, faces in font units.
#ifndef FREETYPE_REFERENCE_H
#define FREETYPE_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

typedef struct FT_LibraryRec_ FreeTypeLibraryRecord;
typedef struct FT_FaceRec_ FreeTypeFaceRecord;

/// What a face says of itself, in font units; 0 for what it does not state.
typedef struct {
    int faces;
    int units_per_em;
    int glyphs;
    /// The vertical metrics that FreeType offers.
    int ascender;
    int descender;
    int height;
    int cap_height;
    int x_height;
    /// Those of `hhea`, whatever FreeType takes.
    int hhea_ascender;
    int hhea_descender;
} FreeTypeFacts;

/// Which characters the glyphs of a face are looked up by.
typedef enum {
    FreeTypeCharactersNone,
    FreeTypeCharactersUnicode,
    /// Those of a symbol font, which stand from U+F000 on.
    FreeTypeCharactersSymbol,
    /// Those of the early Macintosh, a byte each.
    FreeTypeCharactersMacintosh,
} FreeTypeCharacters;

/// The library; null if it does not start.
FreeTypeLibraryRecord *freetype_start(void);
void freetype_end(FreeTypeLibraryRecord *library);

/// A face of a file; null if FreeType does not take it.
FreeTypeFaceRecord *freetype_open(FreeTypeLibraryRecord *library, const char *path, int index);
void freetype_close(FreeTypeFaceRecord *face);

FreeTypeFacts freetype_facts(FreeTypeFaceRecord *face);

/// Chooses the character map that the file itself has; not one made up from glyph names.
FreeTypeCharacters freetype_choose_characters(FreeTypeFaceRecord *face);

/// The glyph of a character; 0 if the face has none.
unsigned freetype_glyph(FreeTypeFaceRecord *face, uint32_t character);

/// The advance of a glyph, in font units; -1 if FreeType gives none.
long freetype_advance(FreeTypeFaceRecord *face, unsigned glyph);

/// The sum of the advances of characters, in font units.
long freetype_width(FreeTypeFaceRecord *face, const uint32_t *characters, size_t count);

#endif
