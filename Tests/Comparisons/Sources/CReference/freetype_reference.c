#include "freetype_reference.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_TRUETYPE_TABLES_H

FreeTypeLibraryRecord *freetype_start(void) {
    FT_Library library;
    return FT_Init_FreeType(&library) == 0 ? library : NULL;
}

void freetype_end(FreeTypeLibraryRecord *library) { FT_Done_FreeType(library); }

FreeTypeFaceRecord *freetype_open(FreeTypeLibraryRecord *library, const char *path, int index) {
    FT_Face face;
    return FT_New_Face(library, path, index, &face) == 0 ? face : NULL;
}

void freetype_close(FreeTypeFaceRecord *face) { FT_Done_Face(face); }

FreeTypeFacts freetype_facts(FreeTypeFaceRecord *face) {
    const TT_Header *head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD);
    const TT_HoriHeader *hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
    const TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
    return (FreeTypeFacts) {
        .faces = (int)face->num_faces,
        // FreeType has no advances for a face with bitmaps only.
        .units_per_em = face->units_per_EM != 0 || head == NULL
            ? face->units_per_EM : head->Units_Per_EM,
        .glyphs = (int)face->num_glyphs,
        .ascender = face->ascender,
        .descender = face->descender,
        .height = face->height,
        .cap_height = os2 != NULL ? os2->sCapHeight : 0,
        .x_height = os2 != NULL ? os2->sxHeight : 0,
        .hhea_ascender = hhea != NULL ? hhea->Ascender : 0,
        .hhea_descender = hhea != NULL ? hhea->Descender : 0,
        .underline_center = face->underline_position,
        .underline_thickness = face->underline_thickness,
        .strikeout_position = os2 != NULL ? os2->yStrikeoutPosition : 0,
        .strikeout_size = os2 != NULL ? os2->yStrikeoutSize : 0,
    };
}

FreeTypeCharacters freetype_choose_characters(FreeTypeFaceRecord *face) {
    // A map that FreeType derives from glyph names has no format.
    if (FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0 && FT_Get_CMap_Format(face->charmap) >= 0)
        return FreeTypeCharactersUnicode;
    if (FT_Select_Charmap(face, FT_ENCODING_MS_SYMBOL) == 0) return FreeTypeCharactersSymbol;
    if (FT_Select_Charmap(face, FT_ENCODING_APPLE_ROMAN) == 0) return FreeTypeCharactersMacintosh;
    return FreeTypeCharactersNone;
}

unsigned freetype_glyph(FreeTypeFaceRecord *face, uint32_t character) {
    return FT_Get_Char_Index(face, character);
}

long freetype_advance(FreeTypeFaceRecord *face, unsigned glyph) {
    FT_Fixed advance;
    return FT_Get_Advance(face, glyph, FT_LOAD_NO_SCALE, &advance) == 0 ? advance : -1;
}

long freetype_width(FreeTypeFaceRecord *face, const uint32_t *characters, size_t count) {
    long width = 0;
    for (size_t place = 0; place < count; place++) {
        FT_Fixed advance = 0;
        FT_UInt glyph = FT_Get_Char_Index(face, characters[place]);
        FT_Get_Advance(face, glyph, FT_LOAD_NO_SCALE, &advance);
        width += advance;
    }
    return width;
}
