#include "harfbuzz_reference.h"

#include "icu_reference.h"

#include <hb.h>
#include <stdlib.h>

// A program that shapes text keeps a buffer.
static hb_buffer_t *kept;

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

void harfbuzz_vary(HarfBuzzFontRecord *font, const uint32_t *tags, const float *values, unsigned count) {
    hb_variation_t variations[64];
    if (count > 64) count = 64;
    for (unsigned index = 0; index < count; index++)
        variations[index] = (hb_variation_t) {.tag = tags[index], .value = values[index]};
    hb_font_set_variations(font, variations, count);
}

static hb_script_t script_of(uint32_t character) {
    hb_script_t script = hb_unicode_script(hb_unicode_funcs_get_default(), character);
    // OpenType has one script for Hiragana and Katakana.
    if (script == HB_SCRIPT_HIRAGANA) return HB_SCRIPT_KATAKANA;
    return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
        ? HB_SCRIPT_INVALID : script;
}

uint32_t harfbuzz_script(uint32_t character) { return script_of(character); }

/// Returns whether tatweel is used in a script, by the property Script_Extensions.
static bool uses_tatweel(hb_script_t script) {
    switch ((uint32_t)script) {
    case HB_SCRIPT_ADLAM: case HB_SCRIPT_ARABIC: case HB_SCRIPT_HANIFI_ROHINGYA: case HB_SCRIPT_MANDAIC:
    case HB_SCRIPT_MANICHAEAN: case HB_SCRIPT_OLD_UYGHUR: case HB_SCRIPT_PSALTER_PAHLAVI:
    case HB_SCRIPT_SOGDIAN: case HB_SCRIPT_SYRIAC:
        return true;
    default: return false;
    }
}

/// Returns the other character of a pair of brackets or quotation marks, or 0.
static uint32_t partner_of(uint32_t c) {
    if ((c >= 0x28 && c <= 0x29) || (c >= 0x2018 && c <= 0x2019) || (c >= 0x201C && c <= 0x201D)
        || (c >= 0x2768 && c <= 0x2775) || (c >= 0x27E6 && c <= 0x27EF) || (c >= 0x3008 && c <= 0x3011)
        || (c >= 0x3014 && c <= 0x301B) || (c >= 0xFF08 && c <= 0xFF09) || (c >= 0xFF62 && c <= 0xFF63))
        return c ^ 1;
    switch (c) {
    case '<': case '>': return c ^ 2;
    case 0x2039: case 0x203A: return c ^ 3;
    case '[': case ']': case '{': case '}': case 0xFF3B: case 0xFF3D: case 0xFF5B: case 0xFF5D: return c ^ 6;
    case 0xAB: case 0xBB: return c ^ 0x10;
    default: return 0;
    }
}

/// Returns the script of the first character, after text of a script.
///
/// Tatweel has the script before it or after it that uses tatweel, or else is Arabic. A bracket or quotation
/// mark ends the search.
static hb_script_t script_at(const uint32_t *characters, size_t count, hb_script_t before) {
    const uint32_t tatweel = 0x640;
    if (*characters != tatweel) return script_of(*characters);
    if (uses_tatweel(before)) return before;
    hb_script_t after = HB_SCRIPT_INVALID;
    for (size_t next = 1; next < count && after == HB_SCRIPT_INVALID; next++) {
        if (partner_of(characters[next])) break;
        after = script_of(characters[next]);
    }
    return uses_tatweel(after) ? after : HB_SCRIPT_ARABIC;
}

/// Finds the script of each character: common characters have the script before them, and a closing
/// bracket has the script of its opening bracket, as in UAX 24. Tatweel has a script that joins.
static void find_scripts(const uint32_t *characters, size_t count, hb_script_t *scripts) {
    enum { depth = 128 };
    struct { uint32_t closing; hb_script_t script; } open[depth];
    size_t opened = 0;
    hb_script_t script = HB_SCRIPT_INVALID;
    for (size_t index = 0; index < count && script == HB_SCRIPT_INVALID; index++)
        script = script_at(characters + index, count - index, HB_SCRIPT_INVALID);
    for (size_t index = 0; index < count; index++) {
        hb_script_t own = script_at(characters + index, count - index, script);
        uint32_t partner = own == HB_SCRIPT_INVALID ? partner_of(characters[index]) : 0;
        if (own != HB_SCRIPT_INVALID) {
            script = own;
        } else if (partner > characters[index]) {
            if (opened == depth) opened = 0;
            open[opened].closing = partner;
            open[opened++].script = script;
        } else if (partner != 0) {
            // Brackets that are not closed before are ignored.
            while (opened > 0) {
                if (open[--opened].closing != characters[index]) continue;
                script = open[opened].script;
                break;
            }
        }
        scripts[index] = script;
    }
}

// The features to turn off for kerning only.
static const char *const others[] = {
    "-calt", "-liga", "-clig", "-ccmp", "-locl", "-rlig", "-rclt", "-rvrn", "-dist", "-mark",
    "-mkmk", "-abvm", "-blwm", "-curs", "-ltra", "-ltrm", "-rtla", "-rtlm",
    "-frac", "-numr", "-dnom",
};

static hb_direction_t direction_of(hb_script_t script, HarfBuzzDirection direction) {
    if (direction == HarfBuzzDirectionLeftToRight) return HB_DIRECTION_LTR;
    if (direction == HarfBuzzDirectionRightToLeft) return HB_DIRECTION_RTL;
    return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL ? HB_DIRECTION_RTL : HB_DIRECTION_LTR;
}

// Debian's library prefers the Graphite tables of some fonts.
static const char *const shapers[] = {"ot", NULL};

static size_t shape(HarfBuzzFontRecord *font, const uint32_t *characters, size_t count,
                    HarfBuzzOptions options, HarfBuzzGlyph *glyphs, size_t room, long *width) {
    enum { otherCount = sizeof others / sizeof *others };
    hb_feature_t off[otherCount];
    for (int index = 0; index < otherCount; index++)
        hb_feature_from_string(others[index], -1, &off[index]);
    unsigned offCount = options.features == HarfBuzzFeaturesKerning ? otherCount : 0;
    hb_language_t language = options.language == NULL ? HB_LANGUAGE_INVALID
        : hb_language_from_string(options.language, -1);
    hb_buffer_t *buffer = hb_buffer_create();
    size_t written = 0;
    uint8_t *levels = NULL;
    if (options.direction == HarfBuzzDirectionOfParagraph) {
        levels = malloc(count + 1);
        icu_levels(characters, count, levels);
    }
    hb_script_t *scripts = malloc((count + 1) * sizeof *scripts);
    find_scripts(characters, count, scripts);
    for (size_t start = 0; start < count;) {
        hb_script_t script = scripts[start];
        size_t end = start + 1;
        while (end < count && scripts[end] == script && (levels == NULL || levels[end] == levels[start])) end++;
        hb_buffer_clear_contents(buffer);
        hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES);
        hb_direction_t direction = levels == NULL ? direction_of(script, options.direction)
            : levels[start] % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR;
        hb_buffer_set_direction(buffer, direction);
        hb_buffer_set_script(buffer, script);
        hb_buffer_set_language(buffer, language);
        hb_buffer_add_utf32(buffer, characters, (int)count, (unsigned)start, (int)(end - start));
        hb_shape_full(font, buffer, off, offCount, shapers);
        if (direction == HB_DIRECTION_RTL && glyphs != NULL) hb_buffer_reverse(buffer);
        unsigned length;
        hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &length);
        hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &length);
        for (unsigned index = 0; index < length; index++, written++) {
            *width += positions[index].x_advance;
            if (written >= room) continue;
            glyphs[written] = (HarfBuzzGlyph) {
                .glyph = infos[index].codepoint,
                .cluster = infos[index].cluster,
                .advance = positions[index].x_advance,
                .x = positions[index].x_offset,
                .y = positions[index].y_offset,
            };
        }
        start = end;
    }
    free(scripts);
    free(levels);
    hb_buffer_destroy(buffer);
    return written;
}

size_t harfbuzz_shape(HarfBuzzFontRecord *font, const uint32_t *characters, size_t count,
                      HarfBuzzOptions options, HarfBuzzGlyph *glyphs, size_t room) {
    long width = 0;
    return shape(font, characters, count, options, glyphs, room, &width);
}

long harfbuzz_shaped_width(HarfBuzzFontRecord *font, const uint32_t *characters, size_t count,
                           HarfBuzzOptions options) {
    long width = 0;
    shape(font, characters, count, options, NULL, 0, &width);
    return width;
}

long harfbuzz_run_width(HarfBuzzFontRecord *font, const char *bytes, size_t count) {
    if (kept == NULL) kept = hb_buffer_create();
    hb_buffer_t *buffer = kept;
    hb_buffer_reset(buffer);
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES);
    hb_buffer_add_utf8(buffer, bytes, (int)count, 0, (int)count);
    hb_buffer_guess_segment_properties(buffer);
    hb_shape_full(font, buffer, NULL, 0, shapers);
    unsigned length;
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &length);
    long width = 0;
    for (unsigned index = 0; index < length; index++) width += positions[index].x_advance;
    return width;
}
