#include "pango_reference.h"

#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

struct PangoFileRecord {
    FcConfig *config;
    PangoFontDescription *description;
};

struct PangoFaceRecord {
    PangoContext *context;
};

struct PangoTextRecord {
    PangoLayout *layout;
};

PangoFileRecord *pango_file_open(const char *path, unsigned index) {
    int count;
    FcPattern *pattern = FcFreeTypeQuery((const FcChar8 *)path, index, NULL, &count);
    if (pattern == NULL) return NULL;
    FcConfig *config = FcConfigCreate();
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)path)) {
        FcPatternDestroy(pattern);
        FcConfigDestroy(config);
        return NULL;
    }
    PangoFileRecord *file = g_new(PangoFileRecord, 1);
    file->config = config;
    file->description = pango_fc_font_description_from_pattern(pattern, FALSE);
    FcPatternDestroy(pattern);
    return file;
}

void pango_file_close(PangoFileRecord *file) {
    pango_font_description_free(file->description);
    FcConfigDestroy(file->config);
    g_free(file);
}

static void keep_unhinted(FcPattern *pattern, gpointer data) {
    (void)data;
    FcPatternDel(pattern, FC_HINTING);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
    FcPatternDel(pattern, FC_AUTOHINT);
    FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse);
}

PangoFaceRecord *pango_face_open(PangoFileRecord *file, double points, bool is_right_to_left) {
    PangoFontMap *map = pango_ft2_font_map_new();
    // At this resolution a pixel is a point.
    pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), file->config);
    pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), keep_unhinted, NULL, NULL);
    PangoContext *context = pango_font_map_create_context(map);
    g_object_unref(map);
    PangoFontDescription *description = pango_font_description_copy(file->description);
    pango_font_description_set_absolute_size(description, points * PANGO_SCALE);
    pango_context_set_font_description(context, description);
    pango_context_set_language(context, pango_language_from_string("und"));
    pango_context_set_base_dir(context, is_right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
    pango_context_set_round_glyph_positions(context, FALSE);
    PangoFont *font = pango_font_map_load_font(map, context, description);
    bool isSame = false;
    if (font != NULL) {
        PangoFontDescription *found = pango_font_describe(font);
        isSame = pango_font_get_hb_font(font) != NULL
            && g_strcmp0(pango_font_description_get_family(found),
                         pango_font_description_get_family(description)) == 0;
        pango_font_description_free(found);
        g_object_unref(font);
    }
    pango_font_description_free(description);
    if (!isSame) {
        g_object_unref(context);
        return NULL;
    }
    PangoFaceRecord *face = g_new(PangoFaceRecord, 1);
    face->context = context;
    return face;
}

void pango_face_close(PangoFaceRecord *face) {
    g_object_unref(face->context);
    g_free(face);
}

PangoTextRecord *pango_text_open(PangoFaceRecord *face, const char *text, size_t length, double width) {
    PangoLayout *layout = pango_layout_new(face->context);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_fallback_new(FALSE));
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
    pango_layout_set_auto_dir(layout, FALSE);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_text(layout, text, (int)length);
    PangoTextRecord *record = g_new(PangoTextRecord, 1);
    record->layout = layout;
    pango_text_set_width(record, width);
    return record;
}

void pango_text_close(PangoTextRecord *text) {
    g_object_unref(text->layout);
    g_free(text);
}

size_t pango_text_set_width(PangoTextRecord *text, double width) {
    pango_layout_set_width(text->layout, (int)(width * PANGO_SCALE));
    return pango_text_count_lines(text);
}

size_t pango_text_count_lines(PangoTextRecord *text) {
    return (size_t)pango_layout_get_line_count(text->layout);
}

void pango_text_line(PangoTextRecord *text, size_t line, size_t *start, size_t *end) {
    PangoLayoutLine *found = pango_layout_get_line_readonly(text->layout, (int)line);
    *start = (size_t)pango_layout_line_get_start_index(found);
    *end = *start + (size_t)pango_layout_line_get_length(found);
}

double pango_text_width(PangoTextRecord *text, size_t line, size_t end) {
    PangoLayoutLine *found = pango_layout_get_line_readonly(text->layout, (int)line);
    long width = 0;
    for (GSList *node = found->runs; node != NULL; node = node->next) {
        PangoGlyphItem *run = node->data;
        for (int index = 0; index < run->glyphs->num_glyphs; index++) {
            if ((size_t)(run->item->offset + run->glyphs->log_clusters[index]) < end)
                width += run->glyphs->glyphs[index].geometry.width;
        }
    }
    return (double)width / PANGO_SCALE;
}

size_t pango_text_stretches(PangoTextRecord *text, size_t line, size_t *starts, size_t room) {
    PangoLayoutLine *found = pango_layout_get_line_readonly(text->layout, (int)line);
    size_t count = 0;
    for (GSList *node = found->runs; node != NULL; node = node->next, count++) {
        PangoGlyphItem *run = node->data;
        if (count < room) starts[count] = (size_t)run->item->offset;
    }
    return count;
}

size_t pango_text_glyphs(PangoTextRecord *text, size_t line, PangoGlyphRecord *glyphs, size_t room) {
    PangoLayoutLine *found = pango_layout_get_line_readonly(text->layout, (int)line);
    size_t count = 0;
    for (GSList *node = found->runs; node != NULL; node = node->next) {
        PangoGlyphItem *run = node->data;
        for (int index = 0; index < run->glyphs->num_glyphs; index++) {
            PangoGlyphInfo *glyph = &run->glyphs->glyphs[index];
            if (glyph->glyph == PANGO_GLYPH_EMPTY) continue;
            if (count < room) {
                glyphs[count] = (PangoGlyphRecord) {
                    .glyph = glyph->glyph,
                    .offset = (size_t)(run->item->offset + run->glyphs->log_clusters[index]),
                    .advance = (double)glyph->geometry.width / PANGO_SCALE,
                    .x = (double)glyph->geometry.x_offset / PANGO_SCALE,
                    .y = (double)glyph->geometry.y_offset / PANGO_SCALE,
                };
            }
            count++;
        }
    }
    return count;
}

double pango_text_own_width(PangoTextRecord *text, size_t line) {
    PangoRectangle extent;
    PangoLayoutLine *found = pango_layout_get_line_readonly(text->layout, (int)line);
    pango_layout_line_get_extents(found, NULL, &extent);
    return (double)extent.width / PANGO_SCALE;
}

size_t pango_text_breaks(PangoTextRecord *text, bool *breaks, size_t room) {
    int count;
    const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly(text->layout, &count);
    for (size_t place = 0; place < (size_t)count && place < room; place++)
        breaks[place] = attributes[place].is_line_break;
    return (size_t)count;
}
