// HarfBuzz, as far as it is compared with: characters and advances, unshaped and shaped.
#ifndef HARFBUZZ_REFERENCE_H
#define HARFBUZZ_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

typedef struct hb_font_t HarfBuzzFontRecord;

/// A face of a file at one unit per font unit; null if HarfBuzz does not take it.
HarfBuzzFontRecord *harfbuzz_open(const char *path, unsigned index);
void harfbuzz_close(HarfBuzzFontRecord *font);

/// The sum of the advances of characters, in font units.
long harfbuzz_width(HarfBuzzFontRecord *font, const uint32_t *characters, size_t count);

/// Which features are on.
typedef enum {
    HarfBuzzFeaturesDefault,
    HarfBuzzFeaturesKerning,
} HarfBuzzFeatures;

typedef struct {
    uint32_t glyph;
    /// Where its first character stands in the text.
    uint32_t cluster;
    /// Font units.
    int32_t advance;
} HarfBuzzGlyph;

/// Puts a variable font at a point on its axes.
void harfbuzz_vary(HarfBuzzFontRecord *font, const uint32_t *tags, const float *values, unsigned count);

/// Shapes a text stretch by stretch, each of one script by HarfBuzz's own table of scripts, from left
/// to right; characters of no script go with the stretch before them, or the first one. Writes the
/// glyphs that there is room for and answers how many there are.
size_t harfbuzz_shape(HarfBuzzFontRecord *font, const uint32_t *characters, size_t count,
                      HarfBuzzFeatures features, HarfBuzzGlyph *glyphs, size_t room);

/// The sum of the advances of the shaped text, in font units.
long harfbuzz_shaped_width(HarfBuzzFontRecord *font, const uint32_t *characters, size_t count,
                           HarfBuzzFeatures features);

#endif
