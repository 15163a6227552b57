// The functions of HarfBuzz that the comparisons call: advances of characters and of shaped text.
#ifndef HARFBUZZ_REFERENCE_H
#define HARFBUZZ_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

typedef struct hb_font_t HarfBuzzFontRecord;

/// Opens a face in a file, scaled to font units, or returns null if HarfBuzz rejects it.
HarfBuzzFontRecord *harfbuzz_open(const char *path, unsigned index);
void harfbuzz_close(HarfBuzzFontRecord *font);

/// Returns the sum of the characters' advances, in font units.
long harfbuzz_width(HarfBuzzFontRecord *font, const uint32_t *characters, size_t count);

/// The enabled features.
typedef enum {
    HarfBuzzFeaturesDefault,
    HarfBuzzFeaturesKerning,
} HarfBuzzFeatures;

typedef struct {
    uint32_t glyph;
    /// The index of the glyph's first character in the text.
    uint32_t cluster;
    /// The advance, in font units.
    int32_t advance;
    /// The offset to the right and up, in font units.
    int32_t x, y;
} HarfBuzzGlyph;

/// The direction in which a text is drawn.
typedef enum {
    /// Each script's own.
    HarfBuzzDirectionOfScript,
    HarfBuzzDirectionLeftToRight,
    HarfBuzzDirectionRightToLeft,
    /// The directions in a paragraph that is read from left to right.
    HarfBuzzDirectionOfParagraph,
} HarfBuzzDirection;

/// How to shape a text.
typedef struct {
    HarfBuzzFeatures features;
    HarfBuzzDirection direction;
    /// A BCP 47 tag, or null.
    const char *language;
} HarfBuzzOptions;

/// Sets the variation coordinates.
void harfbuzz_vary(HarfBuzzFontRecord *font, const uint32_t *tags, const float *values, unsigned count);

/// Returns the tag of a character's script, or 0 if all scripts share the character.
uint32_t harfbuzz_script(uint32_t character);

/// Shapes a text in runs of one script, by HarfBuzz's own table of scripts.
///
/// Characters without a script join the run before them, or else the first run. A closing bracket joins
/// the script of its opening bracket, and tatweel a script that joins. Writes at most `room` glyphs in
/// the order of the text, and returns the number of glyphs.
size_t harfbuzz_shape(HarfBuzzFontRecord *font, const uint32_t *characters, size_t count,
                      HarfBuzzOptions options, HarfBuzzGlyph *glyphs, size_t room);

/// Returns the sum of the shaped text's advances, in font units.
long harfbuzz_shaped_width(HarfBuzzFontRecord *font, const uint32_t *characters, size_t count,
                           HarfBuzzOptions options);

/// Returns the sum of the advances of a text in one script, in font units.
long harfbuzz_run_width(HarfBuzzFontRecord *font, const char *bytes, size_t count);

#endif
