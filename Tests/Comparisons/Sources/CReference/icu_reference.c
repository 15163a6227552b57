#include "icu_reference.h"

#include <unicode/ubidi.h>

size_t icu_visual_order(const uint16_t *paragraph, size_t count, bool is_right_to_left, size_t start,
                        size_t end, int32_t *indices) {
    UErrorCode error = U_ZERO_ERROR;
    UBiDi *text = ubidi_open();
    UBiDi *line = ubidi_open();
    ubidi_setPara(text, (const UChar *)paragraph, (int32_t)count, is_right_to_left ? 1 : 0, NULL, &error);
    ubidi_setLine(text, (int32_t)start, (int32_t)end, line, &error);
    ubidi_getVisualMap(line, indices, &error);
    ubidi_close(line);
    ubidi_close(text);
    return U_SUCCESS(error) ? end - start : 0;
}
