// The functions of FreeType that the comparisons call: one library per thread, faces in font units.
#ifndef FREETYPE_REFERENCE_H
#define FREETYPE_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

typedef struct FT_LibraryRec_ FreeTypeLibraryRecord;
typedef struct FT_FaceRec_ FreeTypeFaceRecord;

/// The metrics of a face, in font units, or 0 for missing values.
typedef struct {
    int faces;
    int units_per_em;
    int glyphs;
    /// The vertical metrics that FreeType selects.
    int ascender;
    int descender;
    int height;
    int cap_height;
    int x_height;
    /// The vertical metrics of `hhea`.
    int hhea_ascender;
    int hhea_descender;
    /// The center of the underline, rounded up.
    int underline_center;
    int underline_thickness;
    /// The top of the strikeout.
    int strikeout_position;
    int strikeout_size;
} FreeTypeFacts;

/// The encoding of the selected character map.
typedef enum {
    FreeTypeCharactersNone,
    FreeTypeCharactersUnicode,
    /// A symbol font's characters, from U+F000.
    FreeTypeCharactersSymbol,
    /// Macintosh Roman, a byte for each character.
    FreeTypeCharactersMacintosh,
} FreeTypeCharacters;

/// Starts the library, or returns null if it does not start.
FreeTypeLibraryRecord *freetype_start(void);
void freetype_end(FreeTypeLibraryRecord *library);

/// Opens a face in a file, or returns null if FreeType rejects it.
FreeTypeFaceRecord *freetype_open(FreeTypeLibraryRecord *library, const char *path, int index);
void freetype_close(FreeTypeFaceRecord *face);

FreeTypeFacts freetype_facts(FreeTypeFaceRecord *face);

/// Selects a character map of the file, not one that FreeType derives from glyph names.
FreeTypeCharacters freetype_choose_characters(FreeTypeFaceRecord *face);

/// Returns the glyph of a character, or 0 if the face has none.
unsigned freetype_glyph(FreeTypeFaceRecord *face, uint32_t character);

/// Returns the advance of a glyph in font units, or -1 if FreeType has none.
long freetype_advance(FreeTypeFaceRecord *face, unsigned glyph);

/// Returns the sum of the characters' advances, in font units.
long freetype_width(FreeTypeFaceRecord *face, const uint32_t *characters, size_t count);

#endif
