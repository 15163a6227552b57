// HarfBuzz, as far as it is compared with: characters and advances, without shaping.
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

#endif
