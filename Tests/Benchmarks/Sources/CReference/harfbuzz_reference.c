#include "harfbuzz_reference.h"

#include <hb.h>

HarfBuzzFontRecord *harfbuzz_open(const char *path, unsigned index) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (blob == NULL) return NULL;
    hb_face_t *face = hb_face_create(blob, index);
    hb_blob_destroy(blob);
    hb_font_t *font = hb_font_create(face);
    hb_face_destroy(face);
    return font;
}

void harfbuzz_close(HarfBuzzFontRecord *font) { hb_font_destroy(font); }

long harfbuzz_width(HarfBuzzFontRecord *font, const uint32_t *characters, size_t count) {
    long width = 0;
    for (size_t place = 0; place < count; place++) {
        hb_codepoint_t glyph = 0;
        hb_font_get_nominal_glyph(font, characters[place], &glyph);
        width += hb_font_get_glyph_h_advance(font, glyph);
    }
    return width;
}
